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
        #expect(table.judgements.isEmpty)
        let judgement = try #require(table.say("paris").compactMap(\.judgement).first)
        #expect(judgement.outcome == .correct)
        #expect(judgement.award?.speed == 0)
    }

    @Test("Giving up tells the answer")
    func givingUp() {
        var table = Table([Questions.paris], mode: .practice)
        table.begin()
        table.say("rome")
        table.say("i give up", command: .giveUp)
        #expect(table.judgements.map(\.outcome) == [.conceded])
    }
}
