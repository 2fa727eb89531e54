import Testing

@testable import QuestionBank

@Suite("Quiz-bowl packets as text")
struct PacketTests {
    @Test(
        "Spelled sounds become phones",
        arguments: [
            ("GUR-tuh", "G ER T AH"), ("KOH-suh", "K OW S AH"), ("yo-HAHN", "Y OW HH AA N"),
            ("sam-yoo-EL", "S AE M Y UW EH L"), ("kye-ROH", "K AY R OW"),
            ("shoh-PAN", "SH OW P AE N"),
        ])
    func phones(spelling: String, expected: String) {
        #expect(RespelledWord.phones(spelling) == expected)
    }

    @Test("A guide of several words goes to as many words, and a remark is no guide")
    func guides() {
        var question = ForeignQuestion(at: SourcePosition(line: 1))
        let text = PronunciationGuide.take(
            from: "Johann Wolfgang (\"YO-hahn VULF-gahng\") (read slowly) wrote it [this author].",
            into: &question)
        #expect(text == "Johann Wolfgang (read slowly) wrote it [this author].")
        #expect(
            question.pronunciations == [
                "johann": ["Y OW HH AA N"], "wolfgang": ["V AH L F G AA NG"],
            ])
    }

    @Test("Questions without numbers are told apart by their answers")
    func unnumbered() throws {
        let text = """
            For 10 points, name this river of Cairo.
            ANSWER: the Nile River

            For 10 points, name this river of Rome.
            ANSWER: Tiber River

            """
        let (format, content) = try PackFile.collect(
            PackInput(name: "p.txt", bytes: Array(text.utf8)))
        #expect(format == .packet)
        #expect(content.questions.map(\.answer) == ["the Nile River", "Tiber River"])
    }

    @Test("A bonus right behind its tossup takes nothing from it")
    func bonusBehind() throws {
        let text = """
            1. Name this capital of Portugal.
            ANSWER: Lisbon [or Lisboa; prompt on
            Portugal]
            For 10 points each, name these:
            [10] A city with canals.
            ANSWER: Venice
            [10] A city of seven hills.
            ANSWER: Rome
            2. Name this poem about an albatross.
            ANSWER: The Rime of the
            Ancient Mariner
            [10] Name this capital of Norway.
            ANSWER: Oslo

            """
        let (format, content) = try PackFile.collect(
            PackInput(name: "p.txt", bytes: Array(text.utf8)))
        #expect(format == .packet)
        #expect(
            content.questions.map(\.prompt) == [
                "Name this capital of Portugal.",
                "For 10 points each, name these: A city with canals.",
                "For 10 points each, name these: A city of seven hills.",
                "Name this poem about an albatross.", "Name this capital of Norway.",
            ])
        #expect(
            content.questions.map(\.answer) == [
                "Lisbon [or Lisboa; prompt on Portugal]", "Venice", "Rome",
                "The Rime of the Ancient Mariner", "Oslo",
            ])
    }

    @Test("A list of Aiken's is not taken for a packet")
    func aiken() throws {
        let text = "1. Which?\nA. One\nB. Two\nANSWER: B\n"
        let (format, _) = try PackFile.collect(PackInput(name: "a.txt", bytes: Array(text.utf8)))
        #expect(format == .aiken)
    }
}
