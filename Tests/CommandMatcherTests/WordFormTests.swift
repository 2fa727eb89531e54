import CommandMatcher
import Testing

/// Other forms of words, parts of pairs, and names that sound like something else.
@Suite(.timeLimit(.minutes(30)))
struct WordFormTests {
    @Test(
        "words of one family count where the line accepts word forms, and only there",
        arguments: [
            ("photography", "photographers", true), ("photography", "photographic", true),
            ("democracy", "democratic", true), ("colonization", "colonizing", true),
            ("invention", "inventor", true), ("photography", "photons", false),
            ("democracy", "demographics", false), ("organist", "origami", false),
        ])
    func families(word: String, given: String, isForm: Bool) {
        let open = AnswerLine(lenient: "<b><u>\(word)</u></b> [accept word forms]")
        #expect((AnswerJudge(open).judge(typed: given).outcome == .accept) == isForm)
        let closed = AnswerLine(lenient: "<b><u>\(word)</u></b>")
        let verdict = AnswerJudge(closed).judge(typed: given)
        #expect(verdict.outcome == .reject || verdict.rule == .wordForm)
    }

    @Test(
        "a Latin or Greek plural is a form of its singular, but a word that only ends alike is not",
        arguments: [
            ("Octopus", "octopi", true), ("Mitochondria", "mitochondrion", true),
            ("Phenomenon", "phenomena", true), ("Cameron", "camera", false),
            ("Marion", "maria", false), ("Ammonia", "ammonium", false),
            ("Camera", "cameron", false),
        ])
    func latinForms(word: String, given: String, isForm: Bool) {
        let verdict = AnswerJudge(AnswerLine(answer: word)).judge(typed: given)
        #expect((verdict.outcome == .accept) == isForm, "\(verdict.why)")
    }

    @Test(
        "a measure before “of” changes nothing beside a common thing, but makes another title",
        arguments: [
            ("Tequila", "a shot of tequila", "Which spirit is in a margarita?", true),
            ("rice", "a bowl of rice", "What did they eat?", true),
            ("Heart", "piece of my heart", "Which song is it?", false),
            ("War", "the art of war", "Which novel is by Tolstoy?", false),
        ])
    func measures(answer: String, given: String, question: String, isSame: Bool) {
        let verdict = AnswerJudge(AnswerLine(answer: answer), question: question).judge(
            typed: given)
        #expect((verdict.outcome == .accept) == isSame, "\(verdict.why)")
    }

    @Test(
        "a country's adjective before an office says whose it is",
        arguments: [
            ("the president of France", "the french president", Verdict.Outcome.accept),
            ("French Revolution", "the revolution of france", .accept),
            ("the Queen of England", "english queen", .accept),
            ("the president of France", "the german president", .reject),
            ("Prince of Wales", "welsh prince", .reject),
        ])
    func offices(answer: String, given: String, outcome: Verdict.Outcome) {
        let verdict = AnswerJudge(AnswerLine(answer: answer)).judge(typed: given)
        #expect(verdict.outcome == outcome, "\(verdict.why)")
    }

    @Test("one of two is asked for the other, and both together count")
    func pairs() {
        let judge = AnswerJudge(
            AnswerLine(answer: "Thelma & Louise"), question: "Who drive into the canyon?")
        let first = judge.judge(typed: "thelma")
        #expect(first.outcome == .prompt && first.rule == .partial)
        #expect(first.ask == "And who else?")
        #expect(judge.judge(typed: "louise", after: first).outcome == .accept)
        #expect(judge.judge(typed: "thelma", after: first).outcome == .reject)
        let three = AnswerJudge(AnswerLine(answer: "Larry, Curly and Moe"))
        #expect(three.judge(typed: "curly and larry").outcome == .prompt)
        #expect(three.judge(typed: "moe larry curly").outcome == .accept)
    }

    @Test("common words that belong together are asked about only where several are asked for")
    func commonPairs() {
        let line = AnswerLine(answer: "copper and tin")
        let two = AnswerJudge(line, question: "Which two metals make bronze?")
        #expect(two.judge(typed: "copper").outcome == .prompt)
        #expect(
            AnswerJudge(AnswerLine(answer: "rock & roll")).judge(typed: "rock").outcome == .reject)
    }

    @Test(
        "typed, a common word is not the name it sounds like; heard, it is",
        arguments: [("Wales", "whales"), ("Greece", "grease"), ("Hungary", "hungry")])
    func homophones(name: String, word: String) {
        let judge = AnswerJudge(AnswerLine(answer: name))
        #expect(judge.judge(typed: word).outcome == .reject)
        #expect(judge.judge(SpokenCase.hearing(word)).outcome == .accept)
    }

    @Test(
        "two known names a letter apart are two things, however they were given",
        arguments: [
            ("Guyana", "Guinea"), ("Gambia", "Zambia"), ("Mali", "Malta"), ("Iraq", "Iran"),
            ("Lyon", "London"), ("boron", "barium"), ("thulium", "thallium"),
        ])
    func knownNames(name: String, other: String) {
        let judge = AnswerJudge(AnswerLine(answer: name))
        #expect(judge.judge(typed: other).outcome == .reject)
        #expect(judge.judge(SpokenCase.hearing(other)).outcome == .reject)
    }

    @Test("initials may be called by their letters' names")
    func letters() {
        #expect(
            AnswerJudge(AnswerLine(answer: "J. K. Rowling")).judge(typed: "jay kay rowling").outcome
                == .accept)
        #expect(
            AnswerJudge(AnswerLine(answer: "FBI")).judge(typed: "eff bee eye").outcome == .accept)
        #expect(AnswerJudge(AnswerLine(answer: "FBI")).judge(typed: "see eye a").outcome == .reject)
    }

    @Test("a pasted line is shown and judged without its “ANSWER:”")
    func pasted() {
        for text in ["ANSWER: <b><u>osmosis</u></b>", "Answer: osmosis", " answer:osmosis"] {
            let line = AnswerLine(lenient: text)
            #expect(line.official == "osmosis")
            #expect(AnswerJudge(line).judge(typed: "osmosis").outcome == .accept)
        }
        #expect(AnswerLine(lenient: "The answer: 42").official == "The answer: 42")
    }
}
