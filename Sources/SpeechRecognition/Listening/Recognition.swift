public import Transcript

/// What became of an utterance.
public enum HearingOutcome: Sendable, Hashable {
    /// Something the grammar knows was said, with enough confidence to be judged.
    case heard
    /// Perhaps something the grammar knows: ask again.
    case unsure
    /// Speech that is clearly something else; what it sounded like, where that is known.
    case somethingElse(heard: String?)
    /// Long speech that answers nothing.
    case chatter
    /// Sound without speech.
    case noise
    /// Nothing at all.
    case silence
}

/// The recognizer's last word on one utterance.
public struct Recognition: Sendable {
    public var outcome: HearingOutcome
    /// The stretch that the endpointer took as speech.
    public var speech: TimeRange
    /// The best path through the grammar, with word times; no segments when nothing matched. Present
    /// also when the outcome is ``HearingOutcome/unsure``, so that it can be shown.
    public var best: Transcription
    /// Other paths, best first.
    public var alternatives: [Transcription]
    /// Values of the grammar's tags along the best path.
    public var tags: [String: String]
    /// Calibrated probability from 0 to 1 that ``best`` was said.
    public var confidence: Double
    /// The figures that the confidence was made of, by name, for `--explain`.
    public var evidence: [String: Double]
    /// Seconds of processor time spent after the end of the speech.
    public var computeSeconds: Double

    /// How it was said; open transcription fills it in, and whoever is asked to analyze the voice.
    public var metadata: SpeechMetadata?

    public init(
        outcome: HearingOutcome, speech: TimeRange, best: Transcription,
        alternatives: [Transcription] = [], tags: [String: String] = [:], confidence: Double,
        evidence: [String: Double] = [:], computeSeconds: Double = 0,
        metadata: SpeechMetadata? = nil
    ) {
        self.outcome = outcome
        self.speech = speech
        self.best = best
        self.alternatives = alternatives
        self.tags = tags
        self.confidence = confidence
        self.evidence = evidence
        self.computeSeconds = computeSeconds
        self.metadata = metadata
    }
}
