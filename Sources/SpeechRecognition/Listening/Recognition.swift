public import Transcript

/// The recognizer's last word on one utterance.
public struct Recognition: Sendable, Hashable {
    /// What became of the utterance: heard, or why nothing may be taken from it.
    public var outcome: HearingOutcome
    /// The stretch that the endpointer took as speech.
    public var speech: TimeRange
    /// The best path through the grammar, with word times; no segments when nothing matched. Present
    /// also when the outcome is `HearingOutcome.unsure`, so that it can be shown.
    public var best: Transcription
    /// Other paths, best first.
    public var alternatives: [Transcription]
    /// Values of the grammar's tags along the best path.
    public var tags: [String: String]
    /// Calibrated probability from 0 to 1 that ``best`` was said.
    public var confidence: Double
    /// What the confidence had to exceed, 0 to 1; nil where nothing was compared.
    public var threshold: Double?
    /// What it must exceed, 0 to 1, before it costs somebody anything: what the next stricter
    /// ``HearingStrictness`` asks for. Nil where nothing was compared.
    public var costlyThreshold: Double?
    /// The figures that the confidence was made of, by name, for `--explain`.
    public var evidence: [String: Double]
    /// Seconds of processor time spent after the end of the speech.
    public var computeSeconds: Double

    /// How it was said; open transcription fills it in, and whoever is asked to analyze the voice.
    public var metadata: SpeechMetadata?

    /// The phones of the decisive words, for training and explaining.
    package var phones: [AlignedPhone] = []

    /// What a transcriber makes of an utterance.
    public init(
        outcome: HearingOutcome, speech: TimeRange, best: Transcription,
        alternatives: [Transcription] = [], tags: [String: String] = [:], confidence: Double,
        threshold: Double? = nil, costlyThreshold: Double? = nil,
        evidence: [String: Double] = [:], computeSeconds: Double = 0,
        metadata: SpeechMetadata? = nil
    ) {
        self.outcome = outcome
        self.speech = speech
        self.best = best
        self.alternatives = alternatives
        self.tags = tags
        self.confidence = confidence
        self.threshold = threshold
        self.costlyThreshold = costlyThreshold
        self.evidence = evidence
        self.computeSeconds = computeSeconds
        self.metadata = metadata
    }
}

extension Recognition {
    /// How far ahead the best is of one of ``alternatives``, in natural log units; nil for what is none of them.
    /// Both share ``confidence`` by it.
    public func lead(over alternative: Transcription) -> Double? {
        let own = confidence - alternatives.compactMap(\.confidence).reduce(0, +)
        guard let other = alternative.confidence, alternatives.contains(alternative) else {
            return nil
        }
        return Alternatives.lead(own: own, other: other)
    }
}

extension Recognition: Codable {
    /// All but the phones, which are for those who train.
    private enum CodingKeys: CodingKey {
        case outcome, speech, best, alternatives, tags, confidence, threshold, costlyThreshold
        case evidence, computeSeconds, metadata
    }

    /// Evidence that is infinite is left out: JSON has no number for it.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(outcome, forKey: .outcome)
        try container.encode(speech, forKey: .speech)
        try container.encode(best, forKey: .best)
        try container.encode(alternatives, forKey: .alternatives)
        try container.encode(tags, forKey: .tags)
        try container.encode(confidence, forKey: .confidence)
        try container.encodeIfPresent(
            threshold.flatMap { $0.isFinite ? $0 : nil }, forKey: .threshold)
        try container.encodeIfPresent(
            costlyThreshold.flatMap { $0.isFinite ? $0 : nil }, forKey: .costlyThreshold)
        try container.encode(evidence.filter { $0.value.isFinite }, forKey: .evidence)
        try container.encode(computeSeconds, forKey: .computeSeconds)
        try container.encodeIfPresent(metadata, forKey: .metadata)
    }
}
