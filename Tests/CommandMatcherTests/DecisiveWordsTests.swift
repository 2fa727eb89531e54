import CommandMatcher
import Testing

struct DecisiveWordsTests {
    @Test(
        "what decides of an answer is what a question may learn",
        arguments: [
            ("I think it's Paree", "Paree"), ("what's the captial, um, Paree", "Paree"),
            ("uh Paree please", "Paree"), ("Paree", "Paree"), ("Gay Paree.", "Gay Paree"),
            ("London, no, Paree", "Paree"), ("the capital of France", "capital of France"),
            ("um", "um"), ("I think", "I think"), ("", ""),
        ])
    func words(said: String, decisive: String) {
        let judge = AnswerJudge(
            AnswerLine(answer: "Paris"), question: "What is the capital of France?")
        #expect(judge.decisiveWords(of: said) == decisive)
    }

    @Test("numbers and names of several words stay whole")
    func whole() {
        let judge = AnswerJudge(AnswerLine(answer: "1983"))
        #expect(judge.decisiveWords(of: "it's nineteen eighty four") == "nineteen eighty four")
        #expect(judge.decisiveWords(of: "uh caspian um sea") == "caspian sea")
    }
}
