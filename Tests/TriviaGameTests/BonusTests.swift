import CommandMatcher
import QuestionBank
import Testing
import Transcript

@testable import TriviaGame

@Suite("Bonuses of quiz bowl")
struct BonusTests {
    private static let entries: [GameSetup.Entry] = [
        .init(question: Questions.paris),
        .init(question: river("Cairo", "Nile"), part: 1),
        .init(question: river("London", "Thames"), part: 2),
        .init(question: Questions.king),
        .init(question: river("Rome", "Tiber"), part: 1),
    ]

    private static func river(_ city: String, _ answer: String) -> Question {
        Question(
            id: city, prompt: "Name the river of \(city).", answer: answer,
            promptOn: [.init(form: "river", ask: "Which river?")], tags: ["bonus"], points: 30)
    }

    private func table(
        _ players: [String] = ["Ada", "Grace"], mode: Mode = .everybody,
        scoring: Scoring = .quizBowl
    ) -> Table {
        Table(
            Self.entries, players: players, mode: mode,
            rules: .instantReading.scored(by: scoring))
    }

    /// Waits until the next question is asked.
    private func next(_ table: inout Table) -> Presentation? {
        table.wait(5).compactMap(\.presentation).first
    }

    @Test(
        "Whoever was right on the tossup gets its parts in order, ten each, and nobody else may answer"
    )
    func given() throws {
        var table = table()
        #expect(table.begin().compactMap(\.presentation).first?.bonus == nil)
        table.buzz(1)
        table.type("paris")
        #expect(table.points == [0, 10])
        let first = try #require(next(&table))
        #expect(first.bonus == BonusPart(number: 1, count: 2))
        #expect(first.player?.name == "Grace")
        #expect(first.points == 10)
        #expect(!table.game.awaitsBuzz)
        #expect(table.game.mayAnswer == [1])
        table.buzz(0)
        table.type("nile")
        #expect(table.points == [0, 20])
        let second = try #require(next(&table))
        #expect(second.bonus == BonusPart(number: 2, count: 2))
        table.type("danube")
        // A wrong answer costs nothing and ends the part, and the others cannot steal it.
        #expect(table.judgements.last?.outcome == .incorrect)
        #expect(table.judgements.last?.endsQuestion == true)
        #expect(table.points == [0, 20])
        let tossup = try #require(next(&table))
        #expect(tossup.question.id == "king")
        #expect(tossup.bonus == nil)
        #expect(table.game.mayAnswer == [0, 1])
    }

    @Test("An answer that is not enough is asked about in a part too")
    func prompt() {
        var table = table()
        table.begin()
        table.buzz(0)
        table.type("paris")
        _ = next(&table)
        #expect(
            table.type("river").compactMap(\.remark) == [
                .moreSpecific(ask: "Which river?", heard: "river")
            ])
        table.type("nile")
        #expect(table.points == [20, 0])
    }

    @Test("A tossup that nobody knew takes its bonus along")
    func missed() throws {
        var table = table()
        table.begin()
        #expect(table.game.count == 5)
        table.wait(16)
        let asked = try #require(next(&table))
        #expect(asked.question.id == "king")
        #expect(asked.number == 2)
        #expect(table.game.count == 3)
        #expect(asked.placeInRound == 2)
        #expect(asked.countInRound == 2)
    }

    @Test("A wrong answer before the end of a part’s reading costs nothing")
    func noNegs() {
        var table = table()
        table.step(.begin)
        // The player presses during the reading.
        table.buzz(0)
        table.type("rome")
        #expect(table.points == [-5, 0])
        table.buzz(1)
        table.type("paris")
        _ = next(&table)
        table.type("danube")
        #expect(table.points == [-5, 10])
    }

    @Test("What is stolen brings the bonus to the thief; in turns the turn goes on after it")
    func turns() throws {
        var table = table(mode: .teams)
        table.begin()
        table.type("rome")
        table.type("paris")
        #expect(next(&table)?.player?.name == "Grace")
        table.type("nile")
        #expect(next(&table)?.player?.name == "Grace")
        table.type("thames")
        #expect(next(&table)?.player?.name == "Grace")
    }

    @Test("In shouts a wrong answer to a part is more than a try")
    func shouted() {
        var table = table(mode: .shout)
        table.begin()
        table.buzz(0)
        table.type("paris")
        _ = next(&table)
        table.type("danube")
        #expect(table.judgements.last?.endsQuestion == true)
        #expect(table.judgements.last?.player?.name == "Ada")
    }

    @Test("A tossup that is taken back takes its bonus back")
    func undone() {
        var table = table()
        table.begin()
        table.buzz(0)
        table.type("paris")
        _ = next(&table)
        table.type("nile")
        table.host(.undo)
        #expect(table.points == [10, 0])
        #expect(table.game.isBonus)
        table.host(.undo)
        #expect(table.points == [0, 0])
        #expect(!table.game.isBonus)
        #expect(table.game.count == 5)
        table.host(.refuse)
        table.wait(20)
        #expect(table.judgements.allSatisfy { $0.question.id != "Cairo" })
    }

    @Test("When its player leaves, a bonus is over")
    func left() throws {
        var table = table(["Ada", "Grace", "Linus"])
        table.begin()
        table.buzz(0)
        table.type("paris")
        _ = next(&table)
        let judged = try #require(table.step(.left("Ada")).compactMap(\.judgement).first)
        #expect(judged.outcome == .abandoned)
        #expect(judged.player == nil)
        #expect(next(&table)?.question.id == "king")
    }

    @Test("A host who accepts the tossup gives its bonus")
    func host() {
        var table = table(mode: .host)
        table.begin()
        table.buzz(1)
        table.type("rome")
        table.host(.accept)
        #expect(next(&table)?.player?.name == "Grace")
        table.type("nile")
        table.host(.accept)
        #expect(table.points == [0, 20])
    }
}
