import Testing

@testable import QuestionBank

@Suite("Columns and separators that the user names")
struct ChosenColumnsTests {
    private func read(_ text: String, _ options: PackFile.Options) throws -> PackCollector {
        try PackFile.collect(
            PackInput(name: "cards.txt", bytes: Array(text.utf8)), options
        ).content
    }

    @Test("Columns are taken as named, also of a table without titles")
    func columns() throws {
        let text = "1,Paris,Which city has the Louvre?,art museums\n"
        let content = try read(
            text, .init(format: .csv, columns: ["", "answer", "question", "tags"]))
        #expect(content.questions.map(\.prompt) == ["Which city has the Louvre?"])
        #expect(content.questions.map(\.answer) == ["Paris"])
        #expect(content.questions.map(\.tags) == [["art museums"]])
    }

    @Test("Columns of Anki's text and package are chosen too")
    func anki() throws {
        let text = "#separator:tab\n#html:true\nx\tSeine\tRiver of Paris?\n"
        let content = try read(text, .init(columns: ["-", "answer", "question"]))
        #expect(content.questions.map(\.answer) == ["Seine"])
        let package = try PackFile.collect(
            PackInput(path: Fixture.path("formats/notes21b.apkg")),
            .init(columns: ["answer", "question", "explanation"])
        ).content
        #expect(package.questions.map(\.answer) == ["Which metal is liquid?"])
        #expect(package.questions.map(\.prompt) == ["Mercury"])
    }

    @Test("A column that nobody knows is refused by its name")
    func unknown() {
        #expect(throws: PackError.self) {
            try read("a,b\n", .init(format: .csv, columns: ["question", "anwser?!"]))
        }
    }

    @Test(
        "Quizlet's cards are cut at the separators that were chosen",
        arguments: [
            (
                "Seine - Which river flows through Paris?;Tiber - Which one\nthrough Rome?", " - ",
                ";"
            ),
            (
                "Seine,Which river flows through Paris?\n\nTiber,Which one\nthrough Rome?\n\n", ",",
                "\n\n"
            ),
            (
                "Seine\tWhich river flows through Paris?||Tiber\tWhich one\r\nthrough Rome?", "\t",
                "||"
            ),
        ])
    func separators(text: String, card: String, row: String) throws {
        let content = try read(text, .init(separators: CardSeparators(card: card, row: row)))
        #expect(content.questions.map(\.answer) == ["Seine", "Tiber"])
        #expect(content.questions.last?.prompt == "Which one\nthrough Rome?")
        #expect(content.questions.first?.prompt == "Which river flows through Paris?")
    }

    @Test("Separators that cut nothing are refused")
    func empty() {
        for marks in [CardSeparators(card: "", row: "\n"), CardSeparators(card: "x", row: "x")] {
            #expect(throws: PackError.self) { try read("a\tb", .init(separators: marks)) }
        }
    }
}
