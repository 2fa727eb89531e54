import ArgumentParser
import CommandMatcher
import Foundation
import QuestionBank
import SpokenAnswers
import Testing
import Transcript
import TriviaGame

@testable import PlaySession
@testable import TerminalIO
@testable import TriviaVoice

/// Games in all modes, played by chance from a seed, killed at any moment and taken up again.
@Suite("Games that are killed", .timeLimit(.minutes(30)))
struct ResumptionTests {
    /// A thousand in all modes, with rounds and without.
    private static let momentsPerMode = 72

    /// What two games must have in common to be the same game.
    private struct State: Hashable {
        var phase: Phase
        var standings: [Standing]
        var judgements: [Judgement]
        var index: Int
        var turn: Int
        var order: [Int]
        var play: RoundPlay

        init(_ game: Game) {
            phase = game.phase
            standings = game.standings
            judgements = game.judgements
            index = game.index
            turn = game.turn
            order = game.order
            play = game.play
        }
    }

    @Test(
        "Killed after any event, a game is on disk as it was, and ends as if nothing had happened",
        arguments: Mode.all, [false, true])
    func killed(mode: Mode, rounds: Bool) throws {
        let folder = try Folder()
        let path = folder.path("bank.sqlite")
        let evening = RandomEvening(
            mode: mode, seed: 7, length: rounds ? 300 : 170, rounds: rounds)
        let bank = try BankStore.open(at: path)
        let recorder = try GameRecorder(
            bank: bank, setup: evening.setup, seed: 7,
            settings: GameSettings(input: "keyboard", strictness: "normal"))
        var moments = SplitMix64(seed: 11)
        var game = Game(evening.setup)
        var states: [State] = []
        var copies: [(place: Int, path: String)] = []
        let events = evening.events
        let chosen = Set(
            (0..<Self.momentsPerMode).map { _ in Int.random(in: 0..<events.count, using: &moments) }
        )
        for (place, (event, time)) in events.enumerated() {
            let effects = game.step(event, at: time)
            try recorder.keep(event, at: time, of: game, effects)
            states.append(State(game))
            if chosen.contains(place) { copies.append((place, try folder.copy(path, place))) }
        }
        let ends = State(game)
        #expect(states.contains { $0.judgements.count > 3 })
        for (place, copy) in copies {
            let resumed = try #require(try kept(at: copy, holder: "test"))
            #expect(State(resumed.game) == states[place], "\(mode.name), after event \(place)")
            var game = resumed.game
            for (event, time) in events[(place + 1)...] { _ = game.step(event, at: time) }
            #expect(State(game) == ends, "\(mode.name), killed after event \(place)")
        }
        // And through the bank: history is the same in the end.
        for (place, copy) in copies.prefix(5) {
            let other = try BankStore.open(at: copy)
            let resumed = try KeptGame(try #require(try other.games().first), bank: other)
            let recorder = GameRecorder(bank: other, resuming: resumed)
            var game = resumed.game
            for (event, time) in events[(place + 1)...] {
                let effects = game.step(event, at: time)
                try recorder.keep(event, at: time, of: game, effects)
            }
            #expect(
                try Self.history(of: other) == Self.history(of: bank),
                "\(mode.name), killed after event \(place)")
        }
    }

    /// The game in a copy of a bank, whoever had it.
    private func kept(at path: String, holder: String) throws -> KeptGame? {
        let bank = try BankStore.open(at: path)
        return try bank.games().first.map { try KeptGame($0, bank: bank) }
    }

    /// What history says in the end, without the times of day.
    private static func history(of bank: BankStore) throws -> [String] {
        try bank.answers().map { answer in
            "\(answer.number) \(answer.player) \(answer.heard ?? "-") \(answer.finalVerdict) "
                + "\(answer.finalPoints)"
        } + (try bank.games().flatMap(\.players).map { "\($0.name) \($0.score)" })
    }

    @Test(
        "History adds up to the standings after every event", arguments: Mode.all, [false, true])
    func sums(mode: Mode, rounds: Bool) throws {
        let bank = try BankStore.inMemory()
        let evening = RandomEvening(mode: mode, seed: 5, rounds: rounds)
        let recorder = try GameRecorder(
            bank: bank, setup: evening.setup, seed: 5,
            settings: GameSettings(input: "keyboard", strictness: "normal"))
        var game = Game(evening.setup)
        for (event, time) in evening.events {
            let effects = game.step(event, at: time)
            try recorder.keep(event, at: time, of: game, effects)
            let answers = try bank.answers()
            #expect(answers.count == game.judgements.count)
            for standing in game.standings {
                let own = answers.filter { $0.player == standing.player.name }
                #expect(
                    own.reduce(0) { $0 + $1.finalPoints } == standing.points - standing.adjusted)
            }
        }
        let scores = try #require(try bank.games().first).players
        #expect(scores.map(\.score) == game.standings.filter(\.hasPlayed).map(\.points))
    }

    @Test("Evenings by chance come through every type of round")
    func everyRound() {
        // Or being killed in one would not be tried.
        var seen: [String: Int] = [:]
        for mode in Mode.all {
            let evening = RandomEvening(mode: mode, seed: 7, length: 400, rounds: true)
            var game = Game(evening.setup)
            for (event, time) in evening.events {
                for case .round(let round, _, _, _) in game.step(event, at: time) {
                    seen[round.name, default: 0] += 1
                }
            }
        }
        let tried = Round.all.filter { $0.needs != .choices }.map(\.name)
        #expect(tried.allSatisfy { seen[$0] != nil }, "\(seen)")
    }

    @Test("A game that an earlier version kept goes on, without rounds")
    func earlierVersion() throws {
        let bank = try BankStore.inMemory()
        let evening = RandomEvening(mode: .everybody, seed: 3)
        var old = try #require(
            JSONSerialization.jsonObject(with: Data(GameNotation.text(evening.setup).utf8))
                as? [String: Any])
        old["rounds"] = nil
        var rules = try #require(old["rules"] as? [String: Any])
        rules["roundSeconds"] = nil
        rules["requestSeconds"] = nil
        old["rules"] = rules
        let text = String(
            decoding: try JSONSerialization.data(withJSONObject: old), as: UTF8.self)
        let record = try bank.begin(
            GameRecord(mode: "everybody", startedAt: Date(), players: []), setup: text,
            holder: "gone")
        var game = Game(evening.setup)
        for (number, (event, time)) in evening.events.prefix(40).enumerated() {
            _ = game.step(event, at: time)
            let kept = try GameNotation.text(KeptEvent(event, at: time))
            _ = try bank.keep(
                GameStep(gameID: record.id, number: number + 1, event: kept, changes: []))
        }
        let resumed = try KeptGame(bank: bank, holder: "other", isAlive: { _ in false })
        #expect(State(resumed.game) == State(game))
    }

    @Test("What another version kept and this one cannot read is refused in a sentence")
    func otherVersion() throws {
        let bank = try BankStore.inMemory()
        let evening = RandomEvening(mode: .solo, seed: 3)
        let record = try bank.begin(
            GameRecord(mode: "solo", startedAt: Date(), players: []),
            setup: try GameNotation.text(evening.setup), holder: "gone")
        _ = try bank.keep(
            GameStep(
                gameID: record.id, number: 1, event: #"{"at":0,"event":{"teleported":{}}}"#,
                changes: []))
        let failure = #expect(throws: CommandFailure.self) {
            try KeptGame(bank: bank, holder: "other", isAlive: { _ in false })
        }
        #expect(failure?.status == .refusedInput)
        #expect(failure?.message.contains("a different version of this program") == true)
    }

    @Test("A game that another program plays is not taken over")
    func held() throws {
        let bank = try BankStore.inMemory()
        let evening = RandomEvening(mode: .solo, seed: 1)
        _ = try GameRecorder(
            bank: bank, setup: evening.setup, seed: 1,
            settings: GameSettings(input: "keyboard", strictness: "strict", isReadAloud: true))
        let failure = #expect(throws: CommandFailure.self) {
            try KeptGame(bank: bank, holder: "other", isAlive: { _ in true })
        }
        #expect(failure?.message.contains("another program") == true)
        let kept = try KeptGame(bank: bank, holder: "other", isAlive: { _ in false })
        #expect(kept.game.setup == evening.setup)
        #expect(kept.settings.strictness == "strict")
        #expect(kept.settings.isReadAloud)
    }

    @Test(
        "A game that goes on is played as it was told when it began, and what it is told now counts more"
    )
    func settings() throws {
        let bank = try BankStore.inMemory()
        var told = try PlayOptions.parse([
            "--host", "--speak", "--speak-with", "espeak-ng", "--speech-rate", "1.5", "--explain",
            "--sound-level", "30",
            "--plain", "--record", "/recordings", "--device", "hw:2", "--strictness", "strict",
        ])
        var settings = GameSettings(input: "voice", strictness: "normal")
        settings.take(told)
        _ = try GameRecorder(
            bank: bank, setup: RandomEvening(mode: .solo, seed: 1).setup, seed: 1,
            settings: settings)
        let kept = try KeptGame(bank: bank, holder: "other", isAlive: { _ in false })
        #expect(kept.settings == settings)
        told = try PlayOptions.parse(["--resume", "--speech-rate", "2", "--keyboard"])
        var later = kept.settings
        later.take(told)
        told.adopt(later)
        #expect(told.host && told.explain && told.plain)
        #expect(told.record == "/recordings" && told.device == "hw:2")
        #expect(told.speakWith == "espeak-ng" && told.speechRate == 2 && told.soundLevel == 30)
        #expect(later.isReadAloud && later.strictness == "strict" && later.input == "keyboard")
    }

    @Test("The latest game is the one that began last, also where the clock was set back")
    func clockSetBack() throws {
        let bank = try BankStore.inMemory()
        let (first, second) = (
            RandomEvening(mode: .solo, seed: 1), RandomEvening(mode: .solo, seed: 2)
        )
        #expect(first.setup != second.setup)
        let noon = Date(timeIntervalSince1970: 1_800_000_000)
        for (evening, date) in [(first, noon), (second, noon.addingTimeInterval(-86_400))] {
            var now = date
            let recorder = try GameRecorder(
                bank: bank, setup: evening.setup, seed: 1,
                settings: GameSettings(input: "keyboard", strictness: "normal")
            ) {
                // Within the game it goes back too.
                now.addTimeInterval(-60)
                return now
            }
            var game = Game(evening.setup)
            for event in [GameEvent.begin, .readingEnded(aloud: false), .command(.skip)] {
                let effects = game.step(event, at: .zero)
                try recorder.keep(event, at: .zero, of: game, effects)
            }
        }
        let kept = try KeptGame(bank: bank, holder: "other", isAlive: { _ in false })
        #expect(kept.game.setup == second.setup)
        #expect(kept.game.judgements.map(\.outcome) == [.skipped])
        #expect(try bank.games().count == 2)
    }

    @Test("A program is told from another with its number")
    func identity() {
        #expect(ProgramIdentity.isAlive(ProgramIdentity.own))
        #expect(!ProgramIdentity.isAlive("\(getpid()):1:boot"))
        #expect(!ProgramIdentity.isAlive("nonsense"))
    }
}

/// A folder that goes with the value.
private final class Folder {
    private let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory
            .appending(path: "evening-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appending(path: name).path }

    /// A bank as a killed program leaves it: the file, and its log beside it.
    func copy(_ path: String, _ number: Int) throws -> String {
        let copy = self.path("killed-\(number).sqlite")
        for ending in ["", "-wal"] where FileManager.default.fileExists(atPath: path + ending) {
            try FileManager.default.copyItem(atPath: path + ending, toPath: copy + ending)
        }
        return copy
    }
}
