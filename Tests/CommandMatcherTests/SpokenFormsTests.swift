import CommandMatcher
import Testing

struct SpokenFormsTests {
    @Test(
        "answers are said in every usual way",
        arguments: [
            ("Louis XIV", ["louis the fourteenth", "louis fourteen"]),
            ("1984", ["nineteen eighty four", "one thousand nine hundred eighty four"]),
            ("2001", ["two thousand one", "two thousand and one", "twenty oh one"]),
            ("1500", ["fifteen hundred", "one thousand five hundred"]),
            ("Apollo 11", ["apollo eleven"]),
            ("the 1980s", ["the nineteen eighties", "nineteen eighties"]),
            ("3.14", ["three point one four"]),
            ("Simon & Garfunkel", ["simon and garfunkel"]),
            ("Dr. Strange", ["doctor strange"]),
            ("DNA", ["d n a", "dna"]),
            ("Malmö", ["malmo"]),
            ("7:05", ["seven oh five", "five past seven"]),
            ("7:40", ["seven forty", "twenty to eight"]),
            ("12:37", ["twelve thirty seven", "twenty three minutes to one"]),
            ("Catch-22", ["catch twenty two"]),
        ])
    func sayings(text: String, expected: [String]) {
        let sayings = SpokenForms.sayings(of: text).map { $0.joined(separator: " ") }
        for form in expected { #expect(sayings.contains(form), "\(sayings)") }
    }

    @Test(
        "a date in figures is said as a date",
        arguments: [
            ("1918-11-11", "november eleventh nineteen eighteen"),
            ("11.11.1918", "november eleventh nineteen eighteen"),
            ("4/7/1976", "the fourth of july nineteen seventy six"),
            ("4/7/1976", "april seventh nineteen seventy six"),
        ])
    func dates(text: String, form: String) {
        let forms = SpokenForms(of: AnswerLine(answer: text)).forms
        #expect(forms.contains { $0.words.joined(separator: " ") == form }, "\(forms.map(\.words))")
    }

    @Test(
        "one of two names is listened for, to ask for the other; so is what everybody knows by a name"
    )
    func knownNames() {
        func forms(_ answer: String, _ question: String?) -> [String] {
            SpokenForms(of: AnswerLine(answer: answer), question: question).forms
                .map { "\($0.directive.rawValue) \($0.words.joined(separator: " "))" }
        }
        let pair = forms("Thelma & Louise", nil)
        #expect(pair.contains("prompt thelma") && pair.contains("prompt louise"), "\(pair)")
        #expect(forms("Eswatini", nil).contains("accept swaziland"))
        // What the question says is not asked for.
        #expect(!forms("Eswatini", "What is Swaziland called today?").contains("accept swaziland"))
        let vehicle = "Which motor vehicle did Ford build?"
        #expect(forms("automobile", vehicle).contains("accept motorcar"))
        #expect(!forms("automobile", nil).contains("accept motorcar"))
    }

    @Test("a choice is named by letter, number, place and text")
    func choices() {
        let forms = SpokenForms.choiceForms(["Mars", "Venus"]).map { forms in
            forms.map { $0.joined(separator: " ") }
        }
        for form in ["venus", "b", "answer b", "number two", "the second one", "the last one"] {
            #expect(forms[1].contains(form))
            #expect(!forms[0].contains(form))
        }
    }

    @Test("a letter is listened for by its name, with the choice's text too; the forms are bounded")
    func letters() {
        let forms = SpokenForms.choiceForms(["Mars", "Venus", "Saturn"]).map { forms in
            forms.map { $0.joined(separator: " ") }
        }
        // "a" by itself is also the article; "a." is the letter's name.
        #expect(forms[0].contains("a.") && !forms[0].contains("a"))
        #expect(forms[1].contains("b venus") && forms[2].contains("c saturn"))
        #expect(forms.allSatisfy { Set($0).count == $0.count && $0.count <= 26 })
        // Sounds alike are one sound: none is listened for twice.
        #expect(forms.joined().allSatisfy { !["be", "bee", "see", "sea"].contains($0) })
    }

    @Test(
        "days and times of day are listened for as people say them, and so they count",
        arguments: [
            ("July 4, 1776", ["july fourth seventeen seventy six"]),
            (
                "25 December",
                ["december twenty fifth", "the twenty fifth of december", "december twenty five"]
            ),
            ("1st of May", ["may first", "the first of may"]),
            ("15:30", ["fifteen thirty", "three thirty", "half past three", "three thirty p m"]),
            ("18:00", ["six p m", "six o'clock", "eighteen o'clock"]),
            ("7:45 am", ["seven forty five a. m", "seven forty five", "quarter to eight"]),
            ("6 pm", ["six p m", "six o'clock", "six"]), ("8:3", ["eight to three"]),
        ])
    func datesAndTimes(answer: String, said: [String]) {
        let judge = AnswerJudge(AnswerLine(answer: answer))
        let forms = SpokenForms(of: judge.line).forms.map { $0.words.joined(separator: " ") }
        for way in said { #expect(forms.contains(way), "\(forms)") }
        for form in SpokenForms(of: judge.line).forms where form.isWritten {
            let text = form.words.joined(separator: " ")
            #expect(judge.judge(typed: text).outcome == .accept, "\(text)")
        }
    }

    @Test(
        "what is enough of an answer when it is typed is listened for too",
        arguments: [
            ("William Shakespeare", "shakespeare", AnswerClause.Directive.accept),
            ("Charles Robert Darwin", "charles darwin", .accept),
            ("Amazon River", "amazon", .accept),
            ("Lake Victoria", "victoria", .accept),
            ("Thelma & Louise", "louise", .prompt),
            ("July 4, 1776", "seventeen seventy six", .accept),
            ("July 4, 1776", "july fourth", .prompt),
        ])
    func parts(answer: String, said: String, directive: AnswerClause.Directive) {
        let form = SpokenForms(of: AnswerLine(answer: answer)).forms.first {
            $0.words.joined(separator: " ") == said
        }
        #expect(form?.directive == directive && form?.isWritten == false)
    }

    @Test(
        "what is not enough is not listened for",
        arguments: [
            ("William Shakespeare", "william"), ("The Lord of the Rings", "lord"),
            ("Fight Club", "club"), ("Blue whale", "whale"),
            ("Charles <b><u>Darwin</u></b>", "charles"),
        ])
    func noParts(answer: String, said: String) {
        let forms = SpokenForms(of: AnswerLine(answer: answer)).forms
        #expect(!forms.contains { $0.words.joined(separator: " ") == said })
    }

    @Test("a last name names its choice, unless another choice has it too")
    func lastNames() {
        let choices = ["John Adams", "John Quincy Adams", "James Monroe"]
        let texts = SpokenForms.choiceTexts(choices)
        #expect(texts[2].contains(["monroe"]) && !texts[2].contains(["james"]))
        #expect(!texts[0].contains(["adams"]) && !texts[1].contains(["adams"]))
        let verdict = AnswerJudge(AnswerLine(answer: "John Adams", choices: choices))
            .judge(typed: "adams")
        #expect(verdict.outcome == .prompt && verdict.rule == .severalAnswers)
    }

    @Test("a letter is named by its spelling word, unless a choice is called so")
    func spellingWords() {
        let forms = SpokenForms.choiceForms(["Tigris", "Alpha Centauri", "Nile"]).map { forms in
            forms.map { $0.joined(separator: " ") }
        }
        #expect(forms[1].contains("bravo") && forms[1].contains("b as in bravo"))
        #expect(!forms[0].contains("alpha") && !forms[0].contains("a. for alpha"))
        let judge = AnswerJudge(
            AnswerLine(answer: "Nile", choices: ["Tigris", "Alpha Centauri", "Nile"]))
        for given in ["charlie", "answer charlie", "c like cat", "c as in charlie"] {
            #expect(judge.judge(typed: given).rule == .choice, "\(given)")
            #expect(judge.judge(typed: given).outcome == .accept, "\(given)")
        }
        #expect(judge.judge(typed: "bravo").outcome == .reject)
        #expect(judge.judge(typed: "b like cat").rule != .choice)
        #expect(judge.judge(typed: "delta").rule != .choice)
    }

    @Test("a letter that sounds like a choice's text is not listened for by itself")
    func lettersTaken() {
        let forms = SpokenForms.choiceForms(["Lake", "Pond", "Sea"]).map { forms in
            forms.map { $0.joined(separator: " ") }
        }
        #expect(!forms[2].contains("c") && forms[2].contains("letter c"))
        #expect(forms[1].contains("b"))
    }
}
