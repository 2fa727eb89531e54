import CommandMatcher
import Foundation
import Phonetics
import SpeechRecognition
import SpokenAnswers
import Testing
import Transcript

/// The words that a game shows while somebody speaks are what was said, not what the question's ear expects.
@Suite("Words shown during speech", .timeLimit(.minutes(30)))
struct ShownSpeechTests {
    /// Open questions, and something else that was said to them.
    private static let said: [(answer: String, says: String)] = [
        ("Paris", "melbourne"), ("Ankara", "istanbul"), ("Bach", "chopin"),
        ("Jupiter", "saturn"), ("Titanium", "aluminum"), ("Vermeer", "the restaurant"),
        ("Canberra", "can you hear me"), ("Darwin", "columbus"), ("Tigris", "I am not sure"),
        ("Morocco", "pass the pepper please"), ("Nitrogen", "oxygen"), ("Seven", "eleven"),
    ]

    @Test("Unrelated speech shows nothing of the answer, and shows what was said")
    func unrelated() throws {
        let model = try ModelLocator().model(locale: "en-US")
        let pronouncing = PronunciationService(
            dictionary: try PronunciationDictionary(path: model.dictionary.path))
        var options = ClipListener.Options()
        options.showsWords = true
        var ear = try ClipListener(
            model: model, pronouncing: pronouncing,
            grammar: CompiledGrammar(.phrases(["anything"])), options: options)
        var shownExactly = 0
        for (answer, says) in Self.said {
            let round = try AnswerRound(judge: AnswerJudge(AnswerLine(answer: answer)))
            let clip = try SpeechSynthesizer(voice: .slt).speech(for: says).samples
            let heard = try ear.hear(
                ClipListener.stream(of: clip),
                listeningFor: CompiledGrammar(round.grammar(for: .answer(choices: []))))
            let shown = heard.flatMap(\.shown)
            #expect(!shown.contains { $0.contains(answer.lowercased()) }, "\(answer): \(shown)")
            if shown.contains(says.lowercased()) { shownExactly += 1 }
        }
        #expect(shownExactly >= 9)
    }
}
