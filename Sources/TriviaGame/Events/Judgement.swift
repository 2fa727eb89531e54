public import CommandMatcher
public import QuestionBank

/// What became of a question.
public enum Outcome: String, Sendable, Hashable, CaseIterable, Codable {
    case correct
    case incorrect
    /// Something was said that may have been an answer, and was never understood.
    case unsure
    case silence
    case noise
    case chatter
    /// An answer that began after the time.
    case late
    case skipped
    /// "I don't know."
    case conceded
    /// The host told the answer.
    case revealed
    /// The game ended first.
    case abandoned

    /// Whether somebody answered and was judged.
    public var isJudged: Bool { self == .correct || self == .incorrect }
}

/// A ruling, with everything that explains it.
public struct Judgement: Sendable, Hashable {
    /// Place of the question in the game, from 0.
    public var index: Int
    /// The question as its pack has it.
    public var question: Question
    /// Whose answer it was; nil where nobody's was.
    public var player: Player?
    /// What became of it.
    public var outcome: Outcome
    /// One sentence a player understands.
    public var reason: String
    /// The judge's rule that decided; nil when nothing was judged.
    public var rule: JudgingRule?
    /// What was heard or typed; nil when there was nothing.
    public var heard: String?
    /// What decides of it: without carriers, sounds and the question said again.
    public var decisive: String?
    /// The reading that was judged, where it was not the best one.
    public var reading: String?
    /// What else could have been heard, best first.
    public var alternatives: [String]
    /// Seconds from the start of the question's clock to the start and end of the speech.
    public var speech: SpokenSeconds?
    /// The accepted (or refused) form that it agreed with.
    public var matched: String?
    /// The official answer, as it is told.
    public var official: String
    /// Probability from 0 to 1, nil for what was typed.
    public var confidence: Double?
    /// What the confidence must reach; nil for what was typed.
    public var threshold: Double?
    /// What the confidence was made of, by name; empty for what was typed.
    public var evidence: [String: Double]
    /// Seconds from the end of the reading to the start of the answer.
    public var responseTime: Double?
    /// The answer began before the reading had ended.
    public var isEarly: Bool
    /// Seconds there were; zero without a clock.
    public var timeLimit: Double
    /// A number that was compared with the others’.
    public var isCompared = false
    /// How far that number was from the answer.
    public var distance: Double?
    /// What the question was worth, or what its player wagered.
    public var worth: Int
    /// What it earned, or less than zero what it cost.
    public var award: Award?
    /// How many hints had been given.
    public var hints: Int
    /// False where others may still answer; the answer is then not told yet.
    public var endsQuestion: Bool
    /// Changed after a challenge or by the host.
    public var isOverruled: Bool
    /// The host ruled otherwise than the judge when it was given.
    public var isHostsRuling = false
    /// How the player stands now.
    public var standing: Standing?
}

/// A stretch of speech, in seconds from the start of the question's clock; negative when somebody
/// spoke before.
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
    /// Whether everything about it may be told: while others may still answer, that may tell them the answer.
    private var mayBeExplained: Bool { endsQuestion || isCompared }

    /// Why it was ruled so, where that may be told. That it was the host tells nobody the answer.
    public var toldReason: String? { mayBeExplained || isHostsRuling ? reason : nil }

    /// What else could have been heard, where that may be told: it may be the answer.
    public var toldAlternatives: [String] { mayBeExplained ? alternatives : [] }

    /// The official answer, where that may be told.
    var toldOfficial: String? { mayBeExplained ? official : nil }

    /// What it agreed with, where that may be told: a wrong answer that is nearly the right one tells it.
    public var toldMatch: String? {
        let isKnown =
            outcome == .correct || rule == .choice || rule == .otherAnswer || mayBeExplained
        return isKnown ? matched : nil
    }

    /// Whether the words that were heard, or the key, left the question without an answer.
    var isGivingUp: Bool { outcome == .skipped || outcome == .conceded || rule == .gaveUp }

    /// Whether its player may say that it should have counted: what was refused or not understood, and a
    /// spoken "skip" or "I don't know", which may have been another word. What a hand did was not misheard.
    var isChallengeable: Bool {
        guard player != nil, !isOverruled else { return false }
        return switch outcome {
        case .incorrect, .unsure: true
        case .skipped, .conceded: speech != nil
        case .correct, .silence, .noise, .chatter, .late, .revealed, .abandoned: false
        }
    }

    /// What is quoted of the player: the words that decide, where some do. Of what was heard around them nobody knows
    /// whether it was said.
    public var quoted: String? {
        guard speech != nil, let decisive, !decisive.isEmpty else { return heard }
        return decisive
    }

    /// The choice that was named, by its text, its letter or its place; nil where it was none.
    public var choice: String? {
        matched.flatMap { question.choices.contains($0) ? $0 : nil }
    }

    /// The form that a question may learn when this answer is accepted after a challenge: the words that decide,
    /// so that they count whatever stands around them. Never one of its other choices: learned, "B" would be
    /// right whatever stands there.
    public var learnable: String? {
        // Who gave up by what was heard said something else.
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
    /// All questions were played.
    public var isComplete: Bool
    /// Why it ended early.
    public var reason: String?
    /// Best first; players with the same points in their order of play.
    public var standings: [Standing]
    /// Everything that was ruled, in order.
    public var judgements: [Judgement]
}
