import Testing

@testable import QuestionBank

@Suite("What tables and lists look like elsewhere")
struct TableHabitsTests {
    private func read(_ text: String, _ format: PackFormat? = nil) throws -> PackCollector {
        try PackFile.collect(
            PackInput(name: "quiz.txt", bytes: Array(text.utf8)), .init(format: format)
        ).content
    }

    @Test(
        "A row of titles is no question",
        arguments: [
            "Question;Réponse;Catégorie;Difficulté", "Pergunta;Resposta;Categoria;Dificuldade",
            "Pregunta;Respuesta correcta;Categoría;Dificultad",
            "Domanda;Risposta;Categoria;Difficoltà",
            "Vraag;Antwoord;Categorie;Moeilijkheid",
            "Frage;Richtige Antwort;Kategorie;Schwierigkeit",
        ])
    func titles(row: String) throws {
        let content = try read(row + "\nEin Satz?;ein Wort;Thema;easy\n")
        #expect(content.questions.map(\.prompt) == ["Ein Satz?"])
        #expect(content.questions.first?.answer == "ein Wort")
        #expect(content.questions.first?.category == ["Thema"])
        #expect(content.questions.first?.difficulty == .easy)
    }

    @Test(
        "Numbered choices are found in every language",
        arguments: [
            "Question,Réponse 1,Réponse 2,Bonne réponse",
            "Pergunta,Opção 1,Opção 2,Resposta correta",
            "Pregunta,Opción A,Opción B,Correcta", "Domanda,Risposta 1,Risposta 2,Corretta",
            "Vraag,Antwoord 1,Antwoord 2,Juist",
        ])
    func choices(row: String) throws {
        let content = try read(row + "\nWhich?,yes,no,2\n")
        #expect(content.questions.first?.answer == "no")
        #expect(content.questions.first?.choices == ["yes", "no"])
    }

    @Test("Rows of a template that nobody filled in are one note")
    func template() throws {
        var text = ",Question,Answer 1,Answer 2,Time limit,Correct\n1,Which?,a,b,20,1\n"
        for number in 2...81 { text += "\(number),,,,20,\n" }
        text += "82,,a,b,20,1\n"
        let content = try read(text, .csv)
        #expect(content.questions.count == 1)
        #expect(content.problems.map(\.weight) == [.refused, .note])
        #expect(content.problems.last?.problem.hasPrefix("80 rows without") == true)
        #expect(content.problems.last?.position?.line == 3)
    }

    @Test("Aiken's choices need no space, and initials are no choice")
    func aiken() throws {
        let content = try read(
            "Which happened in\nA.D. 79?\nA)Vesuvius\nB)Troy\nC.Rome\nANSWER: A\n", .aiken)
        #expect(content.questions.first?.prompt == "Which happened in A.D. 79?")
        #expect(content.questions.first?.choices == ["Vesuvius", "Troy", "Rome"])
    }

    @Test("Moodle's grade of 1 is no number of points")
    func grade() throws {
        func question(_ grade: String) -> String {
            """
            <question type="shortanswer"><questiontext><text>Q \(grade)?</text></questiontext>
            <defaultgrade>\(grade)</defaultgrade>
            <answer fraction="100"><text>a</text></answer></question>
            """
        }
        let content = try read(
            "<quiz>" + question("1.0000000") + question("2.0") + question("0") + "</quiz>", .moodle)
        #expect(content.questions.map(\.points) == [nil, 2, nil])
    }

    @Test("A title that cannot be carried is announced", arguments: [PackFormat.gift, .openTDB])
    func lostTitle(format: PackFormat) throws {
        let pack = Pack(title: "T", questions: [Question(id: "1", prompt: "a?", answer: "b")])
        let lost = try PackFile.bytes(of: pack, as: format).lost
        #expect(lost.contains { $0.problem.contains("title") && $0.weight == .lost })
    }

    @Test("The first row of titles tells what stands between cells, not words in a later cell")
    func delimiterOfFirstTitles() throws {
        let table =
            "question\tanswer\nWhat is it?\tNothing\na, Question, Answer, b, c?\td, e, f, g\n"
        let input = try PackInput(name: "found-by-fuzzing.tsv", bytes: Array(table.utf8))
        let (_, content) = try PackFile.collect(input)
        #expect(content.questions.map(\.answer) == ["Nothing", "d, e, f, g"])
    }

    private static let misspelt = [
        "Question,Option 1,Option 2,Correct\nPeru?,Lima,Quito,Limaa\n",
        "Question,Answer 1,Answer 2,Correct answer\nCuba?,Lima,Havana,2\nPeru?,Lima,Quito,Limaa\n",
        "question,choices,answer\nCuba?,Lima | Havana,Havana\nPeru?,Lima | Quito,Limaa\n",
    ]

    @Test(
        "A right answer that is not among the choices is refused in its cell", arguments: misspelt)
    func notAmongChoices(table: String) throws {
        let content = try read(table)
        #expect(content.questions.allSatisfy { $0.prompt == "Cuba?" && $0.answer == "Havana" })
        let refused = try #require(content.problems.first)
        #expect(content.problems.count == 1 && refused.weight == .refused)
        #expect(refused.problem == "the right answer \"Limaa\" is not among the choices")
        #expect(refused.position?.line == table.split(separator: "\n").count)
        #expect((refused.position?.column ?? 0) > 1)
    }

    @Test("Where no right answer is among the choices they are the wrong ones, and it is said once")
    func apart() throws {
        let content = try read(
            "Question,Answer,Option 1,Option 2\nPeru?,Lima,Quito,La Paz\nCuba?,Havana,Lima,Quito\n")
        #expect(content.questions.map(\.choices.count) == [3, 3])
        #expect(content.questions.map(\.answer) == ["Lima", "Havana"])
        #expect(content.problems.map(\.weight) == [.note])
        #expect(content.problems.first?.problem.contains("all 2 from \"Lima\" on") == true)
    }

    @Test("A list of choices in one cell is counted too", arguments: ["2", "b", "quito", "Quito"])
    func listed(right: String) throws {
        let content = try read("question,choices,correct\nEcuador?,Lima | Quito,\(right)\n")
        #expect(content.questions.first?.choices == ["Lima", "Quito"])
        #expect(content.questions.first?.correctChoice == 1)
        #expect(content.problems == [])
    }

    @Test(
        "Points are a whole number that costs nobody anything, or they are named",
        arguments: [
            ("10", 10), ("$1,000", 1000), ("5 pts", 5), ("2.0", 2), ("0", 0), ("-3", nil),
            ("\u{2212}3", nil), ("2.5", nil), ("2,5", nil), ("ten", nil), ("1000001", nil),
        ])
    func points(text: String, points: Int?) throws {
        let table = try read("question\tanswer\tpoints\nWhich?\tthat\t\(text)\n")
        let list = try read(#"[{"question": "Which?", "answer": "that", "points": "\#(text)"}]"#)
        for content in [table, list] {
            #expect(content.questions.map(\.points) == [points])
            #expect(content.problems.map(\.weight) == (points == nil ? [.lost] : []))
            #expect(points != nil || content.problems.first?.position != nil)
        }
    }

    @Test(
        "Time limits have units, and minutes with seconds",
        arguments: [("20 sec", 20), ("1:30", 90), ("0:00:45", 45), ("2,5", 2.5)])
    func timeLimit(text: String, seconds: Double) throws {
        let content = try read("question\tanswer\ttime limit\nWhich?\tthat\t\(text)\n")
        #expect(content.questions.first?.timeLimit == seconds)
    }

    private static let marked = [
        ("Who wrote <i>Hamlet</i>?", "Who wrote Hamlet?"),
        ("<p>Who wrote <em>it</em>?</p>", "Who wrote it?"),
        ("Which is it,<br>this or that?", "Which is it, this or that?"),
        ("If a < b and c > d, what is a?", "If a < b and c > d, what is a?"),
        ("Is x<y or x>y?", "Is x<y or x>y?"), ("Is &lt;i&gt; a tag?", "Is <i> a tag?"),
    ]

    @Test(
        "Tags are left out of tables, lists and GIFT alike; a sign between numbers is none",
        arguments: marked)
    func tags(text: String, words: String) throws {
        let table = try read("question\tanswer\n\(text)\t<i>That</i> one\n")
        let gift = try read("::a::\(text) {=<i>That</i> one}")
        let list = try read(#"[{"question": "\#(text)", "answer": "<i>That</i> one"}]"#)
        for content in [table, gift, list] {
            #expect(content.questions.map(\.prompt) == [words])
            #expect(content.questions.map(\.answer) == ["That one"])
        }
    }

    @Test(
        "What looks like HTML in a pack of ours comes back",
        arguments: [PackFormat.csv, .tsv, .gift])
    func ownTags(format: PackFormat) throws {
        let question = Question(
            id: "1", prompt: "What does </i> end &amp; mean?\nSay it.",
            answer: "<b><u>Slant</u></b>ed text [accept <b><u>italics</u></b>]")
        let pack = Pack(title: "T", questions: [question])
        let bytes = try PackFile.bytes(of: pack, as: format).bytes
        let back = try PackFile.collect(
            PackInput(name: "T", bytes: bytes), .init(format: format)
        ).content.questions
        #expect(back.map(\.prompt) == [question.prompt])
        #expect(back.map(\.answer) == [question.answer])
    }

    @Test("Q and A are titles", arguments: ["Q;A", "Question,A", "q\tanswer"])
    func shortTitles(row: String) throws {
        let mark = String(row.first { ";,\t".contains($0) } ?? ",")
        let content = try read("\(row)\nWhich?\(mark)that one\n")
        #expect(content.questions.map(\.prompt) == ["Which?"])
        #expect(content.questions.map(\.answer) == ["that one"])
    }

    @Test("Answers of which none is called right are refused with both ways out")
    func noneRight() throws {
        let content = try read("Question,Answer 1,Answer 2\nWhich?,this,that\n")
        #expect(content.problems.map(\.weight) == [.refused])
        #expect(content.problems.first?.hint.contains("correct") == true)
        #expect(content.problems.first?.hint.contains("accept") == true)
    }
}
