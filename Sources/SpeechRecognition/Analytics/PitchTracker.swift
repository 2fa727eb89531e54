internal import Transcript

/// Finds the pitch of a voice, frame by frame, with steps 1 to 5 of the YIN algorithm (Alain de
/// Cheveigné and Hideki Kawahara, Journal of the Acoustical Society of America 111, 2002).
struct PitchTracker {
    struct Frame: Hashable {
        /// The number of samples per period, or nil if the frame is unvoiced.
        var period: Double?
        /// The sound's periodicity, from 0 to 1: 1 minus YIN's difference function at its dip.
        var voicing: Double
    }

    /// The number of samples from one frame to the next (10 ms).
    static let hop = AudioTime.hertz / 100
    /// The pitch range to search, in hertz.
    static let pitchRange = 60.0...500.0
    /// The number of samples to compare (25 ms, as in the YIN paper).
    private static let window = AudioTime.hertz / 40
    private static let longestPeriod = Int(Double(AudioTime.hertz) / pitchRange.lowerBound)
    private static let shortestPeriod = Int(Double(AudioTime.hertz) / pitchRange.upperBound)
    /// For clean speech, the YIN paper uses a threshold of 0.1. Speech recorded in rooms needs a
    /// higher threshold.
    private static let dipThreshold = 0.15
    /// A frame is voiced if its voicing reaches this threshold. The voicing of white noise stays
    /// below 0.5.
    private static let voicedThreshold = 0.7
    /// A frame is silent if all its samples stay below this fraction of the recording's loudest
    /// sample, as in Praat.
    private static let silenceLevel = 0.03

    /// The pitch of each 10 ms frame. Silence is added before and after the samples.
    func frames(of samples: [Int16]) -> [Frame] {
        let reach = Self.window + Self.longestPeriod
        let padding = reach / 2
        var sound = [Float](repeating: 0, count: padding)
        sound += samples.lazy.map(Float.init)
        sound += [Float](repeating: 0, count: reach)
        let loudest = Double(samples.lazy.map(\.magnitude).max() ?? 0)
        let count = (samples.count + Self.hop - 1) / Self.hop
        var frames = (0..<count).map { index in
            let start = index * Self.hop + Self.hop / 2
            return frame(sound[start..<(start + reach)], loudest: loudest)
        }
        mendOctaves(&frames)
        return frames
    }

    private func frame(_ part: ArraySlice<Float>, loudest: Double) -> Frame {
        let peak = Double(part.lazy.map(abs).max() ?? 0)
        guard peak > loudest * Self.silenceLevel, peak > 0 else {
            return Frame(period: nil, voicing: 0)
        }
        let normalized = normalizedDifference(part)
        let (lag, depth) = dip(in: normalized)
        let voicing = min(1, max(0, 1 - depth))
        return Frame(period: voicing >= Self.voicedThreshold ? lag : nil, voicing: voicing)
    }

    /// The cumulative mean normalized difference for every lag up to the longest period.
    private func normalizedDifference(_ part: ArraySlice<Float>) -> [Double] {
        var result = [Double](repeating: 1, count: Self.longestPeriod + 1)
        unsafe part.withUnsafeBufferPointer { sound in
            var total = 0.0
            for lag in 1...Self.longestPeriod {
                var difference: Float = 0
                for index in 0..<Self.window {
                    let step = unsafe sound[index] - sound[index + lag]
                    difference += step * step
                }
                total += Double(difference)
                result[lag] = total > 0 ? Double(difference) * Double(lag) / total : 1
            }
        }
        return result
    }

    private func dip(in normalized: [Double]) -> (lag: Double, depth: Double) {
        var best = Self.shortestPeriod
        var lag = Self.shortestPeriod
        while lag < Self.longestPeriod {
            if normalized[lag] < Self.dipThreshold {
                while lag + 1 < Self.longestPeriod, normalized[lag + 1] < normalized[lag] {
                    lag += 1
                }
                return between(normalized, lag)
            }
            if normalized[lag] < normalized[best] { best = lag }
            lag += 1
        }
        return between(normalized, best)
    }

    /// The minimum of the parabola through the value at a lag and the values at the two neighboring
    /// lags.
    private func between(_ values: [Double], _ lag: Int) -> (lag: Double, depth: Double) {
        guard lag > 0, lag + 1 < values.count else { return (Double(lag), values[lag]) }
        let (left, middle, right) = (values[lag - 1], values[lag], values[lag + 1])
        let curve = left - 2 * middle + right
        guard curve > 1e-12 else { return (Double(lag), middle) }
        let shift = min(1, max(-1, 0.5 * (left - right) / curve))
        return (Double(lag) + shift, max(0, middle - 0.25 * (left - right) * shift))
    }

    private func mendOctaves(_ frames: inout [Frame]) {
        let periods = frames.map(\.period)
        for index in frames.indices {
            guard let period = periods[index] else { continue }
            let neighbours = periods[max(0, index - 3)...min(periods.count - 1, index + 3)]
                .compactMap { $0 }.sorted()
            guard neighbours.count >= 4 else { continue }
            let median = neighbours[neighbours.count / 2]
            for factor in [0.5, 2] where abs(period * factor / median - 1) < 0.1 {
                frames[index].period = period * factor
            }
        }
    }
}
