import Glibc

/// The loudness of a stretch of audio.
public struct AudioLevel: Sendable, Hashable {
    /// The largest sample in decibels relative to full scale, from −100 (silence) to 0.
    public var peak: Double
    /// The mean power in decibels relative to a full-scale square wave, from −100 to 0.
    public var mean: Double
    /// The number of samples at the limit of the 16-bit scale. Any number above 0 means that the
    /// recording is too loud.
    public var clippedSampleCount: Int

    /// Whether the microphone's volume is too high.
    public var isClipping: Bool { clippedSampleCount > 0 }

    /// Whether every sample is 0, for example because the microphone is switched off.
    public var isDigitalSilence: Bool { peak <= Self.lowest }

    private static let lowest = -100.0

    /// Measures a stretch of audio. A stretch without samples is taken to be silence.
    public init(of samples: some Collection<Int16>) {
        var largest = 0
        var sum = 0.0
        clippedSampleCount = 0
        for sample in samples {
            largest = max(largest, abs(Int(sample)))
            sum += Double(sample) * Double(sample)
            if sample == .max || sample <= .min + 1 { clippedSampleCount += 1 }
        }
        peak = Self.decibels(Double(largest) / 32_768)
        mean = Self.decibels((sum / Double(max(1, samples.count))).squareRoot() / 32_768)
    }

    private static func decibels(_ ratio: Double) -> Double {
        ratio > 0 ? min(0, max(lowest, 20 * log10(ratio))) : lowest
    }
}
