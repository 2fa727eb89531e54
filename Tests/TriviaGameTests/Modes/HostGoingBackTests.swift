import CommandMatcher
import Testing

@testable import TriviaGame

@Suite("What stays when the host goes back")
struct HostGoingBackTests {
    private func table() -> Table {
        Table(
            Questions.all, players: ["Ada", "Grace"], mode: .turns,
            rules: .instantReading.scored(by: .flat))
    }

    /// A table whose game was saved before points from the host stayed.
    private func oldTable() -> Table {
        var table = table()
        var setup = table.game.setup
        setup.edition = 2
        table.game = Game(setup)
        return table
    }

    @Test("Points that the host gave stay when the host goes back, until they are undone")
    func lastingPoints() {
        var table = table()
        table.begin()
        table.say("paris")
        table.host(.adjust(player: "Ada", by: 50))
        table.wait(6)
        table.host(.adjust(player: "Grace", by: -25))
        #expect(table.host(.back).compactMap(\.remark).isEmpty)
        #expect(table.game.index == 0)
        #expect(table.points == [50, -25])
        #expect(table.host(.undo).compactMap(\.remark).isEmpty)
        #expect(table.points == [150, -25])
        table.host(.undo)
        table.host(.back)
        #expect(table.points == [50, 0])
        // The host goes back once more, after the same question.
        table.host(.hold)
        table.step(.readingEnded(aloud: true))
        table.say("paris")
        table.host(.back)
        #expect(table.points == [50, 0])
    }

    @Test("In an older game, going back tells that points which were given since are gone too")
    func goneToo() {
        func remarks(_ actions: [HostAction], given: HostAction? = nil) -> [Remark] {
            var table = oldTable()
            table.begin()
            table.say("paris")
            if let given { table.host(given) }
            table.wait(6)
            for action in actions { table.host(action) }
            let remarks = table.host(.back).compactMap(\.remark)
            #expect(table.game.index == 0)
            return remarks
        }
        let points = HostAction.adjust(player: "Ada", by: 50)
        #expect(remarks([]).isEmpty)
        #expect(remarks([.adjust(player: "Nobody", by: 50)]).isEmpty)
        let gone = [Remark.goneToo("Later changes to points have also been undone.")]
        #expect(remarks([points]) == gone)
        #expect(remarks([points, .undo]).isEmpty)
        // Going back removes the ruling on the question itself in any case.
        #expect(remarks([], given: points) == gone)
        #expect(remarks([.overrule(number: 1, player: nil, isRight: false)]).isEmpty)
    }

    @Test("Going back tells that rulings on earlier questions are as they were")
    func rulingsGoneToo() {
        var table = oldTable()
        table.begin()
        table.say("paris")
        table.wait(6)
        table.say("louis the fourteenth")
        table.host(.overrule(number: 1, player: nil, isRight: false))
        #expect(table.points == [0, 100])
        #expect(
            table.host(.back).compactMap(\.remark)
                == [.goneToo("Later changes to rulings have also been undone.")])
        #expect(table.points == [100, 0])
        table.host(.undo)
        table.host(.adjust(player: "Ada", by: 50))
        #expect(
            table.host(.back).compactMap(\.remark)
                == [.goneToo("Later changes to points and rulings have also been undone.")])
    }
}
