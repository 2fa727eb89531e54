import Foundation
import SoundTestSupport
import SpeechRecognition
import Testing

/// What is recorded in a game is judged anew as it was.
@Suite("Recorded games", .timeLimit(.minutes(30)), .serialized)
struct RecordingTests {
    @Test("Answers are kept for their owner alone, and replay rules as the game did", .needsModel)
    func replayed() async throws {
        let home = try TemporaryFolder()
        let microphone = try TapeMicrophone()
        let environment = try BuiltProgram.environment(
            home: home.url.path, microphone: microphone.environment)
        let text = """
            {"format": "trivia-voice-pack", "version": 1, "title": "Spoken", "questions": [
            {"id": "jupiter", "question": "Which planet is larger than all the others together?", "answer": "Jupiter"},
            {"id": "planet", "question": "Which planet has the largest ring?", "answer": "Saturn", "reject": ["Jupiter"]}]}
            """
        let pack = try home.write(Array(text.utf8), to: "spoken.json")
        let folder = home.path("answers")
        let terminal = try PseudoTerminal(
            [
                "play", "--voice", "--pack", pack, "--questions", "2", "--time-limit", "30",
                "--record", folder,
            ], environment: environment)
        try await terminal.expect("The game records what you say")
        let clip = BuiltProgram.data.appending(path: "demo/jupiter.flac").path
        let samples = try AudioClip.read(clip).samples
        for number in 1...2 {
            try await terminal.expect("\(number)/2 ")
            try await terminal.expect("listening") { $0.hasSuffix("listening …") }
            try microphone.say(samples)
            try await terminal.expect("a ruling") {
                $0.components(separatedBy: "\(number)/2 ").last?
                    .contains { $0 == "✔" || $0 == "✘" } == true
            }
            try terminal.type("\r")
        }
        #expect(try await terminal.status() == 0)
        let trials = folder + "/trials.jsonl"
        let files = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(files.count >= 3)
        for file in files {
            let attributes = try FileManager.default.attributesOfItem(
                atPath: folder + "/" + file)
            #expect(attributes[.posixPermissions] as? Int == 0o600, "\(file)")
        }
        let expected = try String(contentsOfFile: trials, encoding: .utf8)
            .split(separator: "\n").compactMap {
                (try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])?[
                    "expect"] as? String
            }
        #expect(expected.contains("correct"))
        #expect(expected.contains("incorrect"))
        let result = try await BuiltProgram.run(
            ["replay", trials, "--json"], environment: environment)
        #expect(result.status == 0, Comment(rawValue: result.errors))
        #expect(result.events.map { $0["verdict"] as? String } == expected)
    }
}
