import Testing

@testable import SpeechRecognition

@Suite("Whole numbers in a network's layers")
struct RowProductsTests {
    @Test("vectors find the sums of a plain loop to the last bit", arguments: [8, 40, 256])
    func sameSums(count: Int) {
        var numbers = SystemRandomNumberGenerator()
        let frames = (0..<2 * count).map { _ in Int16.random(in: -16_384...16_384, using: &numbers)
        }
        let rows = (0..<4 * count).map { _ in Int16.random(in: -128...127, using: &numbers) }
        let wanted = (0..<8).map { place in
            let (frame, row) = (place / 4 * count, place % 4 * count)
            var sum: Int32 = 0
            for index in 0..<count {
                sum += Int32(frames[frame + index]) * Int32(rows[row + index])
            }
            return sum
        }
        unsafe frames.withUnsafeBufferPointer { frames in
            unsafe rows.withUnsafeBufferPointer { rows in
                guard let frames = frames.baseAddress, let rows = rows.baseAddress else { return }
                let sums = unsafe RowProducts.sums(frames, frames + count, rows, count: count)
                for place in 0..<4 {
                    #expect(sums.first[place] == wanted[place])
                    #expect(sums.second[place] == wanted[4 + place])
                }
            }
        }
    }

    @Test("the greatest sum there can be fits")
    func greatest() {
        let count = WholeFrames.inputLimit
        let loud = WholeFrames(Array(repeating: -1.999_999, count: count), count: count, margin: 0)
        #expect(loud.values.first == -16_384)
        let rows = [Int16](repeating: -128, count: 4 * count)
        unsafe loud.values.withUnsafeBufferPointer { values in
            unsafe rows.withUnsafeBufferPointer { rows in
                guard let values = values.baseAddress, let rows = rows.baseAddress else { return }
                let sums = unsafe RowProducts.sums(values, values, rows, count: count)
                #expect(sums.first == SIMD4(repeating: 128 * 16_384 * Int32(count)))
            }
        }
    }

    @Test("a frame counts in steps of its own, zeros around and behind it")
    func frames() {
        let frames = WholeFrames([3, -1, 0.5, 0.25, 1_000, -7], count: 3, margin: 1)
        let steps: [Float] = [0, 1 / 4_096, 1 / 16, 0, 0]
        let silence = [Int16](repeating: 0, count: 8)
        let first: [Int16] = [12_288, -4_096, 2_048, 0, 0, 0, 0, 0]
        let second: [Int16] = [4, 16_000, -112, 0, 0, 0, 0, 0]
        #expect(frames.width == 8)
        #expect(frames.steps == steps)
        #expect(Array(frames.values) == silence + first + second + silence + silence)
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
        #expect(frames.steps == [0, 0])
    }
}
