/// What a game remembers of the round that it is in.
package struct RoundPlay: Sendable, Hashable {
    /// Its place among the rounds; nil before the first.
    var number: Int?
    /// Who picks from the board.
    var chooser: Int?
    /// Whose clock runs.
    var run: Run?
    /// Seats whose clock has not run yet; nil before the first.
    var waiting: [Int]?
    /// What each seat has wagered.
    var wagers: [Int: Int] = [:]
    /// Answers that are not told yet, in their order.
    var sealed: [SealedAnswer] = []
    /// What was named of a list, as it is told, in its order.
    var found: [String] = []
    /// Seats that it is for; nil for everybody.
    var contestants: [Int]?
    /// Seats that came while the current question was open.
    var newcomers: Set<Int> = []
    /// Whose bonus is asked.
    var bonus: Int?

    /// One player's time in a round with a clock of its own.
    struct Run: Sendable, Hashable {
        var seat: Int
        /// Samples that are left on the clock.
        var left: Int
        /// Questions that may still come, with the present one.
        var questions: Int
        /// Seats that have not had their turn.
        var waiting: [Int]
    }
}

/// An answer that is told when everybody has answered.
struct SealedAnswer: Sendable, Hashable {
    var seat: Int
    var outcome: Outcome
    var reason: String
    var evidence: Evidence
    /// As it was when the answer was given.
    var window: AnswerWindow
    var number: Double?
    /// How far the number is from the answer, once all are compared.
    var distance: Double?
}

/// Something that the game wants of a player before a question can be asked.
package enum Request: Sendable, Hashable {
    /// A category and a value, of this seat.
    case pick(Int)
    /// Wagers of these seats, of the first of them now.
    case wagers([Int])
}
