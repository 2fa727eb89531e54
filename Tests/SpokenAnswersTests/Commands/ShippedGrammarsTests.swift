import Languages
import SpeechRecognition
import Testing

@testable import SpokenAnswers

@Suite("The grammars within the program", .timeLimit(.minutes(30)))
struct ShippedGrammarsTests {
    @Test("Each is about one thing", arguments: Language.english.grammars.map(\.file))
    func kinds(file: String) throws {
        let kinds: [String: CommandKind] = [
            "commands.gram": .command, "yes-no.gram": .command, "choices.gram": .choice,
            "wagers.gram": .wager, "numbers.gram": .number,
        ]
        let text = try #require(Language.english.grammars.first { $0.file == file }?.text)
        #expect(try CommandFile(file: file, text: text).kind == kinds[file])
    }
}
