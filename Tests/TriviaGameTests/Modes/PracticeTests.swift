import CommandMatcher
import Testing

@testable import TriviaGame

@Suite("Practice")
struct PracticeTests {
    @Test("There is no clock, and again until it is right")
    func untilRight() throws {
        var table = Table([Questions.paris], mode: .practice)
        let presentation = table.begin().compactMap(\.presentation).first
        #expect(presentation?.timeLimit == nil)
        #expect(table.wait(600).compactMap(\.judgement).isEmpty)
        #expect(table.game.remaining(at: table.now) == nil)
        table.say("rome")
        table.type("berlin")
        #expect(table.judgements.map(\.isTry) == [true, true])
        let judgement = try #require(table.say("paris").compactMap(\.judgement).first)
        #expect(judgement.outcome == .correct)
        #expect(judgement.award?.speed == 0)
    }

    @Test(
        "After two tries that came to nothing, and two more, it is told how to go on without the answer"
    )
    func maySkip() {
        var table = Table([Questions.paris], mode: .practice)
        table.begin()
        let tries = [
            table.say("rome"), table.say("", outcome: .unsure),
            table.say("", outcome: .somethingElse(heard: nil)), table.type("berlin"),
        ]
        #expect(
            tries.map { $0.compactMap(\.remark).contains(.maySkip) } == [false, true, false, true])
    }

    @Test("A hint names no choice that is known to be wrong")
    func hint() {
        var table = Table([Questions.planet], mode: .practice)
        table.begin()
        table.type("mars")
        #expect(table.tell(.hint).contains(.hint(.choices(["Saturn", "Jupiter"]), taken: 1)))
    }

    @Test("Going on where nothing stands still is no answer")
    func resume() {
        var table = Table([Questions.paris], mode: .practice)
        table.begin()
        #expect(
            table.tell(.resume).compactMap(\.remark) == [.notNow("The game is not paused.")])
    }

    @Test("Giving up tells the answer")
    func givingUp() {
        var table = Table([Questions.paris], mode: .practice)
        table.begin()
        table.say("rome")
        table.say("i give up", command: .giveUp)
        #expect(table.judgements.map(\.outcome) == [.incorrect, .conceded])
        #expect(table.game.standings[0].incorrect == 0)
    }
}
