import Testing

@testable import SpeechRecognition

@Suite struct PhraseModelTests {
    @Test func aPhraseContinuesAsItWasGiven() {
        let model = PhraseModel([
            (["mike", "wazowski"], 1), (["mike", "tyson"], 3), (["go"], 1), ([], 5),
        ])
        #expect(model.words == ["mike", "wazowski", "tyson", "go"])
        let lines = model.arpa { $0 }.split(separator: "\n").map(String.init)
        #expect(lines.contains("ngram 1=6"))
        #expect(lines.contains("ngram 2=2"))
        #expect(!lines.contains { $0.hasPrefix("ngram 3") })
        #expect(lines.contains("-3.0000 go 0.0"))
        // "Tyson" follows "Mike" in three of four cases.
        #expect(lines.contains("-0.1707 mike tyson 0.0"))
        #expect(lines.contains("-0.6478 mike wazowski 0.0"))
        #expect(lines.last == "\\end\\")
    }

    @Test func weightsAreKeptWithinReason() {
        let lines = PhraseModel([(["a"], .infinity), (["b"], 0), (["c"], .nan), (["d"], -4)])
            .arpa { "x" + $0 }.split(separator: "\n").map(String.init)
        #expect(lines.contains("-0.1000 xa 0.0"))
        #expect(lines.contains("-6.0000 xb 0.0"))
        #expect(lines.contains("-6.0000 xd 0.0"))
        #expect(!lines.joined().contains("nan"))
    }

    @Test(arguments: [
        ("Mike Wazowski!", ["mike", "wazowski"]), ("  ", []),
        ("“O’Brien”, (1984)", ["o’brien", "1984"]),
        ("rock 'n' roll", ["rock", "n", "roll"]),
    ])
    func wordsOfAPhrase(text: String, words: [String]) {
        #expect(ContextualPhrase(text).words == words)
    }
}
