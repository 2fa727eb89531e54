public import QuestionBank

/// The settings of a game that a host may change. Times are in seconds.
public struct Rules: Sendable, Hashable, Codable {
    /// The time within which an answer must begin, unless the question has its own limit. The value
    /// `.infinity` turns the clock off.
    public var timeLimit: Double
    /// The time for making an incomplete answer more specific.
    public var moreTime: Double
    /// The minimum time for an answer that the game has asked a player to repeat.
    public var retryTime: Double
    /// The maximum number of times that the game asks a player to repeat the answer.
    public var retryLimit: Int
    /// The maximum number of times that a player may add to an incomplete answer.
    public var moreLimit: Int
    /// The maximum number of hints per question.
    public var hintLimit: Int
    /// The time per word that players get to read a question on the screen before the clock starts.
    /// The time is used only if the question is not read aloud.
    public var readingSecondsPerWord: Double
    /// The time that players have to read the ruling and challenge it.
    public var reviewSeconds: Double
    /// The time to say yes or no. Silence means no.
    public var decisionSeconds: Double
    /// The time to answer after pressing a key.
    public var buzzSeconds: Double
    /// The minimum time for an answer that the other players get after a wrong answer.
    public var stealSeconds: Double
    /// The time to say who called out a right answer. If nobody claims the answer in time, nobody
    /// gets the points.
    public var claimSeconds: Double
    /// How long the game pauses to announce a round.
    public var roundSeconds: Double
    /// The time to pick a question or to wager. When the time is up, the game picks a question, or
    /// the wager is zero.
    public var requestSeconds: Double
    /// Whether players wager and answer sealed questions at the same time, on separate screens with
    /// one clock.
    public var answersTogether = false
    /// The points that answers win or lose.
    public var scoring: Scoring

    /// Creates the rules of an ordinary game.
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

    /// Rules for answers that a program sends, under which rulings are not displayed.
    public static let lines = Rules(
        timeLimit: 30, moreTime: 20, reviewSeconds: 0, roundSeconds: 0, requestSeconds: 60)
    /// Rules for typed answers.
    public static let keyboard = Rules(
        timeLimit: 30, moreTime: 20, reviewSeconds: 3, buzzSeconds: 20, stealSeconds: 15,
        requestSeconds: 40)

    /// Rules for a shared screen and for answers typed on phones.
    public static let room = Rules(
        timeLimit: 30, moreTime: 20, reviewSeconds: 6, buzzSeconds: 15, stealSeconds: 15)

    /// Seconds needed to read a question on the screen.
    public func readingSeconds(of question: Question) -> Double {
        let texts = [question.prompt] + question.choices
        let words = texts.reduce(0) { $0 + $1.split(whereSeparator: \.isWhitespace).count }
        return Double(words) * readingSecondsPerWord
    }
}

extension Rules {
    /// Decodes the rules. Missing settings get their default values.
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
