import Foundation
import Phonetics
import SpeechRecognition
import Testing
import Transcript

/// The examples of docs/apple-speech.md, compiled and run with recordings in place of the microphone:
/// what stands between a marker and "end".
@Suite("Porting from Apple's Speech", .timeLimit(.minutes(5)), .serialized)
struct PortingFromSpeechTests {
    private static let recording = InstalledSpeech.testData + "/goforward.raw"

    @Test("A file, transcribed to its end")
    func file() async throws {
        let path = Self.recording
        // file
        let model = try ModelLocator().model(locale: "en-US")
        let pronouncing = PronunciationService(
            dictionary: try PronunciationDictionary(path: model.dictionary.path))
        let session = ListeningSession(
            settings: TranscriptionRequest(.timed).listeningSettings,
            source: { try ClipSource.open(path, format: .raw) },
            transcriber: {
                try OpenTranscriber(
                    model: model, pronouncing: pronouncing, request: TranscriptionRequest(.timed))
            })
        let events = session.events()
        try await session.start()
        var text: [String] = []
        for await case .final(let recognition) in events {
            text.append(recognition.best.text)
            for segment in recognition.best.segments {
                print(segment.text, segment.range.start.seconds, segment.confidence ?? 0)
            }
        }
        // end
        #expect(text.joined(separator: " ").contains("forward"))
    }

    @Test("Live words, volatile and then final")
    func live() async throws {
        let model = try Engine.model.get()
        let pronouncing = try Engine.pronouncing.get()
        let path = Self.recording
        // live
        var request = TranscriptionRequest(.progressive)
        request.contextualPhrases = ["ten meters", "queen of hearts"]
        let wanted = request
        let session = ListeningSession(
            settings: wanted.listeningSettings,
            source: { try ClipSource.open(path, format: .raw) },  // or Microphone.open()
            transcriber: {
                try OpenTranscriber(model: model, pronouncing: pronouncing, request: wanted)
            })
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

    @Test("Commands and open speech on one source, each with its own results")
    func modules() async throws {
        let model = try Engine.model.get()
        let pronouncing = try Engine.pronouncing.get()
        let path = InstalledSpeech.testData + "/goforward.raw"
        // modules
        let orders = Grammar.phrases([
            .init(id: "forward", words: ["go", "forward", "ten", "meters"]),
            .init(id: "stop", words: ["stop"]),
        ])
        let commands = SpeechModule("commands") {
            try AnswerTranscriber(
                model: model, grammar: CompiledGrammar(orders), pronouncing: pronouncing)
        }
        let words = SpeechModule("words") {
            try OpenTranscriber(
                model: model, pronouncing: pronouncing, request: TranscriptionRequest(.command))
        }
        let session = ListeningSession(
            source: { try ClipSource.open(path, format: .raw) },
            transcriber: { try ModuleTranscriber([commands, words]) })
        async let meant = commands.results().first { $0.isFinal }?.recognition?.tags["phrase"]
        async let said = words.results().first { $0.isFinal }?.best.text
        // end
        let finals = (commands.results(), words.results())
        try await session.start()
        for await result in finals.0 where result.isFinal {
            #expect(result.recognition?.tags == ["phrase": "forward"])
            #expect(result.finalizedUntil == result.range.end)
        }
        var texts: [String] = []
        for await result in finals.1 where result.isFinal { texts.append(result.best.text) }
        #expect(texts == ["go forward ten meters"])
        _ = (await meant, await said)
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
