import SoundTestSupport
import SpeechRecognition
import Testing
import Transcript

/// A whole session on a real ALSA device.
@Suite(.timeLimit(.minutes(1))) struct MicrophoneSessionTests {
    private func session(_ tape: TapeMicrophone) -> ListeningSession<BeepTranscriber> {
        ListeningSession(
            settings: .beeps,
            source: { try Microphone.open(device: tape.device) },
            transcriber: { BeepTranscriber() })
    }

    @Test func aWordFromADeviceHasTheTimeItHasInTheRecording() async throws {
        let sound = Beeps.samples(0.6, 0.4, 1)
        var listener = try Listener(transcriber: BeepTranscriber(), settings: .beeps)
        let expected = try listener.hear(AudioChunk(start: .zero, samples: sound)).finals
        let session = session(try TapeMicrophone(sound))
        let events = session.events()
        try await session.start()
        for await case .final(let heard) in events {
            #expect(heard.best == expected.first?.best)
            break
        }
        await session.finish()
    }

    @Test func anUnpluggedDeviceIsHeardAgainWhenItIsBack() async throws {
        let tape = try TapeMicrophone(Beeps.samples(0.2, 0.3, 1, 0.3))
        try tape.accident(.vanish, at: 16_000)
        let session = session(tape)
        let events = session.events()
        try await session.start()
        var kinds: [String] = []
        var gone = AudioTime.zero
        var back = AudioTime.zero
        for await event in events {
            if case .progress(let time) = event, back == .zero { gone = time }
            if case .resumed(let time) = event { back = time }
            if let kind = event.kind, !kind.hasPrefix("volatile") { kinds.append(kind) }
            if back != .zero, kinds.count >= 6 { break }
        }
        #expect(
            kinds == ["started", "final beep", "interrupted", "resumed", "started", "final beep"])
        #expect(back.seconds - gone.seconds > 0.2, "the time that was lost is not counted")
        await session.finish()
    }

    @Test func nothingLeaksOverManyRuns() async throws {
        let runs = leakTestRuns
        let tape = try TapeMicrophone(Beeps.samples(0.2, 0.3))
        let session = session(tape)
        // The first run loads what stays loaded.
        try await session.start()
        await session.finish()
        let before = ProcessResources.current()
        for index in 0..<runs {
            let events = session.events()
            try await session.start()
            if index.isMultiple(of: 2) { await session.finish() } else { session.cancel() }
            for await _ in events {}
        }
        try await session.start()
        await session.finish()
        // Other tests run beside this one and hold a few of their own.
        let after = ProcessResources.current()
        #expect(after.descriptorCount < before.descriptorCount + 20 + runs / 10)
        #expect(after.threadCount < before.threadCount + 20 + runs / 10)
    }
}
