import Foundation
import SpeechRecognition
import Testing

@Suite("Acoustic models", .timeLimit(.minutes(30)))
struct ModelTests {
    /// A folder for one test, removed afterwards.
    static func inFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("models-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    @Test("A missing model names the package that has it")
    func missing() throws {
        try Self.inFolder { folder in
            let locator = ModelLocator(userFolder: folder, systemFolders: [folder])
            let error = #expect(throws: ModelError.self) { try locator.model() }
            #expect(error?.description.contains("pocketsphinx-en-us") == true)
        }
    }

    @Test("A model that was unpacked with the program is found beside it")
    func besideProgram() throws {
        try Self.inFolder { folder in
            let program = folder.appendingPathComponent("libexec/trivia-voice").path
            #expect(ModelLocator.folder(besideProgram: program) == nil)
            let models = folder.appendingPathComponent(
                "share/pocketsphinx/model", isDirectory: true)
            try FileManager.default.createDirectory(at: models, withIntermediateDirectories: true)
            #expect(ModelLocator.folder(besideProgram: program)?.path == models.path)
        }
    }

    @Test("An incomplete model names what it lacks")
    func incomplete() throws {
        try Self.inFolder { folder in
            try Data().write(to: folder.appendingPathComponent("mdef"))
            let error = #expect(throws: ModelError.self) { try AcousticModel(folder: folder) }
            guard case .incomplete(_, let missing) = error else {
                Issue.record("another error: \(String(describing: error))")
                return
            }
            #expect(missing.contains("means") && missing.contains("a .dict file"))
        }
    }

    @Test("Locales are named from folders", arguments: [("en-us", "en-US"), ("de", "de")])
    func locales(name: String, locale: String) throws {
        try Self.inFolder { folder in
            let model = folder.appendingPathComponent(name, isDirectory: true)
            try FileManager.default.createDirectory(at: model, withIntermediateDirectories: true)
            for file in [
                "feat.params", "mdef", "means", "variances", "transition_matrices", "noisedict",
                "sendump", "words.dict",
            ] {
                try Data("x".utf8).write(to: model.appendingPathComponent(file))
            }
            #expect(try AcousticModel(folder: model).locale == locale)
            #expect(try AcousticModel(folder: model).fingerprint().count == 16)
        }
    }
}
