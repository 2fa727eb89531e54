import CommandMatcher
import Testing

/// Answers that name something else beside what counts.
struct OtherAnswersTests {
    @Test(
        "another answer beside the right one is never taken for part of it",
        arguments: [
            ("Kublai Khan or Genghis Khan", Verdict.Outcome.prompt),
            ("Genghis Khan or Kublai Khan", .prompt), ("Kublai Khan and Genghis Khan", .reject),
            ("Genghis Khan or Temujin", .accept), ("Kublai Khan Genghis Khan", .reject),
            ("Genghis Khan", .accept), ("Chingis Khan", .accept),
        ])
    func beside(given: String, outcome: Verdict.Outcome) {
        let line = AnswerLine(
            answer: "Genghis Khan", accept: ["Genghis", "Temujin", "Chinggis Khan"],
            reject: ["Kublai Khan"])
        #expect(AnswerJudge(line).judge(typed: given).outcome == outcome)
    }

    @Test("what the writer refuses is refused beside the answer too")
    func refused() {
        let line = AnswerLine(answer: "solar eclipse", reject: ["lunar"])
        let judge = AnswerJudge(line)
        #expect(judge.judge(typed: "lunar solar eclipse").outcome == .reject)
        #expect(judge.judge(typed: "total solar eclipse").outcome == .accept)
        let sisters = AnswerLine(answer: "Emily Brontë", reject: ["Charlotte Brontë"])
        let verdict = AnswerJudge(sisters).judge(typed: "Emily Brontë, Charlotte's sister")
        #expect(verdict.outcome == .accept)
    }

    @Test("either of two that belong together is not both")
    func either() {
        let judge = AnswerJudge(AnswerLine(answer: "Fish and Chips"))
        #expect(judge.judge(typed: "fish or chips").outcome != .accept)
        #expect(judge.judge(typed: "fish & chips").outcome == .accept)
        let title = AnswerJudge(AnswerLine(answer: "Trick or Treat"))
        #expect(title.judge(typed: "trick or treat").outcome == .accept)
    }

    @Test(
        "a phrase that corrects is idle where nothing stands before it",
        arguments: [
            "I mean Paris", "Well I mean it is Paris", "sorry, Paris", "um I mean Paris",
            "London I mean Paris", "London actually Paris", "London sorry Paris",
        ])
    func idleCorrection(given: String) {
        #expect(AnswerJudge(AnswerLine(answer: "Paris")).judge(typed: given).outcome == .accept)
    }

    @Test("a phrase that corrects may be the answer's own beginning")
    func ownBeginning() {
        let judge = AnswerJudge(AnswerLine(answer: "Sorry Not Sorry"))
        #expect(judge.judge(typed: "sorry not sorry").outcome == .accept)
        #expect(AnswerJudge(AnswerLine(answer: "Sorry")).judge(typed: "sorry").outcome == .accept)
    }

    @Test(
        "a choice's letter may be spelled out",
        arguments: [
            ("c as in charlie", Verdict.Outcome.accept), ("C for Charlie", .accept),
            ("it's c as in cat", .accept), ("letter c as in cat", .accept),
            ("b for bravo", .reject), ("c as in dog", .reject), ("a for effort", .reject),
        ])
    func spelledLetter(given: String, outcome: Verdict.Outcome) {
        let line = AnswerLine(answer: "Tigris", choices: ["Nile", "Amazon", "Tigris", "Ganges"])
        #expect(AnswerJudge(line).judge(typed: given).outcome == outcome)
        #expect(AnswerJudge(line).judge(SpokenCase.hearing(given.lowercased())).outcome == outcome)
    }
}
