import Foundation
import SoundTestSupport
import SpeechRecognition
import Testing
import Transcript

/// Captures through a real sound server in real time; no other suite needs one. `./trivia test`
/// runs this suite alone, because a sound server does not wait for a busy computer.
@Suite(
    .serialized, .timeLimit(.minutes(30)),
    .enabled(if: SoundServer.isInstalled, "needs pulseaudio and pulseaudio-utils"))
struct SoundServerTests {
    private func session(_ server: SoundServer) -> ListeningSession<BeepTranscriber> {
        ListeningSession(
            settings: .beeps,
            source: { try Microphone.open(device: server.device) },
            transcriber: { BeepTranscriber() })
    }

    /// Plays samples on a separate thread.
    private func play(_ samples: [Int16], on server: SoundServer) async throws {
        try await BlockingThread.run { try server.play(samples) }
    }

    @Test func whatIsPlayedArrivesIntactAndInTime() async throws {
        let server = try SoundServer()
        // Each sample shows its position, and none is silent.
        let sound = (0..<32_000).map { Int16(1_000 + $0 % 20_000) }
        let isOpen = DispatchSemaphore(value: 0)
        let recorder = Task {
            try await BlockingThread.run {
                defer { isOpen.signal() }
                var microphone = try Microphone.open(device: server.device)
                isOpen.signal()
                var samples: [Int16] = []
                while samples.count < 5 * AudioTime.hertz {
                    samples += try microphone.read(upTo: 1_600)?.samples ?? []
                    let heard = samples.firstIndex { $0 != 0 }
                    if let heard, samples.count >= heard + sound.count { break }
                }
                return samples
            }
        }
        try await BlockingThread.run {
            isOpen.wait()
            try server.play(sound)
        }
        let samples = try await recorder.value
        let start = try #require(samples.firstIndex { $0 != 0 })
        #expect(Array(samples[start...].prefix(sound.count)) == sound)
    }

    @Test func wordsKeepTheirDistance() async throws {
        let server = try SoundServer()
        let session = session(server)
        let events = session.events()
        try await session.start()
        async let played: Void = play(Beeps.samples(0.5, 0.3, 0.4, 0.3, 1.5), on: server)
        for await case .final(let heard) in events {
            let words = heard.best.segments
            try #require(words.count == 2)
            let distance = words[1].range.start.seconds - words[0].range.start.seconds
            #expect(abs(distance - 0.7) <= 0.01)
            break
        }
        try await played
        await session.finish()
    }

    @Test func aServerThatDiesIsAnInterruptionAndItsReturnAResumption() async throws {
        let server = try SoundServer()
        let session = session(server)
        var events = session.events().makeAsyncIterator()
        try await session.start()
        func next(_ kind: String) async -> ListeningEvent? {
            while let event = await events.next() {
                if event.kind?.hasPrefix(kind) == true { return event }
            }
            return nil
        }
        hearing: while let event = await events.next() {
            if case .progress = event { break hearing }
        }
        try server.kill()
        let interruption = await next("interrupted")
        #expect(interruption != nil)
        try server.start()
        let resumption = await next("resumed")
        #expect(resumption != nil)
        async let played: Void = play(Beeps.samples(0.5, 0.3, 1.5), on: server)
        let word = await next("final")
        #expect(word?.kind == "final beep")
        try await played
        await session.finish()
    }

    @Test(arguments: SameWordsEverywhereTests.recordings)
    func theSameWordsAsFromAFile(_ recording: SameWordsEverywhereTests.Recording) async throws {
        let server = try SoundServer()
        let samples = try recording.samples
        let words = try await SameWordsEverywhereTests.hear(recording) {
            try Microphone.open(device: server.device)
        } whileRunning: {
            try server.play(samples)
        }
        let expected = try await SameWordsEverywhereTests.whole(recording)
        #expect(words.map(\.text) == expected.map(\.text))
        // The server's time starts before the recording's, and their frames are not aligned.
        let shift =
            (words.first?.range.start.seconds ?? 0) - (expected.first?.range.start.seconds ?? 0)
        for (word, other) in zip(words, expected) {
            #expect(abs(word.range.start.seconds - shift - other.range.start.seconds) <= 0.0101)
            #expect(abs(word.range.end.seconds - shift - other.range.end.seconds) <= 0.0101)
        }
    }
}
