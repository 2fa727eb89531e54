import Foundation
import Testing

@testable import SpeechRecognition

@Suite("What was learned for a model", .timeLimit(.minutes(30)))
struct LearnedFilesTests {
    /// Contents that are not JSON, JSON of another kind, and the first half of the shipped file.
    private static func broken(_ file: LearnedFile) -> [Data] {
        let whole = file.shipped()
        return [Data([0xff, 0xfe]), Data("{}".utf8), whole.prefix(whole.count / 2)]
    }

    /// The error message when all learned files of a model are read.
    private func complaint(of model: AcousticModel) -> String {
        let error = #expect(throws: ModelError.self) { try model.checkLearned() }
        return error?.description ?? ""
    }

    @Test(
        "a broken file in the model's folder is named, not passed over",
        arguments: LearnedFile.allCases)
    func broken(file: LearnedFile) throws {
        for content in Self.broken(file) {
            try Engine.withLearned([file: content]) { model in
                let complaint = complaint(of: model)
                #expect(complaint.contains(model.path(of: file)))
                #expect(complaint.contains("remove it"))
            }
        }
    }

    @Test(
        "the ear of a game names the broken file too, not the confidence that does not go with it",
        arguments: LearnedFile.allCases.filter { $0 != .decoderAdapter })
    func heard(file: LearnedFile) throws {
        let grammar = try CompiledGrammar(AnswerTranscriberTests.forward)
        let pronouncing = try Engine.pronouncing.get()
        for content in Self.broken(file) {
            try Engine.withLearned([file: content]) { model in
                let error = #expect(throws: TranscriberError.self) {
                    _ = try AnswerTranscriber(
                        model: model, grammar: grammar, pronouncing: pronouncing)
                }
                #expect(error?.description.contains(model.path(of: file)) == true)
            }
        }
    }

    @Test(
        "a file of another model, or of one that it does not name, is refused by name",
        arguments: [.network, .readout, .confidence] as [LearnedFile])
    func foreign(file: LearnedFile) throws {
        let model = try Engine.model.get()
        let owner =
            try file == .confidence ? model.scoringFingerprint() : model.fingerprint()
        let shipped = file.shipped()
        #expect(shipped.contains(owner) && shipped.contains("\"model\""))
        let other = shipped.replacing(owner, with: "0123456789abcdef")
        try Engine.withLearned([file: other]) { model in
            let complaint = complaint(of: model)
            #expect(complaint.contains(model.path(of: file)))
            #expect(complaint.contains("0123456789abcdef"))
        }
        let nobodys = shipped.replacing("\"model\"", with: "\"mould\"")
        try Engine.withLearned([file: nobodys]) { model in
            #expect(complaint(of: model).contains(model.path(of: file)))
        }
    }

    @Test("an adapter for another decoder is refused by name")
    func foreignAdapter() throws {
        let shipped = LearnedFile.decoderAdapter.shipped()
        let other = shipped.replacing("\"adapts\":\"", with: "\"adapts\":\"0")
        try Engine.withLearned([.decoderAdapter: other]) { model in
            let complaint = complaint(of: model)
            #expect(complaint.contains(model.path(of: .decoderAdapter)))
            #expect(complaint.contains("different decoder"))
        }
    }

    @Test("a file of the form before is named, not passed over")
    func former() throws {
        try Engine.withLearned([:]) { model in
            let file = model.folder.appendingPathComponent("network.json")
            try Data("{}".utf8).write(to: file)
            let complaint = complaint(of: model)
            #expect(complaint.contains(file.path))
            #expect(complaint.contains("train it again"))
        }
    }

    @Test("another ear than the confidence knows is said with the files that make it one")
    func anotherEar() throws {
        let network = LearnedFile.network.shipped().replacing(
            "\"stride\": 3", with: "\"stride\":  3")
        try Engine.withLearned([.network: network]) { model in
            let error = #expect(throws: CalibrationError.self) { try Calibration.forModel(model) }
            #expect(error?.description.contains(model.path(of: .network)) == true)
        }
    }

    @Test("what the library brings, and the same in the model's folder, is taken")
    func own() throws {
        try Engine.model.get().checkLearned()
        let shipped = LearnedFile.allCases.map { ($0, $0.shipped()) }
        try Engine.withLearned(Dictionary(uniqueKeysWithValues: shipped)) { model in
            try model.checkLearned()
            #expect(model.ownLearnedFiles == LearnedFile.allCases)
        }
    }
}
