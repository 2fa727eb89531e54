import CommandMatcher
import Testing

@testable import SpokenAnswers

@Suite("Words around an answer", .timeLimit(.minutes(30)))
struct WordsAroundTests {
    @Test("The judge takes away again everything that is listened for before an answer")
    func takenAway() {
        let judge = AnswerJudge(AnswerLine(lenient: "Marrakesh"))
        let around = WordsAround(.english)
        for carrier in [.heardBefore, .heardAsking, .heardFiller].flatMap(around.words) {
            let said = (carrier + ["marrakesh"]).joined(separator: " ")
            #expect(judge.judge(typed: said).outcome == .accept, "\(said)")
        }
        for carrier in around.words(.heardAfter) {
            let said = (["marrakesh"] + carrier).joined(separator: " ")
            #expect(judge.judge(typed: said).outcome == .accept, "\(said)")
        }
    }
}
