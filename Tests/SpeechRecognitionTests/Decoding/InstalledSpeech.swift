import Foundation
import SpeechRecognition
import Testing

/// Recorded speech from Debian's packages pocketsphinx-testdata and alsa-utils.
enum InstalledSpeech {
    static let testData = "/usr/share/pocketsphinx/test/data"
    static let channelNames = "/usr/share/sounds/alsa"

    static func samples(_ path: String) throws -> [Int16] {
        try AudioClip.read(path, format: path.hasSuffix(".raw") ? .raw : .detected).samples
    }
}

/// A model and its pronunciations, read once for all tests.
enum Engine {
    static let model = Result { try ModelLocator(environment: [:]).model() }
    static let pronouncing = Result {
        PronunciationService(
            dictionary: try PronunciationDictionary(path: model.get().dictionary.path))
    }

    static func recognizer() throws -> SpeechRecognizer {
        try SpeechRecognizer(model: model.get(), pronouncing: pronouncing.get())
    }

    static func transcriber(
        _ grammar: Grammar, options: AnswerTranscriber.Options = .init()
    ) throws -> AnswerTranscriber {
        try AnswerTranscriber(
            model: model.get(), grammar: CompiledGrammar(grammar),
            pronouncing: pronouncing.get(), options: options)
    }
}
