public import QuestionBank

/// How a game is played: everything a host may want otherwise.
public struct Rules: Sendable, Hashable, Codable {
    /// Seconds for an answer to begin, where the question has no limit of its own; without an end
    /// (`.infinity`) there is no clock.
    public var timeLimit: Double
    /// Seconds to be more specific after an answer that was not enough.
    public var moreTime: Double
    /// Seconds that are left at least after the player was asked to say it again.
    public var retryTime: Double
    /// How often the player is asked to say it again before the question is put aside.
    public var retryLimit: Int
    /// How often an answer that is not enough may be made more specific.
    public var moreLimit: Int
    /// How many hints a question has at most.
    public var hintLimit: Int
    /// Time to read a word on the screen, before the clock of a question that is not read aloud
    /// starts. 240 words a minute is an ordinary silent reader.
    public var readingSecondsPerWord: Double
    /// Seconds for looking at the verdict, and for challenging it.
    public var reviewSeconds: Double
    /// Seconds to say yes or no; silence is no.
    public var decisionSeconds: Double
    /// Seconds for the answer of a player who has pressed a key.
    public var buzzSeconds: Double
    /// Seconds that the others have at least after a wrong answer.
    public var stealSeconds: Double
    /// Seconds to say whose a right shout was; then it is nobody's.
    public var claimSeconds: Double
    /// Seconds for the announcement of a round.
    public var roundSeconds: Double
    /// Seconds to pick from a board, or to say a wager; then the game picks, and wagers nothing.
    public var requestSeconds: Double
    /// Where everybody answers a question: whether all do so at the same time, on screens of their own and by one clock.
    /// Else they answer one after another at the keyboard or aloud, and each has a time of their own.
    public var answersTogether = false
    /// What answers earn and cost.
    public var scoring: Scoring

    /// The rules of an ordinary game, unless it is said. Times are seconds.
    public init(
        timeLimit: Double = 15, moreTime: Double = 8, retryTime: Double = 6, retryLimit: Int = 3,
        moreLimit: Int = 2, hintLimit: Int = 2, readingSecondsPerWord: Double = 0.25,
        reviewSeconds: Double = 4, decisionSeconds: Double = 12, buzzSeconds: Double = 8,
        stealSeconds: Double = 6, claimSeconds: Double = 20, roundSeconds: Double = 4,
        requestSeconds: Double = 20, scoring: Scoring = .speed
    ) {
        self.timeLimit = timeLimit
        self.moreTime = moreTime
        self.retryTime = retryTime
        self.retryLimit = retryLimit
        self.moreLimit = moreLimit
        self.hintLimit = hintLimit
        self.readingSecondsPerWord = readingSecondsPerWord
        self.reviewSeconds = reviewSeconds
        self.decisionSeconds = decisionSeconds
        self.buzzSeconds = buzzSeconds
        self.stealSeconds = stealSeconds
        self.claimSeconds = claimSeconds
        self.roundSeconds = roundSeconds
        self.requestSeconds = requestSeconds
        self.scoring = scoring
    }

    /// For answers that come as lines from a program: nobody has to look at a verdict.
    public static let lines = Rules(
        timeLimit: 30, moreTime: 20, reviewSeconds: 0, roundSeconds: 0, requestSeconds: 60)
    /// For answers that are typed: fingers are slower than tongues.
    public static let keyboard = Rules(
        timeLimit: 30, moreTime: 20, reviewSeconds: 3, buzzSeconds: 20, stealSeconds: 15,
        requestSeconds: 40)

    /// For a room of people who look at a screen and type on phones.
    public static let room = Rules(
        timeLimit: 30, moreTime: 20, reviewSeconds: 6, buzzSeconds: 15, stealSeconds: 15)

    /// Seconds that a question on the screen takes to read.
    public func readingSeconds(of question: Question) -> Double {
        let texts = [question.prompt] + question.choices
        let words = texts.reduce(0) { $0 + $1.split(whereSeparator: \.isWhitespace).count }
        return Double(words) * readingSecondsPerWord
    }
}

extension Rules {
    /// What earlier versions did not know has its usual value.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init()
        func read<Value: Decodable>(_ key: CodingKeys, into value: inout Value) throws {
            value = try container.decodeIfPresent(Value.self, forKey: key) ?? value
        }
        try read(.timeLimit, into: &timeLimit)
        try read(.moreTime, into: &moreTime)
        try read(.retryTime, into: &retryTime)
        try read(.retryLimit, into: &retryLimit)
        try read(.moreLimit, into: &moreLimit)
        try read(.hintLimit, into: &hintLimit)
        try read(.readingSecondsPerWord, into: &readingSecondsPerWord)
        try read(.reviewSeconds, into: &reviewSeconds)
        try read(.decisionSeconds, into: &decisionSeconds)
        try read(.buzzSeconds, into: &buzzSeconds)
        try read(.stealSeconds, into: &stealSeconds)
        try read(.claimSeconds, into: &claimSeconds)
        try read(.roundSeconds, into: &roundSeconds)
        try read(.requestSeconds, into: &requestSeconds)
        try read(.answersTogether, into: &answersTogether)
        scoring = try container.decode(Scoring.self, forKey: .scoring)
    }
}
