import Foundation
import SoundTestSupport
import SpeechRecognition
import Testing
import Transcript

/// Checks that one recording gives the same words when it is read whole, in chunks of any size and
/// from a device. `SoundServerTests` does the same with a sound server.
@Suite(.timeLimit(.minutes(30)), .serialized) struct SameWordsEverywhereTests {
    /// A recording, and a grammar of what can be said in it.
    struct Recording: Sendable, CustomTestStringConvertible {
        var path: String
        var grammar: Grammar
        var text: String

        var testDescription: String { path }

        /// The recording, with half a second of a quiet room before it and two seconds after it.
        var samples: [Int16] {
            get throws {
                try Beeps.silence(0.5) + InstalledSpeech.samples(path) + Beeps.silence(2)
            }
        }
    }

    static var recordings: [Recording] {
        [
            Recording(
                path: "\(InstalledSpeech.testData)/goforward.raw",
                grammar: AnswerTranscriberTests.forward, text: "go forward ten meters"),
            Recording(
                path: "\(InstalledSpeech.testData)/cards/003.wav",
                grammar: AnswerTranscriberTests.cards, text: "seven of clubs"),
            Recording(
                path: "\(InstalledSpeech.channelNames)/Rear_Left.wav",
                grammar: AnswerTranscriberTests.channels, text: "rear left"),
        ]
    }

    /// The final results of a source, up to the first with words or the end of the source.
    static func hear(
        _ recording: Recording,
        _ source: @escaping @Sendable () throws -> any AudioReading & ~Copyable,
        whileRunning: @escaping @Sendable () throws -> Void = {}
    ) async throws -> [Segment] {
        let grammar = recording.grammar
        let session = ListeningSession(
            source: source, transcriber: { try Engine.transcriber(grammar) })
        let events = session.events()
        try await session.start()
        async let running: Void = BlockingThread.run(whileRunning)
        var words: [Segment] = []
        for await case .final(let heard) in events {
            words += heard.best.segments
            if !words.isEmpty { break }
        }
        try await running
        await session.finish()
        return words
    }

    static func whole(_ recording: Recording) async throws -> [Segment] {
        let samples = try recording.samples
        let words = try await hear(recording) { SampleSource(samples) }
        #expect(words.map(\.text).joined(separator: " ") == recording.text)
        return words
    }

    @Test(arguments: recordings, [1, 333, 16_000])
    func inChunks(_ recording: Recording, size: Int) async throws {
        let samples = try recording.samples
        let words = try await Self.hear(recording) { ChunkedSource(samples, size: size) }
        #expect(words == (try await Self.whole(recording)))
    }

    @Test(arguments: recordings) func fromADevice(_ recording: Recording) async throws {
        let tape = try TapeMicrophone(try recording.samples, pace: .reading)
        let words = try await Self.hear(recording) { try Microphone.open(device: tape.device) }
        #expect(words == (try await Self.whole(recording)))
    }
}

/// A source whose reads all have one size.
private struct ChunkedSource: AudioReading {
    private var source: SampleSource
    private let size: Int

    init(_ samples: [Int16], size: Int) {
        source = SampleSource(samples)
        self.size = size
    }

    mutating func read(upTo sampleCount: Int) -> AudioChunk? { source.read(upTo: size) }
}
