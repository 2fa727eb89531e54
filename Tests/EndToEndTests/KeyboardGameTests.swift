import Foundation
import SoundTestSupport
import Testing

@Suite("A game at the keyboard", .timeLimit(.minutes(30)))
struct KeyboardGameTests {
    private let home: TemporaryFolder
    private let pack = BuiltProgram.demoPack

    init() throws { home = try TemporaryFolder() }

    /// Right answers to the demo's questions, by a part of the question.
    private static let answers = [
        "larger than all": "jupiter", "Marrakesh": "morocco", "Which gas": "nitrogen",
        "Baghdad": "tigris", "one eye": "mike wazowski", "Wendy": "darling",
        "Versailles": "the sun king", "Beagle": "charles darwin",
    ]

    @Test("Answers, commands and history through a pseudo-terminal")
    func play() async throws {
        let terminal = try PseudoTerminal(
            ["play", "--keyboard", "--pack", pack, "--questions", "3"],
            environment: home.environment)
        var wrong = "nonsense"
        for number in 1...3 {
            try await terminal.expect("\(number)/3 ")
            try await terminal.expect("the question") { screen in
                Self.answers.keys.contains { Self.last(screen, number).contains($0) }
            }
            let question = Self.last(terminal.screen, number)
            let answer = try #require(Self.answers.first { question.contains($0.key) }?.value)
            if number == 2 {
                // A text that is none of the choices is not ruled on.
                if question.contains("Baghdad") { wrong = "nile" }
                try terminal.type("\(wrong)\r")
            } else {
                // With a slip and its correction.
                try terminal.type("x\u{7F}\(answer)\r")
            }
        }
        try await terminal.expect("The end")
        #expect(try await terminal.status() == 0)
        #expect(terminal.screen.contains("2 of 3 right"))
        #expect(terminal.isCanonicalWithEcho)
        let history = try await BuiltProgram.run(
            ["history", "--rulings", "--json"], environment: home.environment)
        #expect(history.output.lowercased().contains(wrong))
    }

    /// The screen from the head of a question on.
    private static func last(_ screen: String, _ number: Int) -> String {
        screen.components(separatedBy: "\(number)/3 ").last ?? ""
    }

    @Test(
        "A figure that is shouted is an answer, and a key once it is asked whose it was",
        arguments: [[], ["--plain"]])
    func shoutedFigure(screen: [String]) async throws {
        let text =
            #"{"format": "trivia-voice-pack", "version": 1, "title": "Two", "questions": [{"id": "w", "question": "How many wheels has a bicycle?", "answer": "2", "points": 100}]}"#
        let pack = try home.write(Array(text.utf8), to: "wheels.json")
        let terminal = try PseudoTerminal(
            [
                "play", "--keyboard", "--pack", pack, "--mode", "shout", "--player", "Ada",
                "--player", "Grace", "--scoring", "flat",
            ] + screen, environment: home.environment)
        try await terminal.expect("How many wheels")
        try await terminal.expect("the end of the introduction") { _ in
            !screen.isEmpty || !terminal.isCanonicalWithEcho
        }
        try terminal.type("1\r")
        try await terminal.expect("✘ “1”")
        try terminal.type("2\r")
        try await terminal.expect("“2” is right. Whose was it (1 Ada, 2 Grace)?")
        try terminal.type(screen.isEmpty ? "1" : "1\r")
        try await terminal.expect("Ada 100 · Grace 0")
        #expect(try await terminal.status() == 0)
    }

    @Test("A line is mended where the cursor is, and the terminal's cursor stands there")
    func mended() async throws {
        let text =
            #"{"format": "trivia-voice-pack", "version": 1, "title": "One", "questions": [{"id": "j", "question": "Which planet is the largest?", "answer": "Jupiter", "points": 100}]}"#
        let pack = try home.write(Array(text.utf8), to: "planet.json")
        let terminal = try PseudoTerminal(
            ["play", "--keyboard", "--pack", pack], environment: home.environment)
        try await terminal.expect("› ")
        // One letter missing, one too many, and something behind that goes away.
        try terminal.type("upixter at least\u{01}j")
        try await terminal.expect("the cursor behind the first letter") { _ in
            terminal.raw.hasSuffix("jupixter at least\u{1B}[16D")
        }
        try terminal.type("\u{1B}[C\u{1B}[C\u{1B}[C\u{1B}[3~\u{1B}OF\u{17}\u{17}\r")
        try await terminal.expect("✔ Correct: Jupiter")
        #expect(try await terminal.status() == 0)
    }

    @Test("A line that the time cut off is told, and is no beginning of the next answer")
    func cutOff() async throws {
        let terminal = try PseudoTerminal(
            [
                "play", "--keyboard", "--pack", pack, "--questions", "2", "--time-limit", "3",
            ], environment: home.environment)
        try await terminal.expect("1/2")
        // Keys that come before the line is there are another reader's.
        try await terminal.expect("› ")
        try terminal.type("tita")
        try await terminal.expect("“tita” was not finished in time")
        try terminal.type("zz")
        // What comes later than a finger that was on its way is told too.
        try await Task.sleep(for: .seconds(1))
        try terminal.type("yy")
        try await terminal.expect("yy” was typed between questions")
        try await terminal.expect("2/2")
        try terminal.type("qq\r")
        try await terminal.expect("The end")
        #expect(!terminal.screen.contains("zzqq"))
    }

    @Test("Control-C ends with 130, leaves the terminal as it was, and the game can be resumed")
    func interrupted() async throws {
        let terminal = try PseudoTerminal(
            ["play", "--keyboard", "--pack", pack, "--questions", "2"],
            environment: home.environment)
        try await terminal.expect("1/2 ")
        try await terminal.expect("raw mode") { _ in !terminal.isCanonicalWithEcho }
        try terminal.type("skip\r")
        try await terminal.expect("2/2 ")
        try terminal.type("\u{03}")
        let status = try await terminal.status()
        #expect(status == 130, Comment(rawValue: terminal.screen))
        #expect(terminal.isCanonicalWithEcho)
        #expect(terminal.screen.contains("--resume"))

        let again = try PseudoTerminal(
            ["play", "--keyboard", "--resume"], environment: home.environment)
        try await again.expect("2/2 ")
        try again.type("skip\r")
        #expect(try await again.status() == 0)
        let third = try await BuiltProgram.run(
            ["play", "--resume", "--keyboard"], environment: home.environment)
        #expect(third.status == 2)
        #expect(third.errors.contains("no interrupted game"))
    }

    @Test(
        "A signal that ends the program, even a crash, leaves the terminal as it was",
        arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT])
    func terminated(signal: Int32) async throws {
        let terminal = try PseudoTerminal(
            ["play", "--keyboard", "--pack", pack, "--questions", "1"],
            environment: home.environment)
        try await terminal.expect("raw mode") { _ in !terminal.isCanonicalWithEcho }
        try await terminal.expect("1/1 ")
        try terminal.signal(signal)
        _ = try await terminal.status()
        #expect(terminal.isCanonicalWithEcho)
    }

    @Test("Lines from a pipe play a game; where they end before it does, it was interrupted")
    func piped() async throws {
        let whole = try await BuiltProgram.run(
            ["play", "--pack", pack, "--questions", "2", "--json"], input: "skip\nskip\n",
            environment: home.environment)
        #expect(whole.status == 0)
        #expect(whole.events.filter { $0["event"] as? String == "verdict" }.count == 2)
        #expect(whole.events.last?["complete"] as? Bool == true)
        let half = try await BuiltProgram.run(
            ["play", "--questions", "2", "--json"], input: "skip\n", environment: home.environment)
        #expect(half.status == 130)
        #expect(half.errors.contains("--resume"))
        #expect(!half.events.contains { $0["event"] as? String == "end" })
    }

    @Test("No question is asked again before all have been")
    func noRepeats() async throws {
        var seen: Set<String> = []
        for _ in 0..<4 {
            let game = try await BuiltProgram.run(
                ["play", "--pack", pack, "--questions", "2", "--json"], input: "skip\nskip\n",
                environment: home.environment)
            let questions = game.events.filter { $0["event"] as? String == "question" }
            for question in questions {
                let id = try #require(question["id"] as? String)
                #expect(seen.insert(id).inserted, "\(id) came twice")
            }
        }
        #expect(seen.count == 8)
    }

    private static let refusals: [([String], Int32)] = [
        (["--pack", "no such pack"], 2), (["--difficulty", "harsh"], 2),
        (["--questions", "0"], 2), (["--keyboard", "--voice"], 2), (["--resume"], 2),
        (["--category", "Nothing"], 2), (["--pack", "/nonexistent/pack.json"], 3),
        (["--voice", "--model", "/nonexistent"], 4), (["--voice", "--device", "nosuch"], 4),
        (["--player", "A", "--player", "A"], 2),
    ]

    @Test("What cannot be played ends with its status and a message", arguments: refusals)
    func refused(arguments: [String], status: Int32) async throws {
        let result = try await BuiltProgram.run(["play"] + arguments, environment: home.environment)
        #expect(result.status == status)
        #expect(!result.errors.isEmpty)
        #expect(result.output.isEmpty)
    }

    @Test(
        "A pack that is wrong is refused with its file and line, and nothing of it is kept",
        arguments: [
            "{\"format\": \"trivia-voice-pack\", \"version\": 1,\n\"title\": \"Bad\",\n\"questions\": [",
            "{\"format\": \"trivia-voice-pack\", \"version\": 1, \"title\": \"Bad\", \"questions\": [{\"question\": \"Why?\"}]}",
        ])
    func badPack(text: String) async throws {
        let path = try home.write(Array(text.utf8), to: "bad.json")
        let result = try await BuiltProgram.run(
            ["play", "--pack", path], environment: home.environment)
        #expect(result.status == 3)
        #expect(result.errors.contains("bad.json"))
        let list = try await BuiltProgram.run(["pack", "list"], environment: home.environment)
        #expect(!list.output.contains("Bad"))
    }

    @Test("Nothing in a pack can speak to the terminal")
    func hostilePack() async throws {
        let text = """
            {"format": "trivia-voice-pack", "version": 1, "title": "T\\u001b[2J", "questions": [
            {"id": "x", "question": "Evil \\u001b]0;owned\\u0007 \\u009b31m text \\u202e?",
            "answer": "a\\u001b[31mb", "choices": ["a\\u001b[31mb", "\\u001bc"],
            "category": ["\\u001b[H"], "explanation": "\\u001b[?1049h"}]}
            """
        let path = try home.write(Array(text.utf8), to: "hostile.json")
        let terminal = try PseudoTerminal(
            ["play", "--keyboard", "--pack", path, "--questions", "1"],
            environment: home.environment)
        try await terminal.expect("1/1 ")
        try terminal.type("skip\r")
        _ = try await terminal.status()
        let raw = terminal.raw
        #expect(raw.contains("Evil"))
        for bad in [
            "\u{1B}[2J", "\u{1B}]0;", "\u{07}", "\u{9B}", "\u{202E}", "\u{1B}c", "\u{1B}[?1049h",
            "\u{1B}[H",
        ] {
            #expect(!raw.contains(bad))
        }
    }

    @Test("A terminal of which nothing is known gets plain lines", arguments: ["", "dumb"])
    func unknownTerminal(name: String) async throws {
        let terminal = try PseudoTerminal(
            ["play", "--keyboard", "--pack", pack, "--questions", "1"],
            environment: home.environment.merging(["TERM": name]) { $1 })
        try await terminal.expect("1/1 ")
        // The terminal echoes letters before Return.
        try terminal.type("sk")
        try await terminal.expect("sk")
        try terminal.type("ip\r")
        #expect(try await terminal.status() == 0)
        #expect(!terminal.raw.contains("\u{1B}"))
    }

    @Test("NO_COLOR leaves colours out, and a narrow terminal is not overrun")
    func narrowWithoutColour() async throws {
        let terminal = try PseudoTerminal(
            ["play", "--keyboard", "--pack", pack, "--questions", "1"],
            environment: home.environment.merging(["NO_COLOR": "1"]) { $1 }, columns: 30)
        try await terminal.expect("1/1 ")
        try terminal.type("skip\r")
        #expect(try await terminal.status() == 0)
        #expect(!terminal.raw.contains("m\u{1B}") && !terminal.raw.contains("\u{1B}[0m"))
        #expect(terminal.screen.split(separator: "\n").allSatisfy { $0.count <= 30 })
    }
}
