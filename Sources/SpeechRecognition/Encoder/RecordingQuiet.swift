/// The background noise of a recording, which helps an encoder to recognize short words that were
/// trimmed tightly.
struct RecordingQuiet {
    /// The number of samples in a stretch (80 ms), and the number of samples between the starts of
    /// two candidate stretches.
    private static let length = 1_280
    private static let step = 160

    private let stretch: [Float]

    /// Finds the quietest stretch of a recording, or uses the whole recording if it is shorter than
    /// one stretch.
    init(_ samples: [Float]) {
        let starts = stride(from: 0, through: max(samples.count - Self.length, 0), by: Self.step)
        let loudness = starts.map { start in
            samples[start..<min(start + Self.length, samples.count)].reduce(Float(0)) {
                $0 + $1 * $1
            }
        }
        let quietest = loudness.indices.min { loudness[$0] < loudness[$1] } ?? 0
        let start = quietest * Self.step
        stretch = Array(samples[start..<min(start + Self.length, samples.count)])
    }

    /// Returns `count` samples of noise by repeating the stretch. Every second repetition is
    /// reversed to avoid clicks.
    func samples(_ count: Int) -> [Float] {
        guard stretch.count > 1 else { return [Float](repeating: 0, count: count) }
        let turn = 2 * stretch.count - 2
        return (0..<count).map { index in
            let place = index % turn
            return stretch[place < stretch.count ? place : turn - place]
        }
    }

    /// Returns a recording with `count` samples of its background noise added before and after it.
    static func around(_ samples: [Float], _ count: Int) -> [Float] {
        let quiet = RecordingQuiet(samples).samples(count)
        return quiet.reversed() + samples + quiet
    }
}
