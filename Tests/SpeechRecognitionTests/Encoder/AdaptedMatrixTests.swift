import Testing

@testable import SpeechRecognition

@Suite("Weights that an adapter changes")
struct AdaptedMatrixTests {
    private static let rows = FloatRows((0..<16).map { Float($0 % 5) - 2 }, width: 8)

    private let file: WeightsFile
    private let adapter: WeightsFile

    init() throws {
        file = try TinyWeights(kind: .decoder, expandedCount: 16).opened()
        adapter = try TinyWeights(kind: .adapter, expandedCount: 16).opened()
    }

    @Test("A layer's output is that of its weights plus that of the two narrow matrices")
    func sum() throws {
        let rows = RoundedRows(Self.rows)
        let weights = try file.matrix("layer.0.query", outputs: 8, inputs: 8)
        let down = try adapter.matrix("layer.0.query.down", outputs: nil, inputs: 8)
        let up = try adapter.matrix("layer.0.query.up", outputs: 8, inputs: 8)
        let adapted = try AdaptedMatrix(
            file, adapter: adapter, "layer.0.query", outputs: 8, inputs: 8)
        let expected = zip(weights(rows).values, up(RoundedRows(down(rows))).values).map(+)
        #expect(adapted(rows).values == expected)
        #expect(adapted(rows).values != weights(rows).values)

        var sum = Self.rows
        adapted.add(rows, to: &sum)
        for (found, parts) in zip(sum.values, zip(Self.rows.values, expected)) {
            #expect(abs(found - (parts.0 + parts.1)) < 1e-3)
        }
    }

    @Test func withoutAnAdapterNothingChanges() throws {
        let rows = RoundedRows(Self.rows)
        let plain = try AdaptedMatrix(file, adapter: nil, "layer.0.query", outputs: 8, inputs: 8)
        let weights = try file.matrix("layer.0.query", outputs: 8, inputs: 8)
        #expect(plain(rows).values == weights(rows).values)
    }

    @Test("An adapter for larger matrices is refused")
    func anotherShape() throws {
        let larger = try TinyWeights(kind: .adapter, expandedCount: 32).opened()
        let shape = try #require(AttentionShape(width: 8, headCount: 1, rotatedWidth: 4))
        _ = try DecoderBlock(file, adapter: adapter, number: 0, shape: shape)
        #expect(throws: WeightsError.self) {
            try DecoderBlock(file, adapter: larger, number: 0, shape: shape)
        }
    }
}
