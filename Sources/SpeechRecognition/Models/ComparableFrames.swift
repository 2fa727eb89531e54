/// An utterance's frames as networks look at them: in comparable measures, the loudness of each
/// against how loud the utterance is.
struct ComparableFrames {
    /// Frames at least this loud, as a share of all, stand for how loud the utterance is; those not
    /// louder than this share stand for what it sounds like when nobody speaks.
    private static let loudShare: Float = 0.95
    private static let quietShare: Float = 0.1

    /// What of a frame follows how loud it is.
    enum Loudness {
        /// The first value alone, as cepstra are.
        case first
        /// All of them alike, as bands' energies are.
        case mean
    }

    /// Whether these may be what is usual for each value, and how far it usually is from that: numbers that
    /// a frame of sound can have.
    static func areFit(centre: [Float], scale: [Float]) -> Bool {
        centre.count == scale.count && centre.allSatisfy { $0.magnitude <= 1e6 }
            && scale.allSatisfy { (1e-6...1e6).contains($0) }
    }

    private let values: [Float]
    private let loudness: Loudness
    private let centre: [Float]
    private let scale: [Float]
    private let levels: [Float]
    private let low: Float
    private let high: Float

    /// - Parameters:
    ///   - values: frames of as many values as `centre` has. At least one.
    ///   - centre: what is usual for each value, and `scale` how far it usually is from that.
    init(_ values: [Float], _ loudness: Loudness, centre: [Float], scale: [Float]) {
        let width = centre.count
        let levels = stride(from: 0, to: values.count, by: width).map { start in
            switch loudness {
            case .first: values[start]
            case .mean: values[start..<(start + width)].reduce(0, +) / Float(width)
            }
        }
        let sorted = levels.sorted()
        low = Self.quantile(Self.quietShare, of: sorted)
        high = Self.quantile(Self.loudShare, of: sorted)
        self.values = values
        self.loudness = loudness
        self.centre = centre
        self.scale = scale
        self.levels = levels
    }

    /// One frame in comparable measures.
    subscript(frame: Int) -> [Float] {
        let width = centre.count
        return (0..<width).map { place in
            let isLoudness = loudness == .mean || place == 0
            let value = values[frame * width + place] - (isLoudness ? high : 0)
            return (value - centre[place]) / scale[place]
        }
    }

    /// What the utterance sounds like where it is quiet.
    var quiet: [Float] { mean { $0 <= low } }

    /// What it sounds like where it is loud.
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

    /// Between neighbours linearly.
    private static func quantile(_ share: Float, of sorted: [Float]) -> Float {
        let place = share * Float(sorted.count - 1)
        let below = Int(place)
        let above = min(below + 1, sorted.count - 1)
        return sorted[below] + (place - Float(below)) * (sorted[above] - sorted[below])
    }
}
