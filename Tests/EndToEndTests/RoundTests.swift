import Foundation
import QuestionBank
import SoundTestSupport
import Testing

/// Rounds at the keys and driven by another program, through the built program and its bank.
@Suite("Rounds", .timeLimit(.minutes(30)))
struct RoundTests {
    private let home: TemporaryFolder

    init() throws { home = try TemporaryFolder() }

    private func pack() throws -> String {
        let questions = (1...6).map {
            #"{"id": "c\#($0)", "question": "What is the capital of France, number \#($0)?", "answer": "Paris", "category": "Towns", "points": 100}"#
        }
        let films = (1...3).map {
            #"{"id": "f\#($0)", "question": "Who is the boy wizard, number \#($0)?", "answer": "Harry Potter", "category": "Film", "points": 100}"#
        }
        let others = [
            #"{"id": "e", "question": "How high is Mount Everest in metres?", "answer": "8849", "category": "Numbers", "points": 300}"#,
            #"{"id": "l", "question": "Name two planets.", "answer": "Mars", "accept": ["Venus", "Earth"], "tags": ["list", "name:2"], "points": 200}"#,
        ]
        return try home.pack("Rounds", questions + films + others)
    }

    private func play(
        _ rounds: String, _ arguments: [String], _ commands: [String]
    ) async throws -> BuiltProgram.Result {
        let list = try home.write(Array(rounds.utf8), to: "list.txt")
        return try await BuiltProgram.run(
            ["play", "--pack", try pack(), "--rounds", list, "--json"] + arguments,
            input: commands.map { $0 + "\n" }.joined(), environment: home.environment)
    }

    private static let two = ["--player", "Ada", "--player", "Grace", "--scoring", "jeopardy"]

    @Test("A program drives a game in which everybody answers, and is told the result of all")
    func quiz() async throws {
        let result = try await BuiltProgram.run(
            [
                "play", "--pack", try pack(), "--category", "Towns", "--questions", "2", "--json",
                "--mode", "quiz",
            ] + Self.two,
            input: [
                #"{"command": "answer", "text": "rome", "player": "Grace"}"#, "paris",
                // Grace begins with the second.
                "paris", "rome",
            ].map { $0 + "\n" }.joined(), environment: home.environment)
        #expect(result.status == 0)
        let tallies = result.events.filter { $0["event"] as? String == "tally" }
        #expect(tallies.compactMap { $0["right"] as? Int } == [1, 1])
        #expect(tallies.compactMap { $0["fastest"] as? String } == ["Ada", "Grace"])
        #expect(result.points == ["Ada": 0, "Grace": 0])
    }

    @Test("A program drives a board, an estimation, a list and a final, and the bank has it all")
    func driven() async throws {
        let result = try await play(
            """
            board category=Towns,Film values=100,200
            estimation 1
            list
            final category=Towns
            tie-break
            """, Self.two,
            [
                #"{"command": "pick", "category": "film", "value": 200}"#, "harry potter",
                #"{"command": "pick", "category": 1}"#, "rome",
                "b 100", "harry potter",
                // The last one needs no picking.
                "paris",
                // Both at once, on screens of their own.
                #"{"command": "answer", "text": "9000", "player": "Grace"}"#,
                #"{"command": "answer", "text": "about 5,000", "player": "Ada"}"#,
                "venus", "venus", "mars",
                #"{"command": "wager", "wager": 50, "player": "Grace"}"#,
                #"{"command": "wager", "wager": "half"}"#,
                "paris", "rome",
            ])
        #expect(result.status == 0, Comment(rawValue: result.errors))
        let names = result.events.compactMap { $0["event"] as? String }
        #expect(names.filter { $0 == "round" }.count == 4)
        #expect(result.events.first?["minor"] as? Int == 14)
        let picked = result.events.filter { $0["event"] as? String == "picked" }
        #expect(picked.map { $0["value"] as? Int } == [200, 100, 100, 200])
        #expect(picked.map { $0["player"] as? String } == ["Ada", "Grace", "Ada", nil])
        #expect(names.filter { $0 == "sealed" }.count == 4)
        #expect(names.filter { $0 == "found" }.count == 2)
        let remarks = result.events.filter { $0["event"] as? String == "remark" }
        #expect(remarks.map { $0["text"] as? String } == ["already named"])
        // Nobody is told what was wagered before the answer.
        #expect(!result.output.prefix { $0 != "Z" }.contains(#""wager":50"#))
        // Board: Ada 200 + 100, Grace −100 + 200; estimation Grace 300; it is her turn for the list, twice
        // 100; final: Ada half of 300, Grace −50.
        #expect(result.points == ["Ada": 450, "Grace": 550], Comment(rawValue: result.output))
        let bank = try BankStore.open(at: home.path("data/trivia-voice/bank.sqlite"))
        #expect(try bank.games().first?.players.map(\.score) == [450, 550])
    }

    @Test("A pack is played in its own rounds, unless somebody wants others or none")
    func ofPack() async throws {
        let own = try String(contentsOfFile: try pack(), encoding: .utf8).replacing(
            "\"title\"", with: "\"rounds\": [\"normal 1 category=Film\", \"list\"], \"title\"")
        let file = try home.write(Array(own.utf8), to: "own.json")
        func types(_ arguments: [String]) async throws -> [String?] {
            let result = try await BuiltProgram.run(
                ["play", "--pack", file, "--json"] + arguments,
                input: String(repeating: "skip\n", count: 12), environment: home.environment)
            #expect(result.status == 0, Comment(rawValue: result.errors))
            return result.events.filter { $0["event"] as? String == "round" }
                .map { $0["round"] as? String }
        }
        #expect(try await types([]) == ["normal", "list"])
        #expect(try await types(["--rounds", "none"]) == [])
        let broken = try home.write(
            Array(own.replacing("\"list\"]", with: "\"lisst\"]").utf8), to: "broken.json")
        let refused = try await BuiltProgram.run(
            ["play", "--pack", broken, "--json"], environment: home.environment)
        #expect(refused.status == 3, Comment(rawValue: refused.errors))
        #expect(refused.errors.contains("there is no round “lisst”"))
    }

    @Test("A packet is played as quiz bowl: a right tossup brings its parts, a wrong one none")
    func bonuses() async throws {
        let file = try home.packet(bonuses: [
            ["Name that of Cairo.": "Nile", "Name that of Cairo again.": "Nile"],
            ["Name that of Khartoum.": "Nile", "Name that of Khartoum again.": "Nile"],
        ])
        let result = try await BuiltProgram.run(
            [
                "play", "--pack", file, "--json", "--scoring", "quizbowl", "--mode", "everybody",
                "--player", "Ada", "--player", "Grace",
            ],
            input: [
                #"{"command": "buzz", "player": "Grace"}"#, "paris", "nile", "thames",
                #"{"command": "buzz", "player": "Ada"}"#, "rome",
                #"{"command": "buzz", "player": "Grace"}"#, "rome",
            ].joined(separator: "\n"), environment: home.environment)
        #expect(result.status == 0, Comment(rawValue: result.errors))
        let asked = result.events.filter { $0["event"] as? String == "question" }
        #expect(asked.map { $0["part"] as? Int } == [nil, 1, 2, nil])
        #expect(asked.map { $0["player"] as? String } == [nil, "Grace", "Grace", nil])
        let prompts = asked.compactMap { $0["question"] as? String }
        #expect(prompts[1].hasPrefix("About rivers, for 10 points each. Name that of "))
        #expect(prompts[2].hasPrefix("Name that of "))
        let verdicts = result.events.filter { $0["event"] as? String == "verdict" }
        #expect(
            verdicts.map { $0["outcome"] as? String }
                == ["correct", "correct", "incorrect", "incorrect", "incorrect"])
        let earned = verdicts.map { ($0["points"] as? [String: Any])?["total"] as? Int }
        // A part earns ten, and costs nothing.
        #expect(earned[1] == 10 && earned[2] == nil, Comment(rawValue: result.output))
    }

    @Test("A lightning round gives each the clock once; the rest of its questions is left out")
    func lightning() async throws {
        let result = try await play(
            "lightning 2 seconds=30", Self.two, ["paris", "paris", "rome", "skip"])
        #expect(result.status == 0, Comment(rawValue: result.errors))
        let runs = result.events.filter { $0["event"] as? String == "run" }
        #expect(runs.map { $0["player"] as? String } == ["Ada", "Grace"])
        #expect(result.events.last?["complete"] as? Bool == true)
    }

    @Test(
        "What cannot be played is refused with its line or its lack",
        arguments: [
            ("normal\nfast 3", 3, "line 2"), ("list 2\n", 0, ""),
            ("list tag=nothing", 2, "list"), ("choice", 2, "with choices"),
        ])
    func refused(rounds: String, status: Int32, naming: String) async throws {
        let result = try await play(rounds, [], Array(repeating: "skip", count: 5))
        #expect(result.status == status, Comment(rawValue: result.errors))
        #expect(naming.isEmpty || result.errors.contains(naming))
    }

    @Test("At a terminal a board is picked by words or letters, and a wager is not seen")
    func keys() async throws {
        let terminal = try PseudoTerminal(
            [
                "play", "--keyboard", "--pack", try pack(), "--round",
                "board category=Towns,Film values=100,200", "--round", "final category=Towns",
            ] + Self.two, environment: home.environment)
        try await terminal.expect("Round 1/2")
        try await terminal.expect("A Towns")
        try await terminal.expect("Ada, pick")
        try terminal.type("film for two hundred\r")
        try await terminal.expect("Film for 200.")
        try terminal.type("harry potter\r")
        try await terminal.expect("Ada 200 · Grace 0")
        try await terminal.expect("Grace, pick")
        try terminal.type("b 200\r")
        try await terminal.expect("These values are left in Film: 100.")
        try terminal.type("b 100\r")
        try await terminal.expect("Film for 100.")
        try terminal.type("nobody\r")
        try await terminal.expect("the pick after that") {
            $0.components(separatedBy: "Ada, pick").count == 3
        }
        try terminal.type("a\r")
        try await terminal.expect("Towns for 100.")
        try terminal.type("paris\r")
        try await terminal.expect("Towns for 200, the last one.")
        try terminal.type("paris\r")
        try await terminal.expect("Round 2/2", within: 30)
        try await terminal.expect("Ada, wager up to 300 points.", within: 30)
        try terminal.type("123\r")
        try await terminal.expect("Grace, wager up to 100 points.")
        #expect(!terminal.raw.contains("123"))
        #expect(terminal.raw.contains("•••"))
        try terminal.type("100\r")
        try await terminal.expect("Ada has the floor.")
        try terminal.type("paris\r")
        try await terminal.expect("Ada has answered.")
        try terminal.type("rome\r")
        try await terminal.expect("1. Ada: 423 points", within: 30)
        #expect(try await terminal.status() == 0)
    }

    @Test("Arrow keys choose on the board, Return picks")
    func arrows() async throws {
        let terminal = try PseudoTerminal(
            [
                "play", "--keyboard", "--pack", try pack(), "--round",
                "board category=Towns,Film values=100,200",
            ] + Self.two, environment: home.environment)
        try await terminal.expect("Ada, pick", within: 30)
        try terminal.type("\u{1B}[B")
        try await terminal.expect("Towns for 100  press Return to pick it")
        try terminal.type("\u{1B}[B\u{1B}[C")
        try await terminal.expect("Film for 200  press Return to pick it")
        try terminal.type("\r")
        try await terminal.expect("Film for 200.")
        try terminal.type("harry potter\r")
        try await terminal.expect("Ada 200 · Grace 0")
        try terminal.signal(SIGTERM)
        _ = try await terminal.status()
    }

    @Test("Killed while a wager is wanted, a game goes on there")
    func resumed() async throws {
        let list = try home.write(Array("final category=Towns".utf8), to: "list.txt")
        let terminal = try PseudoTerminal(
            ["play", "--keyboard", "--pack", try pack(), "--rounds", list] + Self.two,
            environment: home.environment)
        try await terminal.expect("Ada, wager")
        try terminal.type("40\r")
        try await terminal.expect("Grace, wager")
        try terminal.signal(SIGKILL)
        _ = try await terminal.status()
        let resumed = try await BuiltProgram.run(
            ["play", "--resume", "--json"], input: "30\nparis\nrome\n",
            environment: home.environment)
        #expect(resumed.status == 0, Comment(rawValue: resumed.errors))
        #expect(resumed.points == ["Ada": 40, "Grace": -30])
    }
}
