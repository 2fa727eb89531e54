import CommandMatcher
import Foundation
import GRDB
import Languages
import QuestionBank
import SpeechRecognition
import SpokenAnswers
import Testing
import Transcript
import TriviaGame

@testable import PlaySession
@testable import TerminalIO

@Suite("Sessions", .timeLimit(.minutes(30)))
struct SessionTests {
    static let questions = [
        Question(
            id: "paris", prompt: "What is the capital of France?", answer: "Paris",
            category: ["Geography"], difficulty: .easy, explanation: "It lies on the Seine."),
        Question(
            id: "planet", prompt: "Which planet is the largest?", answer: "Jupiter",
            choices: ["Mars", "Saturn", "Jupiter", "Venus"], difficulty: .hard),
    ]

    private func play(
        _ steps: [ScriptedEar.Step], questions: [Question] = SessionTests.questions,
        bank: BankStore? = nil, reader: (any PromptReading)? = nil,
        language: CompiledLanguage = .english
    ) async throws -> (RecordedTerminal, ScriptedEar, SessionEnd) {
        let terminal = RecordedTerminal()
        let ear = ScriptedEar(steps)
        let game = Game(
            GameSetup(
                mode: .solo, rules: Rules(readingSecondsPerWord: 0, reviewSeconds: 2),
                players: [Player(name: "Ada")],
                entries: questions.map { GameSetup.Entry(pack: "Test", question: $0) }),
            sheets: questions.map { QuestionSheet($0, language: language) })
        let recorder = try bank.map { bank in
            try bank.importPack(Pack(title: "Test", questions: questions))
            return try GameRecorder(
                bank: bank, setup: game.setup, seed: 1,
                settings: GameSettings(input: "voice", strictness: "normal"),
                now: { Date(timeIntervalSince1970: 1_000) })
        }
        let session = GameSession(
            game: game,
            output: ScreenOutput(terminal: terminal, say: language.sentences),
            ear: (ear, ear.events), reader: reader,
            recorder: recorder, commands: try SpokenCommands())
        let end = await session.run(
            Introduction(
                title: "Test", questionCount: questions.count, players: ["Ada"],
                way: .voice(device: "test"), hasKeys: false))
        return (terminal, ear, end)
    }

    @Test("A spoken game is shown, verdict by verdict, with the words as they are said")
    func spoken() async throws {
        let (terminal, ear, end) = try await play([
            .says("paris", after: 1), .waits(3), .says("mars", after: 2), .waits(3),
        ])
        #expect(end == .finished)
        #expect(ear.isStopped)
        let choices = SessionTests.questions[1].choices
        #expect(
            ear.awaited
                == [.answer(choices: []), .commands, .answer(choices: choices), .commands])
        #expect(terminal.text.contains("✔ Correct: Paris"))
        #expect(terminal.text.contains("✘ Wrong, it is Jupiter"))
        #expect(terminal.text.contains("It lies on the Seine."))
        #expect(terminal.shown.contains { $0.text.contains("paris") })
        #expect(terminal.shown.contains { $0.text.contains("mars") })
        #expect(terminal.shown.contains { $0.text.contains("listening") })
        #expect(terminal.live == nil)
    }

    @Test("Every ruling is in the bank as it happens, with its times")
    func recorded() async throws {
        let bank = try BankStore.inMemory()
        _ = try await play(
            [.says("paris", after: 1), .waits(3), .says("mars", after: 2), .waits(3)], bank: bank)
        let game = try #require(try bank.games().first)
        #expect(game.endedAt != nil)
        #expect(game.players.map(\.score) == [147])
        let answers = try bank.answers(ofGame: game.id)
        #expect(answers.map(\.verdict) == [.correct, .incorrect])
        #expect(answers.map(\.heard) == ["paris", "mars"])
        #expect(answers.first?.responseTime == 1)
        #expect(answers.map(\.number) == [1, 2])
    }

    @Test("A challenge that is upheld changes the ruling and teaches the question")
    func challenged() async throws {
        let bank = try BankStore.inMemory()
        _ = try await play(
            [
                .says("town of lights", after: 1),
                .says("challenge", after: 0.5, tags: ["command": "challenge"]),
                .says("yes", after: 0.5, tags: ["command": "yes"]), .waits(3),
                .says("jupiter", after: 1), .waits(3),
            ], bank: bank)
        let answers = try bank.answers()
        #expect(answers.map(\.finalVerdict) == [.correct, .correct])
        #expect(answers.first?.verdict == .incorrect)
        #expect(answers.first?.isChallenged == true)
        #expect(try bank.question("paris", inPack: "Test").learned == ["town of lights"])
    }

    @Test("A microphone that goes pauses the game; when it is back the question is asked again")
    func interrupted() async throws {
        let (terminal, _, end) = try await play([
            .interrupted("unplugged"), .resumed, .says("paris", after: 1), .waits(3), .waits(30),
            .waits(30),
        ])
        #expect(end == .finished)
        #expect(terminal.text.contains("the microphone is unavailable."))
        #expect(terminal.text.contains("unplugged"))
        #expect(terminal.text.contains("--resume --keyboard"))
        #expect(terminal.text.contains("The game continues."))
        #expect(terminal.text.components(separatedBy: "capital of France").count == 3)
        #expect(terminal.text.contains("✔ Correct: Paris"))
    }

    @Test("A stream that ends interrupts the game, which can be resumed")
    func streamEnds() async throws {
        let bank = try BankStore.inMemory()
        let (_, _, end) = try await play([.says("paris", after: 1), .waits(3), .ends], bank: bank)
        #expect(end == .interrupted(signal: nil))
        let game = try #require(try bank.games().first)
        #expect(game.endedAt == nil)
        #expect(game.players.map(\.score) == [147])
        // This program has it still.
        #expect(throws: CommandFailure.self) { try KeptGame(bank: bank, holder: "other") }
        let kept = try KeptGame(bank: bank)
        #expect(kept.game.judgements.map(\.outcome) == [.correct])
        #expect(kept.game.index == 1)
        #expect(kept.game.standings.map(\.points) == [147])
    }

    @Test("While a question is read aloud nothing is heard")
    func readAloud() async throws {
        let reader = RecordedReader()
        let (_, ear, _) = try await play(
            [.says("paris", after: 1), .waits(3), .says("jupiter", after: 1), .waits(3)],
            reader: reader)
        #expect(
            reader.texts == [
                "What is the capital of France?", "Correct.",
                "Which planet is the largest? A: Mars. B: Saturn. C: Jupiter. D: Venus.",
                "Correct.",
            ])
        #expect(ear.pauses >= 2)
    }

    @Test("What does not work, and what a voice says, is in the language of the game")
    func anotherLanguage() async throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "LanguagesTests/Fixtures/kalan")
        let reader = RecordedReader()
        let (terminal, _, _) = try await play(
            [.loses(24_000), .says("paris", after: 1), .waits(3)],
            questions: Array(Self.questions.prefix(1)), reader: reader,
            language: CompiledLanguage(try Language(folder: folder)))
        #expect(terminal.text.contains("Nulo es di 1.5 s."))
        #expect(terminal.text.contains("✔ Sei: Paris"))
        #expect(reader.texts.last == "Sei.")
    }

    @Test(
        "A bank that is full makes the game wait; when there is room it goes on, and nothing is lost"
    )
    func fullBank() async throws {
        let bank = try BankStore.inMemory()
        let terminal = RecordedTerminal()
        let whenKept = Lock<(@Sendable () -> Void)?>(nil)
        let clock = EventualClock {
            if terminal.text.contains("saved again") {
                let next = whenKept.withLock { next in
                    defer { next = nil }
                    return next
                }
                next?()
            }
            // While the game waits somebody makes room.
            guard terminal.text.contains("The game is waiting") else { return }
            #expect(throws: Never.self) { try bank.setFull(false) }
        }
        try bank.importPack(Pack(title: "Test", questions: SessionTests.questions))
        let game = Game(
            GameSetup(
                mode: .solo, rules: .lines, players: [Player(name: "Ada")],
                entries: SessionTests.questions.map {
                    GameSetup.Entry(pack: "Test", question: $0)
                }))
        let recorder = try GameRecorder(
            bank: bank, setup: game.setup, seed: nil,
            settings: GameSettings(input: "keyboard", strictness: "normal"))
        try bank.setFull(true)
        let session = GameSession(
            game: game, output: ScreenOutput(terminal: terminal), clock: clock, recorder: recorder,
            commands: try SpokenCommands())
        // Nothing of a game that cannot be kept is shown.
        whenKept.withLock {
            $0 = { for _ in 0..<2 { session.send(.keyboard(.line("skip"))) } }
        }
        let end = await session.run(
            Introduction(
                title: "Test", questionCount: 2, players: ["Ada"], way: .keyboard, hasKeys: false))
        #expect(end == .finished)
        #expect(terminal.text.contains("The game is waiting"))
        let record = try #require(try bank.games().first)
        let kept = try KeptGame(record, bank: bank)
        #expect(kept.game.isOver)
        #expect(kept.game.judgements.map(\.outcome) == [.skipped, .skipped])
    }
}

/// A clock that always shows zero. Each tick calls a function, and the next tick follows when the session has read
/// the clock, which it does for every input.
private struct EventualClock: SessionClock {
    private let ticked: @Sendable () -> Void
    private let taken: AsyncStream<Void>
    private let take: AsyncStream<Void>.Continuation

    init(_ ticked: @escaping @Sendable () -> Void) {
        self.ticked = ticked
        (taken, take) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
        take.yield()
    }

    var now: AudioTime {
        take.yield()
        return .zero
    }

    func tick() async {
        ticked()
        for await _ in taken { return }
    }
}

extension BankStore {
    /// Refuses events as a full disk does, or takes them again.
    fileprivate func setFull(_ isFull: Bool) throws {
        let refusing = """
            CREATE TRIGGER no_room BEFORE INSERT ON game_event
            BEGIN SELECT RAISE(FAIL, 'database or disk is full'); END
            """
        try write("fill") {
            try $0.execute(sql: isFull ? refusing : "DROP TRIGGER IF EXISTS no_room")
        }
    }
}
