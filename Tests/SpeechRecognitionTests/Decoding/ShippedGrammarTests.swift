import Foundation
import SpeechRecognition
import Testing

@Suite("Shipped grammars", .timeLimit(.minutes(30)))
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
            ("commands", "skip this one", "command", "skip"),
            ("commands", "i need a hint", "command", "hint"),
            ("commands", "hold on", "command", "pause"),
            ("commands", "quit the game", "command", "quit"),
            ("commands", "i don't know", "command", "giveup"),
            ("commands", "what can i say", "command", "help"),
            ("choices", "answer b", "choice", "B"),
            ("choices", "the third one", "choice", "C"),
            ("choices", "d for delta", "choice", "D"),
            ("choices", "a.", "choice", "A"),
            ("choices", "letter h", "choice", "H"),
            ("yes-no", "definitely not", "command", "no"),
            ("yes-no", "that's right", "command", "yes"),
            ("wagers", "i'll bet half of it", "wager", "half"),
            ("wagers", "all in", "wager", "all"),
        ])
    func tags(name: String, sentence: String, tag: String, value: String) throws {
        let words = sentence.split(separator: " ").map(String.init)
        #expect(try Self.grammar(name).tags(saying: words)?[tag] == value)
    }

    /// The command names that the game knows. The tests of spoken commands check their meanings.
    private static let names: [String: Set<String>] = [
        "command": [
            "repeat", "skip", "hint", "score", "pause", "resume", "quit", "buzz", "giveup",
            "challenge", "help", "yes", "no",
        ],
        "choice": ["A", "B", "C", "D", "E", "F", "G", "H"],
    ]

    @Test("Tags are the names that the game knows, and all of them")
    func names() throws {
        var found: [String: Set<String>] = [:]
        for name in ["commands", "choices", "yes-no", "wagers", "numbers"] {
            for rule in try Self.grammar(name).grammar.rules.values {
                for tag in Self.tags(of: rule) {
                    found[tag.name, default: []].insert(tag.value)
                }
            }
        }
        let said = found.removeValue(forKey: "wager")
        let wagers = try #require(said)
        #expect(wagers.subtracting(["all", "half", "nothing"]).allSatisfy { Int($0) != nil })
        #expect(found == Self.names)
    }

    private static func tags(of rule: GrammarExpression) -> [GrammarExpression.Tag] {
        switch rule {
        case .word, .rule: []
        case .sequence(let parts): parts.flatMap(tags)
        case .alternatives(let parts): parts.flatMap { tags(of: $0.expression) }
        case .optional(let part), .repeated(let part, _): tags(of: part)
        case .tagged(let part, let tag): tags(of: part) + [tag]
        }
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
