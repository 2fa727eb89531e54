import SoundTestSupport
import SpeechRecognition
import Testing
import Transcript

/// Runs a whole session on a real ALSA device.
@Suite(.timeLimit(.minutes(30))) struct MicrophoneSessionTests {
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

    @Test(arguments: [
        (TapeMicrophone.Accident.vanish, "plug it in again"), (.suspend, "was suspended"),
    ])
    func aDeviceThatGoesAwayIsHeardAgainWhenItIsBack(
        accident: TapeMicrophone.Accident, reason: String
    ) async throws {
        let tape = try TapeMicrophone(Beeps.samples(0.2, 0.3, 1, 0.3))
        try tape.accident(accident, at: 16_000)
        let session = session(tape)
        let events = session.events()
        try await session.start()
        var kinds: [String] = []
        var gone = AudioTime.zero
        var back = AudioTime.zero
        for await event in events {
            if case .progress(let time) = event, back == .zero { gone = time }
            if case .resumed(let time) = event { back = time }
            if case .interrupted(let said) = event { #expect(said.contains(reason)) }
            if let kind = event.kind, !kind.hasPrefix("volatile") { kinds.append(kind) }
            if back != .zero, kinds.count >= 6 { break }
        }
        #expect(
            kinds == ["started", "final beep", "interrupted", "resumed", "started", "final beep"])
        #expect(back.seconds - gone.seconds > 0.2, "the time that was lost is not counted")
        await session.finish()
    }
}
