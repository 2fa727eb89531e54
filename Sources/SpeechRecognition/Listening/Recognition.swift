public import Transcript

/// The recognizer's final result for one utterance.
public struct Recognition: Sendable, Hashable {
    /// Whether the words were recognized and, if not, the reason why they must not be used.
    public var outcome: HearingOutcome
    /// The time range that the endpointer takes to be speech.
    public var speech: TimeRange
    /// The best transcription, with word times; empty if nothing was recognized. An unsure result
    /// (`HearingOutcome.unsure`) also contains its best path.
    public var best: Transcription
    /// Other transcriptions of the utterance, best first.
    public var alternatives: [Transcription]
    /// The values of the grammar's tags along the best path.
    public var tags: [String: String]
    /// The calibrated probability from 0 to 1 that ``best`` was said.
    public var confidence: Double
    /// The threshold, from 0 to 1, with which the confidence was compared; nil if there was no
    /// comparison.
    public var threshold: Double?
    /// The stricter threshold, from 0 to 1, for results that would be costly if they were wrong
    /// (see ``HearingStrictness``).
    package var costlyThreshold: Double?
    /// The values from which the confidence is calculated, keyed by name. The option `--explain`
    /// shows these values.
    package var evidence: [String: Double] = [:]
    /// The computing time, in seconds, that was spent after the end of the speech.
    package var computeSeconds = 0.0

    /// The decoder's transcript, if it differs from ``best`` and makes the result doubtful.
    public var written: String?

    /// Describes how the words were spoken. The value is available after transcription without a
    /// grammar or after a voice analysis.
    public var metadata: SpeechMetadata?

    /// The phones of the decisive words, for training and explanations.
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
    /// The lead of ``best``, in nats, over one of the ``alternatives``; nil for any other
    /// transcription.
    public func lead(over alternative: Transcription) -> Double? {
        let own = confidence - alternatives.compactMap(\.confidence).reduce(0, +)
        guard let other = alternative.confidence, alternatives.contains(alternative) else {
            return nil
        }
        return Alternatives.lead(own: own, other: other)
    }
}

extension Recognition: Codable {
    /// The encoded properties: all except the phones, which are used only for training.
    private enum CodingKeys: CodingKey {
        case outcome, speech, best, alternatives, tags, confidence, threshold, costlyThreshold
        case evidence, computeSeconds, written, metadata
    }

    /// Encodes the result. Thresholds and evidence that are not finite are left out, because JSON
    /// cannot represent them.
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
