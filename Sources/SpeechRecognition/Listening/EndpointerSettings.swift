import Transcript

/// When an utterance begins and when it is over.
public struct EndpointerSettings: Sendable, Hashable {
    /// Speech shorter than this is a click, not a word.
    public var minimumSpeech: Duration
    /// Sound before the first speech that still belongs to the utterance: soft first consonants.
    public var preRoll: Duration
    /// Silence that ends an utterance which is no whole answer yet.
    public var trailingSilence: Duration
    /// Silence that ends an answer which others extend.
    public var trailingSilenceWhenExtendable: Duration
    /// Silence that ends an answer which none extends.
    public var trailingSilenceWhenFinal: Duration
    /// An answer that none extends and that has stood unchanged for this long is over without any
    /// silence; nil waits for silence always.
    public var earlyDecision: Duration?
    /// After this much speech a short pause is enough to end an utterance…
    public var softLimit: Duration
    /// …and this is how short.
    public var pauseAfterSoftLimit: Duration
    /// …and after this much it is cut between two words.
    public var maximumLength: Duration

    /// Whether what is far softer than whoever was nearest is silence: others who still speak, breath, the room.
    public var hearsNearestAlone: Bool

    /// ``command`` and ``dictation`` are settings that are used.
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

    /// Answers and commands of a few words.
    public static let command = EndpointerSettings(
        minimumSpeech: .milliseconds(60), preRoll: .milliseconds(500),
        trailingSilence: .milliseconds(800), trailingSilenceWhenExtendable: .milliseconds(500),
        trailingSilenceWhenFinal: .milliseconds(100), earlyDecision: .milliseconds(400),
        softLimit: .seconds(8), pauseAfterSoftLimit: .milliseconds(300),
        maximumLength: .seconds(12), hearsNearestAlone: true)

    /// Open speech in sentences.
    public static let dictation = EndpointerSettings(
        minimumSpeech: .milliseconds(60), preRoll: .milliseconds(300),
        trailingSilence: .milliseconds(1_000), trailingSilenceWhenExtendable: .milliseconds(1_000),
        trailingSilenceWhenFinal: .milliseconds(1_000), earlyDecision: nil,
        softLimit: .seconds(15), pauseAfterSoftLimit: .milliseconds(250),
        maximumLength: .seconds(25))
}

extension Duration {
    /// Samples at 16 kHz, to the nearest.
    var sampleCount: Int { AudioTime(seconds: self / .seconds(1)).sampleIndex }
}
