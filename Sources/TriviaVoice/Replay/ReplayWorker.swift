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
        let recognition = try hear(samples, listeningFor: grammar)
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

    private mutating func hear(
        _ samples: [Int16], listeningFor grammar: CompiledGrammar
    ) throws -> Recognition {
        if settings.isRealTime { return try hearLive(samples, listeningFor: grammar) }
        if transcriber == nil {
            transcriber = try makeTranscriber(grammar)
        } else if settings.grammar == nil {
            try transcriber?.use(grammar)
        }
        guard let recognition = try transcriber?.recognize(samples) else {
            preconditionFailure("the transcriber was made before")
        }
        return recognition
    }

    /// Plays the clip to a listener at the speed of sound, with the silence of a room after it, and
    /// takes the surest utterance.
    private mutating func hearLive(
        _ samples: [Int16], listeningFor grammar: CompiledGrammar
    ) throws -> Recognition {
        let made = try makeTranscriber(grammar)
        var listener = try Listener(transcriber: made)
        let sound = samples + [Int16](repeating: 0, count: 2 * AudioTime.hertz)
        let clock = ContinuousClock()
        let began = clock.now
        var heard: [Recognition] = []
        var position = 0
        while position < sound.count {
            let end = min(position + AudioTime.hertz / 50, sound.count)
            let due = began + .seconds(Double(end) / Double(AudioTime.hertz))
            let wait = due - clock.now
            if wait > .zero { Thread.sleep(forTimeInterval: wait / .seconds(1)) }
            let chunk = AudioChunk(
                start: AudioTime(sampleIndex: position), samples: Array(sound[position..<end]))
            heard += Self.finals(try listener.hear(chunk), at: end)
            position = end
        }
        heard += Self.finals(try listener.flush(), at: sound.count)
        let silence = TimeRange(start: .zero, end: AudioTime(sampleIndex: samples.count))
        return heard.max { $0.confidence < $1.confidence }
            ?? Recognition(
                outcome: .silence, speech: silence, best: Transcription(segments: []),
                confidence: 0)
    }

    /// Finished utterances, whose speech is said to end where they were decided.
    private static func finals(_ events: [ListeningEvent], at position: Int) -> [Recognition] {
        events.compactMap { event in
            guard case .final(var recognition) = event else { return nil }
            let decided = AudioTime(sampleIndex: position)
            recognition.speech = TimeRange(
                start: min(recognition.speech.start, decided), end: decided)
            return recognition
        }
    }

    private func makeTranscriber(
        _ grammar: CompiledGrammar
    ) throws(TranscriberError) -> AnswerTranscriber {
        try AnswerTranscriber(
            model: settings.model, grammar: grammar, pronouncing: settings.pronouncing,
            options: .init(
                strictness: settings.strictness, reportsVolatile: settings.isRealTime,
                alternativeCount: 3, reusesAcousticPass: settings.reuses))
    }
}
