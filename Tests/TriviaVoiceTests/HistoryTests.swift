import ArgumentParser
import Foundation
import QuestionBank
import Testing
import Transcript
import TriviaGame

@testable import PlaySession
@testable import TerminalIO
@testable import TriviaVoice

@Suite("The history", .timeLimit(.minutes(30)))
struct HistoryTests {
    @Test("A ruling has its question's round, and the answer as it was shown")
    func records() throws {
        let order = Question(
            id: "1", prompt: "From the Sun?", answer: "Mercury", accept: ["Venus", "Earth"],
            choices: ["Earth", "Mercury", "Venus"], tags: ["in-order"])
        let all = Question(
            id: "2", prompt: "Which are prime?", answer: "2", accept: ["5"],
            choices: ["2", "4", "5"], tags: ["choose-all"])
        var round = Round.normal
        round.count = 1
        let game = Game(
            GameSetup(
                mode: .solo, rules: .lines, players: [Player(name: "Ada")],
                entries: [order, all].map { GameSetup.Entry(question: $0) },
                rounds: [round, round]))
        let answers = try recorded(
            game,
            [
                .begin, .next, .readingEnded(aloud: true), .command(.skip), .next, .next,
                .readingEnded(aloud: true), .command(.skip),
            ])
        #expect(answers.map(\.round) == [1, 2])
        #expect(answers.map(\.official) == ["Mercury, Venus, Earth", "2, 5"])
    }

    @Test("Options that show nothing, or two things at once, are refused")
    func options() throws {
        #expect(throws: (any Error).self) { try History.parse(["--limit", "0"]) }
        #expect(throws: (any Error).self) { try History.parse(["--csv", "--json"]) }
        #expect(throws: (any Error).self) { try Leaderboard.parse(["--limit", "0"]) }
        #expect(throws: Never.self) { try History.parse(["--csv", "--limit", "1"]) }
    }

    @Test("The leaderboard of a pack that there is not names the pack")
    func unknownPack() throws {
        let folder = try ScratchFolder()
        let path = folder.path("bank.sqlite")
        _ = try BankStore.open(at: path)
        let failure = #expect(throws: CommandFailure.self) {
            try Leaderboard.parse(["--pack", "nope", "--bank", path]).run()
        }
        #expect(failure?.status == .usage)
        #expect(failure?.message.contains("nope") == true)
    }

    /// The rulings in the history after these events.
    private func recorded(_ game: Game, _ events: [GameEvent]) throws -> [AnswerRecord] {
        let bank = try BankStore.inMemory()
        let recorder = try GameRecorder(
            bank: bank, setup: game.setup, seed: nil,
            settings: GameSettings(input: "keyboard", strictness: "normal"))
        var game = game
        for event in events {
            let effects = game.step(event, at: .zero)
            try recorder.keep(event, at: .zero, of: game, effects)
        }
        return try bank.answers()
    }
}
