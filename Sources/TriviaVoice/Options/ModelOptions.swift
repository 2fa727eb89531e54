import ArgumentParser
import Foundation
import SpeechRecognition
import TerminalIO

/// Options for all commands that recognize speech.
struct ModelOptions: ParsableArguments {
    @Option(name: .customLong("model"), help: "Folder of the acoustic model.")
    var folder: String?

    @Option(
        help:
            "Language to listen for. If its region has no model, a model for a different region is used."
    )
    var locale = "en-US"

    @Flag(
        name: .customLong("no-encoder"),
        help: "Recognize speech with the model's Gaussians and the small neural network.")
    var withoutEncoder = false

    /// Finds the acoustic model and checks that no file is missing.
    func model() throws(CommandFailure) -> AcousticModel {
        do {
            var model =
                if let folder {
                    try AcousticModel(folder: URL(fileURLWithPath: folder, isDirectory: true))
                } else {
                    try match()
                }
            model.ear = withoutEncoder ? .network : .encoder
            return model
        } catch {
            throw CommandFailure(error)
        }
    }

    /// Finds the model for the language. If only a model for a different region exists, tells the
    /// user which model is used.
    private func match() throws(ModelError) -> AcousticModel {
        let match = try ModelLocator().match(locale: locale)
        if match.fallback == .otherRegion {
            StandardError.write(
                "trivia-voice: there is no model for \(match.asked.inert); "
                    + "the model for \(match.model.locale.inert) is used")
        }
        return match.model
    }

    /// The pronunciations for a model. If espeak-ng is installed, it helps to guess how unknown
    /// words are pronounced.
    func pronouncing(for model: AcousticModel) throws(CommandFailure) -> PronunciationService {
        do {
            return PronunciationService(
                dictionary: try PronunciationDictionary(path: model.dictionary.path),
                secondOpinion: .installed())
        } catch {
            throw CommandFailure(.unavailable, "\(error)")
        }
    }
}
