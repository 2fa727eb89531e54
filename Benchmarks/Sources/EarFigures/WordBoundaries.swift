import ArgumentParser
import Foundation
import SpeechRecognition

struct WordBoundaries: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "boundaries",
        abstract: "Where the recognizer puts words, against where a synthesizer put them.")

    private static let sentences = [
        "the quick brown fox jumped over the lazy dog", "seven planets turn around the distant sun",
        "my answer is the great wall of china", "she sells fresh bread every monday morning",
        "we walked along the river until sunset", "please repeat the second question once more",
        "the capital of peru lies near the ocean", "nobody knows where the old king is buried",
        "a small wooden boat crossed the quiet lake", "his brother plays chess better than anyone",
        "thirteen birds sat on the garden fence", "do you think the museum opens at nine",
        "mercury is the planet closest to the sun", "they found gold coins under the stone floor",
        "the painter lived in a house by the sea", "winter comes early to the northern islands",
        "give me the third answer from the list", "an elephant never forgets a friendly face",
        "the longest river in africa is the nile", "every student wrote a letter to the mayor",
    ]

    func run() throws {
        let installed = try InstalledModel()
        var all = Errors()
        var wrong = 0
        for voice in [SpeechSynthesizer.Voice.slt, .rms, .awb, .kal] {
            var errors = Errors()
            for sentence in Self.sentences {
                let speech = try SpeechSynthesizer(voice: voice).speech(for: sentence)
                let words = sentence.split(separator: " ").map(String.init)
                let grammar = Grammar.phrases([.init(id: "sentence", words: words)])
                var transcriber = try AnswerTranscriber(
                    model: installed.model, grammar: CompiledGrammar(grammar),
                    pronouncing: installed.pronouncing)
                let heard = try transcriber.recognize(speech.samples).best.segments
                guard heard.map(\.text) == speech.words.map(\.text) else {
                    wrong += 1
                    continue
                }
                for (word, known) in zip(heard, speech.words) {
                    errors.starts.append(word.range.start.seconds - known.range.start.seconds)
                    errors.ends.append(word.range.end.seconds - known.range.end.seconds)
                }
            }
            errors.report(voice.rawValue)
            all.starts += errors.starts
            all.ends += errors.ends
        }
        all.report("all")
        print("\(wrong) sentences not heard")
    }
}

/// The seconds by which each word boundary is late.
private struct Errors {
    var starts: [Double] = []
    var ends: [Double] = []

    func report(_ label: String) {
        func figures(_ errors: [Double]) -> String {
            let count = Double(max(1, errors.count))
            let mean = errors.reduce(0, +) / count * 1_000
            let absolute = errors.map(abs).reduce(0, +) / count * 1_000
            let within = Double(errors.count { abs($0) <= 0.02 }) / count * 100
            return String(
                format: "bias %+.1f ms, mean absolute error %.1f ms, within 20 ms %.0f %%", mean,
                absolute, within)
        }
        print("\(label): \(starts.count) words; starts \(figures(starts)); ends \(figures(ends))")
    }
}
