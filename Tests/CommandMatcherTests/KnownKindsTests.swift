import CommandMatcher
import Testing

/// Kinds of the answer, which the judge asks about.
struct KnownKindsTests {
    private func outcome(_ answer: String, _ question: String, _ given: String) -> Verdict.Outcome {
        AnswerJudge(AnswerLine(answer: answer), question: question).judge(typed: given).outcome
    }

    @Test(
        "the kind with an article or in several words is asked about",
        arguments: [
            ("asp", "What killed Cleopatra?", "a snake"),
            ("champagne", "What is drunk at weddings?", "sparkling wine"),
            ("trumpet", "What did Miles Davis play?", "a brass instrument"),
        ])
    func asked(answer: String, question: String, given: String) {
        #expect(outcome(answer, question, given) == .prompt)
    }

    @Test(
        "another kind, a kind that the question names and a single noun are not",
        arguments: [
            ("asp", "What killed Cleopatra?", "a lizard"),
            ("puffin", "Which seabird has a colorful beak?", "a bird"),
            ("tortoise", "Who beat the hare?", "turtle"), ("snake", "What bit her?", "an asp"),
        ])
    func rejected(answer: String, question: String, given: String) {
        #expect(outcome(answer, question, given) == .reject)
    }
}
