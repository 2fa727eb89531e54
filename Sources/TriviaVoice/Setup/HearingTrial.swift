import CommandMatcher
import Foundation
import Phonetics
import PlaySession
import QuestionBank
import SpeechRecognition
import SpokenAnswers
import Transcript
import Trials
import TriviaGame

/// Asks the player to say a few words, and recognizes them as a game would.
struct HearingTrial {
    static let words = ["Jupiter", "Morocco", "orange juice"]
    /// The length of the silence to measure, and the time to wait for each word, in seconds.
    private static let quiet = 2.0
    private static let patience = 8.0

    let model: AcousticModel
    let pronouncing: any Pronouncing
    let device: String

    enum Step: Sendable {
        case quiet
        case say(String)
        case heard(String, HearingAssessment.Word.Outcome)
    }

    /// Measures the silence and each word, and calls `tell` at each step.
    func run(
        _ tell: (Step) -> Void
    ) async throws -> (noise: Double, words: [HearingAssessment.Word]) {
        let memory = SoundMemory()
        let device = device
        let ear = GameEar(
            model: model, pronouncing: pronouncing,
            source: { RememberedSource(try Microphone.open(device: device), in: memory) })
        let (inputs, sender) = AsyncStream<HeardEvent>.makeStream()
        let events = try await ear.start()
        let feeder = Task {
            for await event in events { sender.yield(event) }
            sender.finish()
        }
        defer { feeder.cancel() }
        var stream = inputs.makeAsyncIterator()
        tell(.quiet)
        let silence = await Self.wait(until: Self.quiet, &stream)
        let noise = AudioLevel(
            of: memory.samples(of: TimeRange(start: .zero, end: silence))
        ).mean
        var words: [HearingAssessment.Word] = []
        for (place, word) in Self.words.enumerated() {
            let round = try Self.round(word)
            let order = EarOrder(number: place + 1, wish: .listen(.answer(choices: []), round))
            ear.send(order)
            try await Self.wait(for: order.number, &stream)
            tell(.say(word))
            let heard = await Self.word(in: round, heardUnder: order.number, &stream)
            let level = heard.speech.map { AudioLevel(of: memory.samples(of: $0)).mean }
            words.append(.init(outcome: heard.outcome, aboveNoise: level.map { $0 - noise }))
            tell(.heard(word, heard.outcome))
        }
        ear.stop()
        return (noise, words)
    }

    /// Creates an answer round with the expected word, the other words, and a few similar-sounding
    /// words.
    private static func round(_ word: String) throws(SpokenCommandsError) -> AnswerRound {
        let others = words + ["Saturn", "Monaco", "apple juice", "Mexico", "Jakarta"]
        return try AnswerRound(
            judge: AnswerJudge(AnswerLine(answer: word), question: nil),
            rivals: others.filter { $0 != word }.map { AnswerLine(answer: $0) })
    }

    /// Waits until the audio stream has reached this time, and returns the stream's position.
    private static func wait(
        until seconds: Double, _ events: inout AsyncStream<HeardEvent>.AsyncIterator
    ) async -> AudioTime {
        var now = AudioTime.zero
        while now.seconds < seconds, let event = await events.next() {
            if case .progress(let time) = event.event { now = time }
        }
        return now
    }

    private static func wait(
        for order: Int, _ events: inout AsyncStream<HeardEvent>.AsyncIterator
    ) async throws {
        while let heard = await events.next() {
            switch heard.event {
            case .obeyed(order, _): return
            case .refused(order, let error): throw error
            default: continue
            }
        }
    }

    private static func word(
        in round: AnswerRound, heardUnder order: Int,
        _ events: inout AsyncStream<HeardEvent>.AsyncIterator
    ) async -> (outcome: HearingAssessment.Word.Outcome, speech: TimeRange?) {
        var began: AudioTime?
        while let heard = await events.next() {
            switch heard.event {
            case .progress(let now):
                let start = began ?? now
                began = start
                if now.seconds - start.seconds > patience { return (.nothing, nil) }
            case .final(let recognition) where heard.order == order:
                let ruling = round.rule(recognition, awaiting: .answer(choices: []))
                switch ruling.meaning {
                case .answer(let verdict):
                    return (verdict.outcome == .accept ? .right : .wrong, recognition.speech)
                case .otherAnswer: return (.wrong, recognition.speech)
                case .notUnderstood(.unsure), .notUnderstood(.somethingElse):
                    return (.unsure, recognition.speech)
                case .command, .number, .notUnderstood: continue
                }
            case .failed: return (.nothing, nil)
            default: continue
            }
        }
        return (.nothing, nil)
    }
}
