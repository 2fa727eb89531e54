/// An utterance's frames as a network's input: scaled values relative to the utterance's loudness.
struct ComparableFrames {
    /// The loudness quantiles that are used as the level of the utterance (`loudShare`) and the
    /// level of the background (`quietShare`).
    private static let loudShare: Float = 0.95
    private static let quietShare: Float = 0.1

    /// Whether `centre` and `scale` have the same number of values, all of which are valid.
    static func areFit(centre: [Float], scale: [Float]) -> Bool {
        centre.count == scale.count && centre.allSatisfy { $0.magnitude <= 1e6 }
            && scale.allSatisfy { (1e-6...1e6).contains($0) }
    }

    private let values: [Float]
    private let centre: [Float]
    private let scale: [Float]
    private let levels: [Float]
    private let low: Float
    private let high: Float

    /// Scales the frames, of which there must be at least one. `centre` is the usual level of each
    /// value, and `scale` is the usual deviation.
    init(_ values: [Float], centre: [Float], scale: [Float]) {
        let width = centre.count
        let levels = stride(from: 0, to: values.count, by: width).map { start in
            values[start..<(start + width)].reduce(0, +) / Float(width)
        }
        let sorted = levels.sorted()
        low = Self.quantile(Self.quietShare, of: sorted)
        high = Self.quantile(Self.loudShare, of: sorted)
        self.values = values
        self.centre = centre
        self.scale = scale
        self.levels = levels
    }

    subscript(frame: Int) -> [Float] {
        let width = centre.count
        return (0..<width).map { place in
            (values[frame * width + place] - high - centre[place]) / scale[place]
        }
    }

    /// The mean values of the quiet frames.
    var quiet: [Float] { mean { $0 <= low } }

    /// The mean values of the loud frames.
    var loud: [Float] { mean { $0 >= (low + high) / 2 } }

    private func mean(where isCounted: (Float) -> Bool) -> [Float] {
        var sum = [Float](repeating: 0, count: centre.count)
        var count = 0
        for frame in levels.indices where isCounted(levels[frame]) {
            let values = self[frame]
            for place in sum.indices { sum[place] += values[place] }
            count += 1
        }
        return sum.map { $0 / Float(max(count, 1)) }
    }

    /// A quantile, with linear interpolation between adjacent values.
    private static func quantile(_ share: Float, of sorted: [Float]) -> Float {
        let place = share * Float(sorted.count - 1)
        let below = Int(place)
        let above = min(below + 1, sorted.count - 1)
        return sorted[below] + (place - Float(below)) * (sorted[above] - sorted[below])
    }
}
