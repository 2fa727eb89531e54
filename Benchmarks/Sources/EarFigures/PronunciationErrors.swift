import ArgumentParser
import Foundation
import Phonetics
import SpeechRecognition

struct PronunciationErrors: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pronunciations",
        abstract: "Guessed pronunciations against a list of words with known ones.")

    @Argument(help: "A file with a word, a tab and its pronunciations, separated by bars, a line.")
    var words: String

    @Option(help: "The dictionary; words in it are not guessed.")
    var dictionary: String

    @Flag(help: "Ask espeak-ng too.")
    var espeak = false

    @Flag(help: "Print the words that no guess gets right.")
    var show = false

    func run() throws {
        let service = PronunciationService(
            dictionary: try PronunciationDictionary(path: dictionary),
            secondOpinion: espeak ? .installed() : nil)
        var figures = Figures()
        for line in try String(contentsOfFile: words, encoding: .utf8).split(separator: "\n") {
            let fields = line.split(separator: "\t").map(String.init)
            guard fields.count == 2 else { continue }
            let known = fields[1].split(separator: "|").compactMap { Pronunciation(arpabet: $0) }
            let guesses = service.pronunciations(of: fields[0])
            guard !known.isEmpty, guesses.first?.source == .automatic else { continue }
            let isRight = figures.count(guesses.map(\.pronunciation), against: known)
            if show, !isRight {
                print(fields[0], guesses.map(\.pronunciation.description), fields[1])
            }
        }
        guard figures.words > 0 else {
            throw ValidationError("\(words) has no word that has to be guessed")
        }
        print(figures)
    }
}

private struct Figures: CustomStringConvertible {
    var words = 0
    private var phones = 0
    private var variants = 0
    private var wrong = (first: 0, any: 0)
    private var errors = (first: 0, any: 0)
    private var withinOne = 0

    /// - Returns: Whether one of the guesses is right.
    mutating func count(_ guesses: [Pronunciation], against known: [Pronunciation]) -> Bool {
        let distances = guesses.map { guess in
            known.map { edits(guess.phones, $0.phones) }.min() ?? 0
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
        return best == 0
    }

    var description: String {
        func percent(_ part: Int, _ whole: Int) -> String {
            String(format: "%.1f %%", 100 * Double(part) / Double(whole))
        }
        return """
            \(words) guessed words, \(Double(variants) / Double(words)) variants each
            first guess: phone error \(percent(errors.first, phones)), \
            word error \(percent(wrong.first, words))
            best of all: phone error \(percent(errors.any, phones)), \
            word error \(percent(wrong.any, words)), within one phone \(percent(withinOne, words))
            """
    }
}
