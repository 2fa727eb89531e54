import CommandMatcher
import Foundation
import SpeechRecognition
import SpokenAnswers
import Transcript

/// Runs trials in succession on one thread, with its own recognizer.
struct ReplayWorker: ~Copyable {
    private let settings: ReplaySettings
    private var ear: ClipListener?
    /// The seconds of audio that were processed, and the seconds that the processing took.
    private(set) var audioSeconds = 0.0
    private(set) var workSeconds = 0.0

    init(_ settings: ReplaySettings) {
        self.settings = settings
    }

    /// Runs a trial. An error becomes part of the trial's result.
    mutating func run(_ trial: Trial, folder: URL) -> ReplayResult {
        do {
            let path = URL(fileURLWithPath: trial.clip, relativeTo: folder).path
            if let problem = Self.problem(withClip: path) ?? Self.problem(with: trial) {
                return ReplayResult(id: trial.id, error: problem)
            }
            let clip = try AudioClip.read(path).samples
            var stream = ClipListener.stream(of: clip, isWhole: settings.isWhole)
            if let noise = settings.noise { stream = noise.mix(stream, key: trial.id) }
            var result = try run(trial, stream)
            result.soundSeconds = Double(stream.count) / Double(AudioTime.hertz)
            return result
        } catch {
            return ReplayResult(id: trial.id, error: "\(error)")
        }
    }

    /// The reason why a clip cannot be read; nil if the clip is readable. A pipe is not allowed,
    /// because its writer might never finish.
    private static func problem(withClip path: String) -> String? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG,
            status.st_mode & S_IFMT != S_IFDIR
        else { return nil }
        return "\(path): the clip is a pipe or a device; copy it into a file first"
    }

    /// The maximum number of words in a form, because very large grammars take too long to compile.
    private static let mostWords = 200

    private static func problem(with trial: Trial) -> String? {
        let answers = ([trial.answer].compactMap { $0 }) + trial.accept + trial.choices
        let longest = answers.map { $0.split(whereSeparator: \.isWhitespace).count }.max() ?? 0
        guard longest > mostWords else { return nil }
        return "an answer can have at most \(mostWords) words, not \(longest)"
    }

    private mutating func run(_ trial: Trial, _ stream: [Int16]) throws -> ReplayResult {
        if let grammar = settings.grammar {
            let heard = try hear(stream, grammar, trial)
            return ReplayResult(id: trial.id, heardBy: grammar, heard, explains: settings.explains)
        }
        let round = trial.round(
            pronouncing: try pronouncing(for: trial), in: settings.language,
            commands: settings.commands)
        guard let round else {
            return ReplayResult(id: trial.id, error: "the trial has no \"answer\"")
        }
        let awaited = Awaited.answer(choices: trial.choices)
        let grammar = try CompiledGrammar(round.grammar(for: awaited, isBare: settings.isBare))
        let heard = try hear(stream, grammar, trial)
        func rule(_ recognition: Recognition) -> Ruling {
            round.rule(recognition, awaiting: awaited, by: trial.speaking)
        }
        var result = ReplayResult(
            id: trial.id, heard.map { ($0, rule($0.recognition)) },
            explaining: settings.explains ? grammar : nil)
        if settings.explains { result.explainWords(heard, by: rule) }
        return result
    }

    private mutating func hear(
        _ stream: [Int16], _ grammar: CompiledGrammar, _ trial: Trial
    ) throws -> [ClipListener.Heard] {
        let clock = ContinuousClock()
        let began = clock.now
        defer {
            workSeconds += Double((clock.now - began) / .seconds(1))
            audioSeconds += Double(stream.count) / Double(AudioTime.hertz)
        }
        guard trial.pronunciations.isEmpty else {
            var own = try listener(grammar, pronouncing(for: trial))
            return try own.hear(
                stream, listeningFor: grammar, isRealTime: settings.isRealTime)
        }
        if ear == nil { ear = try listener(grammar, settings.pronouncing) }
        return try ear?.hear(
            stream, listeningFor: grammar, isRealTime: settings.isRealTime) ?? []
    }

    /// The service for a trial's pronunciations. Trials without their own pronunciations share a
    /// service.
    private func pronouncing(for trial: Trial) throws -> PronunciationService {
        trial.pronunciations.isEmpty
            ? settings.pronouncing
            : settings.pronouncing.replacingHost(
                try trial.hostPronunciations(in: settings.language))
    }

    private func listener(
        _ grammar: CompiledGrammar, _ pronouncing: PronunciationService
    ) throws -> ClipListener {
        var options = ClipListener.Options(
            strictness: settings.strictness, isWhole: settings.isWhole,
            reportsVolatile: settings.reportsVolatile, language: settings.language)
        options.reusesAcousticPass = settings.reuses
        options.showsWords = settings.showsWords
        return try ClipListener(
            model: settings.model, pronouncing: pronouncing, grammar: grammar, options: options)
    }
}
