import ArgumentParser
import Foundation
import Phonetics
import PlaySession
import QuestionBank
import SpeechRecognition
import TerminalIO
import Trials

struct PackSay: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "say",
        abstract: "Hear how the recognizer expects a word, an answer or a prompt to sound.",
        discussion: """
            Shows the phones of each word and their source (dictionary, host, automatic), and \
            speaks them.

            Examples:
              trivia-voice pack say --word Goethe
              trivia-voice pack say questions.json q12
              trivia-voice pack say "Film Characters" film-012 --prompt --voice espeak
              trivia-voice pack say --word Goethe -o goethe.wav
            """)

    @Argument(help: "A pack file, or the title of a pack in the bank.")
    var pack: String?

    @Argument(help: "The question's id.")
    var id: String?

    @Option(help: "Say this word or phrase instead.")
    var word: String?

    @Flag(help: "Say the prompt instead of the answer.")
    var prompt = false

    @Option(help: "A flite voice (slt, kal, rms, awb), or espeak if it is installed.")
    var voice = "slt"

    @Flag(help: "Show the sounds without playing them.")
    var silent = false

    @Flag(help: "Print one JSON object for each way to say it.")
    var json = false

    @Option(name: [.short, .long], help: "Write a WAV file instead of playing.")
    var output: String?

    @Option(help: "The ALSA device to play on.")
    var device = "default"

    @OptionGroup
    var model: ModelOptions

    @OptionGroup
    var bank: BankOptions

    func validate() throws {
        if word == nil, pack == nil || id == nil {
            throw ValidationError("Name a pack and a question, or a word with --word.")
        }
    }

    func run() async throws {
        let question = try chosenQuestion()
        let text = word ?? (prompt ? question?.prompt : question?.plainAnswer) ?? ""
        let ear = try PackEar(model)
        let service = ear.pronouncing.replacingHost(
            HostPronunciations.of(question.map { [$0] } ?? []))
        if !prompt { try show(text, question, service) }
        if silent { return }
        try await speak(text, service)
    }

    private func chosenQuestion() throws -> Question? {
        guard let pack, let id else { return nil }
        let problems = PackProblems(file: pack, asJSON: false)
        defer { problems.finish() }
        let content = try PackSubject.read(
            pack, PackFile.Options(), bank, asJSON: false, show: problems.show)
        guard let question = content.pack.questions.first(where: { $0.id == id }) else {
            throw CommandFailure(
                .usage,
                "there is no question \"\(id)\" in \(content.pack.title); list the questions with: trivia-voice pack show"
                    .inert)
        }
        return question
    }

    /// Prints each way to say an answer, with the phones of every word.
    private func show(_ text: String, _ question: Question?, _ service: PronunciationService) throws
    {
        let spoken = PackEar.spoken(question ?? Question(id: "", prompt: "", answer: text))
        for form in spoken.accepted.prefix(6) {
            if json {
                try JSONLine.print(Form(form, service))
                continue
            }
            try StandardOutput.line(form.joined(separator: " ").inert)
            for word in form {
                for way in service.pronunciations(of: word).prefix(3) {
                    try StandardOutput.line(
                        "  \(word): \(way.pronunciation) (\(way.source.rawValue))".inert)
                }
            }
        }
    }

    private struct Form: Encodable {
        var form: String
        var words: [Word]

        struct Word: Encodable {
            var word: String
            var pronunciations: [Way]
        }

        struct Way: Encodable {
            var phones: String
            var source: String
        }

        init(_ form: [String], _ service: PronunciationService) {
            self.form = form.joined(separator: " ")
            words = form.map { word in
                Word(
                    word: word,
                    pronunciations: service.pronunciations(of: word).map {
                        Way(phones: $0.pronunciation.description, source: $0.source.rawValue)
                    })
            }
        }
    }

    private func speak(_ text: String, _ service: PronunciationService) async throws {
        if voice == "espeak" {
            return try Espeak.say(text, output: output)
        }
        guard let flite = SpeechSynthesizer.Voice(rawValue: voice) else {
            throw CommandFailure(
                .usage, "there is no voice \"\(voice)\"; use slt, kal, rms, awb or espeak".inert)
        }
        do {
            let words = text.lowercased().split { !$0.isLetter && $0 != "'" }.map(String.init)
            let sounds = words.compactMap { word -> (String, Pronunciation)? in
                service.pronunciations(of: word).first { $0.source == .host }
                    .map { (word, $0.pronunciation) }
            }
            let synthesizer = SpeechSynthesizer(
                voice: flite, pronunciations: Dictionary(sounds, uniquingKeysWith: { $1 }))
            let speech = try synthesizer.speech(for: text)
            if let output {
                let bytes = WaveFile.bytes(speech.samples, hertz: 16_000)
                return try OutputFile.write(to: output) { try $0(bytes) }
            }
            _ = try await Speaker(device: device).play(speech.samples)
        } catch let error as SpeechSynthesisError {
            throw CommandFailure(.refusedInput, "\(error)".inert)
        } catch let error as CommandFailure {
            throw error
        } catch {
            throw CommandFailure(.unavailable, "\(error)".inert)
        }
    }
}
