import Phonetics
import SpeechRecognition
import Testing

@testable import TerminalIO
@testable import TriviaVoice

@Suite struct VocabularyFileTests {
    @Test func everyKindOfLineIsRead() throws {
        let vocabulary = try VocabularyFile.parse(
            """
            # chess
            phrase Mike Wazowski = 10
            phrase Minas Tirith

            class piece = pawn, white rook
            template play {piece} = 4
            say Wazowski = W AH Z AW S K IY
            say wazowski = /w@zaUski/
            """, name: "chess")
        #expect(
            try vocabulary.expandedPhrases() == [
                ContextualPhrase("Mike Wazowski", weight: 10), ContextualPhrase("Minas Tirith"),
                ContextualPhrase("play pawn", weight: 2),
                ContextualPhrase("play white rook", weight: 2),
            ])
        #expect(
            vocabulary.pronunciations["wazowski"]?.map(\.description) == [
                "W AH Z AW S K IY", "W AH Z AW S K IY",
            ])
    }

    @Test(arguments: [
        ("phrase", "write phrase"), ("\nphrase x = lots", "v:2"), ("song x = y", "class NAME"),
        ("say x = QQ", "not ARPAbet"), ("say x = /wé/", "not X-SAMPA"), ("say x", "say WORD"),
        ("template play {piece}", "piece"),
    ])
    func whatIsNotUnderstoodIsNamed(text: String, says: String) {
        let failure = #expect(throws: CommandFailure.self) {
            try VocabularyFile.parse(text, name: "v")
        }
        #expect(failure?.status == .refusedInput)
        #expect(failure?.message.contains(says) == true)
    }
}
