import Foundation
import QuestionBank
import SpeechRecognition
import SpokenAnswers
import Testing
import Transcript
import TriviaGame

@testable import PlaySession
@testable import TerminalIO

/// Where nothing is drawn over, keys and answers both come as lines.
@Suite("Lines at a plain screen", .timeLimit(.minutes(30)))
struct KeyLineTests {
    /// Plays two questions that “paris” answers.
    private func play(
        _ lines: [String], mode: Mode = .turns, hasHost: Bool = false
    ) async throws -> String {
        let terminal = RecordedTerminal(isInteractive: false)
        let questions = ["What is the capital of France?", "Which capital lies on the Seine?"]
        let game = Game(
            GameSetup(
                mode: mode,
                rules: Rules(timeLimit: 600, readingSecondsPerWord: 0, scoring: .flat),
                players: [Player(name: "Ada"), Player(name: "Grace")],
                entries: questions.map {
                    GameSetup.Entry(question: Question(id: $0, prompt: $0, answer: "Paris"))
                }))
        let session = GameSession(
            game: game, output: ScreenOutput(terminal: terminal, isPlain: true),
            clock: EagerClock(),
            commands: try SpokenCommands(), hasHost: hasHost, hasKeyLines: true)
        for line in lines { session.send(.keyboard(.line(line))) }
        session.send(.keyboard(.end))
        _ = await session.run(
            Introduction(
                title: "Test", questionCount: 2, players: ["Ada", "Grace"], way: .keyboard,
                hasKeys: false, mode: mode, hasHost: hasHost))
        return terminal.text
    }

    @Test("What is typed into the end of a question does not answer the next; Return goes on")
    func late() async throws {
        // The second line comes at once, the third after a moment.
        let text = try await play(["rome", "paris", "", "paris"])
        #expect(text.contains("✘ Wrong, it is Paris"))
        #expect(text.contains("2/2"))
        #expect(text.components(separatedBy: "✔ Correct").count == 2)
        #expect(text.contains("Grace 100 · Ada 0"))
    }

    @Test("Keys pressed just after a ruling begin a command, but Return does not end the ruling")
    func justAfter() throws {
        var setting = Sitting.Setting(commands: try SpokenCommands())
        setting.hasRawKeys = true
        let questions = ["1", "2"].map {
            Question(id: $0, prompt: "Which capital lies on the Seine?", answer: "Paris")
        }
        var table = SteppedSitting(
            Game(questions: questions, rules: Rules(readingSecondsPerWord: 0)), setting)
        func type(_ line: String) {
            for character in line { table.step(.keyboard(.key(.character(character)))) }
            table.step(.keyboard(.key(.enter)))
        }
        type("rome")
        type("")
        #expect(table.game.index == 0)
        #expect(table.game.judgements.map(\.outcome) == [.incorrect])
        type("challenge")
        #expect(table.text.contains("Challenge: "))
    }

    @Test("A host's key is about the ruling that is on the screen")
    func ruling() async throws {
        let text = try await play(["x", "a"], hasHost: true)
        #expect(text.contains("Ada 100 · Grace 0"))
    }

    @Test("A line that was begun with a key is no key, however short it is")
    func begun() async throws {
        let text = try await play(["t", "x", "u", "+", "7"], hasHost: true)
        #expect(text.contains("Ada: “x”"))
        #expect(text.contains("Taken back: Ada wrong."))
        #expect(text.contains("Ada: +7, now 7 points"))
    }

    /// Types lines at a question with choices.
    private func choose(_ lines: [String], of choices: [String], right: String) async throws
        -> String
    {
        let terminal = RecordedTerminal(isInteractive: false)
        let question = Question(id: "q", prompt: "Which?", answer: right, choices: choices)
        let session = GameSession(
            game: Game(
                questions: [question], players: [Player(name: "Ada")],
                rules: Rules(timeLimit: 600, readingSecondsPerWord: 0)),
            output: ScreenOutput(terminal: terminal, isPlain: true), clock: EagerClock(),
            commands: try SpokenCommands(), hasKeyLines: true)
        for line in lines { session.send(.keyboard(.line(line))) }
        session.send(.keyboard(.end))
        _ = await session.run(
            Introduction(
                title: "Test", questionCount: 1, players: ["Ada"], way: .keyboard, hasKeys: false,
                mode: .solo, hasHost: false))
        return terminal.text
    }

    @Test(
        "A letter or a number that no choice has is a slip, and not an answer",
        arguments: ["e", "x", "8", "0", "12"])
    func strayChoice(typed: String) async throws {
        let text = try await choose(
            [typed, "b"], of: ["Rome", "Paris", "Oslo", "Bonn"], right: "Paris")
        #expect(text.contains("There is no choice \(typed.uppercased())."))
        #expect(text.contains("✔ Correct"))
    }

    @Test("A text that matches no choice is a slip too", arguments: ["xx", "wrongo"])
    func strayText(typed: String) async throws {
        let text = try await choose(
            [typed, "b"], of: ["Rome", "Paris", "Oslo", "Bonn"], right: "Paris")
        #expect(text.contains("“\(typed)” is not one of the choices."))
        #expect(text.contains("✔ Correct"))
    }

    @Test(
        "What is the text of a choice, or its place, is an answer", arguments: ["8", "4", "x", "1"])
    func choiceOfItsOwn(typed: String) async throws {
        let text = try await choose(
            [typed, "b"], of: ["8", "12", "X", "30"], right: "12")
        #expect(!text.contains("There is no choice"))
        #expect(text.contains("✘ Wrong"))
    }

    /// Plays a round of one list, which is announced first.
    private func playList(_ lines: [String]) async throws -> String {
        let terminal = RecordedTerminal(isInteractive: false)
        var round = Round.list
        round.count = 1
        let colours = Question(
            id: "rings", prompt: "Name four colours of the Olympic rings.", answer: "Blue",
            accept: ["Yellow", "Black", "Green", "Red"], tags: ["list", "name:4"])
        let game = Game(
            questions: [colours], players: [Player(name: "Ada")],
            rules: Rules(readingSecondsPerWord: 0), rounds: [round])
        let session = GameSession(
            game: game, output: ScreenOutput(terminal: terminal, isPlain: true),
            clock: EagerClock(), commands: try SpokenCommands(), hasKeyLines: true)
        for line in lines { session.send(.keyboard(.line(line))) }
        session.send(.keyboard(.end))
        _ = await session.run(
            Introduction(
                title: "Test", questionCount: 1, players: ["Ada"], way: .keyboard, hasKeys: false,
                mode: .solo, hasHost: false))
        return terminal.text
    }

    @Test("In a list a line may name several things, and each counts")
    func several() async throws {
        let text = try await playList(["", "blue and green", "red, yellow"])
        for (number, colour) in zip(1..., ["Blue", "Green", "Red", "Yellow"]) {
            #expect(text.contains("\(number) of 4: \(colour)"))
        }
    }

    @Test("An answer typed before its question does not count, and the game says so")
    func early() async throws {
        let text = try await playList(["blue", "", "red, yellow"])
        #expect(text.contains("No question is open now."))
        #expect(text.contains("1 of 4: Red"))
        #expect(!text.contains("of 4: Blue"))
    }

    @Test("A question mark asks for the keys")
    func help() async throws {
        let text = try await play(["?"])
        #expect(text.contains("I don't know"))
        #expect(!text.contains("✘"))
    }
}
