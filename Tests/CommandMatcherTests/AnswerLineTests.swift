import CommandMatcher
import Testing

struct AnswerLineTests {
    private func required(_ form: AnswerForm) -> [String] {
        form.parts.filter { $0.weight == .required }.map(\.text)
    }

    @Test(
        "marks in HTML, Markdown and plain packets say what is required",
        arguments: [
            "Frida <b><u>Kahlo</u></b>", "Frida <strong>Kahlo</strong>", "Frida **Kahlo**",
            "Frida __Kahlo__", "Frida _Kahlo_", "<i>Frida <b><u>Kahlo</u></b></i>",
        ])
    func marks(text: String) throws {
        let line = try AnswerLine(parsing: text)
        #expect(line.answers.map(\.text) == ["Frida Kahlo"])
        #expect(line.answers.map(required) == [["Kahlo"]])
        #expect(line.answers.map(\.isMarked) == [true])
    }

    @Test(
        "directives are found however they are written",
        arguments: [
            ("<b><u>X</u></b> [or <b><u>Y</u></b>]", AnswerClause.Directive.accept),
            ("<b><u>X</u></b> [accept <b><u>Y</u></b>]", .accept),
            ("X (or Y)", .accept), ("X (Y accepted)", .accept), ("X; accept Y", .accept),
            ("X [prompt on Y]", .prompt), ("X; prompt on “Y”", .prompt),
            ("X [anti-prompt on Y]", .antiprompt), ("X [antiprompt on Y]", .antiprompt),
            ("X [do not accept or prompt on \"Y\"]", .reject), ("X [reject Y]", .reject),
            ("X [don't accept Y]", .reject), ("X [do not prompt on “Y”]", .reject),
        ])
    func directives(text: String, directive: AnswerClause.Directive) throws {
        let line = try AnswerLine(parsing: text)
        #expect(line.answers.map(\.text) == ["X"])
        #expect(line.clauses.map(\.directive) == [directive])
        #expect(line.clauses.first?.forms.map(\.text) == ["Y"])
    }

    @Test("a prompt may say what to ask")
    func asks() throws {
        let line = try AnswerLine(
            parsing: "<b><u>Nile</u></b> [prompt on <u>river</u> by asking “Which river?”; "
                + "prompt on <u>water</u> with “what kind?”]")
        #expect(line.clauses.map(\.ask) == ["Which river?", "what kind?"])
        #expect(line.clauses.map { $0.forms.map(\.text) } == [["river"], ["water"]])
    }

    @Test("an alternative may count only until the question says it")
    func until() throws {
        let line = try AnswerLine(
            parsing: "<b><u>Mars</u></b> [accept <b><u>Ares</u></b> before “Greek” is read]")
        #expect(line.clauses.first?.until == "Greek")
        #expect(line.clauses.first?.forms.map(\.text) == ["Ares"])
    }

    @Test("parentheses are optional, notes for the moderator are no part of the answer")
    func parentheses() throws {
        let line = try AnswerLine(
            parsing:
                "(giant) <b><u>sequoia</u></b> (The tree in the second sentence is the largest "
                + "one that is known today.)")
        #expect(line.answers.map(\.text) == ["(giant) sequoia"])
        #expect(line.answers.first?.parts.first?.weight == .parenthetical)
    }

    @Test("series of alternatives end with or")
    func series() throws {
        let line = try AnswerLine(
            parsing: "<b><u>Graces</u></b> [accept <b><u>Aglaea</u></b>, <b><u>Thalia</u></b>, or "
                + "<b><u>Euphrosyne</u></b>]")
        #expect(line.clauses.first?.forms.map(\.text) == ["Aglaea", "Thalia", "Euphrosyne"])
    }

    @Test(
        "what is wrong with a notation has its place",
        arguments: [
            ("Oslo [accept Christiania", AnswerLineError.Problem.unclosed("["), 5),
            ("Oslo)", .unopened(")"), 4),
            ("<b>Oslo", .unclosedTag("b"), 0),
            ("Oslo</u>", .unopenedTag("u"), 4),
            ("", .noAnswer, 0),
            ("Oslo [prompt on ]", .emptyDirective("prompt on"), 6),
        ])
    func problems(text: String, problem: AnswerLineError.Problem, offset: Int) {
        #expect(throws: AnswerLineError(problem, offset: offset)) {
            _ = try AnswerLine(parsing: text)
        }
        let lenient = AnswerLine(lenient: text)
        #expect(lenient.problems == [AnswerLineError(problem, offset: offset)])
        #expect(text.isEmpty || lenient.answers.map(\.text) == ["Oslo"])
    }

    @Test(
        "a line is printed as it was written, and in one style reads the same again",
        arguments: AnswerLine.Markup.allCases)
    func printing(markup: AnswerLine.Markup) throws {
        let texts = SpokenCase.all.compactMap(\.answerline)
        #expect(texts.count > 20)
        for text in texts {
            let line = try AnswerLine(parsing: text)
            #expect(line.source == text)
            let printed = line.formatted(as: markup)
            let again = try AnswerLine(parsing: printed)
            #expect(again.answers == line.answers, "\(printed)")
            #expect(again.clauses == line.clauses, "\(printed)")
        }
    }

    @Test("a tolerance is printed as people write it", arguments: ["50 ± 2", "3.5 ± 0.25"])
    func tolerance(text: String) throws {
        #expect(try AnswerLine(parsing: text).formatted(as: .markdown) == text)
    }

    @Test("a list's items are whole forms: or and commas belong to them")
    func lists() {
        let line = AnswerLine(
            answer: "Trick or Treat", accept: ["Lock, Stock and Two Smoking Barrels"],
            promptOn: [.init("Treat", ask: "Or what?")], reject: ["Trick"])
        #expect(line.answers.map(\.text) == ["Trick or Treat"])
        #expect(line.clauses.map(\.directive) == [.accept, .prompt, .reject])
        #expect(AnswerJudge(line).judge(typed: "treat").ask == "Or what?")
        #expect(AnswerJudge(line).judge(typed: "trick").outcome == .reject)
        #expect(AnswerJudge(line).judge(typed: "trick or treat").outcome == .accept)
    }

    @Test(
        "a slash or a comma between two ways to write a number is either",
        arguments: [
            ("8 / eight", ["8", "eight"], ["9"]), ("8/eight", ["8", "eight"], ["88"]),
            ("eight / 8", ["8", "eight"], []), ("8, eight", ["8", "eight"], ["9"]),
            ("6/six", ["6", "six"], []), ("1914 / 1915", ["1914", "1915"], ["1916"]),
            ("1/2", ["half", "0.5", "1/2"], ["1", "2"]), ("1 / 2", [], ["1", "2"]),
            ("9/11", ["9/11"], ["9", "11"]), ("24/7", ["24/7"], ["24"]),
            ("8, 9", [], ["8", "9"]),
        ])
    func numbersTwice(answer: String, right: [String], wrong: [String]) {
        for line in [AnswerLine(lenient: answer), AnswerLine(answer: answer)] {
            let judge = AnswerJudge(line)
            for given in right { #expect(judge.judge(typed: given).outcome == .accept, "\(given)") }
            for given in wrong { #expect(judge.judge(typed: given).outcome != .accept, "\(given)") }
        }
    }
}
