import CKernels

/// A layer whose outputs are weighted sums of `taps` frames, which are `dilation` frames apart and
/// centered on the current frame. Frames outside the utterance are taken to be zero. Weights have 8
/// bits, and input values have 16 bits (``WholeFrames``).
struct TemporalConvolution: Sendable {
    /// What the layer does with the weighted sums that it computes.
    enum Kind: String, Decodable {
        /// Returns the sums unchanged.
        case linear
        /// Replaces negative sums with zero.
        case rectified
        /// Rectifies the sums and adds them to the layer's input.
        case residual
    }

    static let mostTaps = 64

    /// The maximum magnitude of trained scales and biases.
    private static let greatest: Float = 1e6

    let outputCount: Int
    private let inputCount: Int
    private let kind: Kind
    private let taps: Int
    private let dilation: Int
    /// The weights in units of each output's scale, ordered by tap, output and input, and padded
    /// with zeros.
    private let weights: [Int8]
    private let scale: [Float]
    private let bias: [Float]

    /// Creates a layer from `weights` in units of `scale`, ordered by output, tap and input.
    /// Returns nil if a count or number is not valid.
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
        let (width, rows) = (ByteMatrix.filled(inputCount), Self.filled(outputCount))
        var laid = [Int8](repeating: 0, count: taps * rows * width)
        for output in 0..<outputCount {
            for tap in 0..<taps {
                let source = (output * taps + tap) * inputCount
                let target = (tap * rows + output) * width
                laid.replaceSubrange(
                    target..<(target + inputCount), with: weights[source..<(source + inputCount)])
            }
        }
        self.weights = laid
    }

    /// The number of outputs, including padding. The kernels compute four outputs at a time.
    private static func filled(_ outputCount: Int) -> Int { (outputCount + 3) / 4 * 4 }

    /// The number of frames on each side of a frame that affect the frame's outputs.
    var reach: Int { taps / 2 * dilation }

    /// Computes ``outputCount`` values for each frame of `inputCount` values.
    func applied(to input: [Float]) -> [Float] {
        let frameCount = input.count / inputCount
        guard frameCount > 0 else { return [] }
        let frames = WholeFrames(input, count: inputCount, margin: reach)
        let row = Self.filled(outputCount)
        var sums = [Float](repeating: 0, count: frameCount * row)
        let zeros = [Int32](repeating: 0, count: frameCount)
        unsafe frames.values.withUnsafeBufferPointer { values in
            unsafe frames.steps.withUnsafeBufferPointer { steps in
                unsafe weights.withUnsafeBufferPointer { weights in
                    guard let values = values.baseAddress, let steps = steps.baseAddress,
                        let weights = weights.baseAddress
                    else { return }
                    for tap in 0..<taps {
                        let first = tap * dilation
                        unsafe ckernels_products(
                            KernelPath.fastest, values + first * frames.width, steps + first, zeros,
                            frameCount, frames.width, weights + tap * row * frames.width, row, 1, 0,
                            nil, tap > 0 ? 1 : 0, &sums)
                    }
                }
            }
        }
        return finished(sums, row: row, input)
    }

    /// Converts sums to outputs. Each frame has `row` sums, in units of each output's scale.
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
