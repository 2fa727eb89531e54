internal import Transcript

/// Paths other than the best one, each with the probability that its words were said.
struct Alternatives {
    private let paths: [(path: DecodedPath, confidence: Double)]

    /// The weight of a difference of one nat between two paths. The engine's scores are far too confident, because
    /// frames are not independent. The weight was fitted to answers with a rival that differs by one sound. With leads
    /// of 7, 15, 30, 60 and over 80 nats, the better path was right in 43, 69, 80, 91 and 100% of cases.
    static let scale = 0.045

    /// - Parameter confidence: The probability that the words of one of these paths were said. This probability is
    ///   divided among the paths according to their distance from the best path. No alternative gets a larger share
    ///   than the best path.
    init(_ others: [DecodedPath], of best: DecodedPath, confidence: Double) {
        let weights = others.map { other in
            let margin = Double(other.score - best.score) * SenoneScores.natsPerUnit
            return min((margin * Self.scale).exponential, 1)
        }
        let total = weights.reduce(1, +)
        paths = zip(others, weights).map { ($0, confidence * $1 / total) }
    }

    /// How far one path is ahead of another in nats, given each path's share of the confidence. The result is never
    /// negative.
    static func lead(own: Double, other: Double) -> Double {
        guard own > 0 else { return 0 }
        guard other > 0 else { return .infinity }
        return max((own / other).naturalLogarithm / scale, 0)
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

    /// Adds the alternatives to each word: other words that were recognized in mostly the same range of sound.
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
