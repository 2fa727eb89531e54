import Foundation
import SpeechRecognition
import Transcript

/// Runs trials one after the other with a transcriber of its own. Lives on one thread.
struct ReplayWorker: ~Copyable {
    private let settings: ReplaySettings
    private var transcriber: AnswerTranscriber?
    /// Seconds of sound heard and of work done on it.
    private(set) var audioSeconds = 0.0
    private(set) var workSeconds = 0.0

    init(_ settings: ReplaySettings) {
        self.settings = settings
    }

    /// Everything that can go wrong with one trial becomes its result's error.
    mutating func run(_ trial: Trial, folder: URL) -> ReplayResult {
        do {
            let path = URL(fileURLWithPath: trial.clip, relativeTo: folder).path
            var samples = try AudioClip.read(path).samples
            if let noise = settings.noise { samples = noise.mix(samples, key: trial.id) }
            return try run(trial, samples: samples)
        } catch {
            return ReplayResult(id: trial.id, error: "\(error)")
        }
    }

    private mutating func run(_ trial: Trial, samples: [Int16]) throws -> ReplayResult {
        let judge: TrialJudge?
        let grammar: CompiledGrammar
        if let given = settings.grammar {
            grammar = given
            judge = nil
        } else {
            guard trial.answer != nil else {
                return ReplayResult(id: trial.id, error: "the trial has no \"answer\"")
            }
            let made = TrialJudge(trial, pronouncing: settings.pronouncing)
            grammar = try CompiledGrammar(made.grammar)
            judge = made
        }
        let clock = ContinuousClock()
        let began = clock.now
        try listen(for: grammar)
        let recognition = try hear(samples)
        workSeconds += Double((clock.now - began) / .seconds(1))
        audioSeconds += Double(samples.count) / Double(AudioTime.hertz)
        var result = ReplayResult(
            id: trial.id, recognition: recognition, explains: settings.explains)
        if settings.explains {
            result.phones = transcriber?.lastPhones.filter { !$0.isFiller }.map {
                "\($0.name) \($0.frameCount)"
            }
        }
        if let judge {
            judge.judge(recognition, into: &result)
        } else {
            result.accepted = recognition.outcome == .heard
            result.tags = recognition.tags
        }
        return result
    }

    private mutating func listen(for grammar: CompiledGrammar) throws {
        if transcriber == nil {
            transcriber = try AnswerTranscriber(
                model: settings.model, grammar: grammar, pronouncing: settings.pronouncing,
                options: .init(
                    strictness: settings.strictness, reportsVolatile: settings.streams,
                    alternativeCount: 3, reusesAcousticPass: settings.reuses))
        } else if settings.grammar == nil {
            try transcriber?.use(grammar)
        }
    }

    private mutating func hear(_ samples: [Int16]) throws -> Recognition {
        guard let recognition = try transcriber?.recognize(samples) else {
            preconditionFailure("the transcriber was made before")
        }
        return recognition
    }
}
