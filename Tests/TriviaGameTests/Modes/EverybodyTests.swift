import CommandMatcher
import Testing

@testable import TriviaGame

@Suite("Everybody at once, by keys")
struct EverybodyTests {
    @Test("Whoever leaves before any question is no part of the end; whoever has played is")
    func leftBefore() throws {
        var table = Table(
            [Questions.paris, Questions.king], players: ["Ada", "Grace"], mode: .turns,
            rules: .instantReading.scored(by: .jeopardy))
        table.begin()
        table.step(.joined("Eve"))
        table.step(.left("Eve"))
        table.say("rome")
        table.step(.left("Ada"))
        table.wait(6)
        let summary = try #require(table.wait(60).compactMap(\.summary).first)
        #expect(summary.standings.map(\.player.name) == ["Grace", "Ada"])
    }

    private func table(
        _ players: [String] = ["Ada", "Grace", "Linus"], scoring: Scoring = .jeopardy
    ) -> Table {
        Table(
            Questions.all, players: players, mode: .everybody,
            rules: .instantReading.scored(by: scoring))
    }

    @Test("Until a key is pressed nothing is heard as an answer")
    func keyFirst() {
        var table = table()
        #expect(table.begin().compactMap(\.expectation).last?.kind == .buzz)
        #expect(table.type("paris").compactMap(\.remark) == [.keyFirst])
        #expect(table.judgements.isEmpty)
        let effects = table.buzz(2)
        #expect(effects.contains(.floor(Player(name: "Linus"))))
        #expect(effects.compactMap(\.expectation).last?.kind == .answer)
        #expect(table.say("paris").compactMap(\.judgement).first?.player?.name == "Linus")
    }

    @Test("After a pause, and in another sitting, who has the floor is told again")
    func floorAgain() {
        var table = table()
        table.begin()
        table.buzz(2)
        table.tell(.pause)
        #expect(table.tell(.resume).contains(.floor(Player(name: "Linus"))))
        let effects = table.step(.reopened(since: table.now))
        #expect(effects.contains(.floor(Player(name: "Linus"))))
        // The question is not read again to a player who already has the floor.
        #expect(!effects.contains { $0.isReading })
        table.say("rome")
        table.tell(.pause)
        let others = [Player(name: "Ada"), Player(name: "Grace")]
        #expect(table.tell(.resume).contains(.freed(others)))
    }

    @Test("Time in which another had the floor is nobody's response time")
    func othersTime() throws {
        var table = table()
        table.begin()
        table.wait(5)
        table.buzz(0)
        table.wait(3)
        table.say("rome")
        table.wait(2)
        table.buzz(1)
        let right = try #require(table.say("paris").compactMap(\.judgement).first)
        #expect(abs((right.responseTime ?? 0) - 7) < 0.2)
    }

    @Test("What was refused and is accepted late ends the question, and says the answer")
    func lateAcceptance() throws {
        var table = table()
        table.begin()
        table.buzz(0)
        table.say("rome")
        let late = try #require(table.host(.accept).compactMap(\.judgement).first)
        #expect(late.outcome == .correct && late.endsQuestion)
    }

    @Test("Only the first key counts")
    func firstKey() {
        var table = table()
        table.begin()
        table.buzz(1)
        #expect(table.buzz(0).isEmpty)
        #expect(table.say("paris").compactMap(\.judgement).first?.player?.name == "Grace")
    }

    @Test("A wrong answer costs, tells nothing, and frees the others but not the same player")
    func steal() throws {
        var table = table()
        table.begin()
        table.buzz(0)
        let effects = table.say("rome")
        let wrong = try #require(effects.compactMap(\.judgement).first)
        #expect(wrong.outcome == .incorrect)
        #expect(!wrong.endsQuestion)
        #expect(effects.contains(.freed([Player(name: "Grace"), Player(name: "Linus")])))
        #expect(table.buzz(0).isEmpty)
        table.buzz(1)
        let right = try #require(table.say("paris").compactMap(\.judgement).first)
        #expect(right.endsQuestion)
        #expect(table.points == [-100, 100, 0])
    }

    @Test("When all were wrong the question is over")
    func allWrong() {
        var table = table(["Ada", "Grace"])
        table.begin()
        for seat in 0..<2 {
            table.buzz(seat)
            table.say("rome")
        }
        #expect(table.judgements.map(\.endsQuestion) == [false, true])
        #expect(table.points == [-100, -100])
        table.wait(6)
        #expect(table.game.index == 1)
    }

    @Test("Who presses and says nothing loses the floor and no points; the clock stood meanwhile")
    func silentBuzz() throws {
        var table = table()
        table.begin()
        table.wait(10)
        table.buzz(0)
        let effects = table.wait(9)
        let judgement = try #require(effects.compactMap(\.judgement).first)
        #expect(judgement.outcome == .silence)
        #expect(judgement.player?.name == "Ada")
        #expect(table.points == [0, 0, 0])
        // Five seconds remained, and the others get at least six.
        table.wait(5)
        #expect(table.buzz(1).contains(.floor(Player(name: "Grace"))))
    }

    @Test("If nobody presses, nobody was wrong")
    func nobody() throws {
        var table = table()
        table.begin()
        let judgement = try #require(table.wait(16).compactMap(\.judgement).first)
        #expect(judgement.player == nil)
        #expect(judgement.endsQuestion)
    }

    @Test("Answering into the reading stops it, is early, and pays in quiz bowl")
    func early() throws {
        var table = table(scoring: .quizBowl)
        table.step(.begin)
        let effects = table.buzz(0)
        #expect(effects.contains(.stopReading))
        // The event for the end of the reading arrives later.
        table.step(.readingEnded(aloud: true))
        table.say("paris")
        #expect(table.judgements.map(\.award?.total) == [15])

        var reading = Table(
            Questions.all, players: ["Ada", "Grace"], mode: .everybody,
            rules: Rules(readingSecondsPerWord: 1).scored(by: .quizBowl))
        reading.step(.begin)
        reading.step(.readingEnded(aloud: false))
        reading.wait(2)
        reading.buzz(0)
        reading.say("rome")
        reading.buzz(1)
        reading.say("paris")
        #expect(reading.points == [-5, 15])
    }

    @Test("Response time is until the key, not until the words")
    func responseTime() throws {
        var table = table()
        table.begin()
        table.wait(3)
        table.buzz(0)
        table.wait(2)
        let judgement = try #require(table.say("paris").compactMap(\.judgement).first)
        #expect(judgement.responseTime == 3)
    }

    @Test("A challenge among several is not granted by any voice")
    func challenge() {
        var table = table()
        table.begin()
        table.buzz(0)
        table.say("town of lights")
        table.say("challenge", command: .challenge)
        #expect(table.say("yes", command: .yes).compactMap(\.remark) == [.decideByKey])
        let granted = table.step(.command(.yes)).compactMap(\.judgement).first
        #expect(granted?.outcome == .correct)
        #expect(table.points == [100, 0, 0])
        // Other players can no longer steal the question.
        #expect(table.buzz(1).isEmpty)
    }

    @Test("Who leaves with the floor gives it back to the others, with the time that was left")
    func leavingWithTheFloor() throws {
        var table = table()
        table.begin()
        table.wait(2)
        table.buzz(0)
        let others = [Player(name: "Grace"), Player(name: "Linus")]
        #expect(table.step(.left("Ada")).contains(.freed(others)))
        let left = try #require(table.game.remaining(at: table.now))
        #expect(left.seconds > 12)
        #expect(table.buzz(1).contains(.floor(Player(name: "Grace"))))
    }

    @Test("Who leaves with the last try ends the question")
    func leavingWithTheLastTry() throws {
        var table = table(["Ada", "Grace"])
        table.begin()
        table.buzz(0)
        table.say("rome")
        table.buzz(1)
        let judgement = try #require(table.step(.left("Grace")).compactMap(\.judgement).first)
        #expect(judgement.endsQuestion && judgement.outcome == .abandoned)
    }

    @Test("Who was wrong, leaves and comes under another name has no second try")
    func anotherName() {
        var table = table()
        table.begin()
        table.buzz(0)
        table.say("rome")
        table.step(.left("Ada"))
        table.step(.joined("Eve"))
        table.step(.joined("Ada"))
        #expect(table.game.mayAnswer == [1, 2])
        #expect(table.buzz(3).isEmpty)
        table.buzz(1)
        table.say("paris")
        table.goOn()
        #expect(table.game.mayAnswer == [0, 1, 2, 3])
        #expect(table.buzz(3).contains(.floor(Player(name: "Eve"))))
    }
}
