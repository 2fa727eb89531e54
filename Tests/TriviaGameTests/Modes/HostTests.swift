import CommandMatcher
import Testing

@testable import TriviaGame

@Suite("A host")
struct HostTests {
    private func table(_ mode: Mode = .host, scoring: Scoring = .flat) -> Table {
        Table(
            Questions.all, players: ["Ada", "Grace"], mode: mode,
            rules: .instantReading.scored(by: scoring))
    }

    @Test("In the host's mode the judge proposes and the host rules", arguments: [true, false])
    func proposals(accepts: Bool) throws {
        var table = table()
        table.begin()
        table.buzz(0)
        let effects = table.say("rome")
        #expect(effects.compactMap(\.judgement).isEmpty)
        let proposal = try #require(
            effects.compactMap { if case .proposed(let it) = $0 { it } else { nil } }.first)
        #expect(!proposal.isRight)
        #expect(proposal.player?.name == "Ada")
        // The host may take any time to decide.
        #expect(table.wait(100).isEmpty)
        let judgement = try #require(
            table.host(accepts ? .accept : .refuse).compactMap(\.judgement).first)
        #expect(judgement.outcome == (accepts ? .correct : .incorrect))
        #expect(judgement.heard == "rome")
        #expect(judgement.endsQuestion == accepts)
        #expect(table.points == [accepts ? 100 : 0, 0])
    }

    @Test("That it was the host who refused a right answer is told while others may still answer")
    func refusedOpenly() {
        var table = Table(
            Questions.all, players: ["Ada", "Grace", "Mary"], mode: .host, rules: .instantReading)
        table.begin()
        table.buzz(0)
        table.say("paris")
        #expect(
            table.host(.refuse).compactMap(\.judgement).map(\.toldReason)
                == ["The host rejected the answer."])
        // The judge's reason for a wrong answer may reveal the answer, so it is shown later.
        table.buzz(1)
        table.say("rome")
        #expect(table.host(.refuse).compactMap(\.judgement).map(\.toldReason) == [nil])
    }

    @Test("A right shout that the host refuses is told to be that")
    func refusedShout() {
        var table = table(.shout)
        table.begin()
        table.say("paris")
        let tried = table.host(.refuse).compactMap(\.tried)
        #expect(tried.map(\.heard) == ["paris"])
        #expect(tried.allSatisfy { $0.isHostsRuling && $0.player == nil && $0.award == nil })
    }

    @Test("An answer whose ruling was taken back is told again in its words, however it is ruled")
    func wordsTakenBack() throws {
        var table = table(.turns, scoring: .speed)
        table.begin()
        table.wait(2)
        let first = try #require(table.say("paris").compactMap(\.judgement).first)
        table.host(.undo)
        table.wait(30)
        let refused = try #require(table.host(.refuse).compactMap(\.judgement).first)
        #expect(refused.heard == "paris")
        #expect(refused.outcome == .incorrect)
        #expect(refused.reason == "The host rejected the answer.")
        table.host(.undo)
        let accepted = try #require(table.host(.accept).compactMap(\.judgement).first)
        #expect(accepted.heard == "paris")
        let time = try #require(first.responseTime)
        #expect(abs(time - (accepted.responseTime ?? 0)) < 0.001)
        #expect(accepted.award == first.award)
        // The same events give the same game when they are replayed.
        table.wait(6)
        table.say("louis the fourteenth")
        table.host(.undo)
        #expect(table.judgements.map(\.heard) == ["paris"])
        #expect(table.points == [try #require(accepted.award).total, 0])
    }

    @Test("Once the game goes on, an answer that was taken back is gone")
    func goneOn() throws {
        var table = table(.turns)
        table.begin()
        table.say("paris")
        table.host(.undo)
        table.host(.hold)
        let refused = try #require(table.host(.refuse).compactMap(\.judgement).first)
        #expect(refused.heard == nil)
    }

    @Test("An answer that only the host heard needs no microphone")
    func unheard() {
        var table = table()
        table.begin()
        table.buzz(1)
        table.host(.refuse)
        table.buzz(0)
        table.host(.accept)
        #expect(table.points == [100, 0])
        #expect(table.judgements.map(\.player?.name) == ["Grace", "Ada"])
    }

    @Test("A ruling is turned round by one key, and the sums follow", arguments: Mode.all)
    func overriding(mode: Mode) throws {
        guard mode.ruler == .judge, mode.wrongAnswer == .ends, ![.solo, .quiz].contains(mode) else {
            return
        }
        var table = table(mode, scoring: .jeopardy)
        table.begin()
        table.say("rome")
        #expect(table.points == [-100, 0])
        let judgement = try #require(table.host(.accept).compactMap(\.judgement).first)
        #expect(judgement.isOverruled)
        #expect(table.points == [100, 0])
        table.host(.refuse)
        #expect(table.points == [-100, 0])
        #expect(table.judgements.count == 1)
    }

    @Test("Any earlier ruling can be turned round, for another player too")
    func earlier() {
        var table = table(.turns)
        table.begin()
        table.say("paris")
        table.wait(6)
        table.say("louis the fourteenth")
        table.wait(6)
        table.host(.overrule(number: 1, player: nil, isRight: false))
        #expect(table.points == [0, 100])
        #expect(table.game.standings[0].incorrect == 1)
        #expect(
            table.host(.overrule(number: 7, player: nil, isRight: false)).compactMap(\.remark)
                == [.nothingToRule])
        #expect(table.game.index == 2)
    }

    @Test("Of several rulings on a question a host says whose is meant")
    func severalRulings() {
        var table = table(.everybody, scoring: .jeopardy)
        table.begin()
        table.buzz(0)
        table.say("rome")
        table.buzz(1)
        table.say("paris")
        #expect(
            table.host(.overrule(number: 1, player: nil, isRight: false)).compactMap(\.remark)
                == [.notNow("Whose answer was it? The players are: Ada, Grace.")])
        table.host(.overrule(number: 1, player: "Grace", isRight: false))
        #expect(table.points == [-100, -100])
    }

    @Test("A wrong ruling that freed the others is mended while they think")
    func mendedBeforeSteal() {
        var table = table(.everybody, scoring: .jeopardy)
        table.begin()
        table.buzz(0)
        table.say("rome")
        #expect(table.points == [-100, 0])
        table.host(.accept)
        #expect(table.points == [100, 0])
        #expect(table.buzz(1).isEmpty)
        table.wait(6)
        #expect(table.game.index == 1)
    }

    @Test("Undoing goes back to the moment before, as often as wanted, and holds the clock")
    func undo() {
        var table = table(.everybody, scoring: .jeopardy)
        table.begin()
        table.buzz(0)
        table.say("rome")
        table.buzz(1)
        table.say("paris")
        table.wait(6)
        #expect(table.game.index == 1)
        #expect(table.points == [-100, 100])
        table.host(.undo)
        #expect(table.points == [-100, 0])
        #expect(table.game.index == 0)
        #expect(table.game.isPaused)
        table.host(.undo)
        #expect(table.points == [0, 0])
        #expect(table.judgements.isEmpty)
        #expect(table.host(.undo).compactMap(\.remark) == [.nothingToUndo])
        // The question still has time, however long the undoing took.
        table.wait(300)
        table.host(.hold)
        #expect(table.wait(4).compactMap(\.judgement).isEmpty)
        table.say("paris")
        #expect(table.points == [100, 0])
    }

    @Test("After an undo the host may rule at once")
    func undoAndRule() {
        var table = table(.turns)
        table.begin()
        table.say("rome")
        table.host(.undo)
        table.host(.accept)
        #expect(table.points == [100, 0])
        #expect(table.judgements.count == 1)
    }

    @Test("Points, players and time that was up are undone too")
    func undoOthers() {
        var table = table(.turns)
        table.begin()
        table.host(.adjust(player: "grace", by: 50))
        table.step(.joined("Linus"))
        table.wait(16)
        #expect(table.judgements.count == 1)
        table.host(.undo)
        #expect(table.judgements.isEmpty)
        table.host(.undo)
        #expect(table.game.standings.count == 2)
        #expect(table.points == [0, 50])
        table.host(.undo)
        #expect(table.points == [0, 0])
    }

    @Test("Going back asks the question before again, and this one again once it is over")
    func back() {
        var table = table(.turns)
        table.begin()
        table.say("paris")
        table.wait(6)
        table.say("louis the fourteenth")
        #expect(table.game.index == 1)
        table.host(.back)
        #expect(table.game.index == 1)
        #expect(table.points == [100, 0])
        table.host(.back)
        #expect(table.game.index == 0)
        #expect(table.points == [0, 0])
        // The host can undo a mistaken step back.
        table.host(.undo)
        #expect(table.game.index == 1)
        #expect(table.points == [100, 0])
        table.host(.undo)
        #expect(table.points == [100, 100])
    }

    @Test("A question that was gone back to is read again, whatever the host rules before that")
    func backAndRule() {
        var table = table(.turns)
        table.begin()
        table.say("rome")
        table.wait(6)
        table.host(.back)
        #expect(table.host(.accept).compactMap(\.remark) == [.nothingToRule])
        #expect(table.game.isPaused)
        let reads = table.host(.hold).contains(where: \.isReading)
        #expect(reads)
        table.step(.readingEnded(aloud: true))
        table.say("paris")
        #expect(table.points == [100, 0])
    }

    @Test("A question that was gone back to is shown in another sitting; its answer may be told")
    func backAndTell() {
        var table = table(.turns)
        table.begin()
        table.say("paris")
        table.goOn()
        table.host(.back)
        let effects = table.step(.reopened(since: table.now))
        #expect(effects.compactMap(\.presentation).map(\.number) == [1])
        #expect(effects.contains(.scores(table.game.standings)))
        #expect(table.game.isPaused)
        #expect(table.host(.reveal).compactMap(\.judgement).map(\.outcome) == [.revealed])
    }

    @Test(
        "The answer is told without anybody being wrong or having given up",
        arguments: [Mode.solo, .turns, .everybody, .shout])
    func reveal(mode: Mode) throws {
        var table = table(mode)
        table.begin()
        let judgement = try #require(table.host(.reveal).compactMap(\.judgement).first)
        #expect(judgement.outcome == .revealed)
        #expect(judgement.player == nil)
        #expect(judgement.endsQuestion)
        #expect(table.game.standings.allSatisfy { $0.asked == 0 })
    }

    @Test("What everybody answers in secret counts for those who had when the answer is told")
    func revealSealed() throws {
        var table = Table(
            [Questions.paris], players: ["Ada", "Grace"],
            rules: .instantReading.scored(by: .flat), rounds: [.finale])
        table.step(.begin)
        table.goOn()
        table.tell(.wager(.points(40)))
        table.tell(.wager(.points(30)))
        table.type("paris")
        let judgements = table.host(.reveal).compactMap(\.judgement)
        #expect(judgements.map(\.player?.name) == ["Ada"])
        #expect(judgements.last?.endsQuestion == true)
        // Grace could not answer, so she does not lose her wager.
        #expect(table.points == [40, 0])
    }

    @Test(
        "What a host rules where everybody answers in secret is one answer of theirs",
        arguments: [true, false])
    func sealed(accepts: Bool) {
        var table = Table(
            [Questions.paris], players: ["Ada", "Grace", "Linus"], mode: .host,
            rules: .instantReading.scored(by: .flat), rounds: [.finale])
        table.step(.begin)
        table.goOn()
        for points in [40, 30, 20] { table.tell(.wager(.points(points))) }
        table.type("paris")
        table.type("rome")
        let judgements = table.host(accepts ? .accept : .refuse).compactMap(\.judgement)
        #expect(judgements.map(\.player?.name) == ["Ada", "Grace", "Linus"])
        #expect(table.points == [40, -30, accepts ? 20 : -20])
    }

    @Test("The clock is held and goes on where it was")
    func holding() {
        var table = table(.turns)
        table.begin()
        table.wait(10)
        table.host(.hold)
        #expect(table.wait(100).isEmpty)
        table.host(.hold)
        #expect(table.wait(4.5).compactMap(\.judgement).isEmpty)
        #expect(table.wait(1).compactMap(\.judgement).count == 1)
    }

    @Test("A ruling on nothing does not let a held clock go on")
    func heldWithoutAnswer() {
        var table = table()
        table.begin()
        table.host(.hold)
        #expect(table.host(.accept).compactMap(\.remark) == [.nothingToRule])
        #expect(table.game.isPaused)
    }

    @Test("Who is not there has no points to change")
    func unknown() {
        var table = table()
        table.begin()
        #expect(
            table.host(.adjust(player: "Nobody", by: 5)).compactMap(\.remark)
                == [.noSuchPlayer("Nobody")])
    }
}
