import CommandMatcher
import Testing

@testable import TriviaGame

@Suite("Challenges")
struct ChallengeTests {
    @Test("A challenge that is upheld counts as if the answer had been right at once")
    func upheld() throws {
        var table = Table([Questions.paris, Questions.king])
        table.begin()
        table.say("paris")
        table.wait(6)
        table.say("the dancing king")
        #expect(table.game.standings[0].incorrect == 1)
        let asked = table.say("challenge", command: .challenge)
        #expect(
            asked.contains(
                .decide(.challenge(heard: "the dancing king", official: "Louis the Fourteenth"))))
        let judgement = try #require(
            table.say("yes", command: .yes).compactMap(\.judgement).first)
        #expect(judgement.outcome == .correct)
        #expect(judgement.isOverruled)
        #expect(judgement.award?.streak == 40)
        #expect(table.game.standings[0].incorrect == 0)
        #expect(table.game.standings[0].correct == 2)
        #expect(table.game.standings[0].streak == 2)
        #expect(table.judgements.count == 2)
    }

    @Test(
        "A challenge that is refused, or not answered, changes nothing", arguments: [true, false])
    func refused(says no: Bool) {
        var table = Table([Questions.paris, Questions.king])
        table.begin()
        table.say("rome")
        table.say("challenge", command: .challenge)
        let before = table.game.standings
        if no { table.say("no", command: .no) } else { table.wait(7) }
        #expect(table.game.standings == before)
        #expect(table.judgements.map(\.isOverruled) == [false])
    }

    @Test("A late challenge stops the next question's clock")
    func duringNextQuestion() throws {
        var table = Table([Questions.paris, Questions.king])
        table.begin()
        table.say("rome")
        table.wait(10)
        #expect(table.game.index == 1)
        table.step(.command(.challenge))
        table.wait(5)
        table.step(.command(.yes))
        #expect(table.judgements.map(\.outcome) == [.correct])
        let judgement = try #require(
            table.say("louis the fourteenth").compactMap(\.judgement).first)
        #expect(judgement.outcome == .correct)
        #expect(judgement.standing?.streak == 2)
    }

    @Test("While others may still answer, a challenge does not name the answer")
    func whileOthersAnswer() {
        for mode in [Mode.teams, .everybody] {
            var table = Table([Questions.paris], players: ["Reds", "Blues"], mode: mode)
            table.begin()
            if mode == .everybody { table.buzz(0) }
            table.type("zebra")
            #expect(table.judgements.map(\.endsQuestion) == [false])
            let asked = table.type("challenge", command: .challenge)
            #expect(asked.contains(.decide(.challenge(heard: "zebra", official: nil))))
            let said = table.type("no", command: .no)
            #expect(
                said.contains(.decided(.challenge(heard: "zebra", official: nil), yes: false)))
            if mode == .everybody { table.buzz(1) }
            table.type("rome")
            let askedAgain = table.type("challenge", command: .challenge)
            #expect(askedAgain.contains(.decide(.challenge(heard: "rome", official: "Paris"))))
        }
    }

    @Test("A choice that was taken by its letter is challenged by its text, and never learned")
    func choice() throws {
        var table = Table([Questions.planet])
        table.begin()
        table.say("b")
        let asked = table.say("challenge", command: .challenge)
        #expect(asked.contains(.decide(.challenge(heard: "Saturn", official: "Jupiter"))))
        let judgement = try #require(
            table.say("yes", command: .yes).compactMap(\.judgement).first)
        #expect(judgement.outcome == .correct)
        #expect(judgement.heard != judgement.choice)
        #expect(judgement.choice == "Saturn")
        #expect(judgement.learnable == nil)
    }

    @Test("A granted challenge teaches the words that decide, and not what leads to them")
    func learned() throws {
        var table = Table([Questions.paris])
        table.begin()
        table.say("i think it's paree")
        table.say("challenge", command: .challenge)
        let judgement = try #require(
            table.say("yes", command: .yes).compactMap(\.judgement).first)
        #expect(judgement.heard == "i think it's paree")
        #expect(judgement.learnable == "paree")
    }

    @Test(
        "What was heard as giving up can be challenged like a misheard answer, and is not learned",
        arguments: [("skip", GameCommand.skip), ("i give up", .giveUp), ("beats me", nil)]
            as [(String, GameCommand?)])
    func misheardAsGivingUp(words: String, command: GameCommand?) throws {
        var table = Table([Questions.paris, Questions.king])
        table.begin()
        table.wait(3)
        table.say(words, command: command)
        #expect(table.judgements.map(\.isOverruled) == [false])
        let asked = table.say("challenge", command: .challenge)
        #expect(asked.contains(.decide(.challenge(heard: nil, official: "Paris"))))
        let judgement = try #require(
            table.say("yes", command: .yes).compactMap(\.judgement).first)
        #expect(judgement.outcome == .correct)
        // Four fifths of the time remained.
        #expect(judgement.award == Award(base: 100, speed: 40))
        #expect(judgement.learnable == nil)
        #expect(table.game.standings.map(\.correct) == [1])
    }

    @Test("What a hand gave up was not misheard", arguments: [false, true])
    func givenUpByHand(isTyped: Bool) {
        var table = Table([Questions.paris, Questions.king])
        table.begin()
        if isTyped { table.type("skip", command: .skip) } else { table.tell(.skip) }
        #expect(table.judgements.map(\.outcome) == [.skipped])
        #expect(table.step(.command(.challenge)).compactMap(\.remark) == [.nothingToChallenge])
    }

    @Test("There is nothing to challenge before an answer was refused, or twice")
    func nothing() {
        var table = Table([Questions.paris])
        table.begin()
        #expect(table.step(.command(.challenge)).compactMap(\.remark) == [.nothingToChallenge])
        table.say("paris")
        #expect(table.step(.command(.challenge)).compactMap(\.remark) == [.nothingToChallenge])
    }

    @Test("After talk at a new question nothing of the question before is challenged")
    func earlierQuestion() {
        var table = Table([Questions.paris, Questions.king], rules: .instantReading)
        table.begin()
        table.say("rome")
        table.goOn()
        #expect(table.game.index == 1)
        table.say("well I never", outcome: .chatter)
        #expect(
            table.say("challenge", command: .challenge).compactMap(\.remark)
                .contains(.nothingToChallenge))
    }
}
