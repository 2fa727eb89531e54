import Transcript

/// Settings that determine when utterances begin and end.
public struct EndpointerSettings: Sendable, Hashable {
    /// The minimum length of speech. Anything shorter is taken to be a click, not a word.
    public var minimumSpeech: Duration
    /// How much audio to include before the first detected speech, in case the first consonant is
    /// quiet.
    public var preRoll: Duration
    /// How much silence ends an utterance that is not yet a whole answer.
    public var trailingSilence: Duration
    /// How much silence ends an answer that the speaker is likely to correct.
    public var trailingSilenceWhenCorrectable: Duration
    /// How much silence ends an answer that can be continued into a longer answer.
    public var trailingSilenceWhenExtendable: Duration
    /// How much silence ends an answer that cannot be continued.
    public var trailingSilenceWhenFinal: Duration
    /// The utterance ends when an answer that cannot be continued has stayed the same for this
    /// time. If the value is nil, only silence ends the utterance.
    public var earlyDecision: Duration?
    /// In an utterance that reaches this length, a short pause is enough to end the utterance.
    public var softLimit: Duration
    /// The length of the pause that ends an utterance after ``softLimit``.
    public var pauseAfterSoftLimit: Duration
    /// An utterance that reaches this length is cut between two words.
    public var maximumLength: Duration

    /// Whether sound that is far quieter than the nearest speaker (for example, other voices) is
    /// treated as silence.
    public var hearsNearestAlone: Bool

    /// Creates settings. ``command`` and ``dictation`` are presets.
    public init(
        minimumSpeech: Duration, preRoll: Duration, trailingSilence: Duration,
        trailingSilenceWhenCorrectable: Duration = .milliseconds(500),
        trailingSilenceWhenExtendable: Duration, trailingSilenceWhenFinal: Duration,
        earlyDecision: Duration?, softLimit: Duration, pauseAfterSoftLimit: Duration,
        maximumLength: Duration, hearsNearestAlone: Bool = false
    ) {
        self.minimumSpeech = minimumSpeech
        self.preRoll = preRoll
        self.trailingSilence = trailingSilence
        self.trailingSilenceWhenCorrectable = trailingSilenceWhenCorrectable
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
        trailingSilence: .milliseconds(800), trailingSilenceWhenExtendable: .milliseconds(250),
        trailingSilenceWhenFinal: .milliseconds(100), earlyDecision: .milliseconds(400),
        softLimit: .seconds(8), pauseAfterSoftLimit: .milliseconds(300),
        maximumLength: .seconds(12), hearsNearestAlone: true)

    /// Settings for speech in whole sentences, without a grammar.
    public static let dictation = EndpointerSettings(
        minimumSpeech: .milliseconds(60), preRoll: .milliseconds(300),
        trailingSilence: .milliseconds(1_000),
        trailingSilenceWhenCorrectable: .milliseconds(1_000),
        trailingSilenceWhenExtendable: .milliseconds(1_000),
        trailingSilenceWhenFinal: .milliseconds(1_000), earlyDecision: nil,
        softLimit: .seconds(15), pauseAfterSoftLimit: .milliseconds(250),
        maximumLength: .seconds(25))
}

extension Duration {
    /// The duration as a number of samples at 16 kHz, rounded to the nearest integer.
    var sampleCount: Int { AudioTime(seconds: self / .seconds(1)).sampleIndex }
}
