import Foundation
import SoundTestSupport
import Testing

@testable import SpeechRecognition

@Suite("What is read from a model is shared", .timeLimit(.minutes(30)))
struct LoadedModelTests {
    /// A folder with files of the right names, which nobody reads.
    private static func model(in folder: URL) throws -> AcousticModel {
        for name in AcousticModel.requiredAcousticFiles + ["sendump", "words.dict"] {
            try Data("first".utf8).write(to: folder.appendingPathComponent(name))
        }
        return try AcousticModel(folder: folder, locale: "en-US")
    }

    private struct Broken: Error {}

    @Test("Each part is read once, and is gone with its last user")
    func once() throws {
        let folder = try TemporaryFolder()
        let model = try Self.model(in: folder.url)
        var reads = 0
        func read() -> Int {
            reads += 1
            return reads
        }
        var first: LoadedModel? = LoadedModel.of(model)
        weak let kept = first
        #expect(model.shared(.topology, read: read) == 1)
        #expect(model.shared(.topology, read: read) == 1)
        #expect(LoadedModel.of(model) === first)
        first = nil
        #expect(kept == nil)
        #expect(model.shared(.topology, read: read) == 2)
    }

    @Test("An error is not remembered")
    func error() throws {
        let folder = try TemporaryFolder()
        let model = try Self.model(in: folder.url)
        let loaded = LoadedModel.of(model)
        #expect(throws: Broken.self) {
            try loaded.part(.scorer) { () throws(Broken) -> Int in throw Broken() }
        }
        #expect(loaded.part(.scorer) { 7 } == 7)
    }

    @Test("A file that was replaced makes it another model", arguments: ["means", "network.bin"])
    func replaced(name: String) throws {
        let folder = try TemporaryFolder()
        let model = try Self.model(in: folder.url)
        let before = LoadedModel.of(model)
        try Data("second one".utf8).write(to: folder.url.appendingPathComponent(name))
        #expect(LoadedModel.of(model) !== before)
    }

    @Test("Two recognizers and their transcribers share a model that is prepared")
    func prepared() async throws {
        let model = try Engine.model.get()
        let recognizers = [try SpeechRecognizer(model: model), try SpeechRecognizer(model: model)]
        try await recognizers[0].prepare()
        let loaded = LoadedModel.of(model)
        // Nothing is read again.
        _ = try loaded.part(.topology) { () throws(Broken) -> PhoneTopology in throw Broken() }
        _ = try loaded.part(.scorer) { () throws(Broken) -> SenoneScorer? in throw Broken() }
        _ = try loaded.part(.calibration) { () throws(Broken) -> Calibration in throw Broken() }
        _ = try loaded.part(.learned(.encoder)) { () throws(Broken) -> SpeechEncoder? in
            throw Broken()
        }
        _ = try loaded.part(.learned(.decoder)) { () throws(Broken) -> SpeechTextDecoder? in
            throw Broken()
        }
        let dictionaries = recognizers.compactMap {
            ($0.pronouncing as? PronunciationService)?.dictionary
        }
        #expect(dictionaries.count == 2 && dictionaries[0] === dictionaries[1])
    }
}
