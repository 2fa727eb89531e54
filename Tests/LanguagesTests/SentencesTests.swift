import Testing

@testable import Languages

@Suite("What screens say", .timeLimit(.minutes(30)))
struct SentencesTests {
    private static let known: Set = [
        "{} has the floor.", ", {} of {} right", "The end", "Paused.",
    ]

    private static func read(_ text: String) throws -> Sentences {
        try Sentences(text, file: "sentences.txt", known: known)
    }

    @Test("English says what stands in the program, with what is put in")
    func english() {
        let say = Sentences()
        #expect(say("   \("Ada") has the floor.") == "   Ada has the floor.")
        #expect(say(", \(2) of \(3) right") == ", 2 of 3 right")
        #expect(say("\("{}")\(1)") == "{}1")
        #expect(say("") == "")
    }

    @Test("Another language says its own, with the blanks and in an order of its own")
    func other() throws {
        let say = try Self.read(
            """
            {} has the floor. = lo ludo es di {}
            , {} of {} right = , di {2} sei {1}
            The end = Fino = fino
            """)
        #expect(say("   \("Ada") has the floor.") == "   lo ludo es di Ada")
        #expect(say(", \(2) of \(3) right") == ", di 3 sei 2")
        #expect(say(" The end") == " Fino = fino")
        #expect(say("   Paused. ") == "   Paused. ", "what nobody translated is English")
        #expect(say("\("{1}") has the floor.") == "lo ludo es di {1}", "a name is no sentence")
    }

    @Test("What is translated can be handed on, and read again")
    func handedOn() throws {
        let say = try Self.read(
            """
            , {} of {} right = , di {2} sei {1}
            The end = Fino
            """)
        #expect(say.translated == [", {} of {} right": ", di {2} sei {1}", "The end": "Fino"])
        #expect(Sentences().translated.isEmpty)
    }
}
