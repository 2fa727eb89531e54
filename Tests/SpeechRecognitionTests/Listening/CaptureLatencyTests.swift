import Foundation
import SoundTestSupport
import SpeechRecognition
import Testing
import Transcript

/// How long after a sound is played its samples are in the session, through a real sound server.
/// `MEASURE_LATENCY` is the number of clicks; a few otherwise.
@Suite(
    .serialized, .timeLimit(.minutes(2)),
    .enabled(if: SoundServer.isInstalled, "needs pulseaudio and pulseaudio-utils"))
struct CaptureLatencyTests {
    /// A microphone that notes when the first sample of a click is read.
    private struct Watched: AudioReading, ~Copyable {
        private var microphone: Microphone
        private let arrival: Lock<Duration?>

        init(_ device: String, arrival: Lock<Duration?>) throws {
            microphone = try Microphone.open(device: device)
            self.arrival = arrival
        }

        mutating func read(upTo sampleCount: Int) throws -> AudioChunk? {
            let chunk = try microphone.read(upTo: sampleCount)
            if chunk?.samples.contains(where: { $0 > 8_000 }) == true {
                let now = MonotonicThreadClock().now
                arrival.withLock { $0 = $0 ?? now }
            }
            return chunk
        }
    }

    @Test func aClickIsInTheSessionBeforeAnybodyWouldNotice() async throws {
        let measured = ProcessInfo.processInfo.environment["MEASURE_LATENCY"].flatMap(Int.init)
        let server = try SoundServer()
        let arrival = Lock<Duration?>(nil)
        let session = ListeningSession(
            settings: .beeps, source: { try Watched(server.device, arrival: arrival) },
            transcriber: { BeepTranscriber() })
        try await session.start()
        let click = Tone.samples(frequency: 1_000, seconds: 0.02, amplitude: 0.5)
        var latencies: [Double] = []
        for _ in 0..<(measured ?? 5) {
            arrival.withLock { $0 = nil }
            // Counted from before the player's own start, so an upper bound.
            let started = MonotonicThreadClock().now
            try await BlockingThread.run { try server.play(click) }
            for _ in 0..<100 where arrival.withLock({ $0 }) == nil {
                try await Task.sleep(for: .milliseconds(10))
            }
            let heard = try #require(arrival.withLock { $0 }, "the click was never heard")
            latencies.append((heard - started) / .milliseconds(1))
            try await Task.sleep(for: .milliseconds(100))
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
