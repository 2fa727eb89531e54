import Testing

@testable import QuestionBank

@Suite("Texts and lists of strangers")
struct StrangersTextsTests {
    private func read(_ text: String, _ name: String = "quiz.txt") throws -> PackCollector {
        try StrangersFile.read(text, named: name)
    }

    @Test("Labels of other programs stay out of the answer")
    func labels() throws {
        let content = try read(
            """
            Category: Rivers
            Question: Which river runs through Vienna?
            Answer: the #Danube#

            Category: Rivers
            Question: Which river runs through Cologne and Basel?
            Answer: Rhine
            Regexp: (rhine|rhein)
            Tip: R____
            Level: 2

            Question: Which river is very long?
            Answer: Nile
            Regexp: ^n[iy]le$
            Level: 3

            """)
        #expect(content.questions.map(\.answer) == ["the Danube", "Rhine", "Nile"])
        #expect(content.questions[0].accept == ["Danube"])
        #expect(content.questions[1].accept == ["rhein"])
        #expect(content.questions.map(\.difficulty) == [nil, .medium, .hard])
        #expect(content.hasProblem("1 label ignored: \"Tip\" (1)", .note))
        #expect(content.hasProblem("cannot be converted", .lost))
    }

    @Test("Labels that nobody knows stay out of the answer and the category, and are reported")
    func unknownLabels() throws {
        let content = try read(
            """
            Q: What color is the sky?
            A: Blue
            Wrong: Red
            Foo: bar

            Category: Books
            Shelf: upper
            Q: Which film has a number
            and a colon?
            A: Mission: Impossible
            and more
            """)
        #expect(content.questions.map(\.answer) == ["Blue", "Mission: Impossible and more"])
        #expect(content.questions.map(\.category) == [[], ["Books"]])
        #expect(
            content.hasProblem(
                "3 labels ignored: \"Wrong\" (1), \"Foo\" (1), \"Shelf\" (1)", .note))
    }

    @Test("A gap inside a gap is asked by itself")
    func nestedCloze() throws {
        let content = try read(
            "#separator:tab\n#html:true\n{{c1::Canberra was founded in {{c2::1913}}}}.\t\n")
        #expect(content.questions.map(\.prompt) == ["Canberra was founded in _____."])
        #expect(content.questions.map(\.answer) == ["1913"])
        #expect(content.hasProblem("hides the whole text", .lost))
    }

    @Test(
        "Marks of gaps that are never closed cost no more than their length",
        arguments: ["{{c1::", "{{c1::a", "}}", "{{c1::a}}", "{{c1::{{c2::x}}"])
    func hostileCloze(mark: String) throws {
        var question = ForeignQuestion(at: SourcePosition(line: 1))
        question.prompt = String(repeating: mark, count: 20_000)
        ClozeText.ask(&question)
    }

    @Test(
        "Of an answer with or between two, each counts",
        arguments: [
            ("ostrich or penguin", ["ostrich", "penguin"]), ("Trick or Treat", []),
            ("Lyon, Nice or Lille", ["Lyon", "Nice", "Lille"]), ("Dead or Alive", []),
            ("Gold oder Silber", ["Gold", "Silber"]), ("Oregon", []),
            ("a very long answer of many words or another long answer of many words", []),
        ])
    func alternatives(answer: String, accept: [String]) throws {
        let content = try read(#"[{"question":"Name one.","answer":"\#(answer)"}]"#, "q.json")
        #expect(content.questions.map(\.answer) == [answer])
        #expect(content.questions.map(\.accept) == [accept])
        #expect(content.problems.isEmpty == accept.isEmpty)
    }

    @Test("Answers of TriviaQA are objects with aliases")
    func triviaQA() throws {
        let content = try read(
            #"{"Data":[{"Answer":{"Aliases":["Lake Superior","L. Superior"],"Value":"Lake Superior"},"Question":"Which lake?","QuestionId":"q1"}],"Domain":"Web"}"#,
            "q.json")
        #expect(content.questions.map(\.answer) == ["Lake Superior"])
        #expect(content.questions.first?.accept == ["L. Superior"])
    }

    @Test(
        "Of unknown JSON it is told what was looked for",
        arguments: [
            #"{"Data":[{"Frog":"x","Toad":"y"}]}"#, #"[{"a":1,"b":2}]"#,
            #"{"questions":[{"text_of_it":"x","said":"y"}]}"#, #"{"name":"x"}"#,
        ])
    func unknownJSON(text: String) {
        let told = StrangersFile.refusal(Array(text.utf8), named: "q.json")
        #expect(told?.contains("a question is an object with a key such as question") == true)
        #expect(told?.contains("remove") == false)
    }

    @Test("Numbers of difficulty in JSON mean what the highest says, and unknown fields are named")
    func jsonFields() throws {
        let content = try read(
            #"[{"question":"a?","answer":"b","difficulty":1,"mood":"x"},{"question":"c?","answer":"d","difficulty":3,"mood":"y"}]"#,
            "q.json")
        #expect(content.questions.map(\.difficulty) == [.easy, .hard])
        #expect(content.hasProblem("1 field ignored: \"mood\" (2)", .note))
    }

    @Test(
        "Files of other kinds are named for what they are",
        arguments: [
            ("{\\rtf1\\ansi Question}", "rich text (.rtf) cannot be read"),
            ("%PDF-1.7 x", "a PDF cannot be read"), ("SQLite format 3 x", "SQLite"),
        ])
    func named(text: String, words: String) {
        #expect(StrangersFile.refusal(Array(text.utf8))?.contains(words) == true)
    }

    /// "Москва" and more, in Windows-1251.
    private static let russian: [UInt8] =
        Array("question,answer\n".utf8)
        + [
            0xCA, 0xE0, 0xEA, 0xE0, 0xFF, 0x20, 0xF1, 0xF2, 0xEE, 0xEB, 0xE8, 0xF6, 0xE0, 0x3F,
            0x2C,
        ]
        + [0xCC, 0xEE, 0xF1, 0xEA, 0xE2, 0xE0, 0x0A]

    @Test("An encoding that cannot be seen is asked for, and read when it is named")
    func encodings() throws {
        let text = Self.russian + Self.russian.dropFirst(16) + Self.russian.dropFirst(16)
        #expect(StrangersFile.refusal(text)?.contains("--encoding") == true)
        let input = try PackInput(
            name: "q.csv", bytes: Self.russian, encoding: TextEncoding(name: "windows-1251"))
        let content = try PackFile.collect(input).content
        #expect(content.questions.map(\.prompt) == ["Какая столица?"])
        #expect(content.questions.map(\.answer) == ["Москва"])
    }

    @Test(
        "Encodings are converted piece by piece",
        arguments: [
            ("shift-jis", [0x93, 0xFA, 0x96, 0x7B], "日本"),
            ("macroman", [0x8E, 0x8F], "éè"), ("koi8-r", [0xED, 0xCF], "Мо"),
            ("iso-8859-2", [0xB1], "ą"),
        ] as [(String, [UInt8], String)])
    func pieces(name: String, bytes: [UInt8], expected: String) throws {
        let encoding = try #require(TextEncoding(name: name))
        var transcoder = Transcoder(encoding)
        var result: [UInt8] = []
        for byte in bytes { result += transcoder.utf8([byte]) }
        result += transcoder.finish()
        #expect(String(decoding: result, as: UTF8.self) == expected)
    }

    @Test("Half a character at the end is shown as damaged")
    func half() throws {
        var transcoder = Transcoder(try #require(TextEncoding(name: "shift-jis")))
        let bytes = transcoder.utf8([0x93]) + transcoder.finish()
        #expect(String(decoding: bytes, as: UTF8.self) == "\u{FFFD}")
        #expect(TextEncoding(name: "klingon") == nil)
    }

    @Test("A repeated id is named beside other faults")
    func repeatedID() throws {
        let content = try read(
            #"{"format":"trivia-voice-pack","version":1,"title":"T","questions":[{"id":"a","question":"x?","answer":"y"},{"id":"a","question":"z?"},{"id":"b","question":"z?"},{"id":"b","question":"z?","answer":"q"}]}"#,
            "q.json")
        #expect(content.problems.count { $0.problem.contains("is already taken") } == 2)
        #expect(content.problems.count { $0.problem.contains("answer") } == 2)
    }
}
