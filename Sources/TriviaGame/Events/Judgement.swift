public import CommandMatcher
public import QuestionBank

/// The outcome of a question for a player.
public enum Outcome: String, Sendable, Hashable, CaseIterable, Codable {
    /// A right answer.
    case correct
    /// A wrong answer.
    case incorrect
    /// The player may have answered, but the words were never clear.
    case unsure
    /// Nobody spoke.
    case silence
    /// There was only noise.
    case noise
    /// People talked, but nobody answered.
    case chatter
    /// The answer began after the time limit.
    case late
    /// The question was skipped.
    case skipped
    /// The player said "I don't know".
    case conceded
    /// The host showed the answer.
    case revealed
    /// The game ended or the player left before the question ended.
    case abandoned

    /// Whether an answer was given and judged.
    public var isJudged: Bool { self == .correct || self == .incorrect }
}

/// A ruling with its reasons. The `told…` properties hide the answer while other players may still
/// answer.
public struct Judgement: Sendable, Hashable {
    /// The index of the question in the game, starting at 0.
    public var index: Int
    /// The question as written in its pack, with its answer.
    public var question: Question
    /// The player who answered; nil if the ruling belongs to no player.
    public var player: Player?
    /// The outcome for the player.
    public var outcome: Outcome
    /// The reason, in one sentence. The reason may name the answer, unlike ``toldReason``.
    package var reason: String
    /// The rule that decided the judge's verdict; nil if nothing was judged.
    public var rule: JudgingRule?
    /// The spoken or typed words, or nil.
    public var heard: String?
    /// The decisive words of the answer, without the words before and after them.
    public var decisive: String?
    /// The transcription that was judged, if it was not the most probable transcription.
    public var reading: String?
    /// Other possible transcriptions, best first; see ``toldAlternatives``.
    package var alternatives: [String]
    /// The start and end of the speech, in seconds from the start of the question's clock.
    public var speech: SpokenSeconds?
    /// The accepted or rejected form that the answer matched; see ``toldMatch``.
    package var matched: String?
    /// The official answer, as players see it; see ``toldOfficial``.
    package var official: String
    /// The confidence, as a probability from 0 to 1; nil for typed input.
    public var confidence: Double?
    /// The threshold that the confidence must exceed; nil for typed input.
    public var threshold: Double?
    /// The components of the confidence, by name; empty for typed input.
    package var evidence: [String: Double]
    /// Seconds from the end of the question's reading to the start of the answer.
    public var responseTime: Double?
    /// Whether the answer began before the question had been read to the end.
    public var isEarly: Bool
    /// The time limit in seconds; zero if there is no clock.
    public var timeLimit: Double
    /// Whether the answer is a number that was compared with the other players' numbers.
    public var isCompared = false
    /// The difference between the player's number and the answer.
    public var distance: Double?
    /// The number of points that the question is worth, or the player's wager.
    public var worth: Int
    /// Points won; negative if points were lost.
    public var award: Award?
    /// The number of hints that players had taken before the answer.
    public var hints: Int
    /// Whether the ruling ends the question. If the question does not end, other players may still
    /// answer.
    public var endsQuestion: Bool
    /// Whether the answer was wrong, but the players may go on trying. A try does not count in the
    /// players' statistics.
    public var isTry = false
    /// Whether the ruling was changed, after a challenge or by the host.
    public var isOverruled: Bool
    /// Whether the host overruled the judge when the answer was given.
    public var isHostsRuling = false
    /// The player's standing after the ruling.
    public var standing: Standing?
}

/// The start and end of speech, in seconds from the start of the question's clock. Times before the
/// start of the clock are negative.
public struct SpokenSeconds: Sendable, Hashable {
    /// The start of the first speech sound.
    public var start: Double
    /// The end of the last speech sound.
    public var end: Double

    /// Creates a range. `end` must not be before `start`.
    public init(start: Double, end: Double) {
        self.start = start
        self.end = end
    }
}

extension Judgement {
    /// Whether the whole ruling may be shown without revealing an answer that other players may
    /// still give.
    private var mayBeExplained: Bool { endsQuestion || isCompared }

    /// The reason, in one sentence; nil if the judge ruled and other players may still answer.
    public var toldReason: String? { mayBeExplained || isHostsRuling ? reason : nil }

    /// Other possible transcriptions, best first; empty if other players may still answer.
    public var toldAlternatives: [String] { mayBeExplained ? alternatives : [] }

    /// The official answer, as players see it; nil if other players may still answer.
    public var toldOfficial: String? { mayBeExplained ? official : nil }

    /// The form that the answer matched; nil if the form could reveal an answer that others may
    /// still give.
    public var toldMatch: String? {
        let isKnown =
            outcome == .correct || rule == .choice || rule == .otherAnswer || mayBeExplained
        return isKnown ? matched : nil
    }

    /// Whether the player gave up on the question, in words or with a key.
    var isGivingUp: Bool { outcome == .skipped || outcome == .conceded || rule == .gaveUp }

    /// Whether the player may challenge the ruling. Any input other than a key press may have been
    /// misunderstood.
    var isChallengeable: Bool {
        guard player != nil, !isOverruled else { return false }
        return switch outcome {
        case .incorrect, .unsure: true
        case .skipped, .conceded: speech != nil
        case .correct, .silence, .noise, .chatter, .late, .revealed, .abandoned: false
        }
    }

    /// The player's words that the game quotes: the decisive words or, if there are none, all
    /// words.
    public var quoted: String? {
        guard speech != nil, let decisive, !decisive.isEmpty else { return heard }
        return decisive
    }

    /// The choice that the player named by its text, letter or position, or nil.
    public var choice: String? {
        matched.flatMap { question.choices.contains($0) ? $0 : nil }
    }

    /// The form that a successful challenge adds to the question's accepted forms; nil if the
    /// answer is a choice.
    package var learnable: String? {
        guard !isGivingUp, choice == nil, !question.kind.isSelection, let decisive,
            decisive.lowercased() != official.lowercased()
        else {
            return nil
        }
        return decisive
    }
}

/// The results of a game that has ended.
public struct Summary: Sendable, Hashable {
    /// Whether all questions in the game were played.
    public var isComplete: Bool
    /// The reason for an early end; nil if the game was played to the end.
    public var reason: String?
    /// The standings, best first. Players with equal points stay in the order of play.
    public var standings: [Standing]
    /// All rulings, in order.
    public var judgements: [Judgement]
}
