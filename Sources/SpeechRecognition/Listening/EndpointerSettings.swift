import Transcript

/// Settings that determine when utterances begin and end.
public struct EndpointerSettings: Sendable, Hashable {
    /// The minimum length of speech. Anything shorter is a click, not a word.
    public var minimumSpeech: Duration
    /// How much sound to include before the first detected speech, in case initial consonants are
    /// quiet.
    public var preRoll: Duration
    /// How much silence ends an utterance that is not yet a whole answer.
    public var trailingSilence: Duration
    /// How much silence ends an answer that could be continued into a longer answer.
    public var trailingSilenceWhenExtendable: Duration
    /// How much silence ends an answer that cannot be continued.
    public var trailingSilenceWhenFinal: Duration
    /// An answer that cannot be continued ends once it has stayed the same for this long. If the
    /// value is nil, only silence ends the answer.
    public var earlyDecision: Duration?
    /// Once an utterance is this long, a short pause ends it.
    public var softLimit: Duration
    /// The length of the pause that ends an utterance after ``softLimit``.
    public var pauseAfterSoftLimit: Duration
    /// Once an utterance is this long, it is cut between two words.
    public var maximumLength: Duration

    /// Whether sound that is far quieter than the nearest speaker, such as other voices, is treated
    /// as silence.
    public var hearsNearestAlone: Bool

    /// Creates settings. ``command`` and ``dictation`` are presets.
    public init(
        minimumSpeech: Duration, preRoll: Duration, trailingSilence: Duration,
        trailingSilenceWhenExtendable: Duration, trailingSilenceWhenFinal: Duration,
        earlyDecision: Duration?, softLimit: Duration, pauseAfterSoftLimit: Duration,
        maximumLength: Duration, hearsNearestAlone: Bool = false
    ) {
        self.minimumSpeech = minimumSpeech
        self.preRoll = preRoll
        self.trailingSilence = trailingSilence
        self.trailingSilenceWhenExtendable = trailingSilenceWhenExtendable
        self.trailingSilenceWhenFinal = trailingSilenceWhenFinal
        self.earlyDecision = earlyDecision
        self.softLimit = softLimit
        self.pauseAfterSoftLimit = pauseAfterSoftLimit
        self.maximumLength = maximumLength
        self.hearsNearestAlone = hearsNearestAlone
    }

    /// Settings for answers and commands of a few words.
    public static let command = EndpointerSettings(
        minimumSpeech: .milliseconds(60), preRoll: .milliseconds(500),
        trailingSilence: .milliseconds(800), trailingSilenceWhenExtendable: .milliseconds(500),
        trailingSilenceWhenFinal: .milliseconds(100), earlyDecision: .milliseconds(400),
        softLimit: .seconds(8), pauseAfterSoftLimit: .milliseconds(300),
        maximumLength: .seconds(12), hearsNearestAlone: true)

    /// Settings for open speech in sentences.
    public static let dictation = EndpointerSettings(
        minimumSpeech: .milliseconds(60), preRoll: .milliseconds(300),
        trailingSilence: .milliseconds(1_000), trailingSilenceWhenExtendable: .milliseconds(1_000),
        trailingSilenceWhenFinal: .milliseconds(1_000), earlyDecision: nil,
        softLimit: .seconds(15), pauseAfterSoftLimit: .milliseconds(250),
        maximumLength: .seconds(25))
}

extension Duration {
    /// The nearest number of samples at 16 kHz.
    var sampleCount: Int { AudioTime(seconds: self / .seconds(1)).sampleIndex }
}
