public import CommandMatcher
public import QuestionBank

/// How a question ended.
public enum Outcome: String, Sendable, Hashable, CaseIterable, Codable {
    case correct
    case incorrect
    /// Something was said that may have been an answer, but it was never understood.
    case unsure
    case silence
    case noise
    case chatter
    /// The answer began after the time limit.
    case late
    case skipped
    /// "I don't know."
    case conceded
    /// The host showed the answer.
    case revealed
    /// The game ended, or the player left, before the question did.
    case abandoned

    /// Whether an answer was given and judged.
    public var isJudged: Bool { self == .correct || self == .incorrect }
}

/// A ruling, with everything that explains it.
public struct Judgement: Sendable, Hashable {
    /// Index of the question in the game, from 0.
    public var index: Int
    /// The question as written in its pack.
    public var question: Question
    /// The player who answered; nil if it was nobody's answer.
    public var player: Player?
    /// The outcome for the player.
    public var outcome: Outcome
    /// The reason, in one sentence for players.
    public var reason: String
    /// The judge's rule that decided the ruling; nil if nothing was judged.
    public var rule: JudgingRule?
    /// What was heard or typed; nil if there was nothing.
    public var heard: String?
    /// The words of the answer that decided the ruling: without carrier phrases, hesitation sounds and repetitions of
    /// the question.
    public var decisive: String?
    /// The interpretation that was judged, if it was not the most probable one.
    public var reading: String?
    /// What else could have been heard, best first.
    public var alternatives: [String]
    /// Seconds from the start of the question's clock to the start and end of the speech.
    public var speech: SpokenSeconds?
    /// The accepted or rejected form that the answer matched.
    public var matched: String?
    /// The official answer, as players see it.
    public var official: String
    /// Probability from 0 to 1; nil for typed input.
    public var confidence: Double?
    /// The confidence must exceed this threshold; nil for typed input.
    public var threshold: Double?
    /// The components of the confidence, by name; empty for typed input.
    public var evidence: [String: Double]
    /// Seconds from the end of the reading to the start of the answer.
    public var responseTime: Double?
    /// Whether the answer began before the reading had ended.
    public var isEarly: Bool
    /// The time limit in seconds; zero without a clock.
    public var timeLimit: Double
    /// Whether the answer is a number that was compared with the other players' numbers.
    public var isCompared = false
    /// How far that number was from the answer.
    public var distance: Double?
    /// What the question was worth, or what the player wagered.
    public var worth: Int
    /// Points earned, or a negative number of points lost.
    public var award: Award?
    /// How many hints had been given before the answer.
    public var hints: Int
    /// False if others may still answer, in which case the official answer stays hidden.
    public var endsQuestion: Bool
    /// Whether the ruling was changed, after a challenge or by the host.
    public var isOverruled: Bool
    /// Whether the host decided against the judge when the answer was given.
    public var isHostsRuling = false
    /// The player's standing after the ruling.
    public var standing: Standing?
}

/// A stretch of speech, in seconds from the start of the question's clock. Negative for speech before the start.
public struct SpokenSeconds: Sendable, Hashable {
    /// The start of the first sound.
    public var start: Double
    /// The end of the last sound.
    public var end: Double

    /// A stretch of speech; `end` is not before `start`.
    public init(start: Double, end: Double) {
        self.start = start
        self.end = end
    }
}

extension Judgement {
    /// Whether the whole ruling may be shown. While others may still answer, it could give the answer away.
    private var mayBeExplained: Bool { endsQuestion || isCompared }

    /// The reason, if it may be shown. A host's reason never gives the answer away.
    public var toldReason: String? { mayBeExplained || isHostsRuling ? reason : nil }

    /// What else could have been heard, if it may be shown. One of these texts could be the answer.
    public var toldAlternatives: [String] { mayBeExplained ? alternatives : [] }

    /// The official answer, if it may be shown.
    var toldOfficial: String? { mayBeExplained ? official : nil }

    /// The form that the answer matched, if it may be shown. A wrong answer may resemble the right one and give it
    /// away.
    public var toldMatch: String? {
        let isKnown =
            outcome == .correct || rule == .choice || rule == .otherAnswer || mayBeExplained
        return isKnown ? matched : nil
    }

    /// Whether the player gave up the question, in words or by key.
    var isGivingUp: Bool { outcome == .skipped || outcome == .conceded || rule == .gaveUp }

    /// Whether the player may challenge the ruling. Players may challenge an answer that was rejected or not
    /// understood, and a spoken "skip" or "I don't know", which may have been misheard. A key press cannot be misheard.
    var isChallengeable: Bool {
        guard player != nil, !isOverruled else { return false }
        return switch outcome {
        case .incorrect, .unsure: true
        case .skipped, .conceded: speech != nil
        case .correct, .silence, .noise, .chatter, .late, .revealed, .abandoned: false
        }
    }

    /// The player's words to quote: only the decisive ones, if there are any, because the recognizer may have misheard
    /// the words around them.
    public var quoted: String? {
        guard speech != nil, let decisive, !decisive.isEmpty else { return heard }
        return decisive
    }

    /// The choice that the player named by its text, letter or position; nil if no choice was named.
    public var choice: String? {
        matched.flatMap { question.choices.contains($0) ? $0 : nil }
    }

    /// The form that the game learns for a question when this answer is accepted after a challenge. It contains only
    /// the decisive words, so that it matches with any words around them. It is never a choice's text or letter,
    /// because a letter would be accepted whatever that choice says.
    public var learnable: String? {
        // The player seemed to give up, but actually said something else.
        guard !isGivingUp, choice == nil, let decisive,
            decisive.lowercased() != official.lowercased()
        else {
            return nil
        }
        return decisive
    }
}

/// The end of a game.
public struct Summary: Sendable, Hashable {
    /// Whether all questions were played.
    public var isComplete: Bool
    /// Why it ended early; nil if it is complete.
    public var reason: String?
    /// The standings, best first. Players with equal points are in their order of play.
    public var standings: [Standing]
    /// All rulings, in order.
    public var judgements: [Judgement]
}
