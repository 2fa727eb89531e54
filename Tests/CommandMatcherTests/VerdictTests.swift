import CommandMatcher
import Languages
import Testing
import Transcript

struct VerdictTests {
    private static let around = Language.english.around

    @Test("the answer begins where its first word was said, after phrases and sounds")
    func answerStart() {
        let judge = AnswerJudge(AnswerLine(answer: "Oslo"))
        let verdict = judge.judge(SpokenCase.hearing("um i think it's oslo please"))
        #expect(verdict.outcome == .accept)
        #expect(verdict.answer == "oslo")
        #expect(verdict.heard == "um i think it's oslo please")
        // Words begin every 0.4 s from 0.5 s on; "oslo" is the fifth.
        #expect(verdict.answerStart == AudioTime(seconds: 2.1))
        #expect(judge.judge(typed: "oslo").answerStart == nil)
    }

    @Test("In “half three”, the minutes are said before the hour")
    func minutesBeforeHour() {
        let judge = AnswerJudge(AnswerLine(answer: "3:30"))
        let said = SpokenCase.transcription("half three")
        #expect(judge.judge(Hearing(best: said)).outcome == .accept)
        let unclear = SpokenCase.transcription("a tree")
        #expect(judge.judge(Hearing(best: unclear, alternatives: [said])).outcome == .accept)
    }

    @Test("a verdict says which reading it rests on")
    func reading() {
        let judge = AnswerJudge(AnswerLine(answer: "Paris"))
        let hearing = Hearing(
            best: SpokenCase.transcription("ferris"),
            alternatives: ["terrace", "paris"].map(SpokenCase.transcription))
        #expect(judge.judge(hearing).reading == 2)
        #expect(judge.judge(SpokenCase.hearing("paris")).reading == 0)
    }

    @Test(
        "a numeral is no slip of another",
        arguments: [
            ("Louis XVI", "Louis XV"), ("Henry VIII", "Henry VII"), ("Louis XVI", "Louis XVII"),
            ("Pope John XXIII", "John XXII"), ("Pope John XXIII", "john xiii"),
            ("Chapter XIX", "Chapter XX"),
        ])
    func numerals(answer: String, given: String) {
        let judge = AnswerJudge(AnswerLine(answer: answer))
        #expect(judge.judge(typed: given).outcome == .reject)
        #expect(judge.judge(typed: answer).outcome == .accept)
    }

    @Test("a reading that is hardly probable is no evidence")
    func improbable() {
        var unlikely = SpokenCase.transcription("paris")
        unlikely.confidence = 0.02
        let hearing = Hearing(best: SpokenCase.transcription("ferris"), alternatives: [unlikely])
        #expect(AnswerJudge(AnswerLine(answer: "Paris")).judge(hearing).outcome == .reject)
    }

    @Test(
        "every verdict has its rule and a sentence",
        arguments: [
            ("henry the eighth", JudgingRule.sameWords), ("Henry VIII", .exact),
            ("henry the seventh", .otherNumber), ("", .nothingSaid), ("i don't know", .gaveUp),
            ("h", .tooShort), ("henry the eighth or henry the seventh", .severalAnswers),
            ("elizabeth", .otherAnswer), ("it's not henry the eighth", .negated),
            ("the wives of henry the eighth", .changedByExtraWords),
        ])
    func rules(given: String, rule: JudgingRule) {
        let verdict = AnswerJudge(AnswerLine(answer: "Henry VIII")).judge(typed: given)
        #expect(verdict.rule == rule)
        #expect(verdict.why.hasSuffix("."))
        #expect(verdict.official == "Henry VIII")
    }

    @Test("another choice is one; only what the writer refuses is explicitly not accepted")
    func otherChoice() {
        let judge = AnswerJudge(
            AnswerLine(answer: "Jupiter", reject: ["Zeus"], choices: ["Mars", "Jupiter"]))
        let mars = judge.judge(typed: "mars")
        #expect(mars.rule == .choice && mars.matched == "Mars")
        #expect(mars.why == "“mars” is a different choice; the answer is “Jupiter”.")
        #expect(judge.judge(typed: "a").why == "“a” chooses “Mars”; the answer is “Jupiter”.")
        #expect(
            judge.judge(typed: "zeus").why
                == "“zeus” is explicitly not accepted; the answer is “Jupiter”.")
    }

    @Test("nothing that could be an answer is none", arguments: ["🦊", "", "?!"])
    func nothing(given: String) {
        let verdict = AnswerJudge(AnswerLine(answer: "Jupiter")).judge(typed: given)
        #expect(verdict.rule == .nothingSaid)
        #expect(verdict.heard == given && verdict.answer.isEmpty)
    }

    @Test("several answers are asked back once, and the next one is judged alone")
    func whichOne() {
        let judge = AnswerJudge(AnswerLine(answer: "Jupiter"))
        let first = judge.judge(typed: "saturn or jupiter")
        #expect(first.outcome == .prompt && first.rule == .severalAnswers)
        #expect(first.ask == "Which one?")
        #expect(first.matched == nil)
        #expect(judge.judge(typed: "jupiter", after: first).outcome == .accept)
        #expect(judge.judge(typed: "saturn", after: first).rule == .otherAnswer)
        let again = judge.judge(typed: "mars or jupiter", after: first)
        #expect(again.outcome == .reject && again.rule == .severalAnswers && again.ask == nil)
    }

    @Test("what the answer is not is not overruled by another reading")
    func negatedAlternatives() {
        let hearing = Hearing(
            best: SpokenCase.transcription("it's not jupiter"),
            alternatives: ["it's jupiter", "jupiter"].map(SpokenCase.transcription))
        #expect(AnswerJudge(AnswerLine(answer: "Jupiter")).judge(hearing).rule == .negated)
    }

    @Test(
        "every phrase that negates an answer does so",
        arguments: around[.negating].map { "\($0) oslo" }
            + around[.negatingAfter].map { "oslo \($0)" })
    func negations(said: String) {
        let verdict = AnswerJudge(AnswerLine(answer: "Oslo")).judge(typed: said)
        #expect(verdict.rule == .negated, "\(verdict.why)")
    }

    @Test(
        "what is written for the very words said goes before what is written for a part of them",
        arguments: [
            (["Leonardo"], ["Leonardo da Vinci"], "leonardo da vinci", Verdict.Outcome.reject),
            (["Leonardo"], ["Leonardo da Vinci"], "i think it's leonardo da vinci", .reject),
            (["Leonardo"], ["Leonardo da Vinci"], "leonardo da vinchi", .reject),
            (["Leonardo"], ["Leonardo da Vinci"], "leonardo", .prompt),
            (["Leonardo da Vinci"], ["Leonardo"], "leonardo da vinci", .prompt),
            (["Leonardo da Vinci"], ["Leonardo"], "leonardo", .reject),
            (["Bach"], ["C. P. E. Bach"], "bach", .prompt),
            (["Bach"], ["C. P. E. Bach"], "c p e bach", .reject),
            (["Johnson"], ["Andrew Johnson"], "president andrew johnson", .reject),
            (["Johnson"], ["Andrew Johnson"], "president johnson", .prompt),
            (["painter"], ["painter"], "painter", .reject),
            (["La Gioconda"], ["La Gioconda", "Mona Lisa"], "mona lisa", .accept),
        ])
    func precedence(promptOn: [String], reject: [String], given: String, outcome: Verdict.Outcome) {
        let line = AnswerLine(
            answer: "Mona Lisa", promptOn: promptOn.map { .init($0) }, reject: reject)
        #expect(AnswerJudge(line).judge(typed: given).outcome == outcome)
    }

    @Test("what the writer refuses goes before another name that the judge adds to the answer")
    func writtenBeforeKnown() {
        let open = AnswerLine(answer: "Leonardo da Vinci")
        #expect(AnswerJudge(open).judge(typed: "leonardo").rule == .equivalent)
        let line = AnswerLine(answer: "Leonardo da Vinci", reject: ["Leonardo"])
        #expect(AnswerJudge(line).judge(typed: "leonardo").outcome == .reject)
        #expect(AnswerJudge(line).judge(typed: "leonardo da vinci").outcome == .accept)
    }

    @Test("strictness decides what is forgiven")
    func strictness() {
        let line = AnswerLine(answer: "Massachusetts")
        #expect(AnswerJudge(line).judge(typed: "massachusets").outcome == .accept)
        let strict = AnswerJudge(line, strictness: .strict)
        #expect(strict.judge(typed: "massachusets").outcome == .reject)
        #expect(strict.judge(typed: "i think it's massachusetts").outcome == .accept)
        let name = AnswerLine(answer: "Albert Einstein")
        #expect(AnswerJudge(name, strictness: .strict).judge(typed: "einstein").outcome == .reject)
    }

    @Test("what a line accepts until a word of the question counts no longer after it")
    func until() {
        let line = AnswerLine(
            lenient: "<b><u>Mars</u></b> [accept <b><u>Ares</u></b> before “Greek” is read]")
        let judge = AnswerJudge(line)
        #expect(judge.judge(typed: "ares").outcome == .accept)
        #expect(judge.afterReading("This planet").judge(typed: "ares").outcome == .accept)
        #expect(
            judge.afterReading("This planet's Greek god").judge(typed: "ares").outcome == .reject)
        #expect(judge.afterReading("This Greek").judge(typed: "mars").outcome == .accept)
    }

    @Test("spoken forms and the judge agree: every form that counts is accepted")
    func spokenForms() {
        for value in SpokenCase.all where value.question == nil && value.choices == nil {
            let line = value.line
            let judge = AnswerJudge(line)
            for form in SpokenForms(of: line).forms where form.directive == .accept {
                let text = form.words.joined(separator: " ")
                #expect(judge.judge(typed: text).outcome == .accept, "\(text) for \(line.source)")
            }
        }
    }
}
