import Foundation
import SpeechRecognition
import Testing

@Suite("Shipped grammars", .timeLimit(.minutes(1)))
struct ShippedGrammarTests {
    static func grammar(_ name: String) throws -> CompiledGrammar {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let file = root.appendingPathComponent("grammars/\(name).gram")
        return try CompiledGrammar(
            Grammar(jsgf: String(decoding: Data(contentsOf: file), as: UTF8.self)))
    }

    @Test(
        "Sentences mean what their tag says",
        arguments: [
            ("commands", "what's the score", "command", "score"),
            ("commands", "say that again", "command", "repeat"),
            ("commands", "skip this one please", "command", "skip"),
            ("commands", "i need a hint", "command", "hint"),
            ("commands", "hold on", "command", "pause"),
            ("commands", "quit the game", "command", "quit"),
            ("choices", "answer b", "choice", "B"),
            ("choices", "the third one", "choice", "C"),
            ("choices", "i think d", "choice", "D"),
            ("yes-no", "definitely not", "answer", "no"),
            ("yes-no", "that's true", "answer", "yes"),
            ("wagers", "i'll bet two hundred and fifty points", "wager", "250"),
            ("wagers", "all in", "wager", "all"),
        ])
    func tags(name: String, sentence: String, tag: String, value: String) throws {
        let words = sentence.split(separator: " ").map(String.init)
        #expect(try Self.grammar(name).tags(saying: words)?[tag] == value)
    }

    @Test(
        "Numbers can be said",
        arguments: [
            "zero", "seven", "forty two", "one hundred and five", "nineteen sixty nine",
            "three hundred twelve thousand four hundred and one", "minus six", "twenty oh four",
        ])
    func numbers(sentence: String) throws {
        let words = sentence.split(separator: " ").map(String.init)
        #expect(try Self.grammar("numbers").tags(saying: words) != nil)
    }
}
