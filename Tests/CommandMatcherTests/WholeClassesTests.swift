import Testing

@testable import CommandMatcher

/// Tables and rules of the judge hold for the whole class that they were written for.
@Suite(.timeLimit(.minutes(30)))
struct WholeClassesTests {
    private func outcome(
        _ given: String, for answer: String, question: String? = nil
    ) -> Verdict.Outcome {
        AnswerJudge(AnswerLine(answer: answer), question: question).judge(typed: given).outcome
    }

    @Test(
        "every symbol of two letters that is no word counts where chemistry is asked for"
    )
    func elements() {
        let names = JudgeTable("elements").lines().map {
            $0.prefix { !"?!".contains($0) }.split(separator: ",").map { $0.trimmed() }
        }
        #expect(names.count == 118)
        // "In", "At" and "Er" are words and sounds that say nothing.
        let symbols = names.filter { element in
            element[1].count > 1
                && WordList(element[1], .english).words.allSatisfy {
                    $0.isContent && $0.traits.isDisjoint(with: .filler)
                }
        }
        #expect(symbols.count > 90)
        for element in symbols {
            let question = "Which chemical element is meant?"
            #expect(
                outcome(element[1], for: element[0], question: question) == .accept, "\(element)")
        }
    }

    @Test(
        "the people of a country say the country, every country's",
        arguments: [
            ("Uruguay", "uruguayan"), ("Qatar", "qatari"), ("Kazakhstan", "kazakh"),
            ("Denmark", "the danes"), ("Zimbabwe", "zimbabwean"), ("Malta", "maltese"),
        ])
    func demonyms(country: String, given: String) {
        #expect(outcome(given, for: country) == .accept)
        #expect(outcome(given, for: "Paraguay") == .reject)
    }

    @Test(
        "beginnings that tell two things apart in science are never a slip",
        arguments: [
            ("macroscopic", "microscopic"), ("immigration", "emigration"),
            ("hypertension", "hypotension"), ("intranet", "internet"),
            ("procession", "precession"), ("phonograph", "photograph"),
        ])
    func opposed(one: String, other: String) {
        #expect(outcome(one, for: other) == .reject)
        #expect(outcome(other, for: one) == .reject)
    }

    @Test(
        "amounts as people say them",
        arguments: [
            ("12 st", "twelve stone"), ("2.5 m", "two meters fifty"),
            ("33⅓", "thirty three and a third"),
            ("5⅔", "five and two thirds"), ("500 cc", "five hundred cubic centimeters"),
            ("78 rpm", "seventy eight revolutions per minute"), ("45 rpm", "forty five"),
            ("16 fl oz", "sixteen fluid ounces"), ("400 lx", "four hundred lux"),
        ])
    func amounts(answer: String, given: String) {
        #expect(outcome(given, for: answer) == .accept)
    }

    @Test(
        "an adjective describes a common thing, unless both words are the name of another",
        arguments: [
            ("Basil", "fresh basil", "Which herb is in pesto?", Verdict.Outcome.accept),
            ("Dove", "a white dove", "Which bird stands for peace?", .accept),
            ("Panda", "red panda", "Which animal eats bamboo?", .reject),
            ("Whale", "blue whale", "Which animal did Ahab hunt?", .reject),
        ])
    func adjectives(answer: String, given: String, question: String, expected: Verdict.Outcome) {
        #expect(outcome(given, for: answer, question: question) == expected)
    }

    @Test("of people who belong together the last names are enough, all of them and theirs")
    func pairs() {
        let pair = "Fred Astaire and Ginger Rogers"
        #expect(outcome("astaire and rogers", for: pair) == .accept)
        #expect(outcome("fred astaire and ginger rogers", for: pair) == .accept)
        #expect(outcome("fred astaire", for: pair) == .prompt)
        #expect(outcome("adele astaire and ginger rogers", for: pair) == .reject)
        #expect(outcome("war", for: "War and Peace") == .prompt)
    }

    @Test("another given name than the marked name's is another person, however rare the name")
    func givenNames() {
        let line = "Tennessee <b><u>Williams</u></b>"
        let judge = AnswerJudge(AnswerLine(lenient: line))
        #expect(judge.judge(typed: "robin williams").outcome == .reject)
        #expect(judge.judge(typed: "tennessee williams").outcome == .accept)
        #expect(judge.judge(typed: "williams").outcome == .accept)
    }

    @Test(
        "what is called after something is something else, and so is another model",
        arguments: [
            ("Taj Mahal", "taj mahal hotel"), ("iPhone 4", "iphone four s"),
            ("Hamilton", "alexander hamilton bridge"), ("Latin", "latin america"),
        ])
    func calledAfter(answer: String, given: String) {
        #expect(outcome(given, for: answer) == .reject)
    }
}
