import Foundation
import Testing

@testable import SpeechRecognition

/// Tests invalid weight files.
@Suite struct WeightsFileTests {
    private static let head = """
        {"format":"trivia-voice-weights","version":1,"kind":"encoder","byteCount":256,"headCount":2,\
        "rotatedWidth":4,"layerCount":1,"tensors":[\
        {"name":"norm","kind":"float32","shape":[4],"offset":0},\
        {"name":"far","kind":"float32","shape":[64],"offset":64},\
        {"name":"odd","kind":"float32","shape":[4],"offset":4},\
        {"name":"layer","kind":"int8","shape":[8,8],"offset":0,"scale":0.5,"zero":0},\
        {"name":"half","kind":"int8","shape":[4,8],"offset":0,"scale":0.5,"zero":0},\
        {"name":"long","kind":"int8","shape":[8,4097],"offset":0,"scale":0.5,"zero":0},\
        {"name":"none","kind":"float32","shape":[],"offset":0},\
        {"name":"many","kind":"float32","shape":[4,4611686018427387904],"offset":0},\
        {"name":"before","kind":"float32","shape":[4],"offset":-64},\
        {"name":"last","kind":"float32","shape":[4],"offset":9223372036854775744}]}
        """

    private static func opened(
        _ head: String, bodyCount: Int = 256, kind: WeightsFile.Kind = .encoder
    ) throws -> WeightsFile {
        let file = Data(head.utf8) + [0] + Data(repeating: 2, count: bodyCount)
        return try WeightsFile(file, path: "own.weights", kind: kind)
    }

    @Test func tensorsAreFoundByName() throws {
        let file = try Self.opened(Self.head)
        #expect(try file.floats("norm", count: 4).count == 4)
        #expect(
            try file.matrix("layer", outputs: 8, inputs: 8).row(3)
                == [Float](repeating: 1, count: 8))
    }

    @Test(arguments: ["absent", "far", "odd", "layer", "none", "many", "before", "last"])
    func tensorsThatDoNotFitAreRefused(name: String) throws {
        let file = try Self.opened(Self.head)
        #expect(throws: WeightsError.self) {
            try file.floats(name, count: name == "far" ? 64 : 4)
        }
    }

    @Test(
        "A layer that the kernels cannot hold is refused: they take eight outputs at a time",
        arguments: [("half", 8), ("long", 4097)])
    func layersThatDoNotFitAreRefused(name: String, inputs: Int) throws {
        let file = try Self.opened(Self.head)
        #expect(throws: WeightsError.self) {
            try file.matrix(name, outputs: nil, inputs: inputs)
        }
    }

    @Test(arguments: [
        "", "{}", "no JSON", head.replacing("\"version\":1", with: "\"version\":2"),
        head.replacing("trivia-voice-weights", with: "other"),
        head.replacing("\"headCount\":2", with: "\"headCount\":0"),
        head.replacing("\"byteCount\":256", with: "\"byteCount\":257"),
    ])
    func headsThatDoNotFitAreRefused(head: String) {
        #expect(throws: WeightsError.self) { try Self.opened(head) }
    }

    @Test(
        "Counts that no encoder has are refused",
        arguments: [
            ("headCount\":2", "headCount\":65"), ("rotatedWidth\":4", "rotatedWidth\":3"),
            ("rotatedWidth\":4", "rotatedWidth\":-2"), ("layerCount\":1", "layerCount\":-1"),
            ("layerCount\":1", "layerCount\":65"),
            ("byteCount\":256", "byteCount\":-9223372036854775808"),
        ])
    func impossibleCounts(old: String, new: String) {
        let changed = Self.head.replacing(old, with: new)
        #expect(changed != Self.head)
        #expect(throws: WeightsError.self) { try Self.opened(changed) }
    }

    @Test(
        "An encoder makes frames, however large its weights are",
        arguments: [0.01, -1, 1e19, 3e38] as [Float])
    func framesOfAnyWeights(scale: Float) throws {
        let encoder = try SpeechEncoder(TinyWeights(scale: scale).opened(), path: "tiny.weights")
        let samples = (0..<2_000).map { Float($0 % 7) / 8 - 0.4 }
        let encoded = encoder.encode(samples, keeping: [0])
        #expect(encoded.frames.count == 3 && encoded.frames.width == 8)
        #expect(encoded.blocks[0]?.count == 3)
    }

    @Test(arguments: [Float.nan, .infinity])
    func floatsThatAreNotNumbersAreRefused(value: Float) throws {
        let file = try TinyWeights(value: value).opened()
        #expect(throws: WeightsError.self) { try file.floats("norm", count: 8) }
    }

    @Test("Each half of a gated layer must fill whole vectors")
    func gatedLayers() throws {
        let shape = try #require(AttentionShape(width: 8, headCount: 1, rotatedWidth: 4))
        let halved = try TinyWeights(kind: .decoder, expandedCount: 8).opened()
        #expect(throws: WeightsError.self) {
            try DecoderBlock(halved, number: 0, shape: shape)
        }
        let whole = try TinyWeights(kind: .decoder, expandedCount: 16).opened()
        _ = try DecoderBlock(whole, number: 0, shape: shape)
    }

    @Test func anotherKindIsRefused() {
        #expect(throws: WeightsError.self) { try Self.opened(Self.head, kind: .decoder) }
    }
}
