import CommandMatcher
import QuestionBank
import Testing
import Transcript

@testable import TriviaGame

@Suite("The nearest number scores")
struct EstimationTests {
    private func table(_ players: [String] = ["Ada", "Grace", "Linus"]) -> Table {
        var round = Round.estimation
        round.count = 1
        return Table([Questions.everest], players: players, rounds: [round])
    }

    @Test("Everybody answers once, nothing is told before the last, the nearest scores")
    func nearest() throws {
        var table = table()
        table.step(.begin)
        table.goOn()
        #expect(table.effects.compactMap(\.expectation).last?.kind == .number)
        let first = table.type(number: 8_000)
        #expect(first.contains(.sealed(Player(name: "Ada"), hasAnswered: true)))
        #expect(first.contains(.floor(Player(name: "Grace"))))
        #expect(first.compactMap(\.judgement).isEmpty)
        table.type(number: 9_000)
        let last = table.type(number: 10_000).compactMap(\.judgement)
        #expect(last.map(\.outcome) == [.incorrect, .correct, .incorrect])
        #expect(last.map(\.reason) == ["849 away.", "151 away.", "1,151 away."])
        #expect(last.map(\.endsQuestion) == [false, false, true])
        #expect(table.points == [0, 300, 0])
    }

    @Test(
        "Another player begins with each question, for the others hear the first; not so in games of version 1"
    )
    func turns() {
        func first(edition: Int) -> [String] {
            var round = Round.estimation
            round.count = 3
            var setup = GameSetup(
                mode: .everybody, rules: .instantReading,
                players: ["Ada", "Grace"].map(Player.init),
                entries: (0..<3).map { _ in .init(question: Questions.everest) }, rounds: [round])
            setup.edition = edition
            var game = Game(setup)
            var firsts: [String] = []
            func note(_ effects: [GameEffect]) {
                for case .floor(let player) in effects { firsts.append(player.name) }
            }
            _ = game.step(.begin, at: .zero)
            for _ in 0..<3 {
                _ = game.step(.next, at: .zero)
                note(game.step(.readingEnded(aloud: true), at: .zero))
                for _ in 0..<2 {
                    _ = game.step(.ruled(Ruling(.number(1), hearing: .typed("1"))), at: .zero)
                }
            }
            return firsts
        }
        #expect(first(edition: GameSetup.latestEdition) == ["Ada", "Grace", "Ada"])
        #expect(first(edition: 1) == ["Ada", "Ada", "Ada"])
    }

    @Test("A number that was said aloud is told as it was understood, one that was typed is not")
    func aloud() {
        var table = table()
        table.step(.begin)
        table.goOn()
        let speech = TimeRange(start: table.now, end: table.now.advanced(bySeconds: 1))
        table.wait(1)
        let effects = table.step(
            .ruled(Ruling(.number(8_000), hearing: .typed("eight thousand"), speech: speech)))
        let ada = Player(name: "Ada")
        #expect(effects.contains(.sealed(ada, hasAnswered: true, heard: "eight thousand")))
        let grace = Player(name: "Grace")
        #expect(table.type(number: 9_000).contains(.sealed(grace, hasAnswered: true)))
    }

    @Test("Two who are as near score both; who says nothing is passed over")
    func ties() {
        var table = table()
        table.step(.begin)
        table.goOn()
        table.type(number: 8_850)
        table.wait(21)
        table.type(number: 8_848)
        #expect(table.judgements.map(\.outcome) == [.correct, .silence, .correct])
        #expect(table.points == [300, 0, 300])
    }

    @Test("Alone a player must come within a tenth", arguments: [(8_000.0, 300), (7_900, 0)])
    func alone(number: Double, points: Int) {
        var table = table(["Ada"])
        table.step(.begin)
        table.goOn()
        table.type(number: number)
        #expect(table.points == [points])
    }

    @Test("What is no number is no answer")
    func noNumber() {
        var table = table()
        table.step(.begin)
        table.goOn()
        let ruling = Ruling(.notUnderstood(.somethingElse(heard: "high")), hearing: .typed("high"))
        #expect(table.step(.ruled(ruling)).compactMap(\.remark) == [.numberWanted])
        #expect(table.judgements.isEmpty)
    }

    @Test("On screens of their own players answer in any order")
    func anyOrder() {
        var table = table()
        table.step(.begin)
        table.goOn()
        table.step(.answered(2, Ruling(.number(8_840), hearing: .typed("8840"))))
        #expect(table.effects.contains(.sealed(Player(name: "Linus"), hasAnswered: true)))
        // No player answers twice.
        #expect(
            table.step(.answered(2, Ruling(.number(8_849), hearing: .typed("8849"))))
                .compactMap(\.remark) == [.keyFirst])
        table.type(number: 8_000)
        table.type(number: 9_000)
        #expect(table.points == [0, 0, 300])
    }

    @Test("When the last leaves who has not answered, the others’ answers are told")
    func leaving() {
        var table = table()
        table.step(.begin)
        table.goOn()
        table.type(number: 8_000)
        table.type(number: 9_000)
        let told = table.step(.left("Linus")).compactMap(\.judgement)
        #expect(told.map(\.outcome) == [.incorrect, .correct])
        #expect(told.map(\.player?.name) == ["Ada", "Grace"])
    }
}
