import CommandMatcher
import Testing

@testable import TriviaGame

@Suite("Teams")
struct TeamsTests {
    private func table(_ teams: [String] = ["Reds", "Blues", "Greens"]) -> Table {
        Table(
            Questions.all, players: teams, mode: .teams, rules: .instantReading.scored(by: .flat))
    }

    @Test("What a team does not know goes to the next, and around")
    func passing() {
        var table = table()
        #expect(table.begin().compactMap(\.presentation).first?.player?.name == "Reds")
        #expect(table.say("rome").contains(.freed([Player(name: "Blues")])))
        #expect(
            table.say("i don't know", command: .giveUp).contains(
                .freed([Player(name: "Greens")])))
        table.say("paris")
        #expect(table.points == [0, 0, 100])
        #expect(table.judgements.map(\.outcome) == [.incorrect, .conceded, .correct])
        table.wait(6)
        #expect(table.effects.compactMap(\.presentation).last?.player?.name == "Blues")
    }

    @Test("What was not clear is not told to those who may still find the answer")
    func unsure() throws {
        var table = table(["Reds", "Blues"])
        table.begin()
        for _ in 0..<4 { table.say("paris", outcome: .unsure) }
        let passed = try #require(table.judgements.last)
        #expect(passed.outcome == .unsure && passed.heard == nil)
        for _ in 0..<4 { table.say("paris", outcome: .unsure) }
        #expect(table.judgements.last?.heard == "paris")
    }

    @Test("Shown again, a question is theirs to whom it has passed")
    func turn() {
        var table = table()
        table.begin()
        table.say("rome")
        #expect(
            table.tell(.repeatQuestion).compactMap(\.presentation).first?.player?.name == "Blues")
        #expect(table.game.shown.player?.name == "Blues")
    }

    @Test("Time that is up passes on too, with time enough for the next")
    func timeUp() {
        var table = table(["Reds", "Blues"])
        table.begin()
        #expect(table.wait(16).contains(.freed([Player(name: "Blues")])))
        table.wait(5)
        table.say("paris")
        #expect(table.points == [0, 100])
    }

    @Test("A team that comes takes its turn, one that goes is passed over and keeps its points")
    func comingAndGoing() {
        var table = table(["Reds", "Blues"])
        table.begin()
        table.say("paris")
        #expect(table.step(.joined(" Greens ")).contains(.joined(Player(name: "Greens"))))
        #expect(table.step(.left("reds")).contains(.left(Player(name: "Reds"))))
        table.wait(6)
        #expect(table.effects.compactMap(\.presentation).last?.player?.name == "Blues")
        table.say("louis the fourteenth")
        table.wait(6)
        #expect(table.effects.compactMap(\.presentation).last?.player?.name == "Greens")
        #expect(table.points == [100, 100, 0])
        table.step(.joined("REDS"))
        #expect(table.game.seats.count == 3)
        #expect(table.points == [100, 100, 0])
    }

    @Test("The team whose turn it is may go in the middle of its question")
    func leavingInTurn() {
        var table = table(["Reds", "Blues"])
        table.begin()
        table.step(.left("Reds"))
        table.say("paris")
        #expect(table.judgements.first?.player?.name == "Blues")
        let effects = table.step(.left("Blues"))
        #expect(effects.compactMap(\.summary).first?.isComplete == false)
    }

    @Test(
        "Names that are taken, empty or too many are refused",
        arguments: ["Reds", "reds", "  ", ""])
    func names(name: String) {
        var table = table()
        table.begin()
        #expect(table.step(.joined(name)).compactMap(\.remark).count == 1)
        #expect(table.game.standings.count == 3)
        for number in 4...Mode.mostSeats { table.step(.joined("Team \(number)")) }
        #expect(table.step(.joined("One more")).compactMap(\.remark).count == 1)
        #expect(table.game.standings.count == Mode.mostSeats)
    }
}
