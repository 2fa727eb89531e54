import Foundation
import SoundTestSupport
import SpeechRecognition
import Testing
import Transcript

/// How long after a sound is played its samples are in the session, through a real sound server.
/// `MEASURE_LATENCY` is the number of clicks; a few otherwise.
@Suite(
    .serialized, .timeLimit(.minutes(10)),
    .enabled(if: SoundServer.isInstalled, "needs pulseaudio and pulseaudio-utils"))
struct CaptureLatencyTests {
    private enum Sound: Sendable {
        case click(Duration)
        case quiet
    }

    /// A microphone that tells when the first sample of a click is read, and when it is over.
    private struct Watched: AudioReading, ~Copyable {
        private var microphone: Microphone
        private var isClicking = false
        private let sounds: AsyncStream<Sound>.Continuation

        init(_ device: String, sounds: AsyncStream<Sound>.Continuation) throws {
            microphone = try Microphone.open(device: device)
            self.sounds = sounds
        }

        mutating func read(upTo sampleCount: Int) throws -> AudioChunk? {
            let chunk = try microphone.read(upTo: sampleCount)
            guard let chunk, !chunk.samples.isEmpty else { return chunk }
            let isLoud = chunk.samples.contains { $0 > 8_000 }
            if isLoud != isClicking {
                isClicking = isLoud
                sounds.yield(isLoud ? .click(MonotonicThreadClock().now) : .quiet)
            }
            return chunk
        }
    }

    @Test func aClickIsInTheSessionBeforeAnybodyWouldNotice() async throws {
        let measured = ProcessInfo.processInfo.environment["MEASURE_LATENCY"].flatMap(Int.init)
        let server = try SoundServer()
        let (sounds, listener) = AsyncStream<Sound>.makeStream()
        var heard = sounds.makeAsyncIterator()
        let session = ListeningSession(
            settings: .beeps, source: { try Watched(server.device, sounds: listener) },
            transcriber: { BeepTranscriber() })
        try await session.start()
        let click = Tone.samples(frequency: 1_000, seconds: 0.02, amplitude: 0.5)
        var latencies: [Double] = []
        for _ in 0..<(measured ?? 5) {
            // Counted from before the player's own start, so an upper bound.
            let started = MonotonicThreadClock().now
            try await BlockingThread.run { try server.play(click) }
            while case .click(let arrival)? = await heard.next() {
                latencies.append((arrival - started) / .milliseconds(1))
            }
        }
        await session.finish()
        latencies.sort()
        let median = latencies[latencies.count / 2]
        if measured != nil {
            print(
                "\(latencies.count) clicks: median \(median) ms, 95th percentile "
                    + "\(latencies[latencies.count * 95 / 100]) ms, most \(latencies.last ?? 0) ms")
        }
        #expect(median < 500, "a session must hear within half a second, also on a busy machine")
    }
}
