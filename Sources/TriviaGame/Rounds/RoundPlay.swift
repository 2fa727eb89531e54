/// The state of the current round.
package struct RoundPlay: Sendable, Hashable {
    /// The round's index; nil before the first round.
    var number: Int?
    /// The seat that picks from the board.
    var chooser: Int?
    /// The running turn of one player, in a round with one clock.
    var run: Run?
    /// Seats whose turn has not begun; nil before the first turn.
    var waiting: [Int]?
    /// The wager of each seat.
    var wagers: [Int: Int] = [:]
    /// Answers that have not been revealed yet, in order.
    var sealed: [SealedAnswer] = []
    /// The list items named so far, as players see them, in order.
    var found: [String] = []
    /// Seats that take part; nil for everybody.
    var contestants: [Int]?
    /// Seats that joined while the current question was open.
    var newcomers: Set<Int> = []
    /// The seat whose bonus is being played.
    var bonus: Int?

    /// One player's turn in a round with one clock.
    struct Run: Sendable, Hashable {
        var seat: Int
        /// Samples left on the clock.
        var left: Int
        /// The player's remaining questions, including the current one.
        var questions: Int
        /// Seats that have not had their turn.
        var waiting: [Int]
    }
}

/// An answer that is revealed once everybody has answered.
struct SealedAnswer: Sendable, Hashable {
    var seat: Int
    var outcome: Outcome
    var reason: String
    var evidence: Evidence
    /// The window at the time of the answer.
    var window: AnswerWindow
    var number: Double?
    /// How far the number is from the right answer; nil until all numbers are compared.
    var distance: Double?
}

/// A request to players that must be met before the game can ask a question.
package enum Request: Sendable, Hashable {
    /// A category and a value from this seat.
    case pick(Int)
    /// Wagers from these seats. The first seat is asked now.
    case wagers([Int])
}
