import Foundation
import Testing

/// Whoever catches an error of a library and shows its `localizedDescription` shows our sentence.
@Suite struct LocalizedErrorsTests {
    /// Rooms that others build on.
    private static let libraries = [
        "Phonetics", "Languages", "SpeechRecognition", "AnswerText", "CommandMatcher",
        "SpokenAnswers", "QuestionBank", "TriviaGame",
    ]

    @Test func everyPublicErrorIsLocalized() throws {
        let texts = try Self.libraries.flatMap { try SourceTree.swiftFiles(in: $0) }.map {
            try String(contentsOf: $0, encoding: .utf8)
        }
        let errors = texts.flatMap { text in
            text.matches(of: /public (?:enum|struct) (\w+): (?:Sendable, )?Error\b/).map {
                String($0.1)
            }
        }
        #expect(errors.count > 15)
        for error in errors {
            #expect(
                texts.contains { $0.contains("extension \(error): LocalizedError") },
                "\(error) shows no sentence of ours")
        }
    }
}
