import Testing

@testable import SpeechRecognition

@Suite("Whole numbers in a network's layers")
struct WholeFramesTests {
    @Test("the greatest sum there can be fits")
    func greatest() throws {
        let count = WholeFrames.inputLimit
        let loud = WholeFrames(Array(repeating: -1.999_999, count: count), count: count, margin: 0)
        #expect(loud.values.first == -16_384)
        let layer = try #require(
            TemporalConvolution(
                kind: .linear, taps: 1, dilation: 1, inputCount: count,
                weights: Array(repeating: -128, count: count), scale: [1], bias: [0]))
        let sum = layer.applied(to: Array(repeating: -1.999_999, count: count))
        #expect(sum == [Float(128 * 16_384 * count) / 8_192])
    }

    @Test("a frame counts in steps of its own, zeros around and behind it")
    func frames() {
        let frames = WholeFrames([3, -1, 0.5, 0.25, 1_000, -7], count: 3, margin: 1)
        let steps: [Float] = [0, 1 / 4_096, 1 / 16, 0]
        let silence = [Int16](repeating: 0, count: 32)
        let first: [Int16] = [12_288, -4_096, 2_048] + silence.dropFirst(3)
        let second: [Int16] = [4, 16_000, -112] + silence.dropFirst(3)
        #expect(frames.width == 32)
        #expect(frames.steps == steps)
        #expect(frames.values == silence + first + second + silence)
    }

    @Test("rounded to the nearest")
    func rounded() {
        let frames = WholeFrames([1, 1.3 / 8_192, 1.7 / 8_192, -1.7 / 8_192], count: 4, margin: 0)
        #expect(frames.values[..<4] == [8_192, 1, 2, -2])
    }

    @Test(
        "what ran away, and what is as good as nothing, is silence",
        arguments: [Float.infinity, 1e-38, 0])
    func silence(value: Float) {
        let frames = WholeFrames([value, .nan, 0], count: 3, margin: 0)
        #expect(frames.values.allSatisfy { $0 == 0 })
        #expect(frames.steps == [0])
    }
}
