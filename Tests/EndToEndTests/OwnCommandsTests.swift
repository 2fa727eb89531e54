import Foundation
import SoundTestSupport
import SpeechRecognition
import Testing

/// Grammars that a host has put beside the shipped ones.
@Suite("A host's own commands on every road", .timeLimit(.minutes(30)))
struct OwnCommandsTests {
    private let home: TemporaryFolder

    init() throws { home = try TemporaryFolder() }

    private func allow(_ rule: String) throws {
        let folder = home.url.appending(path: "config/trivia-voice/grammars")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("#JSGF V1.0;\ngrammar pub;\n\(rule)\n".utf8)
            .write(to: folder.appending(path: "pub.gram"))
    }

    @Test("What a game understands by them, replay does too", .needsModel)
    func replay() async throws {
        let voice = SpeechSynthesizer(voice: .slt)
        let clip = try home.write(
            WaveFile(try voice.speech(for: "where do we stand").samples).bytes, to: "stand.wav")
        let file = try home.write(
            Array((#"{"id": "stand", "clip": "\#(clip)", "answer": "Jupiter"}"# + "\n").utf8),
            to: "trials.jsonl")
        func commands() async throws -> [String] {
            let result = try await BuiltProgram.run(
                ["replay", file, "--json"], environment: home.environment)
            #expect(result.status == 0, Comment(rawValue: result.errors))
            let utterances = result.events.first?["utterances"] as? [[String: Any]] ?? []
            return utterances.compactMap { $0["command"] as? String }
        }
        #expect(try await commands().isEmpty)
        try allow("public <own> = where do we stand {command=score};")
        #expect(try await commands() == ["score"])
    }

    @Test("A pack's answers are listened for beside them", .needsModel)
    func packCheck() async throws {
        let pack = try home.pack(
            "Test",
            [#"{"id": "q", "question": "Which is the largest planet?", "answer": "Jupiter"}"#])
        func check() async throws -> BuiltProgram.Result {
            try await BuiltProgram.run(
                ["pack", "check", "--listen", pack], environment: home.environment)
        }
        #expect(try await check().status == 0)
        try allow("public <own> = ;")
        let refused = try await check()
        #expect(refused.status == 3)
        #expect(refused.errors.contains("pub.gram"))
    }
}
