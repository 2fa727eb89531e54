import CommandMatcher
import Foundation
import QuestionBank
import SpokenAnswers
import Testing
import Transcript
import TriviaGame
import WebPresenter

@testable import PlaySession
@testable import TerminalIO

/// Everybody answers every question: what the terminal, a program and phones are told of it.
@Suite("Everybody answers every question, at the terminal and on phones", .timeLimit(.minutes(30)))
struct QuizTests {
    private static let planet = Question(
        id: "planet", prompt: "Which planet is the largest?", answer: "Jupiter",
        choices: ["Mars", "Saturn", "Jupiter", "Venus"], difficulty: .easy,
        explanation: "It has two and a half times the mass of all others.")
    private static let order = Question(
        id: "order", prompt: "From the sun outwards?", answer: "Mercury",
        accept: ["Venus", "Earth"], choices: ["Earth", "Mercury", "Venus"], tags: ["in-order"])
    private static let king = Question(
        id: "king", prompt: "Which king built Versailles?", answer: "Louis the Fourteenth",
        promptOn: [.init(form: "Louis", ask: "Which Louis?")])

    private func game(_ players: [String], _ question: Question = planet) -> Game {
        var rules = Rules(readingSecondsPerWord: 0, scoring: .jeopardy)
        rules.answersTogether = true
        return Game(
            GameSetup(
                mode: .quiz, rules: rules, players: players.map(Player.init),
                entries: [.init(question: question)]))
    }

    private func typed(_ text: String, _ game: Game) -> Ruling {
        let range = TimeRange(start: .zero, end: .zero)
        let words = Transcription(segments: [Segment(text: text, range: range)])
        return Ruling(
            .answer(game.sheet.judge.judge(typed: text)), hearing: Hearing(best: words))
    }

    /// Plays one question to its end, each player choosing what is given.
    ///
    /// - Parameter show: Gets each effect, and whether it came with the last answer.
    private func play(
        _ answers: [String], _ show: (GameEffect, Game, _ isLast: Bool) -> Void
    ) {
        var game = game((1...answers.count).map { "Player \($0)" })
        var events: [GameEvent] = [.begin, .readingEnded(aloud: true)]
        events += answers.enumerated().map { .answered($0, typed($1, game)) }
        for (place, event) in events.enumerated() {
            let time = AudioTime(seconds: Double(place) / 2)
            for effect in game.step(event, at: time) {
                show(effect, game, place == events.count - 1)
            }
        }
    }

    /// Seven of ten choose the right one.
    private static let twenty = (0..<20).map {
        $0 % 10 < 7 ? "jupiter" : $0 == 9 ? "venus" : "mars"
    }

    @Test("Of many players the terminal tells one result", arguments: [40, 80, 120])
    func many(columns: Int) {
        let terminal = RecordedTerminal(columns: columns)
        let output = ScreenOutput(terminal: terminal)
        output.begin(
            Introduction(
                title: "Test", questionCount: 1, players: [], way: .keyboard, hasKeys: false,
                mode: .quiz))
        var before = 0
        play(Self.twenty) { effect, game, isLast in
            output.show(effect, of: game)
            if !isLast { before = terminal.lines.count }
        }
        let asked = terminal.lines[..<before].map(\.text).joined(separator: "\n")
        #expect(!asked.contains("jupiter") && !asked.contains("right"))
        let lines = terminal.lines.dropFirst(before).map(\.text)
        #expect(lines.allSatisfy { Printable.columns($0) < columns })
        #expect(lines.contains { $0.hasPrefix("   It is Jupiter. 14 of 20 right.") })
        // Wherever a narrow terminal breaks its lines.
        let told = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
        #expect(told.contains("Player 1 was the fastest, after 0.5 s."))
        let counts = lines.filter { $0.hasPrefix("     ") }.compactMap {
            $0.split(separator: " ").last
        }
        for count in ["5", "0", "14", "1"] { #expect(counts.contains { $0 == count }) }
        #expect(told.hasSuffix("and 8 more"))
        #expect(lines.count < 16)
    }

    @Test("The lines of JSON tell the result of all, and nothing before it")
    func json() throws {
        let written = Lock<[String]>([])
        let output = JSONOutput { line in written.withLock { $0.append(line) } }
        var before = 0
        play(["mars", "jupiter", "jupiter"]) { effect, game, isLast in
            output.show(effect, of: game)
            if !isLast { before = written.withLock(\.count) }
        }
        let lines = try written.withLock(\.self).map {
            try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
        let names = lines[..<before].compactMap { $0["event"] as? String }
        #expect(names == ["question", "sealed", "sealed"])
        #expect(lines[..<before].allSatisfy { $0["heard"] == nil && $0["answer"] == nil })
        let tally = try #require(lines.last { $0["event"] as? String == "tally" })
        #expect(tally["asked"] as? Int == 3 && tally["answered"] as? Int == 3)
        #expect(tally["right"] as? Int == 2 && tally["answer"] as? String == "Jupiter")
        #expect(tally["fastest"] as? String == "Player 2")
        #expect(tally["responseTime"] as? Double == 1)
        let chosen = try #require(tally["chosen"] as? [[String: Any]])
        #expect(chosen.compactMap { $0["count"] as? Int } == [1, 0, 2, 0])
        #expect(chosen.compactMap { $0["correct"] as? Bool } == [false, false, true, false])
        let results = try #require(tally["results"] as? [[String: Any]])
        #expect(results.compactMap { $0["place"] as? Int } == [3, 1, 1])
        #expect(results.compactMap { $0["points"] as? Int } == [-100, 100, 100])
    }

    private func sitting(
        _ question: Question = planet, hasEar: Bool = false, hearsPhones: Bool = false,
        isPushToTalk: Bool = false, own: [String] = []
    ) throws -> SteppedSitting {
        var setting = Sitting.Setting(commands: try SpokenCommands())
        setting.hasRoom = true
        setting.hasEar = hasEar
        setting.isLive = hasEar
        setting.hearsPhones = hearsPhones
        setting.isPushToTalk = isPushToTalk
        setting.own = own
        setting.hasRawKeys = true
        return SteppedSitting(game(["Ada", "Grace", "Linus"], question), setting)
    }

    private func type(_ line: String, _ table: inout SteppedSitting) {
        for character in line { table.step(.keyboard(.key(.character(character)))) }
        table.step(.keyboard(.key(.enter)))
    }

    @Test("Whoever joins at the terminal answers there, in secret")
    func terminal() throws {
        var nobody = try sitting()
        type("jupiter", &nobody)
        #expect(nobody.game.done.isEmpty)
        var table = try sitting(own: ["Linus"])
        #expect(table.sitting.live.content == .typing(LineEditor()))
        type("jupiter", &table)
        #expect(table.sitting.live.content == .collecting(done: 1, of: 3))
        #expect(table.game.noted(by: 2)?.lowercased() == "jupiter")
        #expect(!table.text.contains("jupiter"))
        // A second answer is nobody's.
        type("mars", &table)
        table.step(.room(.answer(player: "Ada", text: "mars")))
        table.step(.room(.answer(player: "Grace", text: "mars")))
        #expect(table.game.judgements.map(\.player?.name) == ["Linus", "Ada", "Grace"])
        #expect(table.game.judgements.map(\.outcome) == [.correct, .incorrect, .incorrect])
    }

    @Test("At the terminal, several players answer one after another, and commands stay commands")
    func severalAtTheTerminal() throws {
        var table = try sitting(Self.king, own: ["Ada", "Grace"])
        type("louis", &table)
        #expect(table.text.contains("Which Louis?"))
        type("I don't know", &table)
        #expect(table.game.mayAnswer == [1, 2])
        type("score", &table)
        #expect(table.game.mayAnswer == [1, 2])
        type("louis the fourteenth", &table)
        #expect(table.game.mayAnswer == [2])
        type("skip", &table)
        #expect(
            table.game.judgements.map(\.outcome) == [.conceded, .correct, .skipped])
    }

    @Test("Whoever joins at the terminal in the lobby plays there")
    func joining() throws {
        var rules = Rules(readingSecondsPerWord: 0)
        rules.answersTogether = true
        var setting = Sitting.Setting(commands: try SpokenCommands())
        setting.hasRoom = true
        setting.hasLobby = true
        setting.hasRawKeys = true
        var setup = GameSetup(
            mode: .quiz, rules: rules, players: [], entries: [.init(question: Self.planet)])
        setup.players = []
        var table = SteppedSitting(Game(setup), setting)
        type("/join Eve", &table)
        #expect(table.sitting.live.content == .lobby(["Eve"]))
        table.step(.room(.begin(["Ada"])))
        #expect(table.game.standings.map(\.player.name) == ["Eve", "Ada"])
        type("c", &table)
        #expect(table.game.mayAnswer == [1])
        table.step(.room(.answer(player: "Ada", text: "mars")))
        #expect(table.game.judgements.map(\.outcome) == [.correct, .incorrect])
    }

    @Test("With players at the computer, the microphone hears their answers")
    func spoken() throws {
        var table = try sitting(hasEar: true, own: ["Grace"])
        #expect(table.awaited.last == .answer(choices: Self.planet.choices))
        table.step(.heard(.speechStarted(table.clock)))
        table.step(.heard(.said("jupiter", at: 0)))
        #expect(table.game.noted(by: 1) != nil)
        table.step(.heard(.said("mars", at: 0.5)))
        #expect(table.game.mayAnswer == [0, 2])
        // Where others speak into phones, it is opened for one utterance.
        #expect(try sitting(hasEar: true, hearsPhones: true, own: ["Grace"]).awaited.isEmpty)
        var careful = try sitting(
            hasEar: true, hearsPhones: true, isPushToTalk: true, own: ["Grace"])
        #expect(careful.awaited.isEmpty)
        careful.step(.keyboard(.key(.character("m"))))
        #expect(careful.awaited.last == .answer(choices: Self.planet.choices))
    }

    @Test("Phones answer and pass in any order, and the last one ends the question")
    func phones() throws {
        var table = try sitting()
        table.step(.room(.choices(player: "Linus", [2])))
        table.step(.room(.pass(player: "Grace")))
        table.step(.room(.answer(player: "Linus", text: "mars")))
        #expect(table.game.judgements.isEmpty)
        #expect(table.sitting.live.content == .collecting(done: 2, of: 3))
        table.step(.room(.answer(player: "Ada", text: "b")))
        #expect(table.game.judgements.map(\.player?.name) == ["Linus", "Grace", "Ada"])
        #expect(table.game.judgements.map(\.outcome) == [.correct, .conceded, .incorrect])
    }

    @Test("A text from a phone that matches no choice can be typed again")
    func strayText() throws {
        var table = try sitting()
        table.step(.room(.answer(player: "Grace", text: "wrongo")))
        #expect(table.whispers == ["Grace: “wrongo” is not one of the choices."])
        table.step(.room(.answer(player: "Grace", text: "jupiter")))
        #expect(table.game.noted(by: 1)?.lowercased() == "jupiter")
    }

    @Test("A phone sends all choices together, in the order in which they were tapped")
    func severalChoices() throws {
        var table = try sitting(Self.order)
        table.step(.room(.choices(player: "Linus", [1, 2, 0])))
        table.step(.room(.choices(player: "Ada", [0, 1, 2])))
        table.step(.room(.choices(player: "Grace", [0, 1, 7])))
        table.step(.room(.answer(player: "Grace", text: "b, c, a")))
        #expect(table.game.judgements.map(\.player?.name) == ["Linus", "Ada", "Grace"])
        #expect(table.game.judgements.map(\.outcome) == [.correct, .incorrect, .correct])
    }

    @Test("What a phone is asked is told to it alone")
    func asides() throws {
        var table = try sitting(Self.king)
        table.step(.room(.answer(player: "Grace", text: "louis")))
        let whispers = table.orders.compactMap { order in
            if case .whisper(let player, let text) = order { "\(player): \(text)" } else { nil }
        }
        #expect(whispers == ["Grace: Which Louis?"])
        #expect(!table.text.lowercased().contains("louis"))
    }

    @Test("Whoever is out of reach is not waited for once all others have answered")
    func absent() throws {
        var table = try sitting()
        table.step(.room(.absent(["Ada", "Grace", "Linus"])))
        table.step(.room(.absent(["Grace"])))
        table.step(.room(.answer(player: "Ada", text: "jupiter")))
        #expect(table.game.judgements.isEmpty)
        table.step(.room(.answer(player: "Linus", text: "mars")))
        #expect(table.game.judgements.map(\.player?.name) == ["Ada", "Linus", "Grace"])
        #expect(table.game.standings.map(\.points) == [100, 0, -100])
    }

    @Test("The game waits for no wager from a phone that cannot be reached")
    func absentWager() throws {
        var rules = Rules(readingSecondsPerWord: 0, scoring: .jeopardy)
        rules.answersTogether = true
        var setting = Sitting.Setting(commands: try SpokenCommands())
        setting.hasRoom = true
        let game = Game(
            GameSetup(
                mode: .quiz, rules: rules, players: ["Ada", "Grace", "Linus"].map(Player.init),
                entries: [.init(question: Self.planet)], rounds: [.finale]))
        var table = SteppedSitting(game, setting)
        table.step(.room(.absent(["Ada", "Linus"])))
        #expect(table.game.wagered(by: 0) == nil)
        table.step(.room(.wager(player: "Grace", 50)))
        #expect((0..<3).map { table.game.wagered(by: $0) } == [0, 50, 0])
    }

    @Test("The microphone is off while phones answer")
    func microphone() throws {
        var table = try sitting(hasEar: true)
        #expect(table.awaited.isEmpty)
        for name in ["Ada", "Grace", "Linus"] {
            table.step(.room(.answer(player: name, text: "jupiter")))
        }
        #expect(table.awaited == [.commands])
    }
}
