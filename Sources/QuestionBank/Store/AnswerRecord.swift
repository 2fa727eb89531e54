public import Foundation

/// One ruling in a game: the question, what was heard, and the points. The record contains copies
/// of the question's texts, so that it can be read even if the pack was removed.
public struct AnswerRecord: Sendable, Hashable, Codable {
    /// The result of an answer.
    public enum Verdict: String, Sendable, Hashable, Codable, CaseIterable {
        /// A right answer.
        case correct
        /// A wrong answer.
        case incorrect
        /// The game asked for more detail, and the player gave no further answer.
        case prompt
        /// Nothing was judged, because of silence, noise, chatter, uncertain speech or a timeout.
        case none
        /// The question was skipped.
        case skipped
    }

    /// A person's change of a ruling.
    public struct Override: Sendable, Hashable, Codable {
        /// The new verdict.
        public var verdict: Verdict
        /// The new points.
        public var points: Int
        /// The name of the person who changed it.
        public var by: String
        /// The reason that the person gave.
        public var note: String?
        /// The time of the change.
        public var at: Date

        /// Creates a change by a person, optionally with a reason.
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

    /// The record's id. The bank sets it when it stores the record; before that, it is zero.
    public var id: Int64
    /// The game that the record belongs to (``GameRecord/id``).
    public var gameID: Int64
    /// The number of the round, from 1.
    public var round: Int
    /// The number of the question in the game, from 1. Several players may answer one question.
    public var number: Int
    /// The player who answered; empty if nobody did.
    public var player: String
    /// The pack's title.
    public var pack: String
    /// The question's id in its pack.
    public var questionID: String
    /// The question as it was asked.
    public var prompt: String
    /// The official answer, as it was shown.
    public var official: String
    /// The question's category path, from general to specific.
    public var category: [String]
    /// The difficulty; nil if the pack did not specify it.
    public var difficulty: Question.Difficulty?
    /// The best transcription; nil if nothing was said.
    public var heard: String?
    /// The other transcriptions, best first.
    public var alternatives: [String]
    /// The accepted form that the answer matched.
    public var matched: String?
    /// The original verdict; see ``finalVerdict``.
    public var verdict: Verdict
    /// The reason, in plain words.
    public var reason: String
    /// The confidence, from 0 to 1.
    public var confidence: Double?
    /// When the question was asked.
    public var askedAt: Date
    /// Seconds from the start of the question's clock to the start of the speech. The clock starts
    /// when the reading ends; the number is negative if the player spoke before that.
    public var speechStart: Double?
    /// Seconds from the start of the question's clock to the end of the speech.
    public var speechEnd: Double?
    /// Seconds from the start of the question's clock to the first word of the answer.
    public var responseTime: Double?
    /// The original points; see ``finalPoints``.
    public var points: Int
    /// Whether a player disputed the ruling.
    public var isChallenged: Bool
    /// A person's change of the ruling; nil if there was none.
    public var override: Override?

    /// The final verdict, including a person's change.
    public var finalVerdict: Verdict { override?.verdict ?? verdict }
    /// The final points, including a person's change.
    public var finalPoints: Int { override?.points ?? points }

    /// Creates a record of an answer to a question from the bank.
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

    /// Creates a record of an answer to a question from a pack with this title.
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
