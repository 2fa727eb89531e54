import QuestionBank

/// A section of a game with its own rules. If a property is nil, the mode decides.
public struct Round: Sendable, Hashable, Codable {
    /// The order of the round's questions.
    public enum Order: String, Sendable, Hashable, Codable {
        /// The questions come in the given order.
        case given
        /// A player picks each question by its category and value.
        case picked
    }

    /// What the clock limits.
    public enum Clock: String, Sendable, Hashable, Codable {
        /// Each question has its own time limit.
        case question
        /// One clock limits each player's turn in the round.
        case round
    }

    /// Who answers a question.
    public enum Turnout: String, Sendable, Hashable, Codable {
        /// The mode selects the players who answer.
        case mode
        /// Every player answers once, in secret.
        case sealed
    }

    /// The condition under which an answer is right.
    public enum Measure: String, Sendable, Hashable, Codable {
        /// An answer is right or wrong.
        case judged
        /// The answer is a number, and no other number is nearer.
        case nearest
        /// The answer is a list item that nobody has named.
        case collected
    }

    /// The points that an answer wins or loses.
    public enum Stake: String, Sendable, Hashable, Codable {
        /// The question's own points are at stake.
        case worth
        /// An answer wins or loses the wager that the player made before the question.
        case wager
    }

    /// Who plays the round.
    public enum Contest: String, Sendable, Hashable, Codable {
        /// All players take part.
        case everybody
        /// Only the players in first place continue, until one of them is ahead.
        case tied
    }

    /// The requirement that the questions of a round must meet.
    public enum Needs: String, Sendable, Hashable, Codable {
        /// The kind of questions that the round needs.
        case anything, choices, number, list

        /// The tag of questions that are reserved for rounds with this requirement; nil if no
        /// questions are reserved for this requirement.
        public var tag: String? {
            switch self {
            case .anything, .choices: nil
            case .number: "estimate"
            case .list: Question.Kind.list.tag
            }
        }
    }

    /// A stable name for command lines and saved games.
    public var name: String
    /// One sentence for announcements and help.
    public var summary: String
    /// A title chosen by the host. If the title is nil, the round's standard name is shown.
    public var title: String?
    /// The maximum number of questions. A value of 0 or less means no questions.
    public var count: Int
    /// The order of the round's questions.
    public var order: Order
    /// What the clock limits.
    public var clock: Clock
    /// Who answers.
    public var turnout: Turnout
    /// The condition under which an answer is right.
    public var measure: Measure
    /// The points that an answer wins or loses.
    public var stake: Stake
    /// Who plays the round.
    public var contest: Contest
    /// The questions that the round can use.
    public var needs: Needs
    /// Seconds on the round's clock, or the minimum time for each question.
    public var seconds: Double?
    /// Who may answer. If this property is nil, the mode decides.
    public var opening: Mode.Opening?
    /// What happens after a wrong answer. If this property is nil, the mode decides.
    public var wrongAnswer: Mode.WrongAnswer?
    /// Whether an answer wins exactly the number of points that the question is worth.
    public var isPlain: Bool

    /// Creates a round. By default, the mode makes all decisions.
    public init(
        name: String, summary: String, count: Int, order: Order = .given,
        clock: Clock = .question, turnout: Turnout = .mode, measure: Measure = .judged,
        stake: Stake = .worth, contest: Contest = .everybody, needs: Needs = .anything,
        seconds: Double? = nil, opening: Mode.Opening? = nil,
        wrongAnswer: Mode.WrongAnswer? = nil, isPlain: Bool = false
    ) {
        self.name = name
        self.summary = summary
        self.count = count
        self.order = order
        self.clock = clock
        self.turnout = turnout
        self.measure = measure
        self.stake = stake
        self.contest = contest
        self.needs = needs
        self.seconds = seconds
        self.opening = opening
        self.wrongAnswer = wrongAnswer
        self.isPlain = isPlain
    }

    /// All types of rounds, in the order in which they are offered.
    public static let all: [Round] = [
        .normal, .choice, .lightning, .board, .estimation, .list, .finale, .tieBreak,
    ]

    /// The round in ``all`` with this name, ignoring case; nil if there is no such round.
    public init?(named name: String) {
        guard let round = Self.all.first(where: { $0.name == name.lowercased() }) else {
            return nil
        }
        self = round
    }

    /// The heading that players see.
    public var heading: String { title ?? name.prefix(1).uppercased() + name.dropFirst() }

    /// Whether players may ask for hints.
    var allowsHints: Bool { measure == .judged && turnout == .mode && clock == .question }

    /// Whether bonuses may follow the round's questions.
    public var allowsBonuses: Bool {
        order == .given && clock == .question && turnout == .mode && measure == .judged
            && stake == .worth && contest == .everybody
    }

    /// The mode, adapted to this round.
    func adapting(_ mode: Mode) -> Mode {
        var mode = mode
        mode.opening = opening ?? mode.opening
        mode.wrongAnswer = wrongAnswer ?? mode.wrongAnswer
        if measure == .collected, mode.opening == .buzzer || mode.opening == .each {
            mode.opening = .anyone
        }
        mode.isTimed = mode.isTimed || clock == .round
        return mode
    }

    /// The points that answers win or lose in this round.
    func adapting(_ scoring: Scoring) -> Scoring {
        var scoring = scoring
        if isPlain || stake == .wager {
            scoring.speedShare = 0
            scoring.streakShare = 0
            scoring.earlyShare = 0
        }
        if stake == .wager { scoring.wrongShare = 1 }
        if measure == .nearest { scoring.wrongShare = 0 }
        return scoring
    }
}
