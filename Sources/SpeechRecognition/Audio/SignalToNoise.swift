import Glibc

/// The difference in level between loud and quiet 10 ms frames: between the 95th and the 10th
/// percentile.
struct SignalToNoise: Sendable, Hashable {
    private static let frame = 160
    private static let highest = 60.0

    /// The signal-to-noise ratio in decibels, from 0 to 60.
    let decibels: Double

    /// Measures audio at 16 kHz. The ratio is 0 if there are too few samples for one frame.
    init(of samples: [Int16]) {
        let energies = stride(from: 0, through: samples.count - Self.frame, by: Self.frame).map {
            samples[$0..<($0 + Self.frame)].energy
        }.sorted()
        guard let loudest = energies.last, loudest > 0 else {
            decibels = 0
            return
        }
        let loud = energies[energies.count * 95 / 100]
        let quiet = energies[energies.count * 10 / 100]
        decibels = quiet > 0 ? min(max(10 * log10(loud / quiet), 0), Self.highest) : Self.highest
    }
}
