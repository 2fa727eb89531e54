public import Transcript

/// The recognizer's final result for one utterance.
public struct Recognition: Sendable, Hashable {
    /// The outcome: whether something was heard, or why the words must not be used.
    public var outcome: HearingOutcome
    /// The range that the endpointer considers speech.
    public var speech: TimeRange
    /// The best path through the grammar, with word times; it has no segments if nothing matched. It is set even if the
    /// outcome is `HearingOutcome.unsure`, so that it can be shown.
    public var best: Transcription
    /// Other paths, best first.
    public var alternatives: [Transcription]
    /// The values of the grammar's tags along the best path.
    public var tags: [String: String]
    /// The calibrated probability from 0 to 1 that ``best`` was said.
    public var confidence: Double
    /// The threshold for the confidence, from 0 to 1; nil if nothing was compared.
    public var threshold: Double?
    /// The threshold, from 0 to 1, that the confidence must exceed before the result may cost a player anything. It is
    /// the threshold of the next stricter ``HearingStrictness``. Nil if nothing was compared.
    package var costlyThreshold: Double?
    /// The components of the confidence, by name, for `--explain`.
    package var evidence: [String: Double] = [:]
    /// Seconds of processor time spent after the end of the speech.
    package var computeSeconds = 0.0

    /// The text that the decoder prefers to ``best``, if this made the recognition doubtful.
    public var written: String?

    /// How the words were said. Set by open transcription, and by other transcribers if voice analysis is on.
    public var metadata: SpeechMetadata?

    /// The phones of the decisive words, for training and explaining.
    package var phones: [AlignedPhone] = []

    /// Creates a transcriber's result for an utterance.
    public init(
        outcome: HearingOutcome, speech: TimeRange, best: Transcription,
        alternatives: [Transcription] = [], tags: [String: String] = [:], confidence: Double,
        threshold: Double? = nil, metadata: SpeechMetadata? = nil
    ) {
        self.outcome = outcome
        self.speech = speech
        self.best = best
        self.alternatives = alternatives
        self.tags = tags
        self.confidence = confidence
        self.threshold = threshold
        self.metadata = metadata
    }
}

extension Recognition {
    /// The lead of the best path over one of ``alternatives``, in natural log units; nil for any other transcription.
    /// It is computed from their shares of ``confidence``.
    public func lead(over alternative: Transcription) -> Double? {
        let own = confidence - alternatives.compactMap(\.confidence).reduce(0, +)
        guard let other = alternative.confidence, alternatives.contains(alternative) else {
            return nil
        }
        return Alternatives.lead(own: own, other: other)
    }
}

extension Recognition: Codable {
    /// All properties except the phones, which are only for training.
    private enum CodingKeys: CodingKey {
        case outcome, speech, best, alternatives, tags, confidence, threshold, costlyThreshold
        case evidence, computeSeconds, written, metadata
    }

    /// Encodes the result without thresholds and evidence that are not finite, because JSON has no numbers for them.
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
        try container.encodeIfPresent(written, forKey: .written)
        try container.encodeIfPresent(metadata, forKey: .metadata)
    }
}
