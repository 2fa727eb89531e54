import QuestionBank
import SpeechRecognition
import SpokenAnswers
import Testing
import TriviaGame
import WebPresenter

@testable import PlaySession
@testable import TerminalIO

/// What phones say where everybody answers for themselves.
@Suite("Phones where everybody answers", .timeLimit(.minutes(30)))
struct PhoneAnswerTests {
    @Test("Who has the floor may pass, and whoever writes no number is told so and nobody else")
    func estimation() async throws {
        let game = Game(
            GameSetup(
                mode: .everybody, rules: Rules(readingSecondsPerWord: 0, reviewSeconds: 600),
                players: ["Ada", "Grace", "Linus"].map(Player.init),
                entries: [
                    .init(question: Question(id: "1", prompt: "How many bones?", answer: "206"))
                ], rounds: [.estimation]))
        let (inputs, sender) = AsyncStream<RoomInput>.makeStream()
        let asides = Lock<[String]>([])
        let terminal = RecordedTerminal()
        let session = GameSession(
            game: game, output: ScreenOutput(terminal: terminal), clock: EagerClock(),
            commands: try SpokenCommands(),
            room: RoomLine(
                inputs: inputs, hasLobby: false, begin: {}, press: { _ in },
                tell: { player, text in asides.withLock { $0.append("\(player): \(text)") } }))
        sender.yield(.host(line: #"{"command": "next"}"#))
        // Nobody's pass but of whoever has the floor.
        sender.yield(.pass(player: "Grace"))
        sender.yield(.answer(player: "Grace", text: "lots"))
        sender.yield(.answer(player: "Ada", text: "some"))
        sender.yield(.pass(player: "Ada"))
        sender.yield(.answer(player: "Linus", text: "200"))
        sender.yield(.answer(player: "Grace", text: "two hundred and five"))
        sender.yield(.host(line: #"{"command": "stop"}"#))
        _ = await session.run(
            Introduction(
                title: "Test", questionCount: 1, players: ["Ada", "Grace", "Linus"],
                way: .keyboard, hasKeys: false, mode: .everybody))
        #expect(
            asides.withLock(\.self)
                == ["Grace: The answer is a number.", "Ada: The answer is a number."])
        let text = terminal.text
        #expect(!text.contains("The answer is a number."))
        #expect(text.contains("Ada: gave up"))
        #expect(text.contains("Grace: “two hundred and five”"))
        #expect(text.contains("✔ Nearest"))
    }
}
