/// One layer of a network that looks at a frame and its neighbours: each output is a weighted sum of
/// what `taps` frames, `dilation` apart and centred on this one, hold.
///
/// Frames before the first and after the last count as zero. Two frames' sums of a block of outputs stay
/// where they are, in registers, while all inputs go by; the innermost loop is a plain one over neighbouring
/// numbers, see ``GaussianTable``.
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

    let outputCount: Int
    private let inputCount: Int
    private let kind: Kind
    private let taps: Int
    private let dilation: Int
    /// For each block of outputs, for each tap, for each input, a weight for each output of the block; an odd
    /// count of inputs is made even by one of weight 0.
    private let weights: [Float]
    /// By output, up to the end of the last block.
    private let bias: [Float]

    /// Outputs that are summed up together.
    private static let block = 16

    /// - Parameters:
    ///   - weights: in steps of their output's `scale`, by output, tap, input.
    ///   - bias: one for each output.
    /// - Returns: nil when the counts do not fit each other.
    init?(
        kind: Kind, taps: Int, dilation: Int, inputCount: Int, weights: [Int8], scale: [Float],
        bias: [Float]
    ) {
        let outputCount = bias.count
        guard (1...64).contains(taps), taps % 2 == 1, (1...64).contains(dilation),
            outputCount > 0, inputCount > 0,
            scale.count == outputCount, weights.count == outputCount * taps * inputCount,
            kind != .residual || outputCount == inputCount
        else { return nil }
        self.kind = kind
        self.taps = taps
        self.dilation = dilation
        self.inputCount = inputCount
        self.outputCount = outputCount
        let block = Self.block
        let room = (outputCount + block - 1) / block * block
        self.bias = bias + [Float](repeating: 0, count: room - outputCount)
        let row = inputCount + inputCount % 2
        var turned = [Float](repeating: 0, count: room * taps * row)
        unsafe turned.withUnsafeMutableBufferPointer { turned in
            unsafe weights.withUnsafeBufferPointer { weights in
                for output in 0..<outputCount {
                    let step = scale[output]
                    let first = output / block * block * taps * row + output % block
                    for tap in 0..<taps {
                        let source = (output * taps + tap) * inputCount
                        let target = first + tap * row * block
                        var place = 0
                        while place < inputCount {
                            unsafe turned[target &+ place &* block] =
                                step * Float(weights[source &+ place])
                            place &+= 1
                        }
                    }
                }
            }
        }
        self.weights = turned
    }

    /// Frames before and after a frame that its outputs depend on.
    var reach: Int { taps / 2 * dilation }

    /// - Parameter input: frames of `inputCount` values.
    /// - Returns: as many frames of ``outputCount`` values.
    func applied(to input: [Float]) -> [Float] {
        let frameCount = input.count / inputCount
        guard frameCount > 0 else { return [] }
        // Zeros around, and more behind: frames and inputs are worked through two at a time.
        let zeros = [Float](repeating: 0, count: reach * inputCount)
        let padded = zeros + input + zeros + [Float](repeating: 0, count: inputCount + 1)
        let count = (frameCount + 1) / 2 * 2
        var output = [Float](repeating: 0, count: count * outputCount)
        unsafe padded.withUnsafeBufferPointer { padded in
            unsafe output.withUnsafeMutableBufferPointer { output in
                guard let source = padded.baseAddress, let target = output.baseAddress
                else { return }
                for first in stride(from: 0, to: outputCount, by: Self.block) {
                    unsafe addBlock(first, of: count, source, to: target)
                }
            }
        }
        output.removeLast((count - frameCount) * outputCount)
        finish(&output, input)
        return output
    }

    /// All frames' sums of the block of outputs that begins with one.
    private func addBlock(
        _ first: Int, of frameCount: Int, _ source: UnsafePointer<Float>,
        to target: UnsafeMutablePointer<Float>
    ) {
        let width = min(Self.block, outputCount - first)
        unsafe weights.withUnsafeBufferPointer { weights in
            unsafe withUnsafeTemporaryAllocation(of: Float.self, capacity: 2 * Self.block) { sums in
                guard let all = weights.baseAddress, let one = sums.baseAddress else { return }
                let other = unsafe one + Self.block
                var frame = 0
                while frame < frameCount {
                    var index = 0
                    while index < Self.block {
                        unsafe one[index] = bias[first &+ index]
                        unsafe other[index] = bias[first &+ index]
                        index &+= 1
                    }
                    var weight = unsafe all + first &* taps &* (inputCount &+ inputCount % 2)
                    var tap = 0
                    while tap < taps {
                        let here = unsafe source + (frame &+ tap &* dilation) &* inputCount
                        let next = unsafe here + inputCount
                        var place = 0
                        while place < inputCount {
                            let (x0, x1) = unsafe (here[place], here[place &+ 1])
                            let (y0, y1) = unsafe (next[place], next[place &+ 1])
                            index = 0
                            while index < Self.block {
                                let (a, b) = unsafe (weight[index], weight[Self.block &+ index])
                                unsafe one[index] += x0 * a + x1 * b
                                unsafe other[index] += y0 * a + y1 * b
                                index &+= 1
                            }
                            unsafe weight += 2 &* Self.block
                            place &+= 2
                        }
                        tap &+= 1
                    }
                    let row = unsafe target + (frame &* outputCount &+ first)
                    index = 0
                    while index < width {
                        unsafe row[index] = one[index]
                        unsafe row[outputCount &+ index] = other[index]
                        index &+= 1
                    }
                    frame &+= 2
                }
            }
        }
    }

    private func finish(_ sums: inout [Float], _ input: [Float]) {
        guard kind != .linear else { return }
        unsafe sums.withUnsafeMutableBufferPointer { sums in
            unsafe input.withUnsafeBufferPointer { input in
                var index = 0
                while index < sums.count {
                    let rectified = unsafe max(sums[index], 0)
                    unsafe sums[index] =
                        kind == .residual ? input[index] + rectified : rectified
                    index &+= 1
                }
            }
        }
    }
}
