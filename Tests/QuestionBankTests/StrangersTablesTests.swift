import Testing

@testable import QuestionBank

@Suite("Columns and cells of strangers' tables")
struct StrangersTablesTests {
    private func read(
        _ text: String, named name: String = "quiz.csv"
    ) throws -> PackCollector {
        try StrangersFile.read(text, named: name)
    }

    @Test(
        "Numbers of difficulty mean what the highest of them says",
        arguments: [
            ("1,2,3", "easy medium hard"), ("0,1,2", "easy medium hard"),
            ("1,3,5", "easy medium hard"), ("1,2,4", "easy medium hard"),
            ("1,5,10", "easy medium hard"), ("10,50,90", "easy medium hard"),
            ("1/3,2/3,3/3", "easy medium hard"), ("easy,normal,hard", "easy medium hard"),
        ])
    func difficulty(levels: String, expected: String) throws {
        var text = "question,answer,difficulty\n"
        for (number, level) in levels.split(separator: ",").enumerated() {
            text += "What is \(number)?,answer \(number),\(level)\n"
        }
        let content = try read(text)
        #expect(
            content.questions.map { $0.difficulty?.rawValue ?? "-" }
                == expected.split(separator: " ").map(String.init))
    }

    @Test(
        "A row of titles in a language we know is no question",
        arguments: [
            "Pytanie\tOdpowiedź", "Вопрос\tОтвет", "Soru\tCevap", "Otázka\tOdpověď",
            "Kérdés\tVálasz", "Fråga\tSvar", "Spørgsmål\tSvar", "質問\t答え", "问题\t答案",
            "Pertanyaan\tJawaban",
        ])
    func languages(row: String) throws {
        let content = try read("\(row)\nStolica Polski?\tWarszawa\n", named: "q.tsv")
        #expect(content.questions.map(\.answer) == ["Warszawa"])
    }

    @Test("A row of titles that nobody knows is seen from the rows below it")
    func unknownTitles() throws {
        let content = try read(
            "Galdera\tErantzuna\nZein da Frantziako hiriburua?\tParis\nZenbat kontinente?\tzazpi\nNon dago Bilbo?\tBizkaian\n",
            named: "q.tsv")
        #expect(content.questions.map(\.answer) == ["Paris", "zazpi", "Bizkaian"])
        #expect(content.hasProblem("was read as titles", .note))
    }

    @Test("One title that we know names the other side too")
    func halfKnown() throws {
        let content = try read("Answer,Bemerkung zur Stadt\nLima,Capital of Peru\n")
        #expect(content.questions.map(\.prompt) == ["Capital of Peru"])
        #expect(content.hasProblem("one of its titles is unknown", .note))
    }

    @Test("A hint asks where nothing else does")
    func hint() throws {
        let content = try read("Answer,Hint\nLima,Capital of Peru\nQuito,Capital of Ecuador\n")
        #expect(content.questions.map(\.prompt) == ["Capital of Peru", "Capital of Ecuador"])
        #expect(content.questions.map(\.answer) == ["Lima", "Quito"])
    }

    @Test("Whole numbers with a decimal point lose it where the whole column has it")
    func decimals() throws {
        let content = try read(
            "question,answer,points\nWhen did the Wall fall?,1989.0,10.0\nWhen did it rise?,1961.0,20.0\nWhich web?,Web 2.0,\n"
        )
        #expect(content.questions.map(\.answer) == ["1989", "1961", "Web 2.0"])
        let versions = try read("question,answer\nWhich version?,2.0\nAnd pi?,3.14\n")
        #expect(versions.questions.map(\.answer) == ["2.0", "3.14"])
    }

    @Test("A column that is passed over is named once, with its count")
    func passedOver() throws {
        let content = try read(
            "question,answer,Round,Presenter\nOne?,1,A,x\nTwo?,2,B,\nThree?,3,C,\n")
        #expect(content.problems.map(\.weight) == [.note])
        #expect(content.hasProblem("2 columns ignored: \"Round\" (3), \"Presenter\" (1)"))
        #expect(
            content.fields.map { $0.meaning ?? "-" } == [
                "the question", "the right answer", "-", "-",
            ])
        #expect(content.fields.map(\.count) == [3, 3, 3, 1])
    }

    @Test("Cells beyond the titles are named too")
    func beyond() throws {
        let content = try read("question,answer\nOne?,1,extra\nTwo?,2\n")
        #expect(content.questions.map(\.answer) == ["1", "2"])
        #expect(content.hasProblem("1 column ignored: \"column 3\" (1)", .note))
    }

    @Test("A card with a line break goes on, and its line is named")
    func lineBreak() throws {
        let content = try read(
            "Photosynthesis?\tHow plants\n- make food\nOsmosis?\tWater\n", named: "cards.txt")
        #expect(content.questions.count == 2)
        let card = try #require(content.questions.first)
        #expect([card.prompt, card.answer].contains("How plants - make food"))
        #expect(content.hasProblem("line 2 has no separator", .note))
    }

    @Test("A formula without its value refuses its row, and _x000D_ is a line break")
    func workbookCells() throws {
        #expect(SharedStrings.unescaped("one_x000D_\ntwo") == "one\ntwo")
        #expect(SharedStrings.unescaped("one_x000D_two") == "one\ntwo")
        #expect(SharedStrings.unescaped("a_x005F_x000D_b") == "a_x000D_b")
        #expect(SharedStrings.unescaped("my_xylophone_x") == "my_xylophone_x")
    }

    @Test(
        "What spreadsheets would run is guarded, and comes back",
        arguments: ["=cmd|x", "+1", "@SUM(A1)", "-2+3", "'=x", "-5", "it's", "'quoted'"])
    func formulas(text: String) throws {
        let pack = Pack(
            title: "T", questions: [Question(id: "1", prompt: "What?", answer: text)])
        let bytes = try PackFile.bytes(of: pack, as: .csv).bytes
        let written = String(decoding: bytes, as: UTF8.self)
        let isPlain = ["-5", "it's", "'quoted'"].contains(text)
        #expect(written.contains("'" + text) != isPlain)
        let back = try PackFile.collect(PackInput(name: "q.csv", bytes: bytes)).content
        #expect(back.questions.map(\.answer) == [text])
        let raw = try PackFile.bytes(of: pack, as: .csv, guardsFormulas: false).bytes
        #expect(!String(decoding: raw, as: UTF8.self).contains("'" + text))
    }

    @Test("A letter that is an answer stays one where no row counts by letters")
    func letterAnswer() throws {
        let content = try read(
            "question,option 1,option 2,answer\nWhich vitamin is in lemons?,,,C\nWhich city?,Lima,Quito,Lima\n"
        )
        #expect(content.questions.map(\.answer) == ["C", "Lima"])
    }

    @Test("Commas divide a cell of choices where nothing else does")
    func commaChoices() throws {
        let content = try read(
            "question,options,answer\nWhich metal?,\"iron, oak, pine\",iron\n")
        #expect(content.questions.first?.choices == ["iron", "oak", "pine"])
    }
}
