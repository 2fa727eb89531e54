public import CommandMatcher
public import QuestionBank

/// How a question ended.
public enum Outcome: String, Sendable, Hashable, CaseIterable, Codable {
    case correct
    case incorrect
    /// Something that may have been an answer was said but never understood.
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
    /// The game or the player's part in it ended first.
    case abandoned

    /// Whether an answer was given and judged.
    public var isJudged: Bool { self == .correct || self == .incorrect }
}

/// A ruling, with everything that explains it.
public struct Judgement: Sendable, Hashable {
    /// Place of the question in the game, from 0.
    public var index: Int
    /// The question as its pack has it.
    public var question: Question
    /// Whose answer it was; nil if it was nobody's.
    public var player: Player?
    /// What became of it.
    public var outcome: Outcome
    /// The reason in one sentence for players.
    public var reason: String
    /// The judge's rule that decided; nil if nothing was judged.
    public var rule: JudgingRule?
    /// What was heard or typed; nil if there was nothing.
    public var heard: String?
    /// The decisive words of it: without carrier phrases, hesitation sounds and repetitions of the question.
    public var decisive: String?
    /// The reading that was judged, if it was not the best one.
    public var reading: String?
    /// What else could have been heard, best first.
    public var alternatives: [String]
    /// Seconds from the start of the question's clock to the start and end of the speech.
    public var speech: SpokenSeconds?
    /// The accepted or refused form that it matched.
    public var matched: String?
    /// The official answer, as players see it.
    public var official: String
    /// Probability from 0 to 1; nil for typed input.
    public var confidence: Double?
    /// What the confidence must exceed; nil for typed input.
    public var threshold: Double?
    /// The components of the confidence, by name; empty for typed input.
    public var evidence: [String: Double]
    /// Seconds from the end of the reading to the start of the answer.
    public var responseTime: Double?
    /// The answer began before the reading had ended.
    public var isEarly: Bool
    /// The time limit in seconds; zero without a clock.
    public var timeLimit: Double
    /// Whether it is a number that was compared with the other players' numbers.
    public var isCompared = false
    /// How far that number was from the answer.
    public var distance: Double?
    /// What the question was worth, or what its player wagered.
    public var worth: Int
    /// Points earned, or a negative number of points lost.
    public var award: Award?
    /// How many hints had been given.
    public var hints: Int
    /// False if others may still answer. The official answer then stays hidden.
    public var endsQuestion: Bool
    /// Changed after a challenge or by the host.
    public var isOverruled: Bool
    /// Whether the host decided against the judge when the answer was given.
    public var isHostsRuling = false
    /// The player's standing after the ruling.
    public var standing: Standing?
}

/// A stretch of speech, in seconds from the start of the question's clock. Negative for speech before the start.
public struct SpokenSeconds: Sendable, Hashable {
    /// The first sound.
    public var start: Double
    /// The end of the last one.
    public var end: Double

    /// A stretch from a second to a later one.
    public init(start: Double, end: Double) {
        self.start = start
        self.end = end
    }
}

extension Judgement {
    /// Whether the whole ruling may be shown. While others may still answer, it could give them the answer.
    private var mayBeExplained: Bool { endsQuestion || isCompared }

    /// The reason, if it may be shown. A host's reason never gives the answer away.
    public var toldReason: String? { mayBeExplained || isHostsRuling ? reason : nil }

    /// What else could have been heard, if it may be shown: it could be the answer.
    public var toldAlternatives: [String] { mayBeExplained ? alternatives : [] }

    /// The official answer, if it may be shown.
    var toldOfficial: String? { mayBeExplained ? official : nil }

    /// The form that it matched, if it may be shown: for a wrong answer close to the right one, it could reveal the
    /// right one.
    public var toldMatch: String? {
        let isKnown =
            outcome == .correct || rule == .choice || rule == .otherAnswer || mayBeExplained
        return isKnown ? matched : nil
    }

    /// Whether the words that were heard, or the key, gave the question up.
    var isGivingUp: Bool { outcome == .skipped || outcome == .conceded || rule == .gaveUp }

    /// Whether its player may challenge it. Players may challenge an answer that was refused or not understood, and a
    /// spoken "skip" or "I don't know", which may have been misheard. A key press cannot be misheard.
    var isChallengeable: Bool {
        guard player != nil, !isOverruled else { return false }
        return switch outcome {
        case .incorrect, .unsure: true
        case .skipped, .conceded: speech != nil
        case .correct, .silence, .noise, .chatter, .late, .revealed, .abandoned: false
        }
    }

    /// The quoted words of the player: only the decisive ones, if there are any. The words around them may not have
    /// been said.
    public var quoted: String? {
        guard speech != nil, let decisive, !decisive.isEmpty else { return heard }
        return decisive
    }

    /// The choice that was named by its text, letter or place; nil if no choice was named.
    public var choice: String? {
        matched.flatMap { question.choices.contains($0) ? $0 : nil }
    }

    /// The form that a question learns when this answer is accepted after a challenge. It has the decisive words only,
    /// so that it matches with any words around them. It is never the text of another choice and never a choice's
    /// letter, which would be right whatever that choice says.
    public var learnable: String? {
        // A player who seemed to give up actually said something else.
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
    /// Why it ended early.
    public var reason: String?
    /// Best first. Players with equal points are in their order of play.
    public var standings: [Standing]
    /// All rulings, in order.
    public var judgements: [Judgement]
}
