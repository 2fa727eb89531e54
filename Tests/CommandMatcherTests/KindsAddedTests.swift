import Testing

@testable import CommandMatcher

/// Words that players add to an answer, by kind.
@Suite("Words that players add to an answer")
struct KindsAddedTests {
    private func outcome(
        _ given: String, for answer: String, question: String? = nil
    ) -> Verdict.Outcome {
        let judge = AnswerJudge(AnswerLine(answer: answer), question: question)
        return judge.judge(typed: given).outcome
    }

    @Test(
        "the letter of a choice in the question counts, with and without the choice",
        arguments: [
            ("Jupiter", "c"), ("Jupiter", "c jupiter"), ("Planet Jupiter", "C"),
        ])
    func labeledChoices(answer: String, given: String) {
        let question = "Which one is the largest: A) Mars, B) Venus or C) Jupiter?"
        #expect(outcome(given, for: answer, question: question) == .accept)
        #expect(outcome("b", for: answer, question: question) == .reject)
        #expect(outcome("b venus", for: answer, question: question) == .reject)
        #expect(outcome("venus", for: answer, question: question) == .reject)
    }

    @Test("a choice that is only a part of the answer has no letter if another one is the answer")
    func partsOfChoices() {
        let question = "Which city is it: A) York, B) New York or C) Leeds?"
        #expect(outcome("b", for: "New York", question: question) == .accept)
        #expect(outcome("a", for: "New York", question: question) == .reject)
        #expect(outcome("a", for: "New York City", question: question) == .reject)
    }

    @Test(
        "a verb that takes up the question changes nothing",
        arguments: [
            ("Charles Dickens", "dickens wrote it", "Who wrote “Bleak House”?"),
            ("Claude Monet", "monet painted that", "Who painted “Impression, Sunrise”?"),
            ("Ridley Scott", "ridley scott did it", "Who directed “Alien”?"),
        ])
    func verbs(answer: String, given: String, question: String) {
        #expect(outcome(given, for: answer, question: question) == .accept)
    }

    @Test(
        "what the answer is a kind of changes nothing if the question asks for a common thing",
        arguments: [
            ("Sumo", "sumo wrestling", "Which sport is it?", Verdict.Outcome.accept),
            ("Wellington", "wellington boots", "Which capital is it?", .reject),
        ])
    func kinds(answer: String, given: String, question: String, expected: Verdict.Outcome) {
        #expect(outcome(given, for: answer, question: question) == expected)
    }

    @Test(
        "a country of several words says where a city is",
        arguments: [
            ("Busan", "Busan, South Korea"), ("Auckland", "Auckland, New Zealand"),
            ("Colombo", "Colombo, Sri Lanka"),
        ])
    func countries(city: String, given: String) {
        #expect(outcome(given, for: city, question: "Which city is it?") == .accept)
        #expect(outcome("korea", for: "South Korea", question: "Where is it?") == .prompt)
    }

    @Test(
        "Slavic names ending in “ić” count as other languages write them",
        arguments: [
            ("Ivo Andrić", "andrich"), ("Goran Ivanišević", "ivanisevich"),
            ("Nemanja Vidić", "vidic"),
        ])
    func slavicNames(answer: String, given: String) {
        #expect(outcome(given, for: answer, question: "Who is it?") == .accept)
    }
}
