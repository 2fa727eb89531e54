import Glibc

/// The level of each 10 ms frame of a sound at 16 kHz.
struct SoundLevels {
    /// The frames' levels in decibels, relative to a mean square of 1.
    private let decibels: [Double]
    /// The level of the background: 19 of 20 frames are louder.
    private let floor: Double

    /// A frame is audible if its level is at least this fraction of the way from the background
    /// level to the word's peak.
    private static let audibleShare = 0.3
    /// A background that is more than this many decibels softer than the word's peak has no effect.
    private static let mostRange = 45.0

    /// No levels.
    init() {
        decibels = []
        floor = 0
    }

    init(of samples: [Int16]) {
        let frame = FrontEnd.samplesPerFrame
        decibels = stride(from: 0, through: samples.count - frame, by: frame).map {
            10 * log10(samples[$0..<($0 + frame)].energy / Double(frame) + 1)
        }
        floor = decibels.isEmpty ? 0 : decibels.sorted()[decibels.count / 20]
    }

    /// The frames of a word without inaudible frames at its beginning and its end. In noise, a
    /// frame is inaudible only if it is hardly louder than the noise.
    func audible(_ word: ClosedRange<Int>) -> ClosedRange<Int> {
        let known = word.clamped(to: 0...max(decibels.count - 1, 0))
        guard !decibels.isEmpty, let peak = decibels[known].max() else { return word }
        let quiet = max(floor, peak - Self.mostRange)
        let least = quiet + Self.audibleShare * (peak - quiet)
        guard let first = known.first(where: { decibels[$0] >= least }),
            let last = known.last(where: { decibels[$0] >= least })
        else { return word }
        return first...last
    }
}
