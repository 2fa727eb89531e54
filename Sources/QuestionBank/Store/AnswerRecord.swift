public import Foundation

/// One ruling in a game: the question, what was heard, and the points. It repeats the texts of its
/// question, so that it can be read without the pack.
public struct AnswerRecord: Sendable, Hashable, Codable {
    /// The result of an answer.
    public enum Verdict: String, Sendable, Hashable, Codable, CaseIterable {
        case correct
        case incorrect
        /// The game asked for more, and the player gave no further answer.
        case prompt
        /// Nothing was judged: silence, noise, chatter, uncertain speech, or a timeout.
        case none
        case skipped
    }

    /// A ruling that a person changed.
    public struct Override: Sendable, Hashable, Codable {
        /// The new verdict.
        public var verdict: Verdict
        /// The new points.
        public var points: Int
        /// The name of the person who changed it.
        public var by: String
        /// The reason that the person gave.
        public var note: String?
        /// When it was changed.
        public var at: Date

        /// A change by a person, optionally with a reason.
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

    /// Set by the bank when the record is stored; zero before.
    public var id: Int64
    /// The game it belongs to (``GameRecord/id``).
    public var gameID: Int64
    /// From one.
    public var round: Int
    /// The number of the question in the game, from one. Several players may answer one question.
    public var number: Int
    /// The player who answered; empty if nobody did.
    public var player: String
    /// Title of the pack.
    public var pack: String
    /// The question's id in its pack.
    public var questionID: String
    /// The question as asked.
    public var prompt: String
    /// The official answer, as shown.
    public var official: String
    /// The question's category path, from general to specific.
    public var category: [String]
    /// Nil if the pack did not specify it.
    public var difficulty: Question.Difficulty?
    /// The best transcription; nil if nothing was said.
    public var heard: String?
    /// The other transcriptions, best first.
    public var alternatives: [String]
    /// The accepted form that it matched.
    public var matched: String?
    /// The original verdict; see ``finalVerdict``.
    public var verdict: Verdict
    /// The reason, in words for people.
    public var reason: String
    /// 0…1.
    public var confidence: Double?
    /// When the question was asked.
    public var askedAt: Date
    /// Seconds from the start of the question's clock, which is the end of its reading; negative if
    /// the player spoke before.
    public var speechStart: Double?
    /// Seconds on the same clock at which the speech ended.
    public var speechEnd: Double?
    /// Seconds from the start of the question's clock to the first word of the answer.
    public var responseTime: Double?
    /// The original points; see ``finalPoints``.
    public var points: Int
    /// Whether a player disputed it.
    public var isChallenged: Bool
    /// A person's change of the ruling; nil if there was none.
    public var override: Override?

    /// The verdict that counts.
    public var finalVerdict: Verdict { override?.verdict ?? verdict }
    /// The points that count.
    public var finalPoints: Int { override?.points ?? points }

    /// A record of an answer to a question from the bank.
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

    /// A record of an answer to a question from a pack with this title.
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
