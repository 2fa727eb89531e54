import Foundation
import Testing

@testable import SpeechRecognition

@Suite("Files of an acoustic model", .timeLimit(.minutes(30)))
struct AcousticParametersTests {
    /// A copy of the installed model with one file replaced.
    private func model(
        _ file: String, _ change: (Data) -> Data
    ) throws -> (model: AcousticModel, folder: URL) {
        let installed = try Engine.model.get()
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("parameters-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in try FileManager.default.contentsOfDirectory(
            atPath: installed.acousticFolder.path)
        {
            let source = installed.acousticFolder.appendingPathComponent(name)
            let target = folder.appendingPathComponent(name)
            if name == file {
                try change(Data(contentsOf: source)).write(to: target)
            } else {
                try FileManager.default.createSymbolicLink(at: target, withDestinationURL: source)
            }
        }
        try FileManager.default.createSymbolicLink(
            at: folder.appendingPathComponent("words.dict"),
            withDestinationURL: installed.dictionary)
        return (try AcousticModel(folder: folder), folder)
    }

    @Test(
        "A file that is cut off is refused by name, wherever it is cut",
        arguments: ["means", "variances", "sendump", "mdef", "transition_matrices"],
        [0, 3, 20, 50, 62, 700, 20_000])
    func cut(file: String, length: Int) throws {
        let (model, folder) = try model(file) { $0.prefix(min(length, $0.count / 2)) }
        defer { try? FileManager.default.removeItem(at: folder) }
        let error = #expect(throws: SpeechDecoderError.self) { _ = try AcousticScorer.open(model) }
        #expect(error?.description.contains(file) == true, "\(String(describing: error))")
        #expect(error?.description.contains(folder.lastPathComponent) == true)
    }

    @Test(
        "A definition that begins out of all measure, and probabilities that are none, are refused",
        arguments: [
            ("mdef", "BMDF", 4, Int32.max), ("mdef", "BMDF", 4, .min), ("mdef", "BMDF", 4, -1),
            ("transition_matrices", "endhdr\n", 20, Int32(bitPattern: Float.nan.bitPattern)),
            ("transition_matrices", "endhdr\n", 20, Int32(bitPattern: Float.infinity.bitPattern)),
        ])
    func number(file: String, mark: String, offset: Int, number: Int32) throws {
        let (model, folder) = try model(file) { data in
            var data = data
            let place = (data.firstRange(of: Array(mark.utf8))?.upperBound ?? 0) + offset
            withUnsafe(number) { data.replaceSubrange(place..<(place + 4), with: $0) }
            return data
        }
        defer { try? FileManager.default.removeItem(at: folder) }
        let error = #expect(throws: SpeechDecoderError.self) { _ = try AcousticScorer.open(model) }
        #expect(error?.description.contains(file) == true, "\(String(describing: error))")
    }

    @Test(
        "A header out of all measure is refused",
        arguments: ["means", "variances", "sendump"], [Int32.max, .min, -1, 0, 70_000])
    func header(file: String, number: Int32) throws {
        let (model, folder) = try model(file) { data in
            var data = data
            let mark = data.firstRange(of: Array("endhdr\n".utf8))
            let place = mark.map { $0.upperBound + 12 } ?? 0
            withUnsafe(number) { data.replaceSubrange(place..<(place + 4), with: $0) }
            return data
        }
        defer { try? FileManager.default.removeItem(at: folder) }
        let error = #expect(throws: SpeechDecoderError.self) { _ = try AcousticScorer.open(model) }
        #expect(error?.description.contains(file) == true, "\(String(describing: error))")
    }

    private func withUnsafe(_ number: Int32, _ body: ([UInt8]) -> Void) {
        let bits = UInt32(bitPattern: number)
        body((0..<4).map { UInt8(truncatingIfNeeded: bits >> (8 * $0)) })
    }

    @Test("Values that are no numbers are refused", arguments: [Float.nan, .infinity, 1e30])
    func noNumbers(value: Float) throws {
        let (model, folder) = try model("means") { data in
            let bits = value.bitPattern
            return data.dropLast(8) + (0..<4).map { UInt8(truncatingIfNeeded: bits >> (8 * $0)) }
                + data.suffix(4)
        }
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(throws: SpeechDecoderError.self) { _ = try AcousticScorer.open(model) }
    }

    @Test("A model of other features is left to the engine")
    func otherFeatures() throws {
        let (model, folder) = try model("feat.params") { $0 + Data("-topn 2\n".utf8) }
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try AcousticParameters.read(model, try PhoneTopology(model)) == nil)
        var scorer = try AcousticScorer.open(model)
        let samples = try InstalledSpeech.samples(InstalledSpeech.testData + "/cards/001.wav")
        #expect(try scorer.score(samples).scores.frameCount > 50)
    }
}
