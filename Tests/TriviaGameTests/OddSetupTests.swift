import CommandMatcher
import QuestionBank
import Testing
import Transcript

@testable import TriviaGame

/// Tests values that no host would choose but a program may pass. Each makes a valid game.
@Suite("Odd setups")
struct OddSetupTests {
    private static let entries = Questions.all.map { GameSetup.Entry(question: $0) }

    @Test(
        "Rounds take the questions that there are",
        arguments: [
            ([-1, 2], [1, 1, 1]), ([1, .max], [0, 1, 1]), ([.max, .max], [0, 0, 0]),
            ([0], [0, 0, 0]),
        ])
    func rounds(counts: [Int], numbers: [Int]) {
        let rounds = counts.map { Round(name: "own", summary: "", count: $0) }
        let setup = GameSetup(mode: .solo, entries: Self.entries, rounds: rounds)
        #expect(setup.roundNumbers == numbers)
        var table = Table(Questions.all, rounds: rounds)
        table.begin()
        table.wait(300)
        #expect(table.game.isOver)
    }

    @Test("Sheets that were not read yet are read")
    func sheets() {
        let setup = GameSetup(mode: .solo, rules: .instantReading, entries: Self.entries)
        let first = QuestionSheet(Questions.paris, learned: ["lutetia"])
        let game = Game(setup, sheets: [first])
        #expect(game.sheets.map(\.question.id) == Questions.all.map(\.id))
        #expect(game.sheets[0].accepted.contains("lutetia"))
        #expect(game.judged(by: []).sheets.count == game.count)
    }

    @Test("Without an end to its time a question has no clock", arguments: [.infinity, Double.nan])
    func endless(limit: Double) {
        var rules = Rules.instantReading
        rules.timeLimit = limit
        var table = Table(Questions.all, rules: rules)
        table.begin()
        #expect(table.game.remaining(at: table.now) == nil)
        table.wait(60)
        table.say("paris")
        #expect(table.game.standings[0].correct == 1)
    }

    @Test("Waits without an end last until somebody goes on")
    func waits() {
        var rules = Rules.instantReading
        rules.reviewSeconds = .infinity
        rules.moreTime = .infinity
        var table = Table(Questions.all, rules: rules)
        table.begin()
        table.say("paris")
        table.wait(60)
        #expect(table.game.index == 0)
        table.goOn()
        #expect(table.game.index == 1)
    }

    @Test("A host gives as many points as can be counted")
    func points() {
        var table = Table(Questions.all)
        table.begin()
        for points in [Int.max, .max, .max] {
            table.host(.adjust(player: "Ada", by: points))
        }
        #expect(table.game.standings[0].points == 3 * HostAction.mostPoints)
        for _ in 0..<3 { table.host(.adjust(player: "Ada", by: .min)) }
        #expect(table.game.standings[0].points == 0)
    }
}
