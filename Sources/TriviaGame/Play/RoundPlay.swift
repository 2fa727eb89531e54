/// The state of the current round.
package struct RoundPlay: Sendable, Hashable {
    /// The round's index; nil before the first round.
    var number: Int?
    /// The seat that picks from the board.
    var chooser: Int?
    /// One player's turn, in a round in which one clock limits each turn.
    var run: Run?
    /// The seats whose turn has not begun; nil before the first turn.
    var waiting: [Int]?
    /// The wager of each seat.
    var wagers: [Int: Int] = [:]
    /// Answers that have not been revealed yet, in order.
    var sealed: [SealedAnswer] = []
    /// The list items named so far, as players see them, in order.
    var found: [String] = []
    /// The seats that take part; nil if all seats take part.
    var contestants: [Int]?
    /// The seats that joined during the current question.
    var newcomers: Set<Int> = []
    /// The seat whose bonus is being played.
    var bonus: Int?

    /// One player's turn, in a round in which one clock limits each turn.
    struct Run: Sendable, Hashable {
        var seat: Int
        /// The remaining time on the clock, in samples.
        var left: Int
        /// The player's remaining questions, including the current one.
        var questions: Int
        /// The seats whose turn has not come yet.
        var waiting: [Int]
    }
}

/// A secret answer.
struct SealedAnswer: Sendable, Hashable {
    var seat: Int
    var outcome: Outcome
    var reason: String
    var evidence: Evidence
    /// The state of the answer window when the answer was given.
    var window: AnswerWindow
    var number: Double?
    /// The difference between the player's number and the right answer; nil until the numbers of
    /// all players are compared.
    var distance: Double?
}

/// A request that players must answer before the game asks a question.
package enum Request: Sendable, Hashable {
    /// This seat must pick a category and a value.
    case pick(Int)
    /// These seats must wager. The game asks the first seat in the list now.
    case wagers([Int])
}
