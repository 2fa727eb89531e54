import Foundation

/// The frequency range of a sound.
enum SoundBandwidth: Sendable, Hashable {
    /// Frequencies up to the 6.8 kHz that acoustic models use.
    case wide
    /// Frequencies up to 4 kHz, as from a telephone or in a recording with 8,000 samples per second.
    case telephone

    /// The share of energy above 4.5 kHz that separates full-bandwidth speech from telephone sound. The share is 10 to
    /// the power of −5.5, which lies between the values of −49 dB and −68 dB found in recordings.
    private static let share = pow(10, -5.5)

    private static let window = 512
    /// The bins to examine, each 31.25 Hz wide: one every 125 Hz from 4.5 to 6.75 kHz.
    private static let upperBins = Array(stride(from: 144, through: 216, by: 4))

    /// Analyzes 16 kHz mono sound.
    ///
    /// Silence, or sound shorter than one window (32 ms), counts as wide.
    init(of samples: [Int16]) {
        let shape = (0..<Self.window).map {
            0.5 - 0.5 * cos(2 * Double.pi * Double($0) / Double(Self.window))
        }
        var all = 0.0
        var upper = 0.0
        for start in stride(from: 0, through: samples.count - Self.window, by: Self.window) {
            let frame = (0..<Self.window).map { Double(samples[start + $0]) * shape[$0] }
            // The energy in half of all bins, by Parseval's theorem.
            all += frame.reduce(0) { $0 + $1 * $1 } * Double(Self.window) / 2
            upper += Self.upperBins.reduce(0) { $0 + 4 * Self.energy(of: frame, bin: $1) }
        }
        self = all > 0 && upper < all * Self.share ? .telephone : .wide
    }

    /// Goertzel's algorithm: the energy of one bin of the discrete Fourier transform.
    private static func energy(of frame: [Double], bin: Int) -> Double {
        let turn = 2 * cos(2 * Double.pi * Double(bin) / Double(frame.count))
        var (last, before) = (0.0, 0.0)
        for sample in frame { (last, before) = (sample + turn * last - before, last) }
        return last * last + before * before - turn * last * before
    }
}
