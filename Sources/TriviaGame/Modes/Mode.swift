/// Determines who may answer, what happens after a wrong answer, and who rules on answers. The code
/// in the file `Game+Floor.swift` applies modes.
public struct Mode: Sendable, Hashable, Codable {
    /// Who may answer when a question opens.
    public enum Opening: String, Sendable, Hashable, Codable {
        /// Players answer one at a time, in turn.
        case turn
        /// Any player may answer without pressing a key first.
        case anyone
        /// The first player to press a key may answer.
        case buzzer
        /// Every player answers once, in secret.
        case each
    }

    /// What happens after a wrong answer.
    public enum WrongAnswer: String, Sendable, Hashable, Codable {
        /// A wrong answer ends the question.
        case ends
        /// The same players may try again until time is up.
        case again
        /// The player may not try this question again, but the other players may try it.
        case frees
        /// The next player in the order of play may try.
        case passes
    }

    /// Who decides whether an answer is right.
    public enum Ruler: String, Sendable, Hashable, Codable {
        /// The judge's verdict decides.
        case judge
        /// The host decides. The judge only proposes a ruling.
        case host
    }

    /// A stable name for command lines and the history.
    public var name: String
    /// One sentence for menus and help.
    public var summary: String
    /// Who may answer.
    public var opening: Opening
    /// What happens after a wrong answer.
    public var wrongAnswer: WrongAnswer
    /// Whether questions have a clock.
    public var isTimed: Bool
    /// Who decides whether an answer is right.
    public var ruler: Ruler
    /// The possible numbers of players or teams.
    public var seats: ClosedRange<Int>

    /// Creates a custom mode.
    public init(
        name: String, summary: String, opening: Opening, wrongAnswer: WrongAnswer,
        isTimed: Bool = true, ruler: Ruler = .judge, seats: ClosedRange<Int> = 1...mostSeats
    ) {
        self.name = name
        self.summary = summary
        self.opening = opening
        self.wrongAnswer = wrongAnswer
        self.isTimed = isTimed
        self.ruler = ruler
        self.seats = seats
    }

    /// The maximum number of players or teams.
    public static let mostSeats = 200
    /// The maximum number of players with keys. The players' keys are 1 to 8.
    public static let mostKeys = 8

    /// All modes, in the order in which they are offered.
    public static let all: [Mode] = [
        .solo, .turns, .shout, .everybody, .quiz, .teams, .practice, .host,
    ]

    /// The mode in ``all`` with this name, ignoring case; nil if there is no such mode.
    public init?(named name: String) {
        guard let mode = Self.all.first(where: { $0.name == name.lowercased() }) else { return nil }
        self = mode
    }
}
