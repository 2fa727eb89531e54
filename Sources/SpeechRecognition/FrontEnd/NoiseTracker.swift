import Foundation

/// Estimates and removes the noise in each band, and detects speech. This type combines Doblinger's
/// spectral minima with Kim's power-normalized cepstra. The constants come from sphinxbase.
struct NoiseTracker: Sendable {
    /// The fraction of an average that is kept from one frame to the next.
    private enum Kept {
        static let power = 0.7
        static let floorBelowEnergy = 0.995
        static let floorAboveEnergy = 0.5
        static let peak = 0.85
        static let volumeAboveSound = 0.9995
        static let volumeBelowSound = 0.9
    }

    /// A masked signal is replaced by this fraction of the preceding peak.
    private static let masking = 0.2
    /// The maximum amplification of a band. The minimum amplification is the reciprocal of the
    /// maximum.
    private static let greatestGain = 20.0
    /// How much quieter than the loudest sound speech may be, as the natural logarithm of the
    /// energy ratio.
    private static let volumeRange = 8.0
    /// The amplification is averaged over this many bands on either side.
    private static let neighbours = 4

    private let removesNoise: Bool
    private let removesSilence: Bool
    private let threshold: Double
    private var isNew = true
    private var volume = 0.0
    /// For each band: the smoothed energy, the noise, the signal above the noise, and the lower and
    /// upper limits of this signal.
    private var power: [Double]
    private var noise: [Double]
    private var signal: [Double]
    private var floor: [Double]
    private var peak: [Double]

    init(_ parameters: FeatureParameters) {
        removesNoise = parameters.removesNoise
        removesSilence = parameters.removesSilence
        threshold = Double(parameters.silence.threshold)
        power = Array(repeating: 0, count: parameters.bandCount)
        noise = power
        signal = power
        floor = power
        peak = power
    }

    mutating func start() { isNew = true }

    /// Removes noise from the next frame if required. Returns whether the frame is speech.
    mutating func process(_ energies: inout [Double]) -> Bool {
        guard removesNoise || removesSilence else { return true }
        if isNew { begin(energies) }
        for band in power.indices {
            power[band] = Kept.power * power[band] + (1 - Kept.power) * energies[band]
        }
        Self.follow(power, by: &noise)
        for band in signal.indices { signal[band] = max(power[band] - noise[band], 1) }
        let isLoud = isLoud()
        let hasSpeech = !removesSilence || (exceedsNoise && isLoud)
        Self.follow(signal, by: &floor)
        maskBehindPeaks()
        if removesNoise { remove(from: &energies) }
        return hasSpeech
    }

    private mutating func begin(_ energies: [Double]) {
        isNew = false
        volume = 0
        for band in power.indices {
            power[band] = energies[band]
            noise[band] = energies[band] / Self.greatestGain
            floor[band] = noise[band]
            peak[band] = 0
        }
    }

    /// Moves the lower limits toward the values, slowly upward and quickly downward.
    private static func follow(_ values: [Double], by limits: inout [Double]) {
        for band in limits.indices {
            let kept =
                values[band] >= limits[band] ? Kept.floorBelowEnergy : Kept.floorAboveEnergy
            limits[band] = kept * limits[band] + (1 - kept) * values[band]
        }
    }

    private var exceedsNoise: Bool {
        var greatest = 1.0
        for band in power.indices {
            // In complete silence, the ratio is NaN, and the comparison is false.
            let ratio = power[band] / noise[band]
            if ratio > greatest { greatest = ratio }
        }
        return log(greatest) >= threshold
    }

    /// Whether the signal is nearly as loud as the loudest sound so far.
    private mutating func isLoud() -> Bool {
        var sum = 0.0
        for band in signal.indices { sum += signal[band] }
        let loudness = log(sum)
        let kept = loudness > volume ? Kept.volumeBelowSound : Kept.volumeAboveSound
        volume = volume * kept + loudness * (1 - kept)
        return volume - Self.volumeRange <= loudness
    }

    /// Replaces the signal in each band in which a louder sound just before the signal makes the
    /// signal inaudible.
    private mutating func maskBehindPeaks() {
        for band in signal.indices {
            let heard = signal[band]
            peak[band] *= Kept.peak
            if heard < Kept.peak * peak[band] { signal[band] = peak[band] * Self.masking }
            if heard > peak[band] { peak[band] = heard }
        }
    }

    /// Multiplies each band by the signal's mean share of the energy in the neighboring bands.
    private mutating func remove(from energies: inout [Double]) {
        for band in signal.indices {
            let wanted = max(signal[band], floor[band])
            let share =
                wanted < Self.greatestGain * power[band] ? wanted / power[band] : Self.greatestGain
            signal[band] = max(share, 1 / Self.greatestGain)
        }
        let last = signal.count - 1
        for band in signal.indices {
            let near = max(band - Self.neighbours, 0)...min(band + Self.neighbours, last)
            var sum = 0.0
            for place in near { sum += signal[place] }
            energies[band] *= sum / Double(near.count)
        }
    }
}
