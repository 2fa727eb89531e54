internal import Transcript

/// Other paths than the best, with what is left of the probability.
struct Alternatives {
    private let paths: [(path: DecodedPath, confidence: Double)]

    /// The engine's scores are far too sure of themselves: frames are not independent.
    private static let scale = 0.1

    /// - Parameter share: The probability that the best path is wrong, spread over the others by how
    ///   far behind they are; none gets more than an even chance against the best.
    init(_ others: [DecodedPath], of best: DecodedPath, sharing share: Double) {
        let weights = others.map { other in
            (Double(other.score - best.score) * SenoneScores.natsPerUnit * Self.scale).exponential
        }
        let total = weights.reduce(1, +)
        paths = zip(others, weights).map { ($0, share * min($1, 1) / total) }
    }

    func transcriptions(_ times: FrameTimes, _ start: AudioTime) -> [Transcription] {
        paths.map { path, confidence in
            Transcription(
                segments: path.words.map {
                    Segment(
                        text: $0.text, range: times.range(of: $0, startingAt: start),
                        confidence: confidence)
                }, confidence: confidence)
        }
    }

    /// Gives each word the other words that were heard over most of its time.
    static func attach(
        _ alternatives: [Transcription], to segments: [Segment]
    ) -> [Segment] {
        segments.map { segment in
            var segment = segment
            var seen: Set<String> = [segment.text]
            for other in alternatives.flatMap(\.segments) where other.range.overlaps(segment.range)
            {
                let start = max(other.range.start, segment.range.start)
                let end = min(other.range.end, segment.range.end)
                let overlap = TimeRange(start: start, end: end).sampleCount
                let shorter = min(other.range.sampleCount, segment.range.sampleCount)
                if overlap * 2 > shorter, seen.insert(other.text).inserted {
                    segment.alternatives.append(
                        .init(text: other.text, confidence: other.confidence))
                }
            }
            return segment
        }
    }
}
