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
        {"name":"last","kind":"float32","shape":[4],"offset":9223372036854775744}]}
        """

    private static func opened(
        _ head: String, bodyCount: Int = 256, kind: WeightsFile.Kind = .encoder
    ) throws -> WeightsFile {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("\(UUID().uuidString).weights")
        defer { try? FileManager.default.removeItem(at: file) }
        try (Data(head.utf8) + [0] + Data(repeating: 2, count: bodyCount)).write(to: file)
        return try WeightsFile(path: file.path, kind: kind)
    }

    @Test func tensorsAreFoundByName() throws {
        let file = try Self.opened(Self.head)
        #expect(try file.floats("norm", count: 4).count == 4)
        #expect(
            try file.matrix("layer", outputs: 8, inputs: 8).row(3)
                == [Float](repeating: 1, count: 8))
    }

    @Test(arguments: ["absent", "far", "odd", "layer", "last"])
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

    @Test func anotherKindAndAFileThatIsNotThereAreRefused() {
        #expect(throws: WeightsError.self) { try Self.opened(Self.head, kind: .decoder) }
        #expect(throws: WeightsError.self) {
            try WeightsFile(path: "/nowhere/encoder.weights", kind: .encoder)
        }
    }
}
