/// One layer of a network that looks at a frame and its neighbours. Each output is a weighted sum
/// of `taps` frames that are `dilation` apart and centred on the current one.
///
/// Frames before the first and after the last count as zero. The sums are computed in integers:
/// 8-bit weights times 16-bit frame values (``WholeFrames``). See ``RowProducts``.
struct TemporalConvolution: Sendable {
    /// What the layer does with its sums.
    enum Kind: String, Decodable {
        /// Returns them unchanged.
        case linear
        /// Replaces negative sums with zero.
        case rectified
        /// Rectifies the sums and adds them to the layer's input.
        case residual
    }

    static let mostTaps = 64

    /// Learned scales and biases do not exceed this.
    private static let greatest: Float = 1e6

    let outputCount: Int
    private let inputCount: Int
    private let kind: Kind
    private let taps: Int
    private let dilation: Int
    /// By block of four outputs, tap, output within the block, and input. Weights are in steps of
    /// their output's scale. Zeros pad inputs and outputs to whole blocks.
    private let weights: [Int16]
    private let scale: [Float]
    private let bias: [Float]

    /// - Parameters:
    ///   - weights: in steps of their output's `scale`, by output, tap and input.
    ///   - bias: one value for each output.
    /// - Returns: nil if the counts do not fit each other, or if a count or a number is out of
    ///   range.
    init?(
        kind: Kind, taps: Int, dilation: Int, inputCount: Int, weights: [Int8], scale: [Float],
        bias: [Float]
    ) {
        let outputCount = bias.count
        guard (1...Self.mostTaps).contains(taps), taps % 2 == 1, (1...64).contains(dilation),
            outputCount > 0, (1...WholeFrames.inputLimit).contains(inputCount),
            scale.count == outputCount, weights.count == outputCount * taps * inputCount,
            kind != .residual || outputCount == inputCount,
            (scale + bias).allSatisfy({ $0.magnitude <= Self.greatest })
        else { return nil }
        self.kind = kind
        self.taps = taps
        self.dilation = dilation
        self.inputCount = inputCount
        self.outputCount = outputCount
        self.scale = scale
        self.bias = bias
        let width = RowProducts.padded(inputCount)
        let blocks = (outputCount + 3) / 4
        var laid = [Int16](repeating: 0, count: blocks * 4 * taps * width)
        unsafe laid.withUnsafeMutableBufferPointer { laid in
            unsafe weights.withUnsafeBufferPointer { weights in
                for output in 0..<outputCount {
                    for tap in 0..<taps {
                        let source = (output * taps + tap) * inputCount
                        let target = ((output / 4 * taps + tap) * 4 + output % 4) * width
                        for place in 0..<inputCount {
                            unsafe laid[target &+ place] = Int16(weights[source &+ place])
                        }
                    }
                }
            }
        }
        self.weights = laid
    }

    /// How many frames before and after a frame affect its outputs.
    var reach: Int { taps / 2 * dilation }

    /// - Parameter input: frames of `inputCount` values.
    /// - Returns: the same number of frames, with ``outputCount`` values each.
    func applied(to input: [Float]) -> [Float] {
        let frameCount = input.count / inputCount
        guard frameCount > 0 else { return [] }
        let frames = WholeFrames(input, count: inputCount, margin: reach)
        // The loops compute two frames and four outputs at a time, so there must be whole blocks of
        // both.
        let row = (outputCount + 3) / 4 * 4
        var sums = [Float](repeating: 0, count: (frameCount + 1) / 2 * 2 * row)
        unsafe frames.values.withUnsafeBufferPointer { values in
            unsafe weights.withUnsafeBufferPointer { weights in
                unsafe sums.withUnsafeMutableBufferPointer { sums in
                    guard let values = values.baseAddress, let weights = weights.baseAddress,
                        let sums = sums.baseAddress
                    else { return }
                    // The weights of a block stay in the cache while the loop runs through all
                    // frames.
                    for output in stride(from: 0, to: row, by: 4) {
                        let block = unsafe weights + output * taps * frames.width
                        for frame in stride(from: 0, to: frameCount, by: 2) {
                            unsafe addBlock(
                                block, of: values, steps: frames.steps, width: frames.width,
                                from: frame, to: sums + frame * row + output, row: row)
                        }
                    }
                }
            }
        }
        return finished(sums, row: row, input)
    }

    /// Computes four outputs of two frames.
    private func addBlock(
        _ weights: UnsafePointer<Int16>, of values: UnsafePointer<Int16>, steps: [Float],
        width: Int, from frame: Int, to sums: UnsafeMutablePointer<Float>, row: Int
    ) {
        for tap in 0..<taps {
            let first = frame &+ tap &* dilation
            let found = unsafe RowProducts.sums(
                values + first &* width, values + (first &+ 1) &* width,
                weights + 4 &* tap &* width, count: width)
            unsafe add(found.first, in: steps[first], to: sums)
            unsafe add(found.second, in: steps[first &+ 1], to: sums + row)
        }
    }

    @inline(__always)
    private func add(
        _ found: SIMD4<Int32>, in step: Float, to sums: UnsafeMutablePointer<Float>
    ) {
        unsafe sums[0] += step * Float(found.x)
        unsafe sums[1] += step * Float(found.y)
        unsafe sums[2] += step * Float(found.z)
        unsafe sums[3] += step * Float(found.w)
    }

    /// - Parameter sums: `row` sums for each frame, in steps of their output's scale.
    private func finished(_ sums: [Float], row: Int, _ input: [Float]) -> [Float] {
        let frameCount = input.count / inputCount
        var output = [Float](repeating: 0, count: frameCount * outputCount)
        unsafe output.withUnsafeMutableBufferPointer { output in
            unsafe sums.withUnsafeBufferPointer { sums in
                for frame in 0..<frameCount {
                    let (source, target) = (frame &* row, frame &* outputCount)
                    for index in 0..<outputCount {
                        let sum = unsafe bias[index] + scale[index] * sums[source &+ index]
                        let place = target &+ index
                        switch kind {
                        case .linear: unsafe output[place] = sum
                        case .rectified: unsafe output[place] = max(sum, 0)
                        case .residual: unsafe output[place] = input[place] + max(sum, 0)
                        }
                    }
                }
            }
        }
        return output
    }
}
