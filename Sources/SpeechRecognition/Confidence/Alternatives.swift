internal import Transcript

/// Paths other than the best path, with the probability that each path's words were said.
struct Alternatives {
    private let paths: [(path: DecodedPath, confidence: Double)]

    /// The weight of one nat of difference between two paths, fitted to words that differ by one
    /// phone (see docs/decisions/0060).
    static let scale = 0.045

    /// Divides `confidence` among the paths according to how far their scores are below the score
    /// of the best path.
    init(_ others: [DecodedPath], of best: DecodedPath, confidence: Double) {
        let weights = others.map { other in
            let margin = Double(other.score - best.score) * SenoneScores.natsPerUnit
            return min((margin * Self.scale).exponential, 1)
        }
        let total = weights.reduce(1, +)
        paths = zip(others, weights).map { ($0, confidence * $1 / total) }
    }

    /// One path's lead over a second path, in nats, given both paths' shares of the confidence. The
    /// lead is at least 0.
    static func lead(own: Double, other: Double) -> Double {
        guard own > 0 else { return 0 }
        guard other > 0 else { return .infinity }
        return max((own / other).naturalLogarithm / scale, 0)
    }

    func transcriptions(_ times: FrameTimes, _ start: AudioTime) -> [Transcription] {
        paths.map { path, confidence in
            let ranges = times.ranges(of: path.words, startingAt: start)
            return Transcription(
                segments: zip(path.words, ranges).map {
                    Segment(text: $0.text, range: $1, confidence: confidence)
                }, confidence: confidence)
        }
    }

    /// Attaches to each word the alternatives that were recognized in mostly the same stretch of
    /// audio.
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
