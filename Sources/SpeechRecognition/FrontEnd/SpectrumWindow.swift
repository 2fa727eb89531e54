import Foundation

/// Cuts a frame out of the audio, emphasizes the frame's high frequencies, and fades both ends of
/// the frame.
struct SpectrumWindow: Sendable {
    /// A factor for each sample of the frame (Hamming window). The second half of the factors
    /// mirrors the first half.
    private let factors: [Double]
    private let preEmphasis: Double
    private let removesOffset: Bool

    init(_ parameters: FeatureParameters) {
        let count = parameters.samplesInWindow
        factors = (0..<count).map { place in
            let fromEnd = min(place, count - 1 - place)
            return 0.54 - 0.46 * cos(2 * Double.pi * Double(fromEnd) / (Double(count) - 1))
        }
        preEmphasis = Double(parameters.preEmphasis)
        removesOffset = parameters.removesOffset
    }

    /// Writes a frame's windowed samples, followed by zeros. `prior` is 0 for the first frame.
    func cut(_ samples: ArraySlice<Int16>, after prior: Int16, into frame: inout [Double]) {
        let samples = samples.span
        var frame = frame.mutableSpan
        var before = Double(prior)
        for place in samples.indices {
            let sample = Double(samples[place])
            frame[place] = sample - before * preEmphasis
            before = sample
        }
        for place in samples.count..<frame.count { frame[place] = 0 }
        if removesOffset { removeOffset(&frame) }
        for place in factors.indices { frame[place] *= factors[place] }
    }

    /// Subtracts the mean over the whole window, even if the samples end before the window does.
    private func removeOffset(_ frame: inout MutableSpan<Double>) {
        var sum = 0.0
        for place in factors.indices { sum += frame[place] }
        let mean = sum / Double(factors.count)
        for place in factors.indices { frame[place] -= mean }
    }
}
