import ArgumentParser
import SpeechRecognition

struct EspeakCost: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "espeak",
        abstract: "What it costs to ask espeak-ng about one word, and about 500.")

    func run() throws {
        guard let program = EspeakProgram.installed() else {
            throw ValidationError("espeak-ng is not installed: apt-get install espeak-ng")
        }
        let words = (0..<500).map { index in
            let letters = String(index).compactMap(\.wholeNumberValue).map {
                Array("abcdefghij")[$0]
            }
            return "zor" + String(letters) + "lax"
        }
        let clock = ContinuousClock()
        let one = clock.measure { _ = program.pronunciations(of: [words[0]]) }
        let all = clock.measure { _ = program.pronunciations(of: words) }
        print("one word \(one), \(words.count) words \(all)")
    }
}
