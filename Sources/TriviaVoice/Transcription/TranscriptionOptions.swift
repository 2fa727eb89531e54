public import ArgumentParser
import Foundation
public import SpeechRecognition
import TerminalIO
import Trials

extension TranscriptionRequest.Preset: ExpressibleByArgument {}
extension SpeechSensitivity: ExpressibleByArgument {}

/// Options that specify what to recognize in recordings or microphone input, and how to recognize
/// it.
struct TranscriptionOptions: ParsableArguments {
    @Option(help: "A JSGF grammar. Recognize only its sentences, and print their tags.")
    var grammar: String?

    @Option(help: "Phrases that are likely to be said, separated by commas.")
    var context: String?

    @Option(help: "A file with one likely phrase on each line; a tab and a number give its weight.")
    var contextFile: String?

    @Option(
        help: """
            A file with phrases, templates, classes and pronunciations, one per line: 'phrase Mike \
            Wazowski = 10', 'class piece = pawn, rook', 'template play {piece}', 'say Wazowski = W AH \
            Z AW S K IY' or '= /w@zaUski/' (X-SAMPA).
            """)
    var vocabulary: String?

    @Option(help: "The kind of transcription: command, dictation, progressive or timed.")
    var preset: TranscriptionRequest.Preset?

    @Option(help: "How easily sound counts as speech: low, medium or high.")
    var sensitivity = SpeechSensitivity.medium

    @OptionGroup var modelOptions: ModelOptions

    func validate() throws {
        if grammar != nil, context != nil || contextFile != nil {
            throw ValidationError(
                "--grammar recognizes only its own sentences; leave out --context")
        }
    }

    /// Reads the files that the options name, and finds the model. `usual` is the default preset.
    func plan(
        usual: TranscriptionRequest.Preset, analyzesVoice: Bool
    ) throws -> TranscriptionPlan {
        var request = TranscriptionRequest(preset ?? usual)
        request.analyzesVoice = request.analyzesVoice || analyzesVoice
        request.contextualPhrases = try phrases()
        request.customVocabulary = try vocabulary.map { try VocabularyFile.read($0) }
        let model = try modelOptions.model()
        var settings = request.listeningSettings
        if grammar != nil { settings.endpointer = .command }
        settings.sensitivity = sensitivity
        var pronouncing = try modelOptions.pronouncing(for: model)
        if let said = request.customVocabulary?.pronunciations, !said.isEmpty {
            pronouncing = pronouncing.replacingHost(said)
        }
        return TranscriptionPlan(
            model: model, pronouncing: pronouncing,
            grammar: try grammar.map { try GrammarFile.read($0) }, grammarFile: grammar,
            request: request, settings: settings, reportsVolatile: request.reportsPartialResults)
    }

    private func phrases() throws -> [ContextualPhrase] {
        let named = (context ?? "").split(separator: ",").map {
            ContextualPhrase($0.trimmingCharacters(in: .whitespaces))
        }
        guard let contextFile else { return named.filter { !$0.text.isEmpty } }
        let listed = try CommandFailure.reading(contextFile)
            .split(whereSeparator: \.isNewline).enumerated().map { index, line in
                let parts = line.split(separator: "\t", maxSplits: 1).map {
                    $0.trimmingCharacters(in: .whitespaces)
                }
                guard parts.count == 2 else { return ContextualPhrase(parts.first ?? "") }
                guard let weight = Double(parts[1]), weight > 0, weight.isFinite else {
                    throw CommandFailure(
                        .refusedInput,
                        "\(contextFile):\(index + 1): '\(parts[1])' is not a weight; give a number"
                            .inert)
                }
                return ContextualPhrase(parts[0], weight: weight)
            }
        return (named + listed).filter { !$0.text.isEmpty }
    }
}

/// Everything that a transcription needs; all values have already been checked.
struct TranscriptionPlan: Sendable {
    var model: AcousticModel
    var pronouncing: PronunciationService
    var grammar: CompiledGrammar?
    var grammarFile: String?
    var request: TranscriptionRequest
    var settings: ListeningSettings
    var reportsVolatile: Bool

    /// Loads the engine, which takes up to half a second, on the thread that will use it.
    func transcriber() throws -> CommandLineTranscriber {
        do {
            guard let grammar else {
                return CommandLineTranscriber(
                    try OpenTranscriber(
                        model: model, pronouncing: pronouncing, request: request))
            }
            return CommandLineTranscriber(
                try AnswerTranscriber(
                    model: model, grammar: grammar, pronouncing: pronouncing,
                    options: AnswerTranscriber.Options(
                        reportsVolatile: reportsVolatile, analyzesVoice: request.analyzesVoice)))
        } catch TranscriberError.grammar(let error) where grammar != nil {
            throw CommandFailure(.refusedInput, "\(grammarFile ?? "--grammar"): \(error)".inert)
        } catch {
            throw CommandFailure(.unavailable, "\(error)".inert)
        }
    }
}
