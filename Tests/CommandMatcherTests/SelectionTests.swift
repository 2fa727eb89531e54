import Languages
import Testing

@testable import CommandMatcher

@Suite("An answer that names several choices")
struct SelectionTests {
    private func judge(
        _ choices: [String], right: [Int], inOrder: Bool = false
    ) -> AnswerJudge {
        var line = AnswerLine(answer: choices[right[0]], choices: choices)
        line.selection = Selection(right: right, isOrdered: inOrder)
        return AnswerJudge(line)
    }

    private static let primes = ["2", "4", "5", "9", "11"]
    private static let islands = ["Malta", "Trinidad and Tobago", "Nepal", "Cuba"]

    @Test(
        "All of them are needed, by text, letter or number, in any order",
        arguments: [
            "2, 5, 11", "11 5 2", "two five and eleven", "A, C and E", "a c e", "ace", "2,5,11",
            "I think it's A, C and E", "the first, the third and the fifth", "um A C E please",
        ])
    func right(said: String) {
        let verdict = judge(Self.primes, right: [0, 2, 4]).judge(typed: said)
        #expect(verdict.outcome == .accept, "\(said): \(verdict.why)")
        #expect(verdict.rule == .rightChoices && verdict.official == "2, 5, 11")
    }

    @Test("Another one among them makes it wrong", arguments: ["2, 5, 9", "A B C D", "abcde"])
    func wrong(said: String) {
        let verdict = judge(Self.primes, right: [0, 2, 4]).judge(typed: said)
        #expect(verdict.outcome == .reject && verdict.rule == .otherChoices, "\(said)")
    }

    @Test("With fewer, the rest is asked for, whether they are right or not")
    func fewer() {
        let judge = judge(Self.primes, right: [0, 2, 4])
        for said in ["2 and 5", "4 and 9", "a, b"] {
            let verdict = judge.judge(typed: said)
            #expect(verdict.outcome == .prompt && verdict.rule == .fewerChoices)
            #expect(verdict.ask == "That is 2 of 3. What are the others?")
        }
        let first = judge.judge(typed: "11")
        let second = judge.judge(typed: "2", after: first)
        #expect(second.ask == "That is 2 of 3. What are the others?")
        #expect(judge.judge(typed: "c", after: second).outcome == .accept)
        #expect(judge.judge(typed: "11", after: second).outcome == .prompt)
        #expect(judge.judge(typed: "four", after: second).outcome == .reject)
    }

    @Test("A choice with “and” in it is one choice")
    func andInside() {
        let judge = judge(Self.islands, right: [0, 1, 3])
        #expect(judge.judge(typed: "Malta, Trinidad and Tobago and Cuba").outcome == .accept)
        #expect(judge.judge(typed: "Trinidad and Tobago, Malta, Cuba").outcome == .accept)
        #expect(judge.judge(typed: "malta and cuba").rule == .fewerChoices)
    }

    @Test("Small mistakes of typing are forgiven", arguments: ["Mlata, Cuba, Trinidad and Tobago"])
    func misspelled(said: String) {
        #expect(judge(Self.islands, right: [0, 1, 3]).judge(typed: said).outcome == .accept)
    }

    @Test("Order counts where it is asked for")
    func order() {
        let judge = judge(["Earth", "Mercury", "Venus"], right: [1, 2, 0], inOrder: true)
        #expect(judge.judge(typed: "mercury, then venus, then earth").outcome == .accept)
        #expect(judge.judge(typed: "bca").outcome == .accept)
        let other = judge.judge(typed: "earth venus mercury")
        #expect(other.outcome == .reject && other.rule == .otherOrder)
        let first = judge.judge(typed: "mercury")
        #expect(first.ask == "That is 1 of 3. What comes next?")
        #expect(judge.judge(typed: "venus earth", after: first).outcome == .accept)
        #expect(judge.judge(typed: "earth venus", after: first).rule == .otherOrder)
    }

    @Test(
        "What is no choice, negated or given up is no answer",
        arguments: [
            ("zebra", JudgingRule.otherAnswer), ("2 and zebra", .otherAnswer),
            ("I don't know", .gaveUp), ("", .nothingSaid), ("um", .nothingSaid),
            ("it's not 2", .negated),
        ])
    func refused(said: String, rule: JudgingRule) {
        let verdict = judge(Self.primes, right: [0, 2, 4]).judge(typed: said)
        #expect(verdict.outcome == .reject && verdict.rule == rule, "\(verdict.rule)")
    }

    @Test("Every verdict has a sentence")
    func sentences() {
        let judge = judge(Self.primes, right: [0, 2, 4])
        #expect(judge.judge(typed: "ace").why == "“2, 5, 11” are all the right choices.")
        #expect(
            judge.judge(typed: "abc").why
                == "“2, 4, 5” are not the right choices; the answer is “2, 5, 11”.")
        #expect(judge.judge(typed: "a").why == "“2” is only a part of the answer.")
    }

    @Test(
        "Numbers that follow each other are several choices",
        arguments: [
            ("3 4 1 2", true), ("3,4,1,2", true), ("three four one two", true), ("3412", true),
            ("4 3 1 2", false), ("the third the fourth the first the second", true),
        ])
    func numbers(said: String, isRight: Bool) {
        let judge = judge(["wheel", "press", "phone", "net"], right: [2, 3, 0, 1], inOrder: true)
        let verdict = judge.judge(typed: said)
        #expect(verdict.outcome == (isRight ? .accept : .reject), "\(said): \(verdict.why)")
    }

    @Test(
        "Everyday words beside the choices",
        arguments: [
            "both malta and cuba", "malta and cuba both", "malta plus cuba", "malta + cuba",
            "a+d", "malta and also cuba", "a and d are islands", "malta, cuba final answer",
            "malta and nepal no wait cuba",
        ])
    func everyday(said: String) {
        var line = AnswerLine(answer: "Malta", choices: Self.islands)
        line.selection = Selection(right: [0, 3], isOrdered: false)
        let judge = AnswerJudge(line, question: "Which of these are islands?")
        let verdict = judge.judge(typed: said)
        #expect(verdict.outcome == .accept, "\(said): \(verdict.why)")
    }

    @Test("A whole answer counts alone, whatever was said before")
    func restated() {
        let judge = judge(["wheel", "press", "phone", "net"], right: [2, 3, 0, 1], inOrder: true)
        let first = judge.judge(typed: "c")
        let second = judge.judge(typed: "d b", after: first)
        #expect(second.rule == .fewerChoices)
        #expect(judge.judge(typed: "c d a b", after: second).outcome == .accept)
    }

    @Test("The choices of a verdict can be read back, even if one begins like another")
    func readBack() {
        let judge = judge(["Paris", "Paris, Texas", "Rome"], right: [1, 2])
        let verdict = judge.verdict(onChoices: [1, 2], heard: "")
        #expect(verdict.outcome == .accept && verdict.matched == "Paris, Texas, Rome")
        #expect(judge.choices(in: verdict) == [1, 2])
    }
}
