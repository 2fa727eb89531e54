import Foundation
import Phonetics
import SpeechRecognition
import Testing
import Transcript

/// The examples of docs/apple-speech.md, compiled and run with recordings instead of the
/// microphone. Each example is the code between a marker and "end".
@Suite("Porting from Apple's Speech", .timeLimit(.minutes(30)), .serialized)
struct PortingFromSpeechTests {
    private static let recording = InstalledSpeech.testData + "/goforward.raw"

    @Test("A file, transcribed to its end")
    func file() async throws {
        let input = AudioInput.file(Self.recording, format: .raw)
        // file
        let recognizer = try SpeechRecognizer(locale: "en_US")
        let utterances = try await recognizer.transcribe(input)  // or a path, or a URL
        for utterance in utterances {
            for word in utterance.best.segments {
                print(word.text, word.range.start.seconds, word.confidence ?? 0)
            }
        }
        // end
        #expect(utterances.map(\.best.text).joined(separator: " ").contains("forward"))
    }

    @Test("Live words, volatile and then final")
    func live() async throws {
        let recognizer = try Engine.recognizer()
        let input = AudioInput.file(Self.recording, format: .raw)
        // live
        let request = TranscriptionRequest(
            .progressive, contextualStrings: ["ten meters", "queen of hearts"])
        let session = recognizer.session(input, request: request)  // or .microphone()
        let events = session.events()
        try await session.start()
        var finished = ""
        var unfinished = ""
        for await event in events {
            switch event {
            case .volatile(let transcription):
                unfinished = transcription.text
            case .final(let recognition):
                finished += recognition.best.text + " "
                unfinished = ""
            default: break
            }
        }
        // end
        #expect(finished.lowercased().contains("go forward ten meters"))
        #expect(unfinished.isEmpty)
    }

    @Test("Sound that a program hands over")
    func pushed() async throws {
        let recognizer = try Engine.recognizer()
        let samples = try InstalledSpeech.samples(Self.recording)
        // pushed
        let sound = PushedSound(hertz: 16_000, channelCount: 1)
        let session = recognizer.session(.pushed(sound))
        let events = session.events()
        try await session.start()
        sound.append(samples)  // as often as there are some
        try await session.finalize(through: sound.end)  // all of it is final now
        sound.finish()  // ends the session
        // end
        var texts: [String] = []
        for await case .final(let recognition) in events { texts.append(recognition.best.text) }
        #expect(texts.first == "Go forward ten meters.")
    }

    @Test("Commands and open speech on one source, each with its own results")
    func modules() async throws {
        let recognizer = try Engine.recognizer()
        let input = AudioInput.file(Self.recording, format: .raw)
        // modules
        let orders = try recognizer.module(
            "orders", grammar: .phrases(["go forward ten meters", "stop"]))
        let words = recognizer.module("words", request: TranscriptionRequest(.command))
        let session = recognizer.session(input, modules: [orders, words, .detector()])
        let (ordered, spoken) = (orders.results(), words.results())
        try await session.start()
        async let meant = ordered.first { $0.isFinal }?.recognition?.tags["phrase"]
        async let said = spoken.first { $0.isFinal }?.best.text
        // end
        #expect(try await meant == "go forward ten meters")
        #expect(try await said == "go forward ten meters")
    }

    @Test("A source that fails and comes back")
    func interruption() async throws {
        let model = try Engine.model.get()
        let pronouncing = try Engine.pronouncing.get()
        let tape = TestSource.Tape([
            .failure(AudioCaptureError.vanished(device: "hw:1", code: -19)),
            .sound([Int16](repeating: 0, count: 16_000)), .end,
        ])
        let session = ListeningSession(
            clock: ManualThreadClock(), source: { try tape.open() },
            transcriber: {
                try OpenTranscriber(
                    model: model, pronouncing: pronouncing, request: TranscriptionRequest(.command))
            })
        let events = session.events()
        try await session.start()
        var story: [String] = []
        // interruption
        for await event in events {
            switch event {
            case .interrupted(let reason): story.append("paused: \(reason)")
            case .resumed: story.append("going on")
            case .failed(let error): story.append("gave up: \(error)")
            default: break
            }
        }
        // end
        #expect(story.first?.hasPrefix("paused") == true)
        #expect(story.last == "going on")
    }
}
