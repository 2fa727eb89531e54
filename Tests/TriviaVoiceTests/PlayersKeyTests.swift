import QuestionBank
import SpokenAnswers
import Testing
import Transcript
import TriviaGame

@testable import PlaySession
@testable import TerminalIO

/// Players' keys and choices are the same digits.
@Suite("Players' keys", .timeLimit(.minutes(30)))
struct PlayersKeyTests {
    private func play(
        _ keys: String, mode: Mode, ear: ScriptedEar? = nil
    ) async throws -> String {
        let terminal = RecordedTerminal()
        let game = Game(
            questions: [
                Question(
                    id: "planet", prompt: "Which planet is the largest?", answer: "Jupiter",
                    choices: ["Mars", "Saturn", "Jupiter", "Venus"])
            ], players: [Player(name: "Reds"), Player(name: "Blues")], mode: mode,
            rules: Rules(timeLimit: 600, readingSecondsPerWord: 0, buzzSeconds: 600))
        let session = GameSession(
            game: game, output: ScreenOutput(terminal: terminal),
            ear: ear.map { ($0, $0.events) }, clock: EagerClock(),
            commands: try SpokenCommands())
        for key in keys { session.send(.keyboard(.key(.character(key)))) }
        session.send(.keyboard(.end))
        // Behind the keys, which a signal would pass.
        if ear != nil { session.send(.earStopped()) }
        _ = await session.run(
            Introduction(
                title: "Test", questionCount: 1, players: ["Reds", "Blues"], way: .keyboard,
                hasKeys: true, mode: mode))
        return terminal.text
    }

    @Test("A late press for the floor is nobody's answer", arguments: [Mode.everybody, .host])
    func late(mode: Mode) async throws {
        let text = try await play("12", mode: mode, ear: ScriptedEar([]))
        #expect(text.contains("Reds has the floor."))
        #expect(!text.contains("Saturn”"))
        #expect(!text.contains("✘"))
    }

    @Test("A digit that comes later is no choice either, and the game says how one is made")
    func later() async throws {
        let text = try await play("1mm3", mode: .host)
        #expect(text.contains("Reds has the floor."))
        #expect(!text.contains("Jupiter”"))
        #expect(text.contains("In this game, each number key belongs to a player"))
    }

    @Test(
        "Letters choose where choices are shown, also the one that else challenges",
        arguments: [
            ("b", "Saturn"), ("c", "Jupiter"), ("d", "Venus"),
        ])
    func letters(key: String, choice: String) async throws {
        let text = try await play(key, mode: .teams, ear: ScriptedEar([]))
        #expect(text.contains("Reds: “\(choice)”"))
        #expect(!text.contains("to challenge"))
    }

    @Test("Where nobody presses a key for the floor digits choose")
    func turns() async throws {
        let text = try await play("2", mode: .teams, ear: ScriptedEar([]))
        #expect(text.contains("Reds: “Saturn”"))
    }
}
