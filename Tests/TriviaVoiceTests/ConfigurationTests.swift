import ArgumentParser
import Foundation
import Testing

@testable import TriviaVoice

@Suite struct ConfigurationTests {
    /// What becomes of a command line with a file.
    private func completed(_ arguments: [String], _ text: String) throws -> [String] {
        let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let folder = home.appending(path: "trivia-voice")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: home) }
        try Data(text.utf8).write(to: folder.appending(path: "config.toml"))
        return try ConfigurationFile.completing(
            arguments, environment: ["XDG_CONFIG_HOME": home.path])
    }

    private let text = """
        # What we always want.
        [play]
        mode = "everybody"
        player = ["Ada", "Grace"]
        questions = 12
        time-limit = 7.5
        speak = true
        push-to-talk = false
        """

    @Test("Texts, numbers, lists and flags become options")
    func options() throws {
        #expect(
            try completed(["play"], text) == [
                "play", "--mode=everybody", "--player=Ada", "--player=Grace", "--questions=12",
                "--time-limit=7.5", "--speak",
            ])
    }

    @Test("The command line goes before the file, and other commands need none of it")
    func commandLine() throws {
        let given = ["play", "--questions", "3", "--team=Reds", "--mode", "solo", "--keyboard"]
        #expect(
            try completed(given, text) == ["play", "--time-limit=7.5", "--speak"]
                + given.dropFirst())
        #expect(try completed(["history"], text) == ["history"])
        #expect(try completed(["play", "--no-config"], text) == ["play", "--no-config"])
        #expect(
            try completed(["play", "--resume"], text + "\ndevice = \"hw:1\"")
                == ["play", "--device=hw:1", "--resume"])
    }

    @Test(
        "What is wrong is told with file and line",
        arguments: [
            ("[play]\nmode = \"fly\"", 2, "mode"), ("[play]\n\nquestions = 0", 3, "questions"),
            ("[play]\ncolour = 1", 2, "colour"), ("[play]\nmode = ", 2, ""),
            ("volume = 3\n[play]", 1, "volume"), ("[pley]\n", 1, "pley"),
            ("[play]\nplayer = [\"Ada\", \"ada\"]", 2, "same name"),
            ("[play]\nspeak = true\nmode = \"teams\"", 3, "teams"),
            ("[play]\nmode = { a = 1 }", 2, "mode"), ("play = 3", 1, "table"),
            ("[/play]", 1, "[play]"), ("\n[?", 2, "[play]"), ("[play]\n[[.pl", 2, "[play]"),
            ("player = [\n\n[\n", 3, "[play]"), ("\u{FEFF} [ é]", 1, "[play]"),
        ])
    func wrong(text: String, line: Int, naming: String) throws {
        let failure = #expect(throws: CommandFailure.self) { try completed(["play"], text) }
        #expect(failure?.status == .refusedInput)
        let message = try #require(failure?.message)
        #expect(message.contains("config.toml, line \(line): "), "\(message)")
        #expect(naming.isEmpty || message.contains(naming), "\(message)")
    }

    @Test("Every option of play can stand in the file")
    func everyOption() throws {
        let help = Play.helpMessage(columns: 200)
        let values = [
            "difficulty": "\"easy\"", "mode": "\"solo\"", "scoring": "\"flat\"",
            "strictness": "\"strict\"", "rounds": "\"evening\"", "questions": "5", "seed": "1",
            "same-as": "1", "speech-rate": "1.5", "base": "100", "time-limit": "20",
        ]
        // Those that say what a call is for, and one that is about the file.
        let others: Set = ["help", "version", "no-config", "resume"]
        let excluding: Set = ["keyboard", "voice", "push-to-talk", "round", "rounds"]
        var names: [(name: String, takesValue: Bool)] = []
        for line in help.split(separator: "\n") where line.hasPrefix("  -") {
            let words = line.split(separator: " ").map(String.init)
            for word in words.prefix(4) where word.hasPrefix("--") {
                let name = word.dropFirst(2).trimmingCharacters(in: .punctuationCharacters)
                let takesValue = words.prefix(6).contains { $0.hasPrefix("<") }
                if !others.contains(name) { names.append((name, takesValue)) }
            }
        }
        #expect(names.count > 30)
        for (name, takesValue) in names {
            let value =
                takesValue
                ? values[name]
                    ?? (name.hasSuffix("bonus") || name.hasSuffix("price")
                        || name.hasSuffix("cost") ? "0.5" : "\"x\"") : "true"
            let arguments = try completed(["play"], "[play]\n\(name) = \(value)")
            #expect(arguments.count == 2, "\(name)")
        }
        #expect(excluding.isSubset(of: Set(names.map(\.name))))
    }
}
