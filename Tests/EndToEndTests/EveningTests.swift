import Foundation
import QuestionBank
import SoundTestSupport
import Testing

/// Games of several players, at the keys and driven by another program.
@Suite("An evening", .timeLimit(.minutes(30)))
struct EveningTests {
    private let home: TemporaryFolder

    init() throws { home = try TemporaryFolder() }

    private func play(_ arguments: [String], _ commands: [String]) async throws
        -> BuiltProgram.Result
    {
        try await BuiltProgram.run(
            ["play", "--pack", try home.parisPack(2), "--questions", "2", "--json"] + arguments,
            input: commands.map { $0 + "\n" }.joined(), environment: home.environment)
    }

    private static let table = [
        "--mode", "everybody", "--scoring", "jeopardy", "--player", "Ada", "--player", "Grace",
    ]

    @Test("A program drives a game: buzzing, stealing, a host who undoes and gives points")
    func driven() async throws {
        let result = try await play(
            Self.table,
            [
                #"{"command": "buzz", "player": "Ada"}"#,
                #"{"command": "answer", "text": "rome"}"#,
                #"{"command": "buzz", "player": "grace"}"#,
                #"{"command": "answer", "text": "paris"}"#,
                // The first question's second ruling is turned round, and back.
                #"{"command": "refuse", "number": 1, "player": "Grace"}"#,
                #"{"command": "undo"}"#, #"{"command": "hold"}"#,
                #"{"command": "points", "player": "Ada", "by": 30}"#,
                #"{"command": "buzz", "player": "Ada"}"#,
                #"{"command": "answer", "text": "paris"}"#,
            ])
        #expect(result.status == 0, Comment(rawValue: result.errors))
        let events = result.events
        #expect(events.first?["schema"] as? Int == 1)
        #expect(events.first?["mode"] as? String == "everybody")
        let verdicts = events.filter { $0["event"] as? String == "verdict" }
        #expect(
            verdicts.map { $0["player"] as? String } == ["Ada", "Grace", "Grace", "Ada"])
        // What may still be stolen is not told.
        #expect(verdicts.first?["answer"] == nil)
        #expect(verdicts.first?["reason"] == nil)
        #expect(verdicts.last?["reason"] != nil)
        #expect(verdicts.first?["open"] as? Bool == true)
        #expect(events.contains { $0["event"] as? String == "undone" })
        let end = try #require(events.last)
        #expect(end["complete"] as? Bool == true)
        #expect(result.points == ["Ada": 30, "Grace": 100])
        let bank = try BankStore.open(at: home.path("data/trivia-voice/bank.sqlite"))
        #expect(try bank.games().first?.players.map(\.score) == [30, 100])
        #expect(try bank.answers().map(\.finalPoints) == [-100, 100, 100])
    }

    @Test(
        "What is no command is refused by name, and the game goes on",
        arguments: [
            ("{\"command\": \"fly\"}", "fly"), ("{nonsense", "nonsense"),
            ("{\"command\": \"buzz\", \"player\": \"Nobody\"}", "Nobody"),
            ("{\"command\": \"points\", \"player\": \"Ada\"}", "by"),
            ("/points Ada many", "/points"), ("/undo", "host"), ("/fly", "/join"),
        ])
    func refused(line: String, naming: String) async throws {
        let result = try await play(["--player", "Ada"], [line, "skip", "skip"])
        #expect(result.status == 0)
        let errors = result.events.filter { $0["event"] as? String == "error" }
        #expect(errors.count == 1)
        #expect((errors.first?["text"] as? String)?.contains(naming) == true)
        #expect(result.events.last?["complete"] as? Bool == true)
    }

    @Test("A team steals by its key at a terminal, and everybody's standing follows each ruling")
    func stealing() async throws {
        let terminal = try PseudoTerminal(
            ["play", "--keyboard", "--pack", try home.parisPack(2), "--questions", "1"]
                + Self.table,
            environment: home.environment)
        try await terminal.expect("press your key")
        // A line is no answer before a key was pressed.
        try terminal.type("paris\r")
        try await terminal.expect("Press your key first (1 Ada, 2 Grace)")
        try terminal.type("1")
        try await terminal.expect("Ada has the floor.")
        try terminal.type("rome\r")
        try await terminal.expect("The question goes to Grace.")
        #expect(!terminal.screen.contains("it is Paris"))
        try terminal.type("2")
        try await terminal.expect("Grace has the floor.")
        try terminal.type("paris\r")
        try await terminal.expect("Grace 100 · Ada −100")
        #expect(try await terminal.status() == 0)
    }

    @Test("A host rules by single keys and takes back what was ruled")
    func hosting() async throws {
        let terminal = try PseudoTerminal(
            [
                "play", "--keyboard", "--pack", try home.parisPack(2), "--questions", "1", "--mode",
                "host",
                "--scoring", "flat", "--player", "Ada", "--player", "Grace",
            ], environment: home.environment)
        try await terminal.expect("press your key")
        try terminal.type("1x")
        try await terminal.expect("The question goes to Grace.")
        try terminal.type("2a")
        try await terminal.expect("Grace 100 · Ada 0")
        try terminal.type("u")
        try await terminal.expect("Taken back: Grace correct. Ada 0 · Grace 0")
        try terminal.type("x")
        try await terminal.expect("✘ Wrong, it is Paris")
        try terminal.type("+")
        try await terminal.expect("/points Grace +")
        try terminal.type("40\r")
        try await terminal.expect("Grace: +40, now 40 points")
        try terminal.type("\r")
        #expect(try await terminal.status() == 0)
        let bank = try BankStore.open(at: home.path("data/trivia-voice/bank.sqlite"))
        #expect(try bank.games().first?.players.map(\.score) == [0, 40])
        #expect(try bank.answers().count == 2)
    }

    @Test("What was typed into the end of a question neither answers nor skips the next")
    func lateKeys() async throws {
        let terminal = try PseudoTerminal(
            [
                "play", "--keyboard", "--pack", try home.parisPack(2), "--questions", "2",
                "--time-limit", "1",
            ], environment: home.environment)
        try await terminal.expect("1/2 ")
        try terminal.type("par")
        try await terminal.expect("○ No answer")
        // The finger that was on its way.
        try terminal.type("is\r")
        try await terminal.expect("next question in a moment")
        #expect(!terminal.screen.contains("2/2 "))
        try await terminal.expect("2/2 ")
        try terminal.type("\r")
        try await terminal.expect("the second verdict") {
            $0.components(separatedBy: "○ No answer").count == 3
        }
        #expect(!terminal.screen.contains("✘"))
        #expect(try await terminal.status() == 0)
    }

    @Test("A typed quit asks, and no means to go on")
    func quitting() async throws {
        let terminal = try PseudoTerminal(
            ["play", "--keyboard", "--pack", try home.parisPack(2), "--questions", "1"],
            environment: home.environment)
        try await terminal.expect("1/1 ")
        try terminal.type("quit\r")
        try await terminal.expect("Stop the game? Yes or no?")
        try terminal.type("no\r")
        try await terminal.expect("The game continues.")
        try terminal.type("paris\r")
        try await terminal.expect("✔ Correct")
        #expect(try await terminal.status() == 0)
    }

    @Test("A running game is not taken over; an interrupted one goes on with its settings")
    func resuming() async throws {
        let terminal = try PseudoTerminal(
            [
                "play", "--keyboard", "--pack", try home.parisPack(2), "--questions", "2",
                "--time-limit",
                "77", "--scoring", "flat",
            ], environment: home.environment)
        try await terminal.expect("1/2 ")
        let other = try await BuiltProgram.run(["play", "--resume"], environment: home.environment)
        #expect(other.status == 2)
        #expect(other.errors.contains("another program"))
        try terminal.signal(SIGKILL)
        _ = try await terminal.status()
        let resumed = try await BuiltProgram.run(
            ["play", "--resume", "--json"], input: "paris\nparis\n", environment: home.environment)
        #expect(resumed.status == 0, Comment(rawValue: resumed.errors))
        let question = resumed.events.first { $0["event"] as? String == "question" }
        #expect(question?["timeLimit"] as? Double == 77)
        #expect(resumed.points.values.first == 200)
        #expect(resumed.events.last?["complete"] as? Bool == true)
    }

    @Test("The questions of an earlier game can be asked again, in their order")
    func sameQuestions() async throws {
        func ids(_ result: BuiltProgram.Result) -> [String] {
            result.events.filter { $0["event"] as? String == "question" }
                .compactMap { $0["id"] as? String }
        }
        let first = try await BuiltProgram.run(
            ["play", "--questions", "5", "--seed", "3", "--json"],
            input: String(repeating: "skip\n", count: 5), environment: home.environment)
        let again = try await BuiltProgram.run(
            ["play", "--same-as", "1", "--json"], input: String(repeating: "skip\n", count: 5),
            environment: home.environment)
        #expect(ids(first).count == 5)
        #expect(ids(again) == ids(first))
        let none = try await BuiltProgram.run(
            ["play", "--same-as", "99"], environment: home.environment)
        #expect(none.status == 2)
    }

    @Test("A challenge teaches a question; what it learned is listed and unlearned")
    func learning() async throws {
        _ = try await play(["--player", "Ada"], ["town of lights", "challenge", "yes", "skip"])
        // With no time to look at a verdict the challenge comes in the next question.
        let listed = try await BuiltProgram.run(["pack", "learned"], environment: home.environment)
        #expect(listed.output.contains("town of lights"))
        let id = try #require(
            listed.output.split(separator: " ").first { $0.hasPrefix("paris") }.map {
                String($0.dropLast())
            })
        let unknown = try await BuiltProgram.run(
            ["pack", "unlearn", "Paris", id, "london"], environment: home.environment)
        #expect(unknown.status == 2)
        #expect(unknown.errors.contains("town of lights"))
        let gone = try await BuiltProgram.run(
            ["pack", "unlearn", "paris", id, "Town of Lights"], environment: home.environment)
        #expect(gone.status == 0, Comment(rawValue: gone.errors))
        let after = try await BuiltProgram.run(
            ["pack", "learned", "--json"], environment: home.environment)
        #expect(after.output.isEmpty)
    }

    @Test("The leaderboard counts games that were played to their end, and ties are ties")
    func leaderboard() async throws {
        let two = ["--player", "Ada", "--player", "Grace", "--scoring", "flat"]
        // A tie, a game that Grace wins, and one that is stopped.
        _ = try await play(two, ["paris", "paris"])
        _ = try await play(two, ["rome", "paris"])
        _ = try await play(two, ["paris", "{\"command\": \"stop\"}"])
        let board = try await BuiltProgram.run(
            ["leaderboard", "--json"], environment: home.environment)
        let rows = board.events
        #expect(rows.map { $0["player"] as? String } == ["Grace", "Ada"])
        #expect(rows.map { $0["wins"] as? Int } == [1, 0])
        #expect(rows.map { $0["games"] as? Int } == [2, 2])
        #expect(rows.map { $0["points"] as? Int } == [200, 100])
        let text = try await BuiltProgram.run(
            ["leaderboard", "--by", "average"], environment: home.environment)
        #expect(text.output.contains("1. Grace: 200 points in 2 games, 1 won, 100 on average"))
        let history = try await BuiltProgram.run(["history"], environment: home.environment)
        // The score of a game that was stopped is the one it had.
        #expect(history.output.components(separatedBy: "Ada 100").count == 3)
        let ends = history.output.split(separator: "\n").map { $0.hasSuffix(", ended early") }
        #expect(ends == [true, false, false])
    }
}
