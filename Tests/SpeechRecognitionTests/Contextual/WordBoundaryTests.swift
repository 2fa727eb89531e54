import Foundation
import SpeechRecognition
import Testing
import Transcript

/// Where the recognizer puts words against where a synthesizer put them. With MEASURE_BOUNDARIES set
/// it prints the figures of docs/benchmarks.md over all voices; otherwise it checks two of them.
@Suite("Word times against speech of known times", .timeLimit(.minutes(10)))
struct WordBoundaryTests {
    static let sentences = [
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

    @Test("Boundaries are within 20 ms on average")
    func boundaries() throws {
        let isMeasuring = ProcessInfo.processInfo.environment["MEASURE_BOUNDARIES"] != nil
        let voices: [SpeechSynthesizer.Voice] =
            isMeasuring ? [.slt, .rms, .awb, .kal] : [.slt, .rms]
        var starts: [Double] = []
        var ends: [Double] = []
        var wrong = 0
        for voice in voices {
            var voiceStarts: [Double] = []
            var voiceEnds: [Double] = []
            for sentence in isMeasuring ? Self.sentences : Array(Self.sentences.prefix(6)) {
                let speech = try SpeechSynthesizer(voice: voice).speech(for: sentence)
                let words = sentence.split(separator: " ").map(String.init)
                let grammar = Grammar.phrases([.init(id: "sentence", words: words)])
                var transcriber = try Engine.transcriber(grammar)
                let heard = try transcriber.recognize(speech.samples).best.segments
                guard heard.map(\.text) == speech.words.map(\.text) else {
                    wrong += 1
                    continue
                }
                for (word, known) in zip(heard, speech.words) {
                    voiceStarts.append(word.range.start.seconds - known.range.start.seconds)
                    voiceEnds.append(word.range.end.seconds - known.range.end.seconds)
                }
            }
            if isMeasuring { report(voice.rawValue, voiceStarts, voiceEnds) }
            starts += voiceStarts
            ends += voiceEnds
        }
        if isMeasuring {
            report("all", starts, ends)
            print("\(wrong) sentences not heard")
        }
        let errors = (starts + ends).map(abs)
        #expect(wrong == 0)
        #expect(starts.count >= (isMeasuring ? 300 : 80))
        #expect(errors.reduce(0, +) / Double(errors.count) <= 0.02)
    }

    private func report(_ label: String, _ starts: [Double], _ ends: [Double]) {
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
