import ArgumentParser
import Foundation
import Phonetics
import SpeechRecognition

/// Determines the phone and the state of every frame of transcribed recordings.
@main
struct AlignTranscripts: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "align-transcripts",
        abstract: "Lays transcripts over their recordings, one JSON line each.",
        discussion: """
            Reads lines of {"id": …, "clip": …, "text": …} from standard input and writes \
            {"id", "states", "frames", "cost"} for each that could be aligned; what could not be is \
            told on standard error.

            EXAMPLE
              align-transcripts < transcripts.jsonl > aligned.jsonl
            """)

    @Option(help: "Take every Nth line only, from line --first on.")
    var every = 1

    @Option(help: "The first line that is taken, counted from 0.")
    var first = 0

    private struct Line: Decodable {
        var id: String
        var clip: String
        var text: String
    }

    private struct Aligned: Encodable {
        var id: String
        var states: [Int]
        var frames: [Int]
        var cost: Double
    }

    func run() throws {
        let model = try ModelLocator().model(locale: "en-US")
        let pronouncing = PronunciationService(
            dictionary: try PronunciationDictionary(path: model.dictionary.path))
        var aligner = try TranscriptAligner(model: model, pronouncing: pronouncing)
        let (decoder, encoder) = (JSONDecoder(), JSONEncoder())
        var number = 0
        while let text = readLine() {
            defer { number += 1 }
            guard number % every == first else { continue }
            let line = try decoder.decode(Line.self, from: Data(text.utf8))
            do {
                let samples = try AudioClip.read(line.clip).samples
                let words = line.text.split(separator: " ").map { $0.lowercased() }
                guard let found = try aligner.align(samples, words: words) else {
                    tell("\(line.id): the words do not fit into the sound")
                    continue
                }
                let aligned = Aligned(
                    id: line.id, states: found.states, frames: found.frames, cost: found.cost)
                print(String(decoding: try encoder.encode(aligned), as: UTF8.self))
            } catch {
                tell("\(line.id): \(error)")
            }
        }
    }

    private func tell(_ message: String) {
        FileHandle.standardError.write(Data("align-transcripts: \(message)\n".utf8))
    }
}
