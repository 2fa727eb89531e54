import ArgumentParser
import Foundation
import SpeechRecognition

/// Measures the ear's figures in docs/benchmarks.md.
@main
struct EarFigures: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ear-figures",
        abstract: "Measures parts of the ear, and prints the figures of docs/benchmarks.md.",
        subcommands: [
            PronunciationErrors.self, ContextualPhrases.self, SpeechDetection.self,
            WordBoundaries.self, EspeakCost.self, CaptureLatency.self,
        ])
}

/// A model and its pronunciations, located as by the program.
struct InstalledModel {
    let model: AcousticModel
    let pronouncing: PronunciationService

    init() throws {
        model = try ModelLocator().model()
        pronouncing = PronunciationService(
            dictionary: try PronunciationDictionary(path: model.dictionary.path))
    }
}
