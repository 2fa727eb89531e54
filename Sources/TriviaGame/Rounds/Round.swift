/// A stretch of an evening whose questions are played in a way of their own: a value of a few answers,
/// like ``Mode``, and what the mode says where it has none. What the answers mean stands in one place
/// each (`Game+Rounds` and its neighbours), so a new round is a file with its value and its tests.
public struct Round: Sendable, Hashable, Codable {
    /// In which order its questions come.
    public enum Order: String, Sendable, Hashable, Codable {
        case given
        /// A player picks each by its category and value.
        case picked
    }

    /// What the clock is for.
    public enum Clock: String, Sendable, Hashable, Codable {
        case question
        /// One clock for everything: each player in turn answers as many as they can.
        case round
    }

    /// Who answers a question.
    public enum Turnout: String, Sendable, Hashable, Codable {
        /// Whoever the mode says.
        case mode
        /// Everybody, each once; nothing is told before the last has answered.
        case sealed
    }

    /// What makes an answer right.
    public enum Measure: String, Sendable, Hashable, Codable {
        case judged
        /// It is a number, and none is nearer.
        case nearest
        /// It is one of several, and nobody has said it before.
        case collected
    }

    /// What an answer is about.
    public enum Stake: String, Sendable, Hashable, Codable {
        case worth
        /// What each player wagered before the question.
        case wager
    }

    /// Whom it is for.
    public enum Contest: String, Sendable, Hashable, Codable {
        case everybody
        /// Players who share first place play on until one is ahead.
        case tied
    }

    /// What its questions must have.
    public enum Needs: String, Sendable, Hashable, Codable {
        case anything, choices, number, list

        /// The tag of questions that are for such rounds alone; nil where there are none.
        public var tag: String? {
            switch self {
            case .anything, .choices: nil
            case .number: "estimate"
            case .list: "list"
            }
        }
    }

    /// A stable name, as it is typed and kept.
    public var name: String
    /// One sentence for announcements and help.
    public var summary: String
    /// What the host calls it; else its name is told.
    public var title: String?
    /// How many questions it has at most; none for 0 and less.
    public var count: Int
    /// In which order its questions come.
    public var order: Order
    /// What clock runs.
    public var clock: Clock
    /// Who answers.
    public var turnout: Turnout
    /// What is right.
    public var measure: Measure
    /// What an answer is worth.
    public var stake: Stake
    /// For whom it is.
    public var contest: Contest
    /// Which questions it can use.
    public var needs: Needs
    /// Seconds of the round's clock, or the least that a question has.
    public var seconds: Double?
    /// Who may answer, where it is not the mode that says so.
    public var opening: Mode.Opening?
    /// What a wrong answer does, where it is not the mode that says so.
    public var wrongAnswer: Mode.WrongAnswer?
    /// Whether an answer earns its worth and nothing on top.
    public var isPlain: Bool

    /// A round in which, but for its name and count, everything is as the mode has it.
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

    /// All rounds, in the order they are offered.
    public static let all: [Round] = [
        .normal, .choice, .lightning, .board, .estimation, .list, .finale, .tieBreak,
    ]

    /// The round of ``all`` that is called so, in either case; nil where none is.
    public init?(named name: String) {
        guard let round = Self.all.first(where: { $0.name == name.lowercased() }) else {
            return nil
        }
        self = round
    }

    /// What players are told that it is.
    public var heading: String { title ?? name.prefix(1).uppercased() + name.dropFirst() }

    /// Whether something may be asked for that brings an answer nearer.
    var allowsHints: Bool { measure == .judged && turnout == .mode && clock == .question }

    /// Whether its questions may bring bonuses.
    public var allowsBonuses: Bool {
        order == .given && clock == .question && turnout == .mode && measure == .judged
            && stake == .worth && contest == .everybody
    }

    /// The mode as it is in this round.
    func adapting(_ mode: Mode) -> Mode {
        var mode = mode
        mode.opening = opening ?? mode.opening
        mode.wrongAnswer = wrongAnswer ?? mode.wrongAnswer
        // Who names something out of a list does not ask for the floor each time, and each thing counts once.
        if measure == .collected, mode.opening == .buzzer || mode.opening == .each {
            mode.opening = .anyone
        }
        // A clock that is the round cannot be missing.
        mode.isTimed = mode.isTimed || clock == .round
        return mode
    }

    /// What answers earn and cost in this round.
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
