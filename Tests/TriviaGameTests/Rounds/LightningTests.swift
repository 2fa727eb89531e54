import CommandMatcher
import QuestionBank
import Testing
import Transcript

@testable import TriviaGame

@Suite("As many as possible before the time is up")
struct LightningTests {
    private func table(_ players: [String] = ["Ada"], count: Int = 10, seconds: Double = 20)
        -> Table
    {
        var round = Round.lightning
        round.count = count
        round.seconds = seconds
        return Table(
            Questions.capitals(count), players: players, rules: .instantReading, rounds: [round])
    }

    @Test("One player begins after the announcement, and one question follows another at once")
    func follows() {
        var table = table()
        let effects = table.step(.begin)
        #expect(effects.contains { if case .round = $0 { true } else { false } })
        #expect(table.goOn().contains(.run(Player(name: "Ada"), seconds: 20)))
        table.type("paris")
        // The game does not wait for players to read the verdict.
        #expect(table.game.isWaiting(until: table.now))
        table.wait(0.1)
        #expect(table.game.index == 1)
        table.type("rome")
        table.wait(0.1)
        #expect(table.game.index == 2)
        #expect(table.points == [100])
    }

    @Test("The clock goes on from question to question; when it is over the rest is left out")
    func clock() throws {
        var table = table()
        table.step(.begin)
        table.goOn()
        table.wait(12)
        table.type("paris")
        table.wait(0.1)
        let (left, limit) = try #require(table.game.remaining(at: table.now))
        #expect(abs(left - 8) < 0.11)
        #expect(abs(limit - 8) < 0.11)
        let effects = table.wait(30)
        #expect(effects.compactMap(\.judgement).map(\.outcome) == [.silence])
        let summary = try #require(effects.compactMap(\.summary).first)
        #expect(summary.isComplete)
        #expect(table.game.count == 2)
        #expect(table.points == [100])
    }

    @Test("Each player has the clock once, and as many questions as the others")
    func eachInTurn() throws {
        var table = table(["Ada", "Grace"], count: 6, seconds: 20)
        table.step(.begin)
        #expect(table.goOn().contains(.run(Player(name: "Ada"), seconds: 20)))
        table.goOn()
        for _ in 0..<3 {
            table.type("paris")
            table.wait(0.1)
        }
        // The game reports that Ada has had all her questions and asks Grace to be ready.
        #expect(table.effects.contains(.remark(.hadTheirShare(Player(name: "Ada")))))
        table.wait(5)
        #expect(table.effects.contains(.run(Player(name: "Grace"), seconds: 20)))
        table.goOn()
        let presentation = table.effects.compactMap(\.presentation).last
        #expect(presentation?.player?.name == "Grace")
        #expect(presentation?.timeLimit == 20)
        table.type("rome")
        table.wait(60)
        #expect(table.game.isOver)
        #expect(table.points == [300, 0])
        #expect(table.game.count == 5)
    }

    @Test("A pause does not use the clock up")
    func pause() throws {
        var table = table()
        table.step(.begin)
        table.goOn()
        table.wait(5)
        table.step(.command(.pause))
        table.wait(100)
        table.step(.command(.resume))
        let remaining = try #require(table.game.remaining(at: table.now))
        #expect(abs(remaining.seconds - 15) < 0.11)
    }

    @Test("“Skip” passes at once and costs nothing, and there are no hints")
    func skip() {
        var table = table()
        table.step(.begin)
        table.goOn()
        #expect(
            table.tell(.hint).compactMap(\.remark) == [
                .notNow("There is no hint for this question.")
            ])
        table.tell(.skip)
        table.wait(0.1)
        #expect(table.game.index == 1)
        #expect(table.points == [0])
    }

    @Test("Whoever leaves in the middle of it gives the clock to the next")
    func leaving() {
        var table = table(["Ada", "Grace"], count: 6)
        table.step(.begin)
        table.goOn()
        table.goOn()
        table.step(.left("Ada"))
        #expect(table.judgements.map(\.outcome) == [.abandoned])
        table.wait(10)
        #expect(table.effects.contains(.run(Player(name: "Grace"), seconds: 20)))
        table.goOn()
        table.type("paris")
        #expect(table.points == [0, 100])
    }

    @Test("Whoever leaves before the time begins leaves time and questions to the others")
    func leavingBefore() {
        var table = table(["Ada", "Grace"], count: 6)
        table.step(.begin)
        table.goOn()
        table.step(.left("Ada"))
        #expect(table.effects.contains(.run(Player(name: "Grace"), seconds: 20)))
        table.goOn()
        for _ in 0..<6 {
            table.type("paris")
            table.wait(0.1)
        }
        #expect(table.points == [0, 600])
    }
}
