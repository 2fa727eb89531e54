import Foundation
import QuestionBank
import Testing
import TriviaGame

@testable import TriviaVoice

@Suite("A quiz on paper")
struct PaperTests {
    private func quiz(_ questions: [Question], title: String = "Quiz") -> PaperQuiz {
        let entries = questions.map { GameSetup.Entry(question: $0) }
        return PaperQuiz(
            PackHeader(title: title, language: "en-US", licence: "CC0", source: "Ada"),
            rounds: PaperRound.rounds(of: entries, size: nil, byCategory: false))
    }

    private func page(_ sheet: PaperSheet, _ questions: [Question]) -> String {
        sheet.page(of: quiz(questions)).source
    }

    private static let full = Question(
        id: "1", prompt: "Which German poet wrote Faust?", answer: "Johann Wolfgang von Goethe",
        accept: ["von Goethe the Elder"], promptOn: [.init(form: "Johann", ask: "Which Johann?")],
        reject: ["Schiller"], category: ["Books", "Poetry"], difficulty: .hard, points: 300,
        explanation: "He worked on it for sixty years.",
        media: [Media(file: "https://example.org/goethe.jpg")],
        pronunciations: ["goethe": ["G ER T AH"]], source: "A book", licence: "CC BY 4.0")

    @Test(
        "What players see gives no answer away", arguments: [PaperSheet.questions, .answerSheets])
    func secret(sheet: PaperSheet) {
        let text = page(sheet, [Self.full])
        for part in ["Goethe", "goethe", "Schiller", "Johann", "sixty", "A book", "example.org"] {
            #expect(!text.contains(part), "\(part)")
        }
    }

    @Test("The questions say what players may know")
    func told() {
        let text = page(.questions, [Self.full])
        for part in ["Which German poet wrote Faust?", "Books › Poetry", "300 points", "a picture"]
        {
            #expect(text.contains(part), "\(part)")
        }
    }

    @Test("Pictures are printed with their questions, and those of the answer are not")
    func pictures() throws {
        let dot = "data:image/svg+xml;base64,PHN2Zy8+"
        let question = Question(
            id: "a", prompt: "What is it?", answer: "a dot",
            media: [
                Media(file: dot, kind: .picture, alt: "A \"dot\""),
                Media(file: "missing.png", when: .answer),
            ])
        let rounds = PaperRound.rounds(
            of: [GameSetup.Entry(question: question)], size: nil, byCategory: false)
        let input = try PackInput(name: "p.json", bytes: [])
        let quiz = PaperQuiz(
            PackHeader(title: "Quiz"), rounds: rounds, media: PackMedia(input))
        let text = PaperSheet.questions.page(of: quiz).source
        #expect(text.contains("<img src=\"\(dot)\" alt=\"A &quot;dot&quot;\">"))
        #expect(text.ranges(of: "<img").count == 1)
        #expect(!text.contains("which the host has"))
    }

    @Test("The key has everything that a host needs")
    func key() {
        let text = page(.answerKey, [Self.full])
        for part in [
            "Which German poet wrote Faust?", "<bdi>Johann Wolfgang von Goethe</bdi>",
            "<b>Also accept:</b> <bdi>von Goethe the Elder</bdi>",
            "<b>Ask for more:</b> <bdi>Johann</bdi> (“<bdi>Which Johann?</bdi>”)",
            "<b>Do not accept:</b> <bdi>Schiller</bdi>", "He worked on it for sixty years.",
            "<b>Show or play with the question:</b> picture <bdi>https://example.org/goethe.jpg</bdi>",
            "A book",
            "CC BY 4.0", "<h2>Scores</h2>",
        ] {
            #expect(text.contains(part), "\(part)")
        }
    }

    private static let answers: [(Question, String)] = [
        (
            Question(
                id: "1", prompt: "?", answer: "Nile", choices: ["Amazon", "Nile", "Danube"]),
            "B <bdi>Nile</bdi>"
        ),
        (Question(id: "1", prompt: "?", answer: "True", choices: ["True", "False"]), ">True<"),
        (
            Question(id: "1", prompt: "?", answer: "206", tolerance: 5),
            "Up to 5 more or less also counts."
        ),
        (
            Question(id: "1", prompt: "?", answer: "7:05", tolerance: 10),
            "Up to 10 minutes earlier or later also counts."
        ),
        (
            Question(
                id: "1", prompt: "?", answer: "Mars", accept: ["Venus", "Earth"],
                tags: ["list", "name:2"]),
            "Any 2 of these: <bdi>Mars</bdi>; <bdi>Venus</bdi>; <bdi>Earth</bdi>"
        ),
        (
            Question(
                id: "1", prompt: "?",
                answer: "Herman <b><u>Melville</u></b> [accept <b><u>Moby</u></b> author]"),
            "<bdi>Herman <u>Melville</u></bdi>"
        ),
    ]

    @Test("The key shows the answer of each kind of question", arguments: answers)
    func official(question: Question, part: String) {
        let text = page(.answerKey, [question])
        #expect(text.contains(part), "\(text)")
    }

    private static let spaces: [(Question, PaperQuestion.Space)] = [
        (Question(id: "1", prompt: "?", answer: "Paris"), .lines(1)),
        (Question(id: "1", prompt: "?", answer: "B", choices: ["A", "B"]), .circle(["A", "B"])),
        (
            Question(id: "1", prompt: "?", answer: "False", choices: ["True", "False"]),
            .circle(["True", "False"])
        ),
        (
            Question(id: "1", prompt: "?", answer: "1", choices: (1...12).map { "\($0)" }),
            .lines(1)
        ),
        (
            Question(
                id: "1", prompt: "?", answer: "a", accept: ["b", "c"], tags: ["list", "name:2"]),
            .lines(2)
        ),
        (Question(id: "1", prompt: "?", answer: "a", accept: ["b"]), .lines(1)),
    ]

    @Test("Each kind of question has its space on the answer sheet", arguments: spaces)
    func space(question: Question, space: PaperQuestion.Space) {
        #expect(PaperQuestion(GameSetup.Entry(question: question)).space == space)
    }

    @Test("Choices have letters, and true or false needs none")
    func choices() {
        let text = page(
            .questions,
            [
                Question(id: "1", prompt: "Which?", answer: "Nile", choices: ["Amazon", "Nile"]),
                Question(id: "2", prompt: "Is it?", answer: "True", choices: ["True", "False"]),
            ])
        #expect(text.contains("<li><b>B</b> <bdi>Nile</bdi></li>"))
        #expect(text.contains("<bdi>True</bdi> or <bdi>False</bdi>?"))
        #expect(!text.contains("<b>A</b> <bdi>True</bdi>"))
    }

    @Test("A stranger's text is never markup", arguments: PaperSheet.allCases)
    func escaped(sheet: PaperSheet) {
        let text = "</style></bdi><script src=\"x\">alert('1')</script>&amp;\u{1B}[31m\u{0}"
        let hostile = Question(
            id: text, prompt: text, answer: text, accept: [text],
            promptOn: [.init(form: text, ask: text)], reject: [text], choices: [text, "b"],
            category: [text], tags: ["bonus", "bonus:\(text)", "part:1"], explanation: text,
            media: [Media(file: text, alt: text)], source: text, licence: text)
        let entry = GameSetup.Entry(question: hostile, cell: .init(category: text, value: 100))
        let header = PackHeader(title: text, language: text, licence: text, source: text)
        var round = Round.board
        round.title = text
        round.count = 1
        let rounds = PaperRound.rounds([round], of: [entry])
        let page = sheet.page(of: PaperQuiz(header, rounds: rounds)).source
        #expect(!page.contains("<script"))
        #expect(page.contains("&lt;script src=&quot;x&quot;&gt;alert(&#39;1&#39;)"))
        #expect(page.contains("&amp;amp;"))
        #expect(page.components(separatedBy: "</style>").count == 2)
        #expect(!page.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    }

    @Test("Nothing is loaded and nothing runs", arguments: PaperSheet.allCases)
    func alone(sheet: PaperSheet) {
        let text = page(sheet, [Self.full])
        #expect(text.contains("default-src 'none'"))
        for part in ["src=", "href=", "url(", "@import", "<script", "<link", "<img"] {
            #expect(!text.contains(part), "\(part)")
        }
    }

    @Test("Text from right to left is isolated, whatever its place")
    func direction() {
        let question = Question(
            id: "1", prompt: "מהי בירת צרפת?", answer: "פריז", choices: ["פריז", "רומא"],
            category: ["ערים"])
        let text = page(.questions, [question])
        #expect(text.contains("<p class=\"prompt\" dir=\"auto\">מהי בירת צרפת?</p>"))
        for word in ["פריז", "רומא", "ערים"] { #expect(text.contains("<bdi>\(word)</bdi>")) }
        #expect(page(.answerKey, [question]).contains("A <bdi>פריז</bdi>"))
    }

    // MARK: rounds

    private static let entries = [["A"], ["B"], ["A"], [], ["A"]].enumerated().map {
        GameSetup.Entry(
            question: Question(
                id: "\($0)", prompt: "\($0)?", answer: "that", category: $1))
    }

    private func shape(size: Int?, byCategory: Bool) -> [String] {
        PaperRound.rounds(of: Self.entries, size: size, byCategory: byCategory).map { round in
            "\(round.number) \(round.title ?? "–") "
                + round.questions.map(\.question.id).joined()
        }
    }

    @Test("A pack is divided by a number, by its categories, or by both")
    func divided() {
        #expect(shape(size: 3, byCategory: false) == ["1 – 012", "2 – 34"])
        #expect(shape(size: 10, byCategory: false) == ["1 – 01234"])
        #expect(shape(size: nil, byCategory: true) == ["1 A 024", "2 B 1", "3 Other questions 3"])
        #expect(
            shape(size: 2, byCategory: true)
                == ["1 A 02", "2 A 4", "3 B 1", "4 Other questions 3"])
    }

    @Test("A game's rounds keep their questions, and a wager has a box before the answer")
    func ofGame() {
        var (first, last) = (Round.lightning, Round.finale)
        (first.count, last.count) = (4, 1)
        let rounds = PaperRound.rounds([first, last], of: Self.entries)
        #expect(rounds.map(\.questions.count) == [4, 1])
        #expect(rounds[0].rule == "Answer as many questions as you can within 60 seconds.")
        #expect(rounds.map(\.hasWager) == [false, true])
        let sheets = PaperSheet.answerSheets.page(
            of: PaperQuiz(PackHeader(title: "Quiz"), rounds: rounds)
        ).source
        #expect(sheets.components(separatedBy: "Wager:").count == 2)
        #expect(sheets.components(separatedBy: "Team:").count == 3)
        #expect(sheets.components(separatedBy: "Points of this round").count == 3)
    }

    @Test("A place on a board is named with its value")
    func board() {
        let entry = GameSetup.Entry(
            question: Self.full, cell: .init(category: "Books", value: 200))
        #expect(PaperQuestion(entry).details(printed: []).first == "Books for 200")
    }

    @Test(
        "The usual folder has the letters of the title and leads nowhere else",
        arguments: [
            ("Film characters", "film-characters"), ("../../etc/passwd", "etc-passwd"),
            ("Äpfel & Birnen: 2", "äpfel-birnen-2"), ("…", "quiz"), ("", "quiz"),
            (String(repeating: "a", count: 300), String(repeating: "a", count: 60)),
        ])
    func folder(title: String, name: String) {
        #expect(PaperFolder.name(for: title) == name)
    }
}
