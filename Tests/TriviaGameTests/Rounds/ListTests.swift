import CommandMatcher
import QuestionBank
import Testing
import Transcript

@testable import TriviaGame

@Suite("Several answers, each named once")
struct ListTests {
    private func table(_ players: [String] = ["Ada"], mode: Mode? = nil) -> Table {
        var round = Round.list
        round.count = 1
        return Table([Questions.planets], players: players, mode: mode, rounds: [round])
    }

    private func found(_ effects: [GameEffect]) -> [String] {
        effects.compactMap { effect in
            if case .found(let item, _, _, _) = effect { item } else { nil }
        }
    }

    @Test("Each right one scores its part; the question ends with the last that is wanted")
    func all() throws {
        var table = table()
        table.step(.begin)
        #expect(table.goOn().compactMap(\.presentation).first?.wanted == 3)
        #expect(found(table.type("mars")) == ["Mars"])
        #expect(found(table.type("the earth")) == ["Earth"])
        #expect(table.points == [200])
        let last = table.type("venus")
        #expect(last.compactMap(\.judgement).map(\.endsQuestion) == [true])
        #expect(table.points == [300])
    }

    @Test("The same one again counts no more, and a wrong one is only a try")
    func again() {
        var table = table()
        table.step(.begin)
        table.goOn()
        table.type("mars")
        #expect(table.type("mars").compactMap(\.remark) == [.alreadyNamed("Mars")])
        #expect(table.type("pluto").compactMap(\.tried).count == 1)
        #expect(table.judgements.map(\.isTry) == [false, true])
        #expect(table.game.standings[0].incorrect == 0)
    }

    @Test("A wrong one that was challenged counts, and the question goes on")
    func challenged() throws {
        var table = table()
        table.step(.begin)
        table.goOn()
        table.type("mars")
        table.type("pluto")
        table.step(.command(.challenge))
        let judgement = try #require(
            table.step(.command(.yes)).compactMap(\.judgement).first)
        #expect(judgement.isOverruled && judgement.outcome == .correct)
        #expect(!judgement.endsQuestion)
        let last = table.type("venus").compactMap(\.judgement)
        #expect(last.map(\.endsQuestion) == [true])
        #expect(table.game.standings[0].correct == 3)
    }

    @Test("When the time is up it says how many were named, and nobody was wrong")
    func timeUp() throws {
        var table = table()
        table.step(.begin)
        table.goOn()
        table.type("mars")
        let end = try #require(table.wait(46).compactMap(\.judgement).first)
        #expect(end.reason == "1 of 3 were named.")
        #expect(end.player == nil)
        #expect(end.official.hasPrefix("Mercury, Venus"))
        #expect(table.game.standings[0].asked == 1)
    }

    @Test("Shouted by several, each says whose it was, and goes on")
    func shouted() {
        var table = table(["Ada", "Grace"], mode: .shout)
        table.step(.begin)
        table.goOn()
        table.say("mars")
        table.buzz(1)
        // A key pressed before an answer assigns the next answer.
        table.buzz(0)
        table.say("venus")
        #expect(table.points == [100, 100])
        // The game does not ask who named an item that was named before.
        #expect(table.say("mars").compactMap(\.remark) == [.alreadyNamed("Mars")])
        table.buzz(1)
        table.say("saturn")
        #expect(table.points == [100, 200])
        #expect(table.judgements.last?.endsQuestion == true)
    }

    @Test("What only the host has heard counts each time, and is told again with the question")
    func unheard() {
        var table = table(["Ada", "Grace"], mode: .host)
        table.step(.begin)
        table.goOn()
        table.host(.accept)
        table.buzz(0)
        table.host(.accept)
        table.buzz(0)
        #expect(table.judgements.count == 2)
        #expect(table.game.found.isEmpty)
        #expect(found(table.tell(.repeatQuestion)) == ["", ""])
    }
}
