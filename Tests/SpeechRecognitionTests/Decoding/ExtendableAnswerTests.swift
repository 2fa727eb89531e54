import Languages
import Testing

@testable import SpeechRecognition

@Suite("What others begin with", .timeLimit(.minutes(30)))
struct ExtendableAnswerTests {
    @Test(
        "An answer that others begin with, by their words or their sounds, may not be over yet",
        arguments: [
            ("six", true), ("sixty", true), ("sixty four", false), ("tree", true),
            ("treasure", false),
            ("i think six", true),
        ])
    func beginning(sentence: String, isExtendable: Bool) throws {
        let model = try Engine.model.get()
        var look = try SecondLook.open(
            model, pronouncing: Engine.pronouncing.get(),
            durations: Calibration.forModel(model).durations,
            decoys: Language.english.decoys[.frequent])
        let phrases = ["six", "sixty", "sixty four", "tree", "trees", "treasure"]
        try look.use(
            CompiledGrammar(
                Grammar.phrases(
                    phrases.map {
                        .init(id: "answer", words: $0.split(separator: " ").map(String.init))
                    },
                    before: [.init([["i", "think"]], share: 0.05)])))
        let words = sentence.split(separator: " ").map(String.init)
        #expect(look.isExtendable(words) == isExtendable)
    }

    @Test("Who has said what costs something may take it back, and is waited for")
    func unhurried() throws {
        var grammar = Grammar.phrases([
            .init(id: "right", words: ["mars"]), .init(id: "wrong", words: ["saturn"]),
        ])
        grammar.unhurriedTags = [.init(name: Grammar.phraseTag, value: "wrong")]
        let compiled = try CompiledGrammar(grammar)
        #expect(!compiled.isUnhurried(["mars"]))
        #expect(compiled.isUnhurried(["saturn"]))
        #expect(compiled.progress(of: ["saturn"])?.canContinue == false)
    }
}
