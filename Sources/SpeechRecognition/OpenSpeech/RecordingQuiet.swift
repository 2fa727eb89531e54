/// The quiet of a recording, to be set around what is cut too closely: an encoder hears short words better
/// with room around them, and hears nothing in the middle of exact zeros.
struct RecordingQuiet {
    /// Samples in the stretch that is looked for, 80 ms, and between two places that are looked at.
    private static let length = 1_280
    private static let step = 160

    private let stretch: [Float]

    /// Looks for the quietest stretch; a shorter recording is that itself.
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

    /// As much of it as is wanted: to and fro, so that no seam clicks.
    func samples(_ count: Int) -> [Float] {
        guard stretch.count > 1 else { return [Float](repeating: 0, count: count) }
        let turn = 2 * stretch.count - 2
        return (0..<count).map { index in
            let place = index % turn
            return stretch[place < stretch.count ? place : turn - place]
        }
    }

    /// A recording with as much quiet on both sides.
    static func around(_ samples: [Float], _ count: Int) -> [Float] {
        let quiet = RecordingQuiet(samples).samples(count)
        return quiet.reversed() + samples + quiet
    }
}
