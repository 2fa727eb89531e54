import Foundation
import SpokenAnswers

/// Mixes noise into clips at a given signal-to-noise ratio, as in published speech-to-intent
/// benchmarks. The ratio applies to the loudest 2,048-sample frames. The same seed always gives the
/// same result.
package struct NoiseMixer: Sendable {
    package var noise: [Int16]
    package var decibels: Double
    package var seed: UInt64

    package init(noise: [Int16], decibels: Double, seed: UInt64) {
        self.noise = noise
        self.decibels = decibels
        self.seed = seed
    }

    static let frameLength = 2_048

    /// Adds noise to the speech. The noise depends only on the seed and on `key`, the trial's name.
    package func mix(_ speech: [Int16], key: String) -> [Int16] {
        guard !speech.isEmpty, !noise.isEmpty else { return speech }
        var random = SplitMix64(seed: seed ^ Self.hash(key))
        let offset = Int(random.next() % UInt64(max(noise.count - speech.count, 0) + 1))
        let segment = speech.indices.map { Double(noise[(offset + $0) % noise.count]) }
        let speech = speech.map(Double.init)
        let noiseEnergy = Self.largestFrameEnergy(segment)
        guard noiseEnergy > 0 else { return speech.map { Int16($0) } }
        let gain = (Self.largestFrameEnergy(speech) / noiseEnergy / pow(10, decibels / 10))
            .squareRoot()
        let mixed = zip(speech, segment).map { $0 + gain * $1 }
        let peak = mixed.reduce(0) { max($0, abs($1)) }
        guard peak > 0 else { return speech.map { Int16($0) } }
        return mixed.map { Int16(($0 / peak * 0.5 * 32_767).rounded()) }
    }

    private static func largestFrameEnergy(_ samples: [Double]) -> Double {
        stride(from: 0, to: samples.count, by: frameLength).map { start in
            samples[start..<min(start + frameLength, samples.count)].reduce(0) { $0 + $1 * $1 }
        }.max() ?? 0
    }

    /// The FNV-1a hash of the text.
    private static func hash(_ text: String) -> UInt64 {
        text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
