import Foundation
import Phonetics
import Testing

@testable import SpeechRecognition

/// Measures guesses against a list of words with known pronunciations (a word, a tab, its
/// pronunciations separated by bars). A command rather than a test: it runs when PRONUNCIATION_WORDS
/// names the list and PRONUNCIATION_DICTIONARY the dictionary, and prints its figures.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["PRONUNCIATION_WORDS"] != nil))
struct PronunciationErrorRateTests {
    @Test func guessesAgainstAListOfKnownWords() throws {
        let environment = ProcessInfo.processInfo.environment
        let dictionary = try PronunciationDictionary(
            path: try #require(environment["PRONUNCIATION_DICTIONARY"]))
        let list = try String(
            contentsOfFile: try #require(environment["PRONUNCIATION_WORDS"]), encoding: .utf8)
        let service = PronunciationService(
            dictionary: dictionary,
            secondOpinion: environment["PRONUNCIATION_ESPEAK"] == nil ? nil : .installed())
        var words = 0
        var phones = 0
        var variants = 0
        var wrong = (first: 0, any: 0)
        var errors = (first: 0, any: 0)
        var withinOne = 0
        for line in list.split(separator: "\n") {
            let fields = line.split(separator: "\t").map(String.init)
            guard fields.count == 2 else { continue }
            let known = fields[1].split(separator: "|").compactMap { Pronunciation(arpabet: $0) }
            let guesses = service.pronunciations(of: fields[0])
            guard guesses.first?.source == .automatic else { continue }
            let distances = guesses.map { guess in
                known.map { edits(guess.pronunciation.phones, $0.phones) }.min() ?? 0
            }
            let best = distances.min() ?? 0
            words += 1
            variants += guesses.count
            phones += known[0].phones.count
            wrong.first += distances[0] > 0 ? 1 : 0
            wrong.any += best > 0 ? 1 : 0
            errors.first += distances[0]
            errors.any += best
            withinOne += best <= 1 ? 1 : 0
            if environment["PRONUNCIATION_SHOW"] != nil, best > 0 {
                print(fields[0], guesses.map(\.pronunciation.description), fields[1])
            }
        }
        try #require(words > 0)
        func percent(_ part: Int, _ whole: Int) -> String {
            String(format: "%.1f %%", 100 * Double(part) / Double(whole))
        }
        print(
            """
            \(words) guessed words, \(Double(variants) / Double(words)) variants each
            first guess: phone error \(percent(errors.first, phones)), \
            word error \(percent(wrong.first, words))
            best of all: phone error \(percent(errors.any, phones)), \
            word error \(percent(wrong.any, words)), within one phone \(percent(withinOne, words))
            """)
    }

    private func edits(_ left: [Phone], _ right: [Phone]) -> Int {
        var row = Array(0...right.count)
        for (i, phone) in left.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in right.enumerated() {
                let next = min(row[j] + 1, row[j + 1] + 1, diagonal + (phone == other ? 0 : 1))
                diagonal = row[j + 1]
                row[j + 1] = next
            }
        }
        return row[right.count]
    }
}
