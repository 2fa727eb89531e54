import CommandMatcher
import Foundation
import SpeechRecognition
import SpokenAnswers
import Synchronization
import Testing
import Transcript

@testable import PlaySession

/// The same clips through a game's ear and through replay's.
@Suite("One road", .timeLimit(.minutes(30)), .serialized)
struct SameRoadTests {
    private let round: AnswerRound
    private static let choices = ["Mars", "Saturn", "Jupiter", "Venus"]
    private static let awaited = Awaited.answer(choices: choices)

    init() throws {
        round = try AnswerRound(
            judge: AnswerJudge(AnswerLine(answer: "Jupiter", choices: Self.choices)),
            choices: Self.choices)
    }

    /// A microphone that waits until the game listens and then gives one stream, ten milliseconds to a
    /// tenth of a second at a time.
    private struct Stream: AudioReading, ~Copyable {
        final class Gate: Sendable {
            let isOpen = Atomic(false)
        }

        let samples: [Int16]
        let gate: Gate
        var position = 0

        mutating func read(upTo sampleCount: Int) -> AudioChunk? {
            let start = AudioTime(sampleIndex: position)
            guard gate.isOpen.load(ordering: .relaxed) else {
                Thread.sleep(forTimeInterval: 0.001)
                return AudioChunk(start: start, samples: [])
            }
            guard position < samples.count else { return nil }
            // Pieces of many lengths: how sound is cut must not matter.
            let count = min(160 + position % 1_441, sampleCount, samples.count - position)
            defer { position += count }
            return AudioChunk(start: start, samples: Array(samples[position..<(position + count)]))
        }
    }

    private func gameHears(
        _ stream: [Int16], _ model: AcousticModel, _ pronouncing: PronunciationService
    ) async throws -> [Recognition] {
        let gate = Stream.Gate()
        let ear = GameEar(model: model, pronouncing: pronouncing) {
            Stream(samples: stream, gate: gate)
        }
        let events = try await ear.start()
        ear.send(EarOrder(number: 1, wish: .listen(Self.awaited, round)))
        var heard: [Recognition] = []
        for await heardEvent in events {
            switch heardEvent.event {
            case .obeyed(1, _): gate.isOpen.store(true, ordering: .relaxed)
            case .final(let recognition): heard.append(recognition)
            default: break
            }
        }
        ear.stop()
        return heard
    }

    @Test(
        "A game and replay hear the same words, rule the same and are equally sure", .needsModel,
        arguments: ["jupiter", "i think it's saturn", "answer c", "give me a hint", "government"])
    func same(text: String) async throws {
        let model = try ModelLocator(environment: [:]).model()
        let pronouncing = PronunciationService(
            dictionary: try PronunciationDictionary(path: model.dictionary.path))
        let clip = try SpeechSynthesizer(voice: .slt).speech(for: text).samples
        let stream = ClipListener.stream(of: clip)
        let grammar = try CompiledGrammar(round.grammar(for: Self.awaited))
        var listener = try ClipListener(model: model, pronouncing: pronouncing, grammar: grammar)
        let replayed = try listener.hear(stream, listeningFor: grammar).map(\.recognition)
        let played = try await gameHears(stream, model, pronouncing)
        #expect(!played.isEmpty)
        #expect(played.map(\.best.text) == replayed.map(\.best.text))
        #expect(played.map(\.outcome) == replayed.map(\.outcome))
        #expect(played.map(\.confidence) == replayed.map(\.confidence))
        let rulings = [played, replayed].map { heard in
            heard.map { round.rule($0, awaiting: Self.awaited).meaning }
                .map { meaning -> String in
                    switch meaning {
                    case .answer(let verdict): verdict.outcome.rawValue
                    case .number(let number): "\(number)"
                    case .otherAnswer(let word): word
                    case .command(let command): command.name
                    case .notUnderstood(let outcome): outcome.name
                    }
                }
        }
        #expect(rulings[0] == rulings[1])
    }

    @Test("A clip is heard the same whatever was heard before it", .needsModel)
    func order() throws {
        let model = try ModelLocator(environment: [:]).model()
        let pronouncing = PronunciationService(
            dictionary: try PronunciationDictionary(path: model.dictionary.path))
        let grammar = try CompiledGrammar(round.grammar(for: Self.awaited))
        // Voices and levels that lie far apart.
        let clips = try [
            ("saturn", .kal, 3), ("i think it's venus", .awb, 12), ("jupiter", .slt, 1),
        ]
        .map { (text: String, voice: SpeechSynthesizer.Voice, share: Int16) in
            let samples = try SpeechSynthesizer(voice: voice).speech(for: text).samples
            return ClipListener.stream(of: samples.map { $0 / share })
        }
        func heard(_ clips: some Sequence<[Int16]>) throws -> [[String]] {
            var listener = try ClipListener(
                model: model, pronouncing: pronouncing, grammar: grammar)
            return try clips.map { clip in
                try listener.hear(clip, listeningFor: grammar).map {
                    let evidence = $0.recognition.evidence.sorted { $0.key < $1.key }
                    return "\($0.recognition.best) \(evidence) \($0.decidedAt)"
                }
            }
        }
        let alone = try clips.map { try heard([$0])[0] }
        #expect(try heard(clips) == alone)
        #expect(try heard(clips.reversed()) == alone.reversed())
    }
}
