import CommandMatcher
import QuestionBank
import Testing
import Transcript

@testable import TriviaGame

@Suite("A last question for what was wagered")
struct FinaleTests {
    private func table(
        _ points: [Int], players: [String] = ["Ada", "Grace"], together: Bool = false
    ) -> Table {
        var rules = Rules.instantReading.scored(by: .speed)
        rules.answersTogether = together
        var table = Table([Questions.paris], players: players, rules: rules, rounds: [.finale])
        for (player, points) in zip(players, points) {
            table.host(.adjust(player: player, by: points))
        }
        return table
    }

    @Test("Wagers are told to nobody, and decide what an answer earns and costs")
    func wagers() throws {
        var table = table([500, 300])
        // The game asks at once, because it would not hear a wager said during a pause.
        #expect(
            table.step(.begin).contains(.wager(Player(name: "Ada"), limit: 500, category: [])))
        #expect(
            table.tell(.wager(.points(400))).contains(.wagered(Player(name: "Ada"), points: nil)))
        table.tell(.wager(.everything))
        #expect(table.effects.compactMap(\.presentation).count == 1)
        table.type("rome")
        #expect(table.judgements.isEmpty)
        table.type("paris")
        #expect(table.judgements.map(\.award?.total) == [-400, 300])
        #expect(table.points == [100, 600])
    }

    @Test("A wager that everybody has heard is said again, and so is that of a player alone")
    func aloud() {
        var several = table([500, 300])
        several.step(.begin)
        several.goOn()
        #expect(
            several.say("bet fifty", command: .wager(.points(50)))
                .contains(.wagered(Player(name: "Ada"), points: 50)))
        #expect(
            several.type("half", command: .wager(.half))
                .contains(.wagered(Player(name: "Grace"), points: nil)))
        var alone = table([500], players: ["Ada"])
        alone.step(.begin)
        alone.goOn()
        #expect(
            alone.type("half", command: .wager(.half))
                .contains(.wagered(Player(name: "Ada"), points: 250)))
    }

    @Test("The clock of a wager is seen, and running out tells what is set")
    func clock() {
        var table = table([500, 300])
        table.step(.begin)
        table.goOn()
        let seconds = table.game.rules.requestSeconds
        #expect(table.game.remaining(at: table.now).map { $0 == (seconds, seconds) } == true)
        #expect(table.wait(seconds).contains(.wagered(Player(name: "Ada"), points: 0)))
        #expect(table.game.remaining(at: table.now)?.limit == seconds)
    }

    @Test("Players with separate screens share one clock for their wagers")
    func sharedClock() {
        var table = table([500, 300, 200], players: ["Ada", "Grace", "Mary"], together: true)
        table.step(.begin)
        let seconds = table.game.rules.requestSeconds
        table.wait(seconds - 1)
        table.step(.wagered(0, .points(50)))
        #expect((table.game.remaining(at: table.now)?.seconds ?? seconds) <= 1)
        let effects = table.wait(1)
        #expect(effects.contains(.wagered(Player(name: "Grace"), points: 0)))
        #expect(effects.contains(.wagered(Player(name: "Mary"), points: 0)))
        #expect(effects.compactMap(\.presentation).count == 1)
        #expect(table.game.wagered(by: 0) == 50)
    }

    @Test("A stored game of an earlier edition keeps a clock for each wager")
    func earlierEdition() {
        var table = table([500, 300], together: true)
        var setup = table.game.setup
        setup.edition = 2
        table.game = Game(setup)
        table.step(.begin)
        let seconds = table.game.rules.requestSeconds
        #expect(
            table.wait(seconds).filter { if case .wagered = $0 { true } else { false } }.count == 1)
        #expect(table.game.wagerWanted(of: 1) != nil)
    }

    @Test("A wager that was begun in time counts, and noise does not hold the game for ever")
    func begunInTime() {
        var table = table([500, 300])
        table.step(.begin)
        table.goOn()
        let seconds = table.game.rules.requestSeconds
        table.wait(seconds - 0.5)
        table.step(.speechStarted)
        table.wait(2)
        #expect(
            table.say("bet fifty", command: .wager(.points(50)))
                .contains(.wagered(Player(name: "Ada"), points: 50)))
        let start = table.now
        while table.game.wagered(by: 1) == nil, table.now < start.advanced(bySeconds: 5 * seconds) {
            table.step(.speechStarted)
            table.wait(1)
        }
        #expect(table.game.wagered(by: 1) == 0)
        #expect(table.now <= start.advanced(bySeconds: 2 * seconds + 1))
    }

    @Test(
        "Who gives up or skips out of turn, on a screen of their own, has answered and loses the wager",
        arguments: [
            (GameCommand.giveUp, Outcome.conceded, "The player gave up."),
            (.skip, .skipped, "The question was skipped."),
        ])
    func givenUp(command: GameCommand, outcome: Outcome, reason: String) {
        var table = table([500, 300])
        table.step(.begin)
        table.goOn()
        table.tell(.wager(.points(40)))
        table.tell(.wager(.points(30)))
        table.step(.answered(1, Ruling(.command(command), hearing: .typed(command.name))))
        #expect(table.judgements.isEmpty)
        table.type("paris")
        #expect(table.judgements.map(\.outcome) == [outcome, .correct])
        #expect(table.judgements.first?.reason == reason)
        #expect(table.points == [540, 270])
    }

    @Test("Nobody wagers more than they have, or than the question is worth")
    func limits() {
        var table = table([500, -50])
        table.step(.begin)
        table.goOn()
        #expect(
            table.tell(.wager(.points(501))).compactMap(\.remark) == [.wagerTooHigh(limit: 500)])
        table.tell(.wager(.half))
        #expect(
            table.tell(.wager(.points(101))).compactMap(\.remark) == [.wagerTooHigh(limit: 100)])
        table.tell(.wager(.points(100)))
        table.type("paris")
        table.type("paris")
        #expect(table.points == [750, 50])
    }

    @Test("Silence loses a wager; who wagers nothing in time has wagered nothing")
    func silence() {
        var table = table([500, 300])
        table.step(.begin)
        table.goOn()
        table.tell(.wager(.points(200)))
        table.wait(21)
        table.wait(70)
        #expect(table.judgements.map(\.outcome) == [.silence, .silence])
        #expect(table.points == [300, 300])
    }

    @Test(
        "What was heard instead of an answer saves no wager",
        arguments: [HearingOutcome.somethingElse(heard: "zebra"), .chatter, .noise, .unsure])
    func nothingThatCounts(outcome: HearingOutcome) {
        var table = table([500, 300])
        table.step(.begin)
        table.goOn()
        table.tell(.wager(.points(200)))
        table.tell(.wager(.points(100)))
        table.say("zebra", outcome: outcome)
        table.wait(70)
        #expect(table.judgements.map(\.outcome).contains(.silence))
        #expect(!table.judgements.map(\.outcome).contains(.incorrect))
        #expect(table.judgements.map(\.award?.total) == [-200, -100])
        #expect(table.points == [300, 200])
    }

    @Test("A wager that was lost to what was not clear says so, and a challenge wins it")
    func unclear() {
        var table = table([500], players: ["Ada"])
        table.step(.begin)
        table.goOn()
        table.tell(.wager(.points(200)))
        while table.judgements.isEmpty { table.say("parish", outcome: .unsure) }
        #expect(table.judgements.map(\.outcome) == [.unsure])
        #expect(table.judgements.map(\.reason) == ["The answer was not clear."])
        #expect(table.points == [300])
        table.say("challenge", command: .challenge)
        table.say("yes", command: .yes)
        #expect(table.points == [700])
    }

    @Test("On screens of their own players wager in any order, once")
    func anyOrder() {
        var table = table([500, 300])
        table.step(.begin)
        table.goOn()
        table.step(.wagered(1, .points(50)))
        #expect(table.step(.wagered(1, .points(60))).compactMap(\.remark).count == 1)
        table.tell(.wager(.points(500)))
        table.type("paris")
        table.type("paris")
        #expect(table.points == [1_000, 350])
    }

    @Test("Who is asked to say a wager again has time for it")
    func again() {
        var table = table([500, 300])
        table.step(.begin)
        table.goOn()
        table.wait(18)
        #expect(
            table.say("fifty", outcome: .unsure).compactMap(\.remark)
                == [.sayAgain(heard: nil, Table.sureness)])
        table.wait(5)
        table.tell(.wager(.points(50)))
        #expect(table.effects.contains(.wager(Player(name: "Grace"), limit: 300, category: [])))
        #expect(!table.effects.contains(.wager(Player(name: "Ada"), limit: 0, category: [])))
        table.tell(.wager(.points(0)))
        table.type("paris")
        table.type("paris")
        #expect(table.points == [550, 300])
    }

    @Test("A host who overrules changes by the wager")
    func overruled() {
        var table = table([500, 300])
        table.step(.begin)
        table.goOn()
        table.tell(.wager(.points(400)))
        table.tell(.wager(.points(0)))
        table.type("rome")
        table.type("rome")
        #expect(table.points == [100, 300])
        table.host(.overrule(number: 1, player: "Ada", isRight: true))
        #expect(table.points == [900, 300])
    }

    @Test("Who comes when the wagers are wanted, or later, plays for none")
    func newcomers() {
        var table = table([500, 300])
        table.step(.begin)
        table.goOn()
        table.step(.joined("Eve"))
        #expect(table.game.wagerWanted(of: 2) == nil)
        table.tell(.wager(.points(400)))
        table.tell(.wager(.points(100)))
        table.step(.left("Ada"))
        table.step(.joined("Ada"))
        #expect(table.game.mayAnswer == [1])
        table.type("paris")
        #expect(table.points == [500, 400, 0])
    }

    @Test("When the last leaves whose wager is wanted, the question is asked")
    func leavingBeforeTheWager() {
        var table = table([500, 300])
        table.step(.begin)
        table.goOn()
        table.tell(.wager(.points(400)))
        #expect(table.step(.left("Grace")).compactMap(\.presentation).count == 1)
    }
}
