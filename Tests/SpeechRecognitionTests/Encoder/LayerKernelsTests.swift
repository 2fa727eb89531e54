import Foundation
import Testing

@testable import SpeechRecognition

/// Compares the kernels in floats with the C library in doubles.
@Suite struct LayerKernelsTests {
    private static let numbers = ByteMatrixTests.numbers(800, seed: 1).map { $0 * 8 }

    @Test func errorUnitsAreThoseOfTheErrorFunction() {
        var rows = FloatRows(Self.numbers, width: 8)
        rows.applyErrorUnits()
        for (found, value) in zip(rows.values, Self.numbers.map(Double.init)) {
            #expect(abs(Double(found) - value * 0.5 * (1 + erf(value / 2.squareRoot()))) < 4e-6)
        }
    }

    @Test(arguments: [1, 0.01, 100] as [Float])
    func theHyperbolicTangentIsTheLibrarys(scale: Float) {
        let values = Self.numbers.map { $0 * scale }
        var rows = FloatRows(values, width: 8)
        rows.applyHyperbolicTangent()
        for (found, value) in zip(rows.values, values.map(Double.init)) {
            #expect(abs(Double(found) - tanh(value)) < 3e-7 + abs(tanh(value)) * 3e-6)
        }
    }

    @Test func theSecondHalfGatesTheFirst() {
        let found = FloatRows(Self.numbers, width: 16).gated()
        for row in 0..<found.count {
            for place in 0..<8 {
                let value = Double(Self.numbers[row * 16 + place])
                let gate = Double(Self.numbers[row * 16 + 8 + place])
                #expect(
                    abs(Double(found.values[row * 8 + place]) - value * gate / (1 + exp(-gate)))
                        < 2e-5)
            }
        }
    }

    @Test func rowsAreNormalized() {
        let weight = [Float](repeating: 2, count: 80)
        let found = FloatRows(Self.numbers, width: 80).normalized(weight)
        for row in 0..<found.count {
            let own: [Double] = found[row].map { Double($0) / 2 }
            let mean: Double = own.reduce(0, +) / 80
            let power: Double = own.map { $0 * $0 }.reduce(0, +) / 80
            #expect(abs(mean) < 1e-5)
            #expect(abs(power - 1) < 1e-4)
        }
    }

    @Test func attentionWeighsValuesByLikeness() throws {
        let shape = try #require(AttentionShape(width: 24, headCount: 2, rotatedWidth: 0))
        let queries = FloatRows(Array(Self.numbers.prefix(72)), width: 24)
        let keys = FloatRows(Array(Self.numbers[100..<340]), width: 24)
        let values = FloatRows(Array(Self.numbers[400..<640]), width: 24)
        let found = shape.attend(
            HeadRows(queries, shape: shape, turns: nil),
            keys: HeadRows(keys, shape: shape, turns: nil),
            values: HeadRows(values, shape: shape, turns: nil))
        for query in 0..<3 {
            for head in 0..<2 {
                let part = (head * 12)..<(head * 12 + 12)
                func row(_ rows: FloatRows, _ index: Int) -> [Double] {
                    part.map { Double(rows.values[index * 24 + $0]) }
                }
                let scores = (0..<10).map { key in
                    exp(
                        zip(row(queries, query), row(keys, key)).reduce(0) { $0 + $1.0 * $1.1 }
                            / 12.0.squareRoot())
                }
                for place in 0..<12 {
                    let exact =
                        (0..<10).reduce(0) { $0 + scores[$1] * row(values, $1)[place] }
                        / scores.reduce(0, +)
                    #expect(abs(row(found, query)[place] - exact) < 1e-4)
                }
            }
        }
    }

    @Test func rowsThatAreAddedOneByOneAreLaidOutAlike() throws {
        let shape = try #require(AttentionShape(width: 24, headCount: 2, rotatedWidth: 4))
        let rows = FloatRows(Array(Self.numbers.prefix(240)), width: 24)
        let query = HeadRows(
            FloatRows(Array(rows[9]), width: 24), shape: shape,
            turns: Rotation(places: 9..<10, width: 4))
        let whole = HeadRows(rows, shape: shape, turns: Rotation(places: 0..<10, width: 4))
        var grown = HeadRows(growing: shape)
        for row in 0..<10 {
            grown.append(rows[row], turns: Rotation(places: row..<(row + 1), width: 4))
        }
        #expect(
            shape.attend(query, keys: whole, values: whole).values
                == shape.attend(query, keys: grown, values: grown).values)
    }
}
