import QuestionBank
import SpeechRecognition
import SpokenAnswers
import Testing
import TriviaGame
import WebPresenter

@testable import PlaySession
@testable import TerminalIO

@Suite("The last ruling of a game", .timeLimit(.minutes(30)))
struct LastRulingTests {
    private static let told = "That was the last question."

    /// What a terminal shows of a game of one question to what a room says.
    private func play(_ inputs: [SessionInput]) async throws -> (text: String, end: SessionEnd) {
        let game = Game(
            GameSetup(
                mode: .turns, rules: Rules(readingSecondsPerWord: 0, reviewSeconds: 1),
                players: ["Ada", "Grace"].map(Player.init),
                entries: [.init(question: SessionTests.questions[0])]))
        let terminal = RecordedTerminal()
        let session = GameSession(
            game: game, output: ScreenOutput(terminal: terminal), clock: EagerClock(),
            commands: try SpokenCommands(),
            room: RoomLine(
                inputs: AsyncStream { _ in }, hasLobby: false, begin: {}, press: { _ in },
                tell: { _, _ in }))
        for input in inputs { session.send(input) }
        let end = await session.run(
            Introduction(
                title: "Test", questionCount: 1, players: ["Ada", "Grace"], way: .keyboard,
                hasKeys: false, mode: .turns))
        return (terminal.text, end)
    }

    private static let answer = SessionInput.room(.answer(player: "Ada", text: "Paris"))
    /// Four seconds.
    private static let aWhile = Array(repeating: SessionInput.tick, count: 10)

    private static func host(_ command: String) -> SessionInput {
        .room(.host(line: "{\"command\": \"\(command)\"}"))
    }

    @Test("A host may change it until the host ends the game")
    func changed() async throws {
        let (text, end) = try await play(
            [.room(.hosting(true)), Self.answer] + Self.aWhile + [Self.host("undo")]
                + [Self.host("refuse")] + Self.aWhile + [Self.host("next")])
        #expect(end == .finished)
        #expect(text.matches(of: /That was the last question\./).count == 2)
        #expect(text.matches(of: /Next\s+on the host’s page/).count == 2)
        #expect(text.contains("The host rejected the answer."))
        #expect(text.contains("1. Ada: 0 points"))
    }

    @Test("Without a host, or once the host’s page is gone, the game ends by itself")
    func nobody() async throws {
        #expect(try await !play([Self.answer] + Self.aWhile).text.contains(Self.told))
        let left = try await play(
            [.room(.hosting(true)), Self.answer] + Self.aWhile + [.room(.hosting(false))]
                + Self.aWhile)
        #expect(left.text.contains(Self.told))
        #expect(left.end == .finished)
    }
}
