import CKernels
import Foundation
import Testing

@testable import SpeechRecognition

/// Tests products of rounded rows and bytes with every instruction set of this processor.
@Suite struct ByteMatrixTests {
    /// Numbers that are the same on every computer.
    static func numbers(_ count: Int, seed: UInt64) -> [Float] {
        var state = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Float(Int64(bitPattern: state) >> 40) / Float(1 << 23)
        }
    }

    private static func matrix(_ outputs: Int, _ inputs: Int, scale: Float, zero: Float)
        -> (ByteMatrix, [[Double]])
    {
        let bytes = numbers(outputs * inputs, seed: 3).map { Int8(clamping: Int($0 * 150)) }
        let fill = [UInt8](repeating: 0, count: ByteMatrix.filled(inputs) - inputs)
        var content = Data()
        var rows: [[Double]] = []
        for output in 0..<outputs {
            let row = bytes[(output * inputs)..<((output + 1) * inputs)]
            content += row.map { UInt8(bitPattern: $0) } + fill
            rows.append(row.map { Double(scale) * Double($0) + Double(zero) })
        }
        return (
            ByteMatrix(
                weights: content, outputCount: outputs, inputCount: inputs, scale: scale, zero: zero
            ),
            rows
        )
    }

    @Test(arguments: [1, 2, 3, 4, 9], [127, 416, 2_912])
    func productsAreThoseOfExactNumbers(count: Int, inputs: Int) {
        let (matrix, weights) = Self.matrix(12, inputs, scale: 0.01, zero: 0.2)
        let values = Self.numbers(count * inputs, seed: 7)
        let bias = Self.numbers(12, seed: 8)
        let rounded = RoundedRows(FloatRows(values, width: inputs))
        let found = matrix(rounded, bias: bias)
        for path in KernelPath.all {
            #expect(matrix(rounded, bias: bias, path: path).values == found.values, "\(path)")
        }
        for row in 0..<count {
            let own = values[(row * inputs)..<((row + 1) * inputs)].map(Double.init)
            for output in 0..<12 {
                let exact = zip(own, weights[output]).reduce(Double(bias[output])) {
                    $0 + $1.0 * $1.1
                }
                // The error of each value is at most half a step of 1/4095.
                let bound = weights[output].reduce(0.001) { $0 + abs($1) } / 8_000
                #expect(abs(Double(found[row][found[row].startIndex + output]) - exact) < bound)
            }
        }
    }

    @Test func productsAreAddedToWhatIsThere() {
        let (matrix, _) = Self.matrix(8, 64, scale: 0.02, zero: -0.1)
        let rows = RoundedRows(FloatRows(Self.numbers(128, seed: 5), width: 64))
        let alone = matrix(rows)
        var sum = FloatRows([Float](repeating: 3, count: 16), width: 8)
        matrix.add(rows, to: &sum)
        #expect(sum.values == alone.values.map { 3 + $0 })
    }

    @Test func theLongestRowOfTheGreatestNumbersIsHeld() {
        let inputs = Int(ckernels_longest_row)
        let matrix = ByteMatrix(
            weights: Data(repeating: 0x80, count: 4 * inputs), outputCount: 4, inputCount: inputs,
            scale: 1, zero: 0)
        let rows = RoundedRows(FloatRows([Float](repeating: 1, count: 2 * inputs), width: inputs))
        for path in KernelPath.all {
            let found = matrix(rows, path: path).values
            #expect(found.allSatisfy { abs($0 / (-128 * Float(inputs)) - 1) < 1e-5 }, "\(path)")
        }
    }

    @Test(
        "A row with one value that is not a number becomes zeros, in whole vectors and after them",
        arguments: [3, 41], [Float.nan, -Float.nan, .infinity])
    func oneValueIsNotANumber(place: Int, value: Float) {
        var values = [Float](repeating: 1, count: 43)
        values[place] = value
        let rows = RoundedRows(FloatRows(values, width: 43))
        #expect(rows.values.allSatisfy { $0 == 0 })
        #expect(rows.steps == [0] && rows.sums == [0])
    }

    @Test(arguments: [Float.nan, .infinity, 0])
    func whatIsNoSoundBecomesZeros(value: Float) {
        let rows = RoundedRows(FloatRows([Float](repeating: value, count: 32), width: 32))
        #expect(rows.values.allSatisfy { $0 == 0 })
        #expect(rows.steps == [0])
    }
}
