import Foundation
import Testing

@testable import SpeechRecognition

@Suite("What was learned for a model", .timeLimit(.minutes(10)))
struct LearnedFilesTests {
    /// The installed model with one file more in its folder.
    private func with(
        _ name: String, _ content: Data, _ body: (AcousticModel, _ file: String) throws -> Void
    ) throws {
        var model = try Engine.model.get()
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("learned-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.copyItem(at: model.folder, to: folder)
        model.folder = folder
        let file = folder.appendingPathComponent(name)
        try content.write(to: file)
        try body(model, file.path)
    }

    /// Reads the file of that name; whether there is something in it.
    private func read(_ name: String, _ model: AcousticModel) throws -> Bool {
        switch name {
        case "channel.json": try CepstralChannel.forModel(model, .wide) != nil
        case "channel-telephone.json": try CepstralChannel.forModel(model, .telephone) != nil
        case "denoiser.json": try CepstralDenoiser.forModel(model) != nil
        default: try TelephoneTransform.forModel(model) != nil
        }
    }

    @Test(
        "a broken file in the model's folder is named, not passed over",
        arguments: ["channel.json", "channel-telephone.json", "denoiser.json", "telephone.mllr"])
    func broken(name: String) throws {
        try with(name, Data([0xff, 0xfe])) { model, file in
            let error = #expect(throws: SpeechDecoderError.self) { try read(name, model) }
            #expect(error == .unreadable(file: file))
        }
    }

    @Test(
        "the file in the model's folder is taken",
        arguments: [
            ("channel.json", LearnedFile.channel.shipped()),
            ("denoiser.json", LearnedFile.denoiser.shipped()),
            ("telephone.mllr", LearnedFile.telephone.shipped()),
        ])
    func own(name: String, text: String) throws {
        try with(name, Data(text.utf8)) { model, _ in
            let found = try read(name, model)
            #expect(found)
        }
    }
}
