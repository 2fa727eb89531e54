import Foundation
import SpeechRecognition
import Testing

@testable import SpokenAnswers

@Suite("The grammars within the program", .timeLimit(.minutes(1)))
struct ShippedGrammarsTests {
    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "grammars")

    @Test("They are those of the folder; if not, run Scripts/embed-grammars")
    func areThoseOfTheFolder() throws {
        let files = try SpokenCommands.grammarFiles(in: Self.folder)
        #expect(
            files.map { $0.deletingPathExtension().lastPathComponent }
                == ShippedGrammars.texts.map(\.name))
        for (file, shipped) in zip(files, ShippedGrammars.texts) {
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(text == shipped.text, "\(shipped.name): run Scripts/embed-grammars")
        }
    }

    @Test("Each is about one thing", arguments: ShippedGrammars.texts.map(\.name))
    func kinds(name: String) throws {
        let kinds: [String: CommandKind] = [
            "commands": .command, "yes-no": .command, "choices": .choice, "wagers": .wager,
            "numbers": .number,
        ]
        let text = try #require(ShippedGrammars.texts.first { $0.name == name }?.text)
        #expect(try CommandFile(file: name, text: text).kind == kinds[name])
    }
}
