public import Foundation

/// A ruling in a game. The record contains copies of the question's texts, so that it can outlive
/// the pack.
public struct AnswerRecord: Sendable, Hashable, Codable {
    /// The outcome of an answer.
    public enum Verdict: String, Sendable, Hashable, Codable, CaseIterable {
        /// The answer was right.
        case correct
        /// The answer was wrong.
        case incorrect
        /// The answer was wrong, but the players could go on trying. Statistics count only the points.
        case tried = "try"
        /// The game asked for a more specific answer, and the player did not answer again.
        case prompt
        /// No answer was judged, because of silence, noise, chatter, uncertain speech or a timeout.
        case none
        /// The question was skipped.
        case skipped
    }

    /// A change that a person made to a ruling.
    public struct Override: Sendable, Hashable, Codable {
        /// The new verdict.
        public var verdict: Verdict
        /// The number of points after the change.
        public var points: Int
        /// The name of the person who changed the ruling.
        public var by: String
        /// The reason that the person gave for the change.
        public var note: String?
        /// The time of the change.
        public var at: Date

        /// Creates a record of a change that a person made, optionally with a reason.
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

    /// The id of the record, which is zero until the bank stores the record.
    public var id: Int64
    /// The game to which the record belongs (``GameRecord/id``).
    public var gameID: Int64
    /// The number of the round, starting at 1.
    public var round: Int
    /// The number of the question in the game, starting at 1. Several records may have the same
    /// question number.
    public var number: Int
    /// The name of the player who answered, or an empty string if nobody answered.
    public var player: String
    /// The title of the pack.
    public var pack: String
    /// The id of the question in its pack.
    public var questionID: String
    /// The prompt of the question, exactly as it was asked.
    public var prompt: String
    /// The official answer, exactly as it was shown.
    public var official: String
    /// The category path of the question, from general to specific.
    public var category: [String]
    /// The difficulty of the question, or nil if the pack did not specify it.
    public var difficulty: Question.Difficulty?
    /// The best transcription, or nil if nothing was said.
    public var heard: String?
    /// The other transcriptions, from best to worst.
    public var alternatives: [String]
    /// The accepted form that the answer matched, or nil if the answer matched no form.
    public var matched: String?
    /// The original verdict, without later changes.
    public var verdict: Verdict
    /// The reason for the verdict, in plain language.
    public var reason: String
    /// The confidence, from 0 to 1.
    public var confidence: Double?
    /// The time at which the question was asked.
    public var askedAt: Date
    /// The number of seconds from the start of the question's clock to the start of the speech. The
    /// number is negative if the speech starts before the clock.
    public var speechStart: Double?
    /// The number of seconds from the start of the question's clock to the end of the speech.
    public var speechEnd: Double?
    /// The number of seconds from the start of the question's clock to the first word of the
    /// answer.
    public var responseTime: Double?
    /// The number of points that were originally awarded, without later changes.
    public var points: Int
    /// Whether a player challenged the ruling.
    public var isChallenged: Bool
    /// The change that a person made to the ruling, or nil if nobody changed it.
    public var override: Override?

    /// The final verdict, after any change that a person made.
    public var finalVerdict: Verdict { override?.verdict ?? verdict }
    /// The final number of points, after any change that a person made.
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

    /// Creates a record of an answer to a question. `pack` is the title of the pack.
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
