/// The background noise of a recording. This noise is added on both sides of sound that was trimmed too tightly. An
/// encoder recognizes short words better with background noise around them, and recognizes nothing between exact zeros.
struct RecordingQuiet {
    /// The number of samples in a stretch (80 ms), and the number of samples between two candidate stretches.
    private static let length = 1_280
    private static let step = 160

    private let stretch: [Float]

    /// Finds the quietest stretch. If the recording is shorter than one stretch, all of the recording is used.
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

    /// Background noise with the requested number of samples. The stretch is repeated forward and backward in turn, so
    /// that there are no clicks between repetitions.
    func samples(_ count: Int) -> [Float] {
        guard stretch.count > 1 else { return [Float](repeating: 0, count: count) }
        let turn = 2 * stretch.count - 2
        return (0..<count).map { index in
            let place = index % turn
            return stretch[place < stretch.count ? place : turn - place]
        }
    }

    /// A recording with this many samples of background noise added on each side.
    static func around(_ samples: [Float], _ count: Int) -> [Float] {
        let quiet = RecordingQuiet(samples).samples(count)
        return quiet.reversed() + samples + quiet
    }
}
