import CommandMatcher
import QuestionBank
import Testing
import Transcript

@testable import TriviaGame

@Suite("Until one is ahead")
struct TieBreakTests {
    private func table(_ points: [Int]) -> Table {
        var normal = Round.normal
        normal.count = 1
        var tieBreak = Round.tieBreak
        tieBreak.count = 3
        let players = ["Ada", "Grace", "Linus"]
        var table = Table(
            Questions.capitals(4), players: players,
            rules: .instantReading.scored(by: .flat), rounds: [normal, tieBreak])
        for (player, points) in zip(players, points) {
            table.host(.adjust(player: player, by: points))
        }
        table.step(.begin)
        table.goOn()
        table.tell(.skip)
        return table
    }

    @Test("Nobody shares the first place: it is left out, and the game is over")
    func leftOut() throws {
        var table = table([100, 50, 0])
        let effects = table.wait(5)
        #expect(effects.compactMap(\.summary).first?.isComplete == true)
        #expect(table.game.count == 1)
    }

    @Test("Only those who share it may answer, and the first who is ahead ends it")
    func decides() throws {
        var table = table([100, 0, 100])
        table.wait(5)
        table.goOn()
        #expect(table.game.mayAnswer == [0, 2])
        #expect(table.buzz(1).isEmpty)
        table.buzz(2)
        table.type("paris")
        #expect(table.points == [100, 0, 200])
        let effects = table.wait(5)
        #expect(effects.compactMap(\.summary).first?.isComplete == true)
        #expect(table.game.count == 2)
    }

    @Test("Who shared the first place leaves: it is told, and no other question comes")
    func untied() {
        var table = table([100, 0, 100])
        table.wait(5)
        table.goOn()
        #expect(!table.step(.left("Grace")).contains(.remark(.untied)))
        #expect(table.step(.left("Linus")).contains(.remark(.untied)))
        table.wait(16)
        let effects = table.wait(5)
        #expect(effects.compactMap(\.summary).first?.isComplete == true)
        #expect(table.game.count == 2)
    }

    @Test("Who leaves when one is ahead already ends nothing")
    func alreadyAhead() {
        var table = table([100, 0, 100])
        table.wait(5)
        table.goOn()
        table.buzz(2)
        table.type("paris")
        #expect(!table.step(.left("Ada")).contains(.remark(.untied)))
    }

    @Test("While they are level the next question comes")
    func goesOn() {
        var table = table([100, 0, 100])
        table.wait(5)
        table.goOn()
        table.wait(16)
        table.wait(5)
        #expect(table.game.index == 2)
        #expect(!table.game.isOver)
    }
}
