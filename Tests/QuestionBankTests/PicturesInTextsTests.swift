import Testing

@testable import QuestionBank

@Suite("Pictures in the texts of questions, choices and answers")
struct PicturesInTextsTests {
    private static func moodle(
        _ text: String, _ body: String = "<answer fraction=\"100\"><text>Mali</text></answer>",
        type: String = "shortanswer"
    ) -> String {
        """
        <quiz>
        <question type="\(type)"><name><text>q</text></name><questiontext format="html">
        <text><![CDATA[\(text)]]></text></questiontext>\(body)</question></quiz>
        """
    }

    private static func qti2(_ prompt: String, _ choices: String) -> String {
        """
        <assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="q" title="t">
        <responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier">
        <correctResponse><value>A</value></correctResponse></responseDeclaration>
        <itemBody><choiceInteraction responseIdentifier="RESPONSE"><prompt>\(prompt)</prompt>
        \(choices)</choiceInteraction></itemBody></assessmentItem>
        """
    }

    private static func qti1(_ choices: [String]) -> String {
        let labels = choices.enumerated().map { place, choice in
            "<response_label ident=\"c\(place)\"><material>\(choice)</material></response_label>"
        }
        return """
            <questestinterop><item ident="q"><presentation><material><mattext>Which flag?</mattext></material>
            <response_lid ident="r"><render_choice>\(labels.joined())</render_choice></response_lid></presentation>
            <resprocessing><respcondition><conditionvar><varequal respident="r">c0</varequal></conditionvar>
            <setvar>100</setvar></respcondition></resprocessing></item></questestinterop>
            """
    }

    // MARK: Descriptions

    private static let stripes = "Three stripes: green, white & orange"

    @Test(
        "The description of a picture in a text is kept",
        arguments: [
            (
                "quiz.xml",
                moodle(
                    "<p>Whose flag?<img src=\"@@PLUGINFILE@@/a.png\" alt=\"Three stripes: green, white &amp; orange\"></p>"
                )
            ),
            (
                "quiz.gift",
                "[html]Whose flag?<img alt\\=\"Three stripes\\: green, white &amp; orange\" src\\=\"a.png\"> {=Mali}\n"
            ),
            (
                "quiz.xml",
                qti2(
                    "Whose flag? <img src=\"a.png\" alt=\"Three stripes: green, white &amp; orange\"/>",
                    "<simpleChoice identifier=\"A\">Mali</simpleChoice><simpleChoice identifier=\"B\">Peru</simpleChoice>"
                )
            ),
            (
                "quiz.csv",
                "question,answer\n\"Whose flag?<img src='a.png'\n alt='Three stripes: green, white & orange'>\",Mali\n"
            ),
        ])
    func descriptions(name: String, text: String) throws {
        let question = try #require(StrangersFile.read(text, named: name).questions.first)
        #expect(question.prompt == "Whose flag?")
        #expect(question.media.map(\.file) == ["a.png"])
        #expect(question.media.first?.alt == Self.stripes)
    }

    @Test(
        "An attribute is read by its own name, and the name of a file is no description",
        arguments: [
            ("img alt='a src=b.png c' src=a.png", "a src=b.png c"),
            ("img\nsrc = \"a.png\"\talt = \"two  words\"/", "two words"),
            ("IMG ALT=one SRC='a.png'", "one"), ("img hidden alt src=a.png", nil),
            ("img src=a.png alt=\"\"", nil), ("img src=a.png alt='Flag of Mali.JPG'", nil),
            ("img data-alt=no src=a.png", nil), ("img src=a.png alt=\"é = è\"", "é = è"),
        ] as [(String, String?)])
    func attributes(tag: String, alt: String?) {
        let html = HTMLText("What? <\(tag)>")
        #expect(html.media == [Media(file: "a.png", alt: alt)])
        #expect(html.text == "What?")
    }

    @Test("A description that contains the answer is left out, and this is said")
    func telling() throws {
        func content(_ alt: String) throws -> PackCollector {
            try StrangersFile.read(
                Self.moodle("Whose flag?<img src=\"a.png\" alt=\"\(alt)\">"), named: "quiz.xml")
        }
        let told = try content("The flag of MALI")
        #expect(told.questions.first?.media == [Media(file: "a.png")])
        #expect(told.hasProblem("the description of a picture contains the answer", .lost))
        let other = try content("The flag of Somalia")
        #expect(other.questions.first?.media.first?.alt == "The flag of Somalia")
        #expect(!other.hasProblem("contains the answer"))
    }

    // MARK: Choices and answers

    private static let picture = "<img src=\"a.png\">"

    @Test(
        "A question whose choices are only pictures is refused at its place, with the way out",
        arguments: [
            ("quiz.gift", "Which flag? {=<img src\\=\"a.png\"> ~<img src\\=\"b.png\"> ~Peru}\n"),
            (
                "quiz.xml",
                moodle(
                    "Which flag?",
                    "<answer fraction=\"100\" format=\"html\"><text>&lt;img src=\"a.png\"&gt;</text></answer>"
                        + "<answer fraction=\"0\" format=\"html\"><text>&lt;img src=\"b.png\"&gt;</text></answer>",
                    type: "multichoice")
            ),
            ("quiz.xml", qti1(["<matimage uri=\"a.png\"/>", "<matimage uri=\"b.png\"/>"])),
            (
                "quiz.xml",
                qti2(
                    "Which flag?",
                    "<simpleChoice identifier=\"A\"><img src=\"a.png\"/></simpleChoice>"
                        + "<simpleChoice identifier=\"B\"><img src=\"b.png\"/></simpleChoice>")
            ),
            (
                "quiz.json",
                """
                {"uuid": "u", "quizType": "quiz", "questions": [{"type": "quiz", "question": "Which flag?", "time": 20000,
                "choices": [{"answer": "", "correct": true, "image": {"id": "a"}}, {"answer": "", "correct": false, "image": {"id": "b"}}]}]}
                """
            ),
            (
                "quiz.json",
                """
                [{"question": "Which flag?", "options": [{"image": "a.png", "correct": true}, {"image": "b.png"}, {"text": "Peru"}]}]
                """
            ),
            (
                "quiz.csv",
                "question,option 1,option 2,correct\nWhich flag?,<img src=a.png>,<img src=b.png>,1\n"
            ),
        ])
    func wordless(name: String, text: String) throws {
        let content = try StrangersFile.read(text, named: name)
        #expect(content.questions.isEmpty)
        let problem = try #require(content.problems.first { $0.weight == .refused })
        #expect(problem.problem == "2 choices are only pictures or sounds")
        #expect(problem.hint.contains("write every choice in words"))
        #expect(problem.position != nil)
    }

    @Test(
        "A choice with words and a picture keeps its words, and the picture is named",
        arguments: [
            ("quiz.gift", "Which? {=Mali<img src\\=\"a.png\"> ~Peru<img src\\=\"b.png\"> ~Chad}\n"),
            (
                "quiz.xml",
                qti1([
                    "<mattext>Mali</mattext><matimage uri=\"a.png\"/>",
                    "<mattext texttype=\"text/html\">Peru &lt;img src=\"b.png\"&gt;</mattext>",
                    "<mattext>Chad</mattext>",
                ])
            ),
            (
                "quiz.xml",
                qti2(
                    "Which?",
                    "<simpleChoice identifier=\"A\">Mali<img src=\"a.png\"/></simpleChoice>"
                        + "<simpleChoice identifier=\"B\">Peru<img src=\"b.png\"/></simpleChoice>"
                        + "<simpleChoice identifier=\"C\">Chad</simpleChoice>")
            ),
        ])
    func beside(name: String, text: String) throws {
        let content = try StrangersFile.read(text, named: name)
        let question = try #require(content.questions.first)
        #expect(question.answer == "Mali")
        #expect(question.choices == ["Mali", "Peru", "Chad"])
        #expect(question.media == [])
        #expect(content.hasProblem("the pictures or sounds of 2 choices were left out", .lost))
    }

    @Test("The picture of an answer is shown after it, and cannot be the answer")
    func answers() throws {
        let shown = try StrangersFile.read(
            "question,answer\nWhose flag?,Mali<img src='a.png'>\nWhere?,<img src='b.png'>\n")
        #expect(shown.questions.map(\.answer) == ["Mali"])
        #expect(shown.questions.first?.media == [Media(file: "a.png", when: .answer)])
        #expect(shown.hasProblem("the answer is only a picture or sound", .refused))
        let gift = try StrangersFile.read(
            "[html]Whose flag? {=Mali####There\\: <img src\\=\"a.png\">}\n", named: "quiz.gift")
        #expect(gift.questions.first?.media == [Media(file: "a.png", when: .answer)])
    }

    // MARK: Questions without words

    @Test(
        "A question that is only a picture gets a text, and one that only points to it is named",
        arguments: [
            ("", "Look at the picture.", "has no text besides its picture"),
            ("Siehe:", "Siehe:", "is only in its picture"),
            ("See:<br>", "See:", "is only in its picture"),
            ("Whose flag is this:", "Whose flag is this:", nil),
        ] as [(String, String, String?)])
    func wordlessQuestions(text: String, prompt: String, problem: String?) throws {
        let content = try StrangersFile.read(Self.moodle(text + Self.picture), named: "quiz.xml")
        #expect(content.questions.map(\.prompt) == [prompt])
        #expect(content.questions.first?.media.map(\.file) == ["a.png"])
        let notes = content.problems.filter { $0.problem.contains("its picture") }
        #expect(notes.map(\.weight) == (problem == nil ? [] : [.note]))
        if let problem { #expect(notes.first?.problem.contains(problem) == true) }
    }

    @Test("A question that is only a sound gets a text, and one without anything is refused")
    func silence() throws {
        let sound = try StrangersFile.read(
            Self.moodle("<audio src=\"a.mp3\"></audio>"), named: "quiz.xml")
        #expect(sound.questions.map(\.prompt) == ["Listen to the sound."])
        let empty = try StrangersFile.read(Self.moodle("<p> </p>"), named: "quiz.xml")
        #expect(empty.questions.isEmpty && empty.hasProblem("the question has no text", .refused))
    }
}
