import Testing

@testable import SpeechRecognition

@Suite("A convolution over time")
struct TemporalConvolutionTests {
    private func layer(
        _ weights: [Int8], kind: TemporalConvolution.Kind = .linear, taps: Int = 1,
        dilation: Int = 1, inputs: Int = 1, scale: [Float] = [1], bias: [Float] = [0]
    ) throws -> TemporalConvolution {
        try #require(
            TemporalConvolution(
                kind: kind, taps: taps, dilation: dilation, inputCount: inputs, weights: weights,
                scale: scale, bias: bias))
    }

    @Test("weights count in steps of their output's scale, and the bias is added")
    func scaled() throws {
        let one = try layer([3, -1, 2, 4], inputs: 2, scale: [0.5, 10], bias: [1, -1])
        #expect(one.applied(to: [2, 4, 1, 0]) == [2, 199, 2.5, 19])
    }

    @Test("taps look back and ahead, as far apart as the dilation says, and see zero outside")
    func neighbours() throws {
        let near = try layer([100, 10, 1], taps: 3)
        #expect(near.applied(to: [1, 2, 3]) == [12, 123, 230])
        let far = try layer([100, 10, 1], taps: 3, dilation: 2)
        #expect(far.applied(to: [1, 2, 3, 4]) == [13, 24, 130, 240])
    }

    @Test("what is negative becomes zero, and is not taken from what came in")
    func rectified() throws {
        #expect(try layer([-1], kind: .rectified).applied(to: [3, -3]) == [0, 3])
        #expect(try layer([-1], kind: .residual).applied(to: [3, -3]) == [3, 0])
    }

    @Test(
        "as many outputs as there are, also beyond a few at once",
        arguments: [1, 15, 16, 17, 33])
    func manyOutputs(count: Int) throws {
        let wide = try layer(
            (1...count).map { Int8($0) }, scale: Array(repeating: 1, count: count),
            bias: Array(repeating: 0.5, count: count))
        let once = (1...count).map { Float($0) + 0.5 }
        let twice = (1...count).map { Float(2 * $0) + 0.5 }
        #expect(wide.applied(to: [1, 2]) == once + twice)
    }

    @Test("an odd count of inputs, and of frames, is as good as an even one")
    func odd() throws {
        let three = try layer(
            [1, 10, 100, 2, 20, 100], taps: 1, inputs: 3, scale: [1, 1], bias: [0, 0])
        #expect(
            three.applied(to: [1, 2, 3, 4, 5, 6, 7, 8, 9]) == [321, 342, 654, 708, 987, 1074])
    }

    @Test("sums are those of plain numbers to the last bit", arguments: [8, 40, 256])
    func plain(count: Int) throws {
        var numbers = SystemRandomNumberGenerator()
        let weights = (0..<4 * 3 * count).map { _ in Int8.random(in: -128...127, using: &numbers) }
        // Whole numbers this large keep their value as steps of a power of two.
        let frames = (0..<5).map { _ in
            [16_383] + (1..<count).map { _ in Int.random(in: -16_383...16_383, using: &numbers) }
        }
        let found = try layer(
            weights, taps: 3, inputs: count, scale: [1, 1, 1, 1], bias: [0, 0, 0, 0]
        ).applied(to: frames.flatMap { $0.map(Float.init) })
        for (frame, output) in (0..<5).flatMap({ frame in (0..<4).map { (frame, $0) } }) {
            var sum: Float = 0
            for tap in 0..<3 where frames.indices.contains(frame + tap - 1) {
                let row = weights[((output * 3 + tap) * count)...].prefix(count)
                sum += Float(zip(frames[frame + tap - 1], row).reduce(0) { $0 + $1.0 * Int($1.1) })
            }
            #expect(found[frame * 4 + output] == sum)
        }
    }

    @Test("no frames give none")
    func empty() throws {
        #expect(try layer([1]).applied(to: []).isEmpty)
    }

    @Test(
        "counts that do not fit are refused",
        arguments: [
            (2, 1, 2, [1], [0]), (0, 1, 0, [1], [0]), (1, 0, 1, [1], [0]), (1, 1, 2, [1], [0]),
            (1, 1, 1, [1, 1], [0]), (1, 1, 0, [], []), (3, 1_000, 3, [1], [0]),
        ] as [(Int, Int, Int, [Float], [Float])])
    func refused(taps: Int, dilation: Int, weights: Int, scale: [Float], bias: [Float]) {
        #expect(
            TemporalConvolution(
                kind: .linear, taps: taps, dilation: dilation, inputCount: 1,
                weights: Array(repeating: 1, count: weights), scale: scale, bias: bias) == nil)
    }

    @Test("more inputs than sums of 32 bits hold are refused")
    func tooMany() {
        let count = WholeFrames.inputLimit + 1
        #expect(
            TemporalConvolution(
                kind: .linear, taps: 1, dilation: 1, inputCount: count,
                weights: Array(repeating: 1, count: count), scale: [1], bias: [0]) == nil)
    }

    @Test("a frame's outputs do not hang on the frames it is reckoned with")
    func alone() throws {
        let one = try layer([3, -1, 2, 4], inputs: 2, scale: [0.3, 0.7], bias: [1, -1])
        let loud: [Float] = [1e4, -3e4]
        let odd: [Float] = [0.123, 4.567]
        #expect(
            one.applied(to: loud + odd) == one.applied(to: loud) + one.applied(to: odd))
    }

    @Test("only as many outputs as inputs can be added to them")
    func residualCounts() {
        #expect(
            TemporalConvolution(
                kind: .residual, taps: 1, dilation: 1, inputCount: 1, weights: [1, 1],
                scale: [1, 1], bias: [0, 0]) == nil)
    }
}
