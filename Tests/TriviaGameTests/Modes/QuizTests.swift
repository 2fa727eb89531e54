import CommandMatcher
import Foundation
import QuestionBank
import Testing
import Transcript

@testable import TriviaGame

@Suite("Everybody answers every question")
struct QuizTests {
    private static let names = ["Ada", "Grace", "Linus"]

    /// A table at its first question.
    private func table(
        _ questions: [Question] = [Questions.paris], players: [String] = names,
        scoring: Scoring = .jeopardy, together: Bool = true, rounds: [Round] = []
    ) -> Table {
        var rules = Rules.instantReading.scored(by: scoring)
        rules.answersTogether = together
        var table = Table(questions, players: players, mode: .quiz, rules: rules, rounds: rounds)
        table.begin()
        return table
    }

    @Test(
        "A right answer earns by its player’s own time, a wrong one costs what the profile says",
        arguments: [
            (Scoring.speed, [140, 120, 0]), (.flat, [100, 100, 0]), (.jeopardy, [100, 100, -100]),
        ])
    func points(scoring: Scoring, points: [Int]) {
        var table = table(scoring: scoring)
        table.wait(3)
        table.answer(0, "paris")
        table.wait(6)
        table.answer(1, "paris")
        table.wait(2)
        table.answer(2, "rome")
        #expect(table.points == points)
        #expect(table.judgements.map(\.responseTime) == [3, 9, 11])
    }

    @Test("A row of right answers is each player’s own, and silence does not end it")
    func rows() {
        var table = table(Questions.capitals(3), players: ["Ada", "Grace"], scoring: .speed)
        for answers in [["paris", "paris"], ["paris", "rome"]] {
            for (seat, answer) in answers.enumerated() { table.answer(seat, answer) }
            table.goOn()
        }
        table.answer(1, "paris")
        table.wait(16)
        #expect(table.game.standings.map(\.streak) == [2, 1])
        #expect(table.game.standings.map(\.bestStreak) == [2, 1])
    }

    @Test("Nothing is told of an answer before the last has answered")
    func secrecy() {
        var table = table([Questions.planet])
        var before = table.answer(1, "jupiter")
        #expect(before == [.sealed(Player(name: "Grace"), hasAnswered: true)])
        before = table.answer(0, "mars")
        #expect(before == [.sealed(Player(name: "Ada"), hasAnswered: true)])
        #expect(table.game.tally == nil && table.judgements.isEmpty)
        #expect(table.game.isSecret)
        let end = table.answer(2, "mars")
        #expect(end.compactMap(\.judgement).map(\.endsQuestion) == [false, false, true])
        #expect(end.compactMap(\.tally).count == 1)
    }

    @Test("A player answers once")
    func once() {
        var table = table()
        table.answer(0, "rome")
        #expect(table.answer(0, "paris").compactMap(\.remark) == [.keyFirst])
        #expect(table.game.mayAnswer == [1, 2])
    }

    @Test(
        "When all have answered, one value tells how many were right, who was fastest and who chose what"
    )
    func tally() throws {
        var table = table([Questions.planet, Questions.paris])
        table.wait(2)
        table.answer(2, "venus")
        table.wait(1)
        table.answer(1, "jupiter")
        let tally = try #require(table.answer(0, "c", choice: 2).compactMap(\.tally).first)
        #expect(tally == table.game.tally)
        #expect((tally.asked, tally.answered, tally.right) == (3, 3, 2))
        #expect(tally.official == "Jupiter")
        #expect(tally.fastest?.name == "Grace" && tally.fastestTime == 3)
        #expect(tally.choices.map(\.text) == Questions.planet.choices)
        #expect(tally.choices.map(\.count) == [0, 0, 2, 1])
        #expect(tally.choices.map(\.isRight) == [false, false, true, false])
        #expect(tally.results.map(\.player.name) == ["Linus", "Grace", "Ada"])
        #expect(tally.results.map(\.points) == [-300, 300, 300])
        #expect(tally.results.map(\.place) == [3, 1, 1])
        #expect(tally.results.map(\.formerPlace) == [nil, nil, nil])
        table.goOn()
        #expect(table.game.tally == nil)
        table.answer(2, "paris")
        table.answer(0, "rome")
        table.answer(1, "rome")
        #expect(table.game.tally?.results.map(\.formerPlace) == [3, 1, 1])
        #expect(table.game.tally?.results.map(\.place) == [3, 1, 1])
    }

    @Test("When the time is over, whoever has not answered loses nothing", arguments: Scoring.all)
    func time(scoring: Scoring) throws {
        var table = table(scoring: scoring)
        table.wait(1)
        table.answer(1, "rome")
        let end = table.wait(15)
        #expect(end.compactMap(\.judgement).map(\.outcome) == [.incorrect, .silence, .silence])
        #expect(end.compactMap(\.judgement).dropFirst().allSatisfy { $0.award == nil })
        let tally = try #require(end.compactMap(\.tally).first)
        #expect((tally.asked, tally.answered, tally.right) == (3, 1, 0))
        #expect(tally.fastest == nil)
        #expect(table.points.filter { $0 == 0 }.count >= 2)
    }

    @Test("At one keyboard each has a time of their own, and another begins with each question")
    func keyboard() {
        var table = table(
            Questions.capitals(2), players: ["Ada", "Grace"], scoring: .speed, together: false)
        #expect(table.effects.contains(.floor(Player(name: "Ada"))))
        table.wait(3)
        #expect(table.type("paris").contains(.floor(Player(name: "Grace"))))
        table.wait(6)
        table.type("paris")
        #expect(table.judgements.map(\.responseTime) == [3, 6])
        #expect(table.points == [140, 130])
        #expect(table.goOn().contains(.floor(Player(name: "Grace"))))
        // A player who says nothing is skipped, and the other still has the full time.
        table.wait(16)
        #expect(table.game.remaining(at: table.now)?.seconds ?? 0 > 13)
        table.type("paris")
        #expect(table.judgements.suffix(2).map(\.outcome) == [.silence, .correct])
    }

    @Test("At one keyboard nothing that was typed is shown to those who have still to answer")
    func typedInSecret() {
        var table = table([Questions.king], players: ["Ada", "Grace"], together: false)
        let first = table.type("louis").compactMap(\.remark)
        #expect(first == [.moreSpecific(ask: "Can you be more specific?", heard: nil)])
        table.type("louis xiv")
        // No other player still has to answer, so the words may be shown.
        let last = table.type("louis").compactMap(\.remark)
        #expect(last == [.moreSpecific(ask: "Which Louis?", heard: "louis")])
    }

    @Test("What is asked of an answer that is not enough is for its player alone")
    func asides() {
        var table = table([Questions.king])
        let ask = table.answer(1, "louis")
        #expect(ask == [.aside(Player(name: "Grace"), "Which Louis?")])
        #expect(table.game.mayAnswer == [0, 1, 2])
        table.answer(1, "louis the fourteenth")
        #expect(table.game.mayAnswer == [0, 2])
    }

    @Test("Where all answer at once, an answer without a name is nobody’s")
    func unnamed() {
        var table = table([Questions.planet])
        #expect(table.type("jupiter").compactMap(\.remark) == [.nameFirst])
        #expect(table.tell(.choice(2)).compactMap(\.remark) == [.nameFirst])
        #expect(table.tell(.giveUp).compactMap(\.remark) == [.nameFirst])
        // The game cannot know whose voice it is, and talk does not stop the clock.
        #expect(table.say("jupiter").isEmpty)
        #expect(table.say("skip", command: .skip).isEmpty)
        #expect(table.step(.buzz(0)).isEmpty && !table.game.awaitsBuzz)
        #expect(table.game.mayAnswer == [0, 1, 2])
        table.wait(12)
        table.step(.speechStarted)
        table.wait(2)
        #expect(table.judgements.count == 3)
    }

    @Test(
        "Who does not know it costs nobody anything",
        arguments: [GameCommand.giveUp, .skip])
    func passing(command: GameCommand) {
        var table = table()
        table.step(.answered(1, Ruling(.command(command), hearing: .typed(""))))
        table.answer(0, "paris")
        table.answer(2, "rome")
        #expect(table.judgements.first?.outcome == (command == .skip ? .skipped : .conceded))
        #expect(table.points == [100, 0, -100])
    }

    @Test("Skipping at the keyboard ends the question with the answers that there are")
    func skipping() {
        var table = table()
        table.answer(1, "paris")
        table.tell(.skip)
        #expect(table.judgements.map(\.outcome) == [.correct, .skipped, .skipped])
        #expect(table.points == [0, 100, 0])
    }

    @Test("A hint would be for all, and there is none", arguments: [true, false])
    func hints(together: Bool) {
        var table = table(together: together)
        #expect(
            table.tell(.hint).compactMap(\.remark) == [
                .notNow("This mode has no hints.")
            ])
    }

    @Test("Who comes in the middle plays from the next question on, who leaves is not waited for")
    func comingAndGoing() {
        var table = table(Questions.capitals(2))
        table.step(.joined("Mary"))
        #expect(table.game.mayAnswer == [0, 1, 2])
        table.answer(0, "paris")
        table.answer(1, "rome")
        let end = table.step(.left("Linus"))
        #expect(end.compactMap(\.judgement).map(\.player?.name) == ["Ada", "Grace"])
        #expect(end.compactMap(\.tally).first?.asked == 2)
        table.goOn()
        #expect(table.game.mayAnswer == [0, 1, 3])
        // A player who leaves and returns does not get a second try.
        table.answer(0, "rome")
        table.step(.left("Ada"))
        table.step(.joined("Ada"))
        #expect(table.game.mayAnswer == [1, 3])
    }

    @Test("The host takes an answer back, and the others’ stay")
    func undo() {
        var table = table()
        table.answer(0, "paris")
        table.answer(1, "rome")
        table.answer(2, "rome")
        table.host(.undo)
        #expect(table.judgements.isEmpty && table.game.tally == nil)
        #expect(table.points == [0, 0, 0])
        table.host(.hold)
        #expect(table.game.mayAnswer == [2])
        table.answer(2, "paris")
        #expect(table.points == [100, -100, 100])
    }

    @Test("The host changes a ruling, and the result is told anew")
    func overruled() throws {
        var table = table()
        // Nobody has the floor, so there is no answer to rule on.
        #expect(table.host(.accept).compactMap(\.remark) == [.nothingToRule])
        for seat in 0..<3 { table.answer(seat, "rome") }
        let effects = table.host(.overrule(number: 1, player: "Grace", isRight: true))
        #expect(effects.compactMap(\.tally).first?.right == 1)
        #expect(table.points == [-100, 100, -100])
        // The key alone rules on the last answer, as in a final.
        table.host(.accept)
        #expect(table.points == [-100, 100, 100])
    }

    @Test("The host tells the answer: what was answered counts, the others miss nothing")
    func reveal() {
        var table = table()
        table.answer(1, "paris")
        table.host(.reveal)
        #expect(table.judgements.map(\.player?.name) == ["Grace"])
        #expect(table.points == [0, 100, 0])
    }

    @Test(
        "Each kind of round is played so",
        arguments: [
            (Round.normal, Floor.each), (.choice, .each), (.board, .each), (.estimation, .each),
            (.finale, .each), (.lightning, .seat(0)), (.list, .anyone), (.tieBreak, .free),
        ])
    func rounds(round: Round, floor: Floor) {
        var rules = Rules.instantReading
        rules.answersTogether = true
        var round = round
        round.count = 1
        let question =
            [Round.list, .estimation].map(\.name).contains(round.name)
            ? round.measure == .nearest ? Questions.everest : Questions.planets : Questions.planet
        var table = Table(
            [question], players: Self.names, mode: .quiz, rules: rules, rounds: [round])
        table.step(.begin)
        for _ in 0..<2 { table.goOn() }
        for seat in 0..<3 where round.stake == .wager { table.step(.wagered(seat, .points(10))) }
        table.goOn()
        if case .reading = table.game.phase { table.step(.readingEnded(aloud: true)) }
        #expect(table.game.phase.window?.floor == floor)
    }

    @Test("A bonus is for whoever was right first")
    func bonus() {
        var rules = Rules.instantReading.scored(by: .quizBowl)
        rules.answersTogether = true
        var part = GameSetup.Entry(question: Questions.planet)
        part.part = 1
        var table = Table(
            [.init(question: Questions.paris), part], players: Self.names, mode: .quiz,
            rules: rules)
        table.begin()
        table.wait(1)
        table.answer(2, "rome")
        table.answer(1, "paris")
        table.wait(1)
        table.answer(0, "paris")
        table.goOn()
        #expect(table.game.mayAnswer == [1])
    }

    @Test("A game that goes on has the answers that were given", arguments: [true, false])
    func reopened(together: Bool) {
        var table = table(Questions.capitals(2), together: together)
        table.wait(2)
        table.answer(0, "paris")
        table.step(.reopened(since: table.now))
        if case .reading = table.game.phase { table.step(.readingEnded(aloud: false)) }
        #expect(table.game.mayAnswer == [1, 2])
        table.answer(1, "paris")
        table.answer(2, "paris")
        #expect(table.judgements.map(\.outcome) == [.correct, .correct, .correct])
        var again = Game(table.game.setup)
        for place in table.game.log.way {
            let entry = table.game.log.entries[place]
            _ = again.step(entry.event, at: entry.time)
        }
        #expect(again.judgements == table.judgements && again.phase == table.game.phase)
    }

    @Test("Two hundred answer, and the last one ends the question")
    func twoHundred() throws {
        let players = (1...Mode.mostSeats).map { "Player \($0)" }
        var table = table([Questions.planet], players: players, scoring: .flat)
        for seat in players.indices {
            #expect(table.judgements.isEmpty)
            table.answer(seat, seat % 4 == 0 ? "jupiter" : "mars")
        }
        let tally = try #require(table.game.tally)
        #expect((tally.asked, tally.right) == (200, 50))
        #expect(tally.choices.map(\.count) == [150, 0, 50, 0])
        #expect(tally.results.count == 200)
    }

    @Test("Rules that were kept before there was a common clock have none")
    func keptRules() throws {
        var rules = Rules.room
        rules.answersTogether = true
        let text = try JSONEncoder().encode(rules)
        #expect(try JSONDecoder().decode(Rules.self, from: text).answersTogether)
        var old = try #require(JSONSerialization.jsonObject(with: text) as? [String: Any])
        old["answersTogether"] = nil
        let data = try JSONSerialization.data(withJSONObject: old)
        #expect(try !JSONDecoder().decode(Rules.self, from: data).answersTogether)
    }
}

extension GameEffect {
    fileprivate var tally: Tally? { if case .tallied(let tally) = self { tally } else { nil } }
}
