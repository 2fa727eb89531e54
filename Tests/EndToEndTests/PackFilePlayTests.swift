import Foundation
import SoundTestSupport
import Testing

@Suite("Playing a pack from its file", .timeLimit(.minutes(30)))
struct PackFilePlayTests {
    private let home: TemporaryFolder

    init() throws { home = try TemporaryFolder() }

    private func titles() async throws -> [String] {
        let list = try await BuiltProgram.run(
            ["pack", "list", "--json"], environment: home.environment)
        return list.events.compactMap { $0["title"] as? String }
    }

    @Test("The bank keeps the pack only when it is told to, and the game says which")
    func kept() async throws {
        let play = ["play", "--pack", try home.parisPack(2), "--questions", "1", "--keyboard"]
        let once = try await BuiltProgram.run(
            play, input: "paris\n", environment: home.environment)
        #expect(once.status == 0, Comment(rawValue: once.errors))
        #expect(once.output.contains("will not be kept in the question bank"))
        #expect(try await !titles().contains("Paris"))
        let kept = try await BuiltProgram.run(
            play + ["--keep"], input: "paris\n", environment: home.environment)
        #expect(kept.output.contains("is now in the question bank"))
        #expect(try await titles().contains("Paris"))
    }

    @Test("A game that was killed goes on without its file and without its pack in the bank")
    func killed() async throws {
        let file = try home.parisPack(2)
        let terminal = try PseudoTerminal(
            ["play", "--keyboard", "--pack", file, "--questions", "2", "--scoring", "flat"],
            environment: home.environment)
        try await terminal.expect("1/2 ")
        try terminal.type("paris\r")
        try await terminal.expect("✔ Correct")
        try terminal.signal(SIGKILL)
        _ = try await terminal.status()
        try FileManager.default.removeItem(atPath: file)

        let again = try PseudoTerminal(
            ["play", "--keyboard", "--resume"], environment: home.environment)
        try await again.expect("2/2 ")
        #expect(again.screen.contains("What is the capital of France"))
        try again.type("paris\r")
        try await again.expect("200 points")
        #expect(try await again.status() == 0)
        #expect(try await !titles().contains("Paris"))
    }

    @Test("The history names the pictures of a game whose pack is not in the bank")
    func pictures() async throws {
        let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\"><rect width=\"9\" height=\"9\"/></svg>"
        _ = try home.write(Array(svg.utf8), to: "square.svg")
        let file = try home.write(
            Array("question,answer,image\nWhat is it?,a square,square.svg\n".utf8), to: "shapes.csv"
        )
        let play = try await BuiltProgram.run(
            ["play", "--pack", file, "--questions", "1", "--keyboard"], input: "a square\n",
            environment: home.environment)
        #expect(play.status == 0, Comment(rawValue: play.errors))
        let history = try await BuiltProgram.run(
            ["history", "--game", "1"], environment: home.environment)
        #expect(history.status == 0 && history.errors.isEmpty, Comment(rawValue: history.errors))
        #expect(history.output.contains("1. What is it? [picture]"))
        #expect(try await !titles().contains("shapes"))
    }

    @Test("The points of a game become a table for a spreadsheet")
    func scoreSheet() async throws {
        _ = try await BuiltProgram.run(
            [
                "play", "--pack", try home.parisPack(4), "--keyboard", "--scoring", "flat",
                "--player", "=Ada", "--player", "Grace", "--round", "normal 2", "--round",
                "normal 1 title=Last",
            ], input: "paris\nrome\nparis\n", environment: home.environment)
        let file = home.path("scores.csv")
        let result = try await BuiltProgram.run(
            ["history", "--sheet", file], environment: home.environment)
        #expect(result.status == 0, Comment(rawValue: result.errors))
        let lines = try String(contentsOfFile: file, encoding: .utf8)
            .split(whereSeparator: \.isNewline)
        #expect(
            lines == [
                "name,1 Normal,2 Last,total", "'=Ada,100,100,200", "Grace,0,0,0",
            ])
        let missing = try await BuiltProgram.run(
            ["history", "--game", "7", "--sheet", file], environment: home.environment)
        #expect(missing.status == 2)
    }
}
