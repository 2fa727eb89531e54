import Foundation
import SpeechRecognition
import Testing
import Transcript

/// Compares the times of words in the recognizer and in a synthesizer.
@Suite("Word times against speech of known times", .timeLimit(.minutes(30)))
struct WordBoundaryTests {
    private static let sentences = [
        "the quick brown fox jumped over the lazy dog", "seven planets turn around the distant sun",
        "my answer is the great wall of china", "she sells fresh bread every monday morning",
        "we walked along the river until sunset", "please repeat the second question once more",
    ]

    @Test("Boundaries are within 20 ms on average")
    func boundaries() throws {
        var errors: [Double] = []
        for voice in [SpeechSynthesizer.Voice.slt, .rms] {
            for sentence in Self.sentences {
                let speech = try SpeechSynthesizer(voice: voice).speech(for: sentence)
                let words = sentence.split(separator: " ").map(String.init)
                let grammar = Grammar.phrases([.init(id: "sentence", words: words)])
                var transcriber = try Engine.transcriber(grammar)
                let heard = try transcriber.recognize(speech.samples).best.segments
                try #require(heard.map(\.text) == speech.words.map(\.text))
                for (word, known) in zip(heard, speech.words) {
                    errors.append(abs(word.range.start.seconds - known.range.start.seconds))
                    errors.append(abs(word.range.end.seconds - known.range.end.seconds))
                }
            }
        }
        #expect(errors.reduce(0, +) / Double(errors.count) <= 0.02)
    }
}
