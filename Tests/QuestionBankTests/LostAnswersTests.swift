import Testing

@testable import QuestionBank

@Suite("Right answers are taken or named")
struct LostAnswersTests {
    private func read(_ text: String, _ format: PackFormat) throws -> PackCollector {
        try PackFile.collect(
            PackInput(name: "quiz", bytes: Array(text.utf8)), .init(format: format)
        ).content
    }

    @Test("Several whole numbers of GIFT all count")
    func giftNumbers() throws {
        let content = try read("::a::Which? {#=3:0.5#Yes. =4 =%100%5:1 =%50%6 =7..8}", .gift)
        let question = try #require(content.questions.first)
        #expect(question.answer == "3")
        #expect(question.tolerance == 0.5)
        #expect(question.accept == ["4", "5", "7.5"])
        #expect(
            content.problems.map(\.problem) == [
                "5 is also accepted, but only exactly",
                "7.5 is also accepted, but only exactly",
                "1 number worth only part of the points",
            ])
    }

    @Test("Several whole numbers of Moodle all count")
    func moodleNumbers() throws {
        let text = """
            <quiz><question type="numerical"><name><text>n</text></name>
            <questiontext><text>How many?</text></questiontext>
            <answer fraction="100"><text>46</text><tolerance>0</tolerance></answer>
            <answer fraction="100"><text>48</text><tolerance>0</tolerance></answer>
            <answer fraction="50"><text>44</text></answer></question></quiz>
            """
        let content = try read(text, .moodle)
        #expect(content.questions.first?.answer == "46")
        #expect(content.questions.first?.accept == ["48"])
        #expect(content.problems.map(\.weight) == [.lost])
    }

    private func item(presentation: String, conditions: String) throws -> PackCollector {
        try read(
            """
            <questestinterop><item ident="i"><presentation>
            <material><mattext>How many?</mattext></material>\(presentation)</presentation>
            <resprocessing>\(conditions)</resprocessing></item></questestinterop>
            """, .qti)
    }

    private func numberItem(
        _ named: String, from low: String, to high: String
    ) throws -> PackCollector {
        try item(
            presentation: #"<response_str ident="r"><render_fib/></response_str>"#,
            conditions: """
                <respcondition><conditionvar><or><varequal respident="r">\(named)</varequal>
                <and><vargte respident="r">\(low)</vargte>
                <varlte respident="r">\(high)</varlte></and></or></conditionvar>
                <setvar>100</setvar></respcondition>
                """)
    }

    @Test("The range of a QTI number counts whole and no further")
    func qtiRange() throws {
        let centred = try numberItem("3", from: "1", to: "5")
        #expect(centred.questions.first?.answer == "3")
        #expect(centred.questions.first?.tolerance == 2)
        #expect(centred.questions.first?.accept.isEmpty == true)
        let offCentre = try numberItem("2", from: "1", to: "5")
        #expect(offCentre.questions.first?.answer == "2")
        #expect(offCentre.questions.first?.tolerance == 1)
        #expect(offCentre.questions.first?.accept == ["1 to 5"])
        #expect(!offCentre.hasProblem("range"))
        let atEnd = try numberItem("1", from: "1", to: "5")
        #expect(atEnd.questions.first?.tolerance == nil)
        #expect(atEnd.questions.first?.accept == ["1 to 5"])
        let belowZero = try numberItem("-4", from: "-5", to: "5")
        #expect(belowZero.questions.first?.tolerance == 1)
        #expect(belowZero.questions.first?.accept.isEmpty == true)
        #expect(belowZero.hasProblem("-5 to 5", .lost))
    }

    @Test("An answer of QTI is partly right only beside a better one to the same response")
    func qtiPartly() throws {
        let content = try item(
            presentation: #"<response_str ident="a"><render_fib/></response_str>"#,
            conditions: """
                <respcondition><conditionvar><varequal respident="a">iron</varequal></conditionvar>
                <setvar>40</setvar></respcondition>
                <respcondition><conditionvar><varequal respident="a">metal</varequal></conditionvar>
                <setvar>20</setvar></respcondition>
                <respcondition><conditionvar><varequal respident="b">gold</varequal></conditionvar>
                <setvar>60</setvar></respcondition>
                """)
        let question = try #require(content.questions.first)
        #expect(question.answer == "iron")
        #expect(question.promptOn.map(\.form) == ["metal"])
    }

    private func clue(_ answer: String) throws -> (Question, [PackProblem]) {
        let content = try read(
            #"[{"question":"Name it","answer":"\#(answer)","value":100,"category":"c"}]"#, .jeopardy
        )
        return (try #require(content.questions.first), content.problems)
    }

    /// Our own files refuse such points, and a pack that was taken can be written.
    @Test("Points without measure are named and left to the game")
    func points() throws {
        let text = "[{\"question\":\"Q\",\"answer\":\"a\",\"value\":\"$800\\u000b1000\"}]"
        let content = try read(text, .jeopardy)
        #expect(content.questions.first?.points == nil)
        #expect(content.problems.map(\.weight) == [.lost])
        #expect(content.problems.first?.problem.contains("8001000 points") == true)
    }

    @Test("Of (2 of) A, B & C any two count")
    func twoOf() throws {
        for text in ["(2 of) Huey, Dewey & Louie", "(any two of:) Huey, Dewey and Louie"] {
            let (question, problems) = try clue(text)
            #expect(!question.answer.contains("("))
            #expect(question.accept.count == 6)
            #expect(question.accept.contains("Louie and Huey"))
            #expect(problems.map(\.weight) == [.note])
        }
        #expect(try clue("(1 of) Cain & Abel").0.accept == ["Cain", "Abel"])
        #expect(try clue("(3 of) a, b, c, d").1.map(\.weight) == [.lost])
        #expect(try clue("(2 of) everything").1.map(\.weight) == [.lost])
    }

    @Test("Words in parentheses that are no alternative may be said or left out")
    func parentheses() throws {
        let (question, problems) = try clue("Jordan (Michael)")
        #expect(question.answer == "Jordan")
        #expect(question.accept == ["Jordan Michael"])
        #expect(problems.map(\.problem) == ["\"(Michael)\" can be said or left out"])
        #expect(try clue("(the) Nile").1.isEmpty)
        #expect(try clue("Twain (or Samuel Clemens)").0.accept == ["Samuel Clemens"])
    }

    @Test("Equal choices are refused or named, not thrown together")
    func equal() throws {
        let content = try read(
            """
            question,answer 1,answer 2,answer 3,answer 4,correct
            All the same?,x,X,x,x ,1
            Two the same?,x,y,y,z,2

            """, .csv)
        #expect(content.questions.map(\.choices) == [["x", "y", "z"]])
        #expect(content.problems.map(\.weight) == [.refused, .lost])
        #expect(content.problems.first?.problem == "all 4 choices are the same")
    }
}
