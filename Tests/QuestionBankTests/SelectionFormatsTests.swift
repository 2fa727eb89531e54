import Testing

@testable import QuestionBank

@Suite("Questions with several right choices, and questions about order, in files")
struct SelectionFormatsTests {
    private func only(_ text: String, _ name: String) throws -> Question {
        let content = try StrangersFile.read(text, named: name)
        #expect(!content.problems.contains { $0.weight == .refused }, "\(content.problems)")
        return try #require(content.questions.first)
    }

    private func right(_ question: Question) -> [String] {
        question.rightChoices.map { question.choices[$0] }
    }

    @Test("GIFT shares the points among all of them, and is read back the same")
    func gift() throws {
        let question = try only("Which are primes? {~%50%2 ~%50%5 ~%-100%9}\n", "quiz.gift")
        #expect(question.kind == .all && right(question) == ["2", "5"])
        let written = try written(question, as: .gift)
        #expect(written.contains("~%50%2 ~%50%5 ~%-100%9"))
        #expect(try only(written, "quiz.gift") == question)
    }

    @Test("An order survives GIFT by its tag")
    func giftOrder() throws {
        let question = Question(
            id: "p", prompt: "From the sun outwards?", answer: "Mercury",
            accept: ["Venus", "Earth"],
            choices: ["Earth", "Mercury", "Venus"], tags: ["in-order"])
        let again = try only(try written(question, as: .gift), "quiz.gift")
        #expect(again.kind == .order && right(again) == ["Mercury", "Venus", "Earth"])
        #expect(Set(again.choices) == Set(question.choices))
    }

    private var eachKind: Pack {
        func question(_ id: String, _ tags: [String], _ more: [String] = []) -> Question {
            Question(
                id: id, prompt: "\(id)?", answer: "2", accept: ["5"], choices: ["5", "2"] + more,
                tags: tags)
        }
        return Pack(
            title: "T", language: "en",
            questions: [
                question("all", ["choose-all"], ["9"]), question("order", ["in-order"]),
                question("one", [], ["9"]), question("order2", ["in-order"]),
                question("list", ["list"], ["9"]),
            ])
    }

    @Test("OpenTDB, which knows one right answer, gets none of them, and their count is named")
    func openTDB() throws {
        let (bytes, lost) = try PackFile.bytes(of: eachKind, as: .openTDB)
        let left = try StrangersFile.read(
            String(decoding: bytes, as: UTF8.self), named: "opentdb.json")
        #expect(left.questions.map(\.prompt) == ["one?"])
        let refused = lost.filter { $0.weight == .refused }.map(\.problem)
        #expect(
            refused == [
                "1 question was left out, because OpenTDB knows only questions with one right choice: all",
                "2 questions were left out, because OpenTDB knows no questions about order: order, order2",
                "1 question was left out, because OpenTDB knows only questions with one answer: list",
            ])
    }

    @Test("A question without an id of its own is named by its text")
    func madeIDs() throws {
        let prompt = "Which of these are primes" + String(repeating: ", really", count: 9)
        let id = Question.madeID(prompt: prompt, answer: "2")
        let question = Question(
            id: id, prompt: prompt, answer: "2", accept: ["5"], choices: ["5", "2", "9"],
            tags: ["choose-all"])
        #expect(question.nameInProblems == String(prompt.prefix(60)))
        let lost = try PackFile.bytes(
            of: Pack(title: "T", language: "en", questions: [question]), as: .openTDB
        ).lost
        #expect(
            lost.last?.problem
                == "1 question was left out, because OpenTDB knows only questions with one right choice: “\(prompt.prefix(60))…”"
        )
        var again = question
        again.id += "-2"
        #expect(again.nameInProblems == question.nameInProblems)
    }

    @Test("A conversion leaves out the same questions, and counts them")
    func conversion() throws {
        let (native, _) = try PackFile.bytes(of: eachKind, as: .native)
        let converter = try PackConversion(
            PackInput(name: "t.json", bytes: native), .init(), to: .openTDB)
        var bytes: [UInt8] = []
        var problems: [PackProblem] = []
        try converter.survey { problems.append($0) }
        try converter.write(into: { bytes += $0 }, report: { problems.append($0) })
        #expect(converter.refusedCount == 4)
        #expect(problems.count { $0.weight == .refused } == 3)
        let left = try StrangersFile.read(
            String(decoding: bytes, as: UTF8.self), named: "opentdb.json")
        #expect(left.questions.map(\.prompt) == ["one?"])
    }

    @Test("A choice that also counts is not written as a wrong one")
    func alsoRight() {
        let question = Question(
            id: "p", prompt: "An island?", answer: "Malta", accept: ["Cuba"],
            choices: ["Malta", "Cuba", "Peru"])
        var output: [UInt8] = []
        let problems = OpenTDBWriter().write(question, isFirst: true, into: &output)
        let text = String(decoding: output, as: UTF8.self)
        #expect(text.contains("\"correct_answer\":\"Malta\",\"incorrect_answers\":[\"Peru\"]"))
        #expect(problems.contains { $0.problem.contains("choices that also count, accept") })
    }

    @Test(
        "Our own formats and tables keep every kind", arguments: [PackFormat.native, .yaml, .csv])
    func kept(format: PackFormat) throws {
        let (bytes, lost) = try PackFile.bytes(of: eachKind, as: format)
        #expect(lost == [])
        let input = try PackInput(name: "t", bytes: bytes)
        let back = try PackFile.collect(input, .init(format: format)).content.questions
        #expect(back.map(\.kind) == eachKind.questions.map(\.kind))
        #expect(back.map(\.choices) == eachKind.questions.map(\.choices))
    }

    @Test("GIFT says that other programs do not know orders")
    func giftOrderIsNamed() throws {
        let lost = try PackFile.bytes(of: eachKind, as: .gift).lost
        #expect(
            lost.filter { $0.problem.contains("no questions about order") }.map(\.question)
                == ["order", "order2"])
    }

    @Test("Moodle: choices with single=false, and its ordering questions")
    func moodle() throws {
        func quiz(_ type: String, _ body: String) -> String {
            """
            <?xml version="1.0"?><quiz><question type="\(type)"><name><text>q</text></name>
            <questiontext format="html"><text>Which?</text></questiontext>\(body)</question></quiz>
            """
        }
        func answer(_ text: String, _ fraction: String) -> String {
            "<answer fraction=\"\(fraction)\"><text>\(text)</text></answer>"
        }
        let several =
            "<single>false</single>" + answer("2", "50") + answer("4", "-100") + answer("5", "50")
        let all = try only(quiz("multichoice", several), "quiz.xml")
        #expect(all.kind == .all && right(all) == ["2", "5"])
        let one = "<single>true</single>" + answer("2", "100") + answer("4", "0")
        #expect(try only(quiz("multichoice", one), "quiz.xml").kind == .single)
        let items = ["Mercury", "Venus", "Earth"].map { answer($0, "100") }.joined()
        let order = try only(quiz("ordering", items), "quiz.xml")
        #expect(order.kind == .order && right(order) == ["Mercury", "Venus", "Earth"])
        #expect(order.choices != ["Mercury", "Venus", "Earth"])
    }

    @Test("Kahoot: several choices, puzzles; a quiz with two right answers still takes either")
    func kahoot() throws {
        func kahoot(_ type: String) -> String {
            """
            {"uuid": "u", "quizType": "quiz", "title": "T", "questions": [{"type": "\(type)", "question": "Which?", "time": 20000,
            "choices": [{"answer": "A1", "correct": true}, {"answer": "B2", "correct": true},
            {"answer": "C3", "correct": \(type == "jumble")}]}]}
            """
        }
        #expect(try only(kahoot("multiple_select_quiz"), "k.json").kind == .all)
        #expect(try only(kahoot("quiz"), "k.json").kind == .single)
        let order = try only(kahoot("jumble"), "k.json")
        #expect(order.kind == .order && right(order) == ["A1", "B2", "C3"])
    }

    @Test("Blackboard’s ORD, Brightspace’s O and QTI’s orderInteraction")
    func orders() throws {
        let blackboard = try only(
            "ORD\tFrom the sun?\tMercury\tVenus\tEarth\nTF\tIs it?\ttrue\n", "blackboard.txt")
        #expect(blackboard.kind == .order && right(blackboard) == ["Mercury", "Venus", "Earth"])
        let brightspace = try only(
            """
            NewQuestion,O,,,
            ID,ORD-1,,,
            QuestionText,From the sun?,,,
            Points,3,,,
            Scoring,RightAnswersLimited,,,
            Item,Mercury,NOT HTML,,
            Item,Venus,NOT HTML,,
            Item,Earth,NOT HTML,,
            """, "brightspace.csv")
        #expect(brightspace.kind == .order && right(brightspace) == ["Mercury", "Venus", "Earth"])
        let qti = try only(
            """
            <?xml version="1.0"?>
            <assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="o" title="o">
            <responseDeclaration identifier="RESPONSE" cardinality="ordered" baseType="identifier">
            <correctResponse><value>M</value><value>V</value></correctResponse></responseDeclaration>
            <itemBody><orderInteraction responseIdentifier="RESPONSE"><prompt>From the sun?</prompt>
            <simpleChoice identifier="V">Venus</simpleChoice>
            <simpleChoice identifier="M">Mercury</simpleChoice>
            </orderInteraction></itemBody></assessmentItem>
            """, "item.xml")
        #expect(qti.kind == .order && right(qti) == ["Mercury", "Venus"])
    }

    @Test("Our own format takes a list as the answer, and makes the choices of an order")
    func native() throws {
        func pack(_ question: String) -> String {
            "{\"format\": \"trivia-voice-pack\", \"title\": \"T\", \"questions\": [\(question)]}"
        }
        let all = try only(
            pack(#"{"question": "Primes?", "answer": ["2", "5"], "choices": ["2", "5", "9"]}"#),
            "p.json")
        #expect(all.kind == .all && all.answer == "2" && all.accept == ["5"])
        let order = try only(
            pack(#"{"question": "Sun?", "answer": ["Mercury", "Venus"], "tags": ["in-order"]}"#),
            "p.json")
        #expect(order.kind == .order && order.choices == ["Venus", "Mercury"])
        let refused = try StrangersFile.read(
            pack(#"{"question": "Primes?", "answer": ["2", "7"], "choices": ["2", "5"]}"#),
            named: "p.json")
        #expect(refused.hasProblem("a right answer is not among the choices", .refused))
        for (question, problem) in [
            (#"{"question": "Twins?", "answer": ["Romulus", "Remus"]}"#, "there are no choices"),
            (
                #"{"question": "One?", "answer": "A", "choices": ["A", "B"], "tags": ["in-order"]}"#,
                "there is only one right answer"
            ),
            (
                #"{"question": "O?", "answer": ["A", "B"], "choices": ["A", "B", "C"], "tags": ["in-order"]}"#,
                "the right order leaves out a choice"
            ),
        ] {
            let content = try StrangersFile.read(pack(question), named: "p.json")
            #expect(content.hasProblem(problem, .refused), "\(content.problems)")
        }
    }

    @Test("Equal right choices are one, and brackets in choices do no harm")
    func oddChoices() throws {
        let one = try only("Which? {~%50%Tiber ~%50%tiber ~%-100%Po}\n", "quiz.gift")
        #expect(one.kind == .single && one.answer == "Tiber")
        let ranges = try only("Which? {~%50%[0, 1) ~%50%(0, 1] ~%-100%[2, 3]}\n", "quiz.gift")
        #expect(ranges.kind == .all && right(ranges) == ["[0, 1)", "(0, 1]"])
    }

    @Test("Questions that stand together in GIFT are refused, not read as gaps")
    func together() throws {
        let content = try StrangersFile.read(
            "::G1::Which are even? {~%50%2 ~%50%4 ~%-100%5}\n::G2::Vowels? {~%50%a ~%50%e ~%-100%x}\n",
            named: "quiz.gift")
        #expect(content.questions.isEmpty && content.hasProblem("stand together", .refused))
    }

    @Test("A tag without its choices has no effect")
    func incomplete() {
        var question = Question(
            id: "p", prompt: "?", answer: "2", accept: ["5"], choices: ["2", "9"],
            tags: ["choose-all"])
        #expect(question.kind == .single && question.rightChoices == [0])
        question.choices = ["2", "5", "9"]
        #expect(question.kind == .all && question.rightChoices == [0, 1])
        question.tags = ["in-order"]
        #expect(question.kind == .single)
    }

    private func written(_ question: Question, as format: PackFormat) throws -> String {
        let pack = Pack(title: "T", language: "en", questions: [question])
        return String(decoding: try PackFile.bytes(of: pack, as: format).bytes, as: UTF8.self)
    }
}
