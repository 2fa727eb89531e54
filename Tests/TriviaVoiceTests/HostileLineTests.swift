import Foundation
import QuestionBank
import Testing
import Transcript
import TriviaGame

@testable import PlaySession
@testable import TerminalIO
@testable import Trials

@Suite("Lines from programs and people that mean no good", .timeLimit(.minutes(30)))
struct HostileLineTests {
    private static func game() -> Game {
        var game = Game(
            questions: [Question(id: "1", prompt: "Capital of Portugal?", answer: "Lisbon")],
            players: [Player(name: "Ada"), Player(name: "Bob")], rules: .lines)
        _ = game.step(.begin, at: .zero)
        _ = game.step(.readingEnded(aloud: false), at: .zero)
        return game
    }

    @Test(
        "A command is obeyed or refused, whatever numbers it holds",
        arguments: ["pick", "points", "accept", "refuse", "wager", "buzz", "choice", "answer"],
        [Int.min, -1, 0, 1, Int.max])
    func commands(name: String, number: Int) throws {
        let line = """
            {"command": "\(name)", "player": "\(number)", "category": \(number), "value": \(number), \
            "wager": \(number), "by": \(number), "number": \(number), "choice": "\(number)"}
            """
        var game = Self.game()
        let command = try JSONCommand(line)
        do {
            if case .event(let event) = try command.act(in: game) {
                _ = game.step(event, at: AudioTime(seconds: 1))
                _ = game.step(.host(.undo), at: AudioTime(seconds: 2))
            }
        } catch {
            #expect(!error.message.isEmpty)
        }
        #expect(game.standings.allSatisfy { $0.points.magnitude <= 1_000_000 })
    }

    @Test(
        "What stands behind a stroke too",
        arguments: [
            "/points Ada \(Int.min)", "/points Ada \(Int.max)", "/buzz \(Int.min)", "/buzz 0",
            "/accept \(Int.min)", "/refuse \(Int.max) Ada", "/", "/points", "/leave \u{0}",
        ])
    func strokes(line: String) {
        var game = Self.game()
        do {
            let event = try SlashCommand.event(line, hasHost: true, game: game)
            _ = game.step(event, at: AudioTime(seconds: 1))
        } catch {
            #expect(!error.message.isEmpty)
        }
        #expect(game.standings.allSatisfy { $0.points.magnitude <= 1_000_000 })
    }

    @Test("A player who is named by a host or a program has a name that can be seen")
    func names() throws {
        let game = Self.game()
        func name(_ text: String) throws -> String? {
            let data = try JSONEncoder().encode(["command": "join", "player": text])
            let command = try JSONCommand(String(decoding: data, as: UTF8.self))
            guard case .event(.joined(let name)) = try command.act(in: game) else { return nil }
            return name
        }
        #expect(try name("\u{202E}Eve\u{0}") == "Eve")
        #expect(try name("The  Reds\n") == "The Reds")
        #expect(throws: CommandFailure.self) { try name("\u{202E}\u{0}") }
        let event = try SlashCommand.event("/join \u{202E}Eve", hasHost: false, game: game)
        guard case .joined("Eve") = event else {
            Issue.record("\(event)")
            return
        }
    }

    @Test(
        "A line that is no trial says why",
        arguments: [
            "", "[]", "null", "{\"id\": 1}", "{\"id\": [], \"clip\": 1}",
            "{\"id\": 1, \"clip\": \"a\", \"choices\": {}}",
            "{\"id\": 1, \"clip\": \"a\", \"expect\": \"maybe\"}",
            String(repeating: "[", count: 100_000), "{\"id\": \"\\ud800\", \"clip\": \"a\"}",
        ])
    func trials(line: String) {
        guard case .failure(let refusal) = TrialReader.parse(Data(line.utf8)) else {
            Issue.record("\(line) was taken")
            return
        }
        #expect(!refusal.why.isEmpty)
    }
}
