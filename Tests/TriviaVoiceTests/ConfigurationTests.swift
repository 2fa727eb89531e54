import ArgumentParser
import Foundation
import Testing

@testable import TerminalIO
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
            ("player = [\n\n[\n", 3, "player"), ("\u{FEFF} [ é]", 1, "[play]"),
            ("[play]\nplayer = [}Ada\", \"Bob\"]", 2, "player"), ("ph=[}}}}[1", 1, "ph"),
            ("[play]\nmode = }", 2, "mode"), ("[play\nspeak = true", 1, "[play]"),
            ("[play]\nplayer = [\"Ada\",\n  # and\n  \"Grace\"", 2, "closed"),
            ("[play]\nplayer = [\"Ada\" \"Grace\"]", 2, "player"),
            ("[play]\nmode = \"solo", 2, "closing"),
            ("[play]\nmode = \"\"\"\nsolo\"\"\"", 2, "one line"),
            ("[play]\nmode = \"\\q\"", 2, "\\q"), ("[play]\nmode = \"\\uD800\"", 2, "\\u"),
            ("[play]\nmode = \"so\u{7}lo\"", 2, "control"), ("[play]\nspeak", 2, "speak"),
            ("[play]\nquestions = 1979-05-27", 2, "questions"), ("[play]\nbase = inf", 2, "base"),
            ("[play]\nspeak = true false", 2, "end"), ("[play]\nspeak = [true]", 2, "speak"),
            ("[play]\nquestions = 2\nquestions = 3", 3, "twice"), ("[play]\n[play]", 2, "twice"),
            ("[play.mode]\nname = 1", 1, "mode"), ("= 3", 1, "questions = 12"),
            ("[play]\nmode = \u{0}", 2, "mode"), ("[play]\nbase = 1e999", 2, "base"),
        ])
    func wrong(text: String, line: Int, naming: String) throws {
        let failure = #expect(throws: CommandFailure.self) { try completed(["play"], text) }
        #expect(failure?.status == .refusedInput)
        let message = try #require(failure?.message)
        #expect(message.contains("config.toml, line \(line): "), "\(message)")
        #expect(naming.isEmpty || message.contains(naming), "\(message)")
    }

    @Test("Names, texts, numbers, lists and remarks are written as in TOML")
    func written() throws {
        let text = """
            \u{FEFF}play.seed = 0x1F # a remark, "quoted"
            [ play ]
            "mode" = 'solo'\r
            player = [ # who is there
              "Ad\\u0061\\tB \\"C\\" \\\\ \\U0001F389", 'C:\\new', ]
            questions=1_000 # not =5
            'time-limit'\t=\t+7.50
            device = "# no remark"
            """
        #expect(
            try ConfigurationReader.entries(in: text) == [
                .init(path: ["play", "seed"], value: .one("31"), line: 1),
                .init(path: ["play"], line: 2),
                .init(path: ["play", "mode"], value: .one("solo"), line: 3),
                .init(
                    path: ["play", "player"], value: .list(["Ada\tB \"C\" \\ 🎉", "C:\\new"]),
                    line: 4),
                .init(path: ["play", "questions"], value: .one("1000"), line: 6),
                .init(path: ["play", "time-limit"], value: .one("7.5"), line: 7),
                .init(path: ["play", "device"], value: .one("# no remark"), line: 8),
            ])
        #expect(try ConfigurationReader.entries(in: "") == [])
    }

    @Test("What setup writes is read as it was")
    func quoted() throws {
        for text in ["hw:1,0", "a \"b\" \\ c", "Mikrofon für alle", ""] {
            let file = ConfigurationText.setting(
                "device", to: ConfigurationText.quoted(text), in: "")
            #expect(
                try ConfigurationReader.entries(in: file).last?.value == .one(text), "\(file)")
        }
    }

    @Test("Every option of play can stand in the file")
    func everyOption() throws {
        let help = Play.helpMessage(columns: 200)
        let values = [
            "difficulty": "\"easy\"", "mode": "\"solo\"", "scoring": "\"flat\"",
            "strictness": "\"strict\"", "rounds": "\"evening\"", "questions": "5", "seed": "1",
            "same-as": "1", "pack": "\"x\"", "speech-rate": "1.5", "sound-level": "50",
            "base": "100",
            "time-limit": "20",
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
