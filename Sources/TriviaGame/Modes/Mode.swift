/// How a question is played: who may answer it, what a wrong answer does, when it ends and who
/// rules. A value; what it means is decided in one place (`Game+Floor`), so a new mode is a file
/// with its value and its tests.
public struct Mode: Sendable, Hashable, Codable {
    /// Who may answer when a question opens.
    public enum Opening: String, Sendable, Hashable, Codable {
        /// One player, by turns.
        case turn
        /// Whoever speaks, without asking for the floor.
        case anyone
        /// Whoever presses a key first.
        case buzzer
        /// Everybody, each once and for themselves; nothing is told before the last has answered.
        case each
    }

    /// What a wrong answer does.
    public enum WrongAnswer: String, Sendable, Hashable, Codable {
        /// The question is over.
        case ends
        /// It is a try: the same players may go on until the time is up.
        case again
        /// Who gave it is out of this question, the others may try.
        case frees
        /// The next player in the order of play may try.
        case passes
    }

    /// Who says whether an answer counts.
    public enum Ruler: String, Sendable, Hashable, Codable {
        case judge
        /// A host says of each answer whether it counts; the judge only proposes.
        case host
    }

    /// A stable name, as it is typed and kept in history.
    public var name: String
    /// One sentence for menus and help.
    public var summary: String
    /// Who may answer.
    public var opening: Opening
    /// What a wrong answer does.
    public var wrongAnswer: WrongAnswer
    /// Whether questions have a clock.
    public var isTimed: Bool
    /// Who says whether an answer counts.
    public var ruler: Ruler
    /// How many players or teams it is for.
    public var seats: ClosedRange<Int>

    /// A mode of one's own; ``all`` are those with names that people know.
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

    /// As many as a room with phones takes.
    public static let mostSeats = 200
    /// The first of them have the keys 1 to 8.
    public static let mostKeys = 8

    /// All modes, in the order they are offered.
    public static let all: [Mode] = [
        .solo, .turns, .shout, .everybody, .quiz, .teams, .practice, .host,
    ]

    /// The mode of ``all`` that is called so, in either case; nil where none is.
    public init?(named name: String) {
        guard let mode = Self.all.first(where: { $0.name == name.lowercased() }) else { return nil }
        self = mode
    }
}
