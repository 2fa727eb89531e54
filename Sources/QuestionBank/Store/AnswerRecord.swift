public import Foundation

/// One ruling in a game: what a player was asked, what was heard and what it was worth. It repeats
/// the texts of its question, so that it can be read without the pack.
public struct AnswerRecord: Sendable, Hashable, Codable {
    /// What became of an answer.
    public enum Verdict: String, Sendable, Hashable, Codable, CaseIterable {
        case correct
        case incorrect
        /// More was asked for, and did not come.
        case prompt
        /// Nothing was judged: silence, noise, chatter, unsure, out of time.
        case none
        case skipped
    }

    /// A ruling that a person changed.
    public struct Override: Sendable, Hashable, Codable {
        /// What it is now.
        public var verdict: Verdict
        /// What it earns now.
        public var points: Int
        /// Who changed it: a name.
        public var by: String
        /// Why, as that person said it.
        public var note: String?
        /// When it was changed.
        public var at: Date

        /// A change by a person, who may have said why.
        public init(
            verdict: Verdict, points: Int, by: String, note: String? = nil, at: Date
        ) {
            self.verdict = verdict
            self.points = points
            self.by = by
            self.note = note
            self.at = at
        }
    }

    /// Given by the bank when it is recorded; zero before.
    public var id: Int64
    /// The game it belongs to (``GameRecord/id``).
    public var gameID: Int64
    /// From one.
    public var round: Int
    /// Number of the question in the game, from one. Several players may answer one question.
    public var number: Int
    /// Whose answer it was; empty where nobody's was.
    public var player: String
    /// Title of the pack.
    public var pack: String
    /// The question's id in its pack.
    public var questionID: String
    /// The question as it was put.
    public var prompt: String
    /// The official answer, as shown.
    public var official: String
    /// The question's path, from the general to the special.
    public var category: [String]
    /// Nil where the pack did not say.
    public var difficulty: Question.Difficulty?
    /// The best transcription; nil when nothing was said.
    public var heard: String?
    /// The other transcriptions, best first.
    public var alternatives: [String]
    /// The accepted form that it matched.
    public var matched: String?
    /// As it was ruled; see ``finalVerdict``.
    public var verdict: Verdict
    /// Why, in words for people.
    public var reason: String
    /// 0…1.
    public var confidence: Double?
    /// When the question was put.
    public var askedAt: Date
    /// Seconds from the start of the question's clock (where its reading ended); negative when the
    /// player spoke before.
    public var speechStart: Double?
    /// Seconds on the same clock, where the speech ended.
    public var speechEnd: Double?
    /// Seconds from the start of the question's clock to the first word of the answer.
    public var responseTime: Double?
    /// As they were ruled; see ``finalPoints``.
    public var points: Int
    /// Whether a player disputed it.
    public var isChallenged: Bool
    /// What a person made of it; nil where nobody did.
    public var override: Override?

    /// The verdict that counts.
    public var finalVerdict: Verdict { override?.verdict ?? verdict }
    /// The points that count.
    public var finalPoints: Int { override?.points ?? points }

    /// A record of an answer to a question of the bank.
    public init(
        gameID: Int64, round: Int = 1, number: Int, player: String, question: StoredQuestion,
        heard: String? = nil, alternatives: [String] = [], matched: String? = nil,
        verdict: Verdict, reason: String, confidence: Double? = nil, askedAt: Date,
        speechStart: Double? = nil, speechEnd: Double? = nil, responseTime: Double? = nil,
        points: Int
    ) {
        self.init(
            gameID: gameID, round: round, number: number, player: player,
            question: question.question, pack: question.pack, heard: heard,
            alternatives: alternatives, matched: matched, verdict: verdict, reason: reason,
            confidence: confidence, askedAt: askedAt, speechStart: speechStart,
            speechEnd: speechEnd, responseTime: responseTime, points: points)
    }

    /// A record of an answer to a question of a pack, by the pack's title.
    public init(
        gameID: Int64, round: Int = 1, number: Int, player: String, question: Question,
        pack: String,
        heard: String? = nil, alternatives: [String] = [], matched: String? = nil,
        verdict: Verdict, reason: String, confidence: Double? = nil, askedAt: Date,
        speechStart: Double? = nil, speechEnd: Double? = nil, responseTime: Double? = nil,
        points: Int
    ) {
        id = 0
        self.gameID = gameID
        self.round = round
        self.number = number
        self.player = player
        self.pack = pack
        questionID = question.id
        prompt = question.prompt
        official = question.plainAnswer
        category = question.category
        difficulty = question.difficulty
        self.heard = heard
        self.alternatives = alternatives
        self.matched = matched
        self.verdict = verdict
        self.reason = reason
        self.confidence = confidence
        self.askedAt = askedAt
        self.speechStart = speechStart
        self.speechEnd = speechEnd
        self.responseTime = responseTime
        self.points = points
        isChallenged = false
    }
}
