/// One layer of a network that looks at a frame and its neighbours: each output is a weighted sum of
/// what `taps` frames, `dilation` apart and centred on this one, hold.
///
/// Frames before the first and after the last count as zero.
struct TemporalConvolution: Sendable {
    /// What becomes of the sums.
    enum Kind: String, Decodable {
        /// Nothing.
        case linear
        /// Negative ones become zero.
        case rectified
        /// Rectified, and added to what came in.
        case residual
    }

    private typealias Lanes = SIMD8<Float>

    let outputCount: Int
    private let inputCount: Int
    private let kind: Kind
    private let taps: Int
    private let dilation: Int
    /// For each block of eight outputs: for each tap, for each input, eight weights.
    private let weights: [Lanes]
    private let bias: [Lanes]

    /// - Parameters:
    ///   - weights: in steps of their output's `scale`, by output, tap, input.
    ///   - bias: one for each output.
    /// - Returns: nil when the counts do not fit each other.
    init?(
        kind: Kind, taps: Int, dilation: Int, inputCount: Int, weights: [Int8], scale: [Float],
        bias: [Float]
    ) {
        let outputCount = bias.count
        guard (1...64).contains(taps), taps % 2 == 1, (1...64).contains(dilation), outputCount > 0,
            scale.count == outputCount, weights.count == outputCount * taps * inputCount,
            kind != .residual || outputCount == inputCount
        else { return nil }
        self.kind = kind
        self.taps = taps
        self.dilation = dilation
        self.inputCount = inputCount
        self.outputCount = outputCount
        let blocks = 0..<((outputCount + 7) / 8)
        self.bias = blocks.map { block in
            Self.lanes(block, outputCount) { bias[$0] }
        }
        let row = taps * inputCount
        self.weights = blocks.flatMap { block in
            (0..<row).map { place in
                Self.lanes(block, outputCount) { scale[$0] * Float(weights[$0 * row + place]) }
            }
        }
    }

    /// What belongs to eight neighbouring outputs; beyond the last one, zero.
    private static func lanes(
        _ block: Int, _ count: Int, _ value: (_ output: Int) -> Float
    ) -> Lanes {
        var lanes = Lanes()
        for lane in 0..<min(8, count - block * 8) { lanes[lane] = value(block * 8 + lane) }
        return lanes
    }

    /// - Parameter input: frames of `inputCount` values.
    /// - Returns: as many frames of ``outputCount`` values.
    func applied(to input: [Float]) -> [Float] {
        let frameCount = input.count / inputCount
        var output = [Float](repeating: 0, count: frameCount * outputCount)
        for frame in 0..<frameCount {
            for block in bias.indices {
                let sums = sums(of: block, at: frame, frameCount, input)
                for lane in 0..<min(8, outputCount - block * 8) {
                    let place = frame * outputCount + block * 8 + lane
                    switch kind {
                    case .linear: output[place] = sums[lane]
                    case .rectified: output[place] = max(sums[lane], 0)
                    case .residual: output[place] = input[place] + max(sums[lane], 0)
                    }
                }
            }
        }
        return output
    }

    private func sums(
        of block: Int, at frame: Int, _ frameCount: Int, _ input: [Float]
    ) -> Lanes {
        var sums = bias[block]
        for tap in 0..<taps {
            let neighbour = frame + (tap - taps / 2) * dilation
            guard neighbour >= 0, neighbour < frameCount else { continue }
            let from = neighbour * inputCount
            let row = (block * taps + tap) * inputCount
            for place in 0..<inputCount { sums += input[from + place] * weights[row + place] }
        }
        return sums
    }
}
