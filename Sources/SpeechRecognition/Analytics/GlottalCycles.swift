/// Measures the length and strength of a voice's glottal cycles. The marks of adjacent cycles are
/// 0.8 to 1.25 expected periods apart, as in Praat ("Sound & Pitch: To PointProcess (cc)", Paul
/// Boersma).
struct GlottalCycles {
    struct Cycle: Hashable {
        /// The sample at which the cycle is marked, near the cycle's highest peak.
        var start: Double
        /// The length of the cycle in samples.
        var period: Double
        /// The difference between the highest and the lowest sample within half a period of the
        /// mark.
        var amplitude: Double
    }

    /// The cycles of each voiced stretch, in order. A new stretch begins after each gap between
    /// cycles.
    static func cycles(in samples: [Int16], frames: [PitchTracker.Frame]) -> [[Cycle]] {
        var stretches: [[Cycle]] = []
        var first: Int?
        for index in 0...frames.count {
            let isVoiced = index < frames.count && frames[index].period != nil
            if isVoiced {
                if first == nil { first = index }
            } else if let start = first {
                if index - start > 2 {
                    let cycles = cycles(in: samples, frames: frames, stretch: start..<index)
                    if cycles.count > 2 { stretches.append(cycles) }
                }
                first = nil
            }
        }
        return stretches
    }

    private static func cycles(
        in samples: [Int16], frames: [PitchTracker.Frame], stretch: Range<Int>
    ) -> [Cycle] {
        let start = stretch.lowerBound * PitchTracker.hop
        let range = start..<min(samples.count, stretch.upperBound * PitchTracker.hop)
        func expected(at sample: Double) -> Double {
            let index = min(
                stretch.upperBound - 1, max(stretch.lowerBound, Int(sample) / PitchTracker.hop))
            return frames[index].period ?? 0
        }
        let middle = Double(range.lowerBound + range.upperBound) / 2
        let origin = peak(samples, around: middle, period: expected(at: middle))
        var marks = [origin]
        for direction in [1.0, -1.0] {
            var mark = origin
            while true {
                let period = expected(at: mark)
                guard let next = step(samples, from: mark, period: period, direction: direction),
                    range.contains(Int(next))
                else { break }
                mark = next
                if direction > 0 { marks.append(mark) } else { marks.insert(mark, at: 0) }
            }
        }
        return zip(marks, marks.dropFirst()).map { start, end in
            // Centering the cycle on the mark excludes the peaks of the neighboring cycles.
            let half = (end - start) / 2
            let part = samples[
                max(0, Int(start - half))..<max(0, min(samples.count, Int(start + half)))]
            let amplitude = Double(part.max() ?? 0) - Double(part.min() ?? 0)
            return Cycle(start: start, period: end - start, amplitude: amplitude)
        }
    }

    private static func peak(_ samples: [Int16], around middle: Double, period: Double) -> Double {
        let low = max(0, Int(middle - period / 2))
        let high = min(samples.count, Int(middle + period / 2) + 1)
        let best = (low..<high).max { samples[$0].magnitude < samples[$1].magnitude }
        return Double(best ?? Int(middle))
    }

    /// The next cycle mark in the given direction, or nil if the sound is no longer periodic.
    private static func step(
        _ samples: [Int16], from mark: Double, period: Double, direction: Double
    ) -> Double? {
        let here = Int(mark.rounded())
        let half = Int(period / 2)
        let lags = Int(period * 0.8)...max(Int(period * 0.8), Int((period * 1.25).rounded(.up)))
        let reach = lags.upperBound + half + 2
        guard period > 0, here - reach >= 0, here + reach < samples.count else { return nil }
        var correlations: [Double] = []
        correlations.reserveCapacity(lags.count + 2)
        for lag in (lags.lowerBound - 1)...(lags.upperBound + 1) {
            let there = here + Int(direction) * lag
            var (product, energy, otherEnergy) = (0.0, 0.0, 0.0)
            for offset in -half...half {
                let (a, b) = (Double(samples[here + offset]), Double(samples[there + offset]))
                product += a * b
                energy += a * a
                otherEnergy += b * b
            }
            let scale = (energy * otherEnergy).squareRoot()
            correlations.append(scale > 0 ? product / scale : 0)
        }
        let best = (1..<correlations.count - 1).max { correlations[$0] < correlations[$1] } ?? 1
        guard correlations[best] > 0.3 else { return nil }
        let (left, middle, right) = (
            correlations[best - 1], correlations[best], correlations[best + 1]
        )
        let curve = left - 2 * middle + right
        let shift = curve < -1e-12 ? min(0.5, max(-0.5, 0.5 * (left - right) / curve)) : 0
        let lag = Double(lags.lowerBound - 1 + best) + shift
        return mark + direction * lag
    }
}
