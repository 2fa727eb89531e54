/// One layer of a network that looks at a frame and its neighbours: each output is a weighted sum of
/// what `taps` frames, `dilation` apart and centred on this one, hold.
///
/// Frames before the first and after the last count as zero. The innermost loops are plain ones over
/// neighbouring numbers, see ``GaussianTable``.
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
    /// For each tap, for each input, a weight for each output.
    private let weights: [Float]
    private let bias: [Float]

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
        self.bias = bias
        let row = taps * inputCount
        var turned = [Float](repeating: 0, count: weights.count)
        unsafe turned.withUnsafeMutableBufferPointer { turned in
            unsafe weights.withUnsafeBufferPointer { weights in
                for output in 0..<outputCount {
                    let step = scale[output]
                    var place = 0
                    while place < row {
                        unsafe turned[place &* outputCount &+ output] =
                            step * Float(weights[output &* row &+ place])
                        place &+= 1
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
        // Zeros around, and one more frame behind: frames are worked through two at a time.
        let zeros = [Float](repeating: 0, count: reach * inputCount)
        let padded = zeros + input + zeros + [Float](repeating: 0, count: inputCount)
        var output: [Float] = []
        output.reserveCapacity((frameCount + 1) * outputCount)
        for _ in 0..<(frameCount + 1) / 2 * 2 { output += bias }
        unsafe padded.withUnsafeBufferPointer { padded in
            unsafe weights.withUnsafeBufferPointer { weights in
                unsafe output.withUnsafeMutableBufferPointer { output in
                    guard let source = padded.baseAddress, let weights = weights.baseAddress,
                        let target = output.baseAddress
                    else { return }
                    for frame in stride(from: 0, to: frameCount, by: 2) {
                        for tap in 0..<taps {
                            unsafe addTwo(
                                source + (frame + tap * dilation) * inputCount,
                                weights + tap * inputCount * outputCount,
                                to: target + frame * outputCount)
                        }
                    }
                }
            }
        }
        output.removeLast(output.count - frameCount * outputCount)
        finish(&output, input)
        return output
    }

    /// One tap of two neighbouring frames, four inputs at once: the sums are fetched and put back a
    /// quarter as often, the weights half as often.
    private func addTwo(
        _ input: UnsafePointer<Float>, _ weights: UnsafePointer<Float>,
        to sums: UnsafeMutablePointer<Float>
    ) {
        let (first, second) = unsafe (input, input + inputCount)
        var place = 0
        while place &+ 4 <= inputCount {
            unsafe addFour(
                SIMD4(
                    first[place], first[place &+ 1], first[place &+ 2], first[place &+ 3]),
                SIMD4(
                    second[place], second[place &+ 1], second[place &+ 2], second[place &+ 3]),
                weights + place &* outputCount, to: sums)
            place &+= 4
        }
        while place < inputCount {
            let row = unsafe weights + place &* outputCount
            let (x, y) = unsafe (first[place], second[place])
            var index = 0
            while index < outputCount {
                let weight = unsafe row[index]
                unsafe sums[index] += x * weight
                unsafe sums[index &+ outputCount] += y * weight
                index &+= 1
            }
            place &+= 1
        }
    }

    private func addFour(
        _ first: SIMD4<Float>, _ second: SIMD4<Float>, _ weights: UnsafePointer<Float>,
        to sums: UnsafeMutablePointer<Float>
    ) {
        let count = outputCount
        let (x0, x1, x2, x3) = (first.x, first.y, first.z, first.w)
        let (y0, y1, y2, y3) = (second.x, second.y, second.z, second.w)
        let (row1, row2, row3) = unsafe (
            weights + count, weights + 2 &* count, weights + 3 &* count
        )
        let others = unsafe sums + count
        var index = 0
        while index < count {
            let (a, b) = unsafe (weights[index], row1[index])
            let (c, d) = unsafe (row2[index], row3[index])
            unsafe sums[index] += (x0 * a + x1 * b) + (x2 * c + x3 * d)
            unsafe others[index] += (y0 * a + y1 * b) + (y2 * c + y3 * d)
            index &+= 1
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
