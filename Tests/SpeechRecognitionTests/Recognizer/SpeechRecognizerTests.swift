import Foundation
import SoundTestSupport
import Testing

@testable import SpeechRecognition

@Suite("The front door of the ear", .timeLimit(.minutes(30)))
struct SpeechRecognizerTests {
    private static let path = InstalledSpeech.testData + "/goforward.raw"

    private func recognizer() throws -> SpeechRecognizer { try Engine.recognizer() }

    private func samples() throws -> [Int16] { try InstalledSpeech.samples(Self.path) }

    @Test("A Locale and its name find the same ear")
    func locales() throws {
        let named = try SpeechRecognizer(locale: "en_us", locator: ModelLocator(environment: [:]))
        let given = try SpeechRecognizer(
            locale: Locale(identifier: "en_GB"), locator: ModelLocator(environment: [:]))
        #expect(named.model == given.model)
        #expect(named.locale.identifier == "en-US" && named.fallback == nil)
        #expect(given.fallback == .otherRegion)
    }

    @Test("A file by its path and by its URL, in one call")
    func file() async throws {
        let recognizer = try recognizer()
        try await WaveFolder.with(samples()) { path in
            let byPath = try await recognizer.transcribe(path)
            let byURL = try await recognizer.transcribe(URL(fileURLWithPath: path))
            #expect(byPath.map(\.best.text) == ["go forward ten meters"])
            #expect(byPath.map(\.best) == byURL.map(\.best))
        }
        await #expect(throws: AudioFileError.missing(file: "/nowhere.wav")) {
            try await recognizer.transcribe("/nowhere.wav")
        }
    }

    @Test("Results are written and read again")
    func codable() async throws {
        let found = try await recognizer().transcribe(.samples(samples()))
        let answers = try recognizer().session(
            .samples(samples()), grammar: .phrases(["go forward ten meters", "stop"]))
        let all = try await found + answers.recognitions().reduce(into: []) { $0.append($1) }
        #expect(all.count == 2)
        #expect(all[1].tags == [Grammar.phraseTag: "go forward ten meters"])
        for recognition in all {
            var expected = recognition
            expected.phones = []
            var read = try again(recognition)
            // Figures of the voice are rounded when they are written.
            let twice = try again(read)
            #expect(twice == read)
            read.metadata = expected.metadata
            #expect(read == expected)
        }
    }

    /// The recognition after it was written as JSON and read again.
    private func again(_ recognition: Recognition) throws -> Recognition {
        try JSONDecoder().decode(
            Recognition.self, from: try JSONEncoder().encode(recognition))
    }

    @Test("Pushed sound of any rate and channel count is heard like a file")
    func pushed() async throws {
        let recognizer = try recognizer()
        let samples = try samples()
        let (mono, stereo) = (PushedSound(), PushedSound(channelCount: 2))
        for start in stride(from: 0, to: samples.count, by: 700) {
            let piece = samples[start..<min(start + 700, samples.count)]
            mono.append(Array(piece))
            stereo.append(piece.flatMap { [Float($0) / 32_768, Float($0) / 32_768] })
        }
        stereo.finish()
        mono.finish()
        #expect(!mono.append([Int16](repeating: 0, count: 3)))
        #expect(mono.end.sampleIndex == samples.count)
        let expected = try await recognizer.transcribe(.samples(samples)).map(\.best)
        for sound in [mono, stereo] {
            let heard = try await recognizer.transcribe(.pushed(sound))
            #expect(heard.map(\.best) == expected)
        }
    }

    @Test("Pushed sound of another rate keeps its length and its time")
    func rates() async throws {
        let sound = PushedSound(hertz: 48_000)
        sound.append(Tone.samples(frequency: 440, seconds: 1, hertz: 48_000))
        sound.finish()
        #expect(sound.end == AudioTime(seconds: 1))
        let session = ListeningSession(
            source: AudioInput.pushed(sound).open, transcriber: { BeepTranscriber() })
        let events = session.events()
        try await session.start()
        var last = AudioTime.zero
        for await case .progress(let time) in events { last = time }
        #expect(last == AudioTime(seconds: 1))
    }

    @Test(
        "What was pushed can be waited for, at any rate: nothing of it stays in a filter",
        arguments: [(16_000, 1), (48_000, 2), (44_100, 1), (8_000, 1)])
    func pushedEnd(hertz: Int, channels: Int) async throws {
        let sound = PushedSound(hertz: hertz, channelCount: channels)
        let session = ListeningSession(
            source: AudioInput.pushed(sound).open, transcriber: { BeepTranscriber() })
        try await session.start()
        let tone = Tone.samples(frequency: 440, seconds: 0.7003, hertz: hertz)
        for _ in 0..<3 {
            sound.append(tone.flatMap { repeatElement($0, count: channels) })
            let through = try await session.finalize(through: sound.end)
            #expect(through == sound.end)
        }
        #expect(
            abs(sound.end.sampleIndex - 3 * tone.count * AudioTime.hertz / hertz) <= 1)
        await session.finish()
    }

    @Test("A module's results end with a session that never runs")
    func unheard() async throws {
        let recognizer = try recognizer()
        let module = SpeechModule("beeps") { BeepTranscriber() }
        var session: ListeningSession<ModuleTranscriber>? = recognizer.session(
            .samples([]), modules: [module])
        let cancelled = module.results()
        session?.cancel()
        for try await _ in cancelled { Issue.record("nothing was heard") }
        let letGo = module.results()
        session = nil
        for try await _ in letGo { Issue.record("nothing was heard") }
        let orphans = SpeechModule("nobody's") { BeepTranscriber() }.results()
        for try await _ in orphans { Issue.record("nothing was heard") }
    }

    @Test("A session without a module does not start, and says so")
    func noModule() async throws {
        let session = try recognizer().session(.samples([]), modules: [])
        await #expect(throws: ListeningError.noModule) { try await session.start() }
    }

    @Test("No more alternatives than are wanted, and none where less than none are")
    func alternatives() async throws {
        var request = TranscriptionRequest(.timed)
        request.alternativeCount = -1
        let found = try await recognizer().transcribe(.samples(samples()), request: request)
        #expect(found.map(\.best.text) == ["go forward ten meters"])
        #expect(found.flatMap(\.alternatives).isEmpty)
    }

    @Test("What cannot be a recording is refused before a model is loaded for it")
    func elsewhere() async throws {
        let page = try #require(URL(string: "https://example.org/fox.wav"))
        for input in [AudioInput.file(page), .file("/nowhere.wav")] {
            #expect(throws: AudioFileError.self) { try input.look() }
        }
        await #expect(throws: AudioFileError.elsewhere(file: page.absoluteString)) {
            try await recognizer().transcribe(page)
        }
    }

    @Test("Finalizing ends the utterance and not the session")
    func finalize() async throws {
        let sound = PushedSound()
        let session = try recognizer().session(.pushed(sound))
        #expect(session.state == .idle)
        let events = session.events()
        try await session.start()
        #expect(session.state == .running)
        sound.append(try Array(samples().prefix(24_000)))
        let through = try await session.finalize(through: sound.end)
        #expect(through >= AudioTime(sampleIndex: 24_000))
        sound.append(try Array(samples().dropFirst(24_000)))
        sound.finish()
        var finals: [Recognition] = []
        for await case .final(let recognition) in events { finals.append(recognition) }
        #expect(finals.count == 2)
        #expect(finals.first?.best.text.lowercased().hasPrefix("go forward ten") == true)
        #expect(finals.allSatisfy { $0.speech.end <= through || $0.speech.start >= through })
        await session.finish()
        #expect(session.state == .completed)
        await #expect(throws: ListeningError.notRunning) { try await session.finalize() }
    }

    @Test("Each module has its own context, and one of them only detects speech")
    func context() async throws {
        let recognizer = try recognizer()
        let words = recognizer.module("words", request: TranscriptionRequest(.command))
        let orders = try recognizer.module("orders", grammar: .phrases(["stop", "turn left"]))
        let speech = SpeechModule.detector()
        let sound = PushedSound()
        let session = recognizer.session(.pushed(sound), modules: [words, orders, speech])
        let results = (words.results(), orders.results(), speech.results())
        try await session.start()
        try await session.change(orders, to: .phrases(["go forward ten meters", "stop"]))
        try await session.change(
            words, to: TranscriptionRequest(.command, contextualStrings: ["ten meters"]))
        await #expect(throws: ListeningError.otherModule(named: "speech")) {
            try await session.change(speech, to: TranscriptionRequest(.command))
        }
        sound.append(try samples())
        sound.finish()
        let said = try await results.0.first { $0.isFinal }
        let ordered = try await results.1.first { $0.isFinal }
        let spoken = try await results.2.first { $0.isFinal }
        #expect(said?.best.text == "go forward ten meters")
        #expect(ordered?.recognition?.tags == [Grammar.phraseTag: "go forward ten meters"])
        #expect(spoken?.recognition?.outcome == .heard)
        let range = try #require(spoken?.recognition?.speech)
        let text = try #require(ordered?.recognition?.best.range)
        #expect(abs(range.start.seconds - text.start.seconds) < 0.12)
        #expect(abs(range.end.seconds - text.end.seconds) < 0.12)
    }

    @Test("A detector alone tells speech from a room, without a model")
    func detector() async throws {
        let room = Beeps.silence(1)
        for (sound, outcome) in [(try samples(), HearingOutcome.heard), (room, .noise)] {
            var detector = try SpeechDetector()
            detector.beginUtterance(at: .zero)
            detector.process(sound)
            #expect(detector.endUtterance().outcome == outcome)
        }
    }
}

/// A folder with one recording, removed afterwards.
enum WaveFolder {
    static func with(_ samples: [Int16], _ body: (String) async throws -> Void) async throws {
        let path = FileManager.default.temporaryDirectory
            .appendingPathComponent("heard-\(UUID().uuidString).wav").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        var bytes = Data("RIFF".utf8)
        func add(_ value: some FixedWidthInteger) {
            for place in stride(from: 0, to: value.bitWidth, by: 8) {
                bytes.append(UInt8(truncatingIfNeeded: value >> place))
            }
        }
        add(UInt32(36 + samples.count * 2))
        bytes += Data("WAVEfmt ".utf8)
        add(UInt32(16))
        add(UInt16(1))
        add(UInt16(1))
        add(UInt32(16_000))
        add(UInt32(32_000))
        add(UInt16(2))
        add(UInt16(16))
        bytes += Data("data".utf8)
        add(UInt32(samples.count * 2))
        for sample in samples { add(sample) }
        try bytes.write(to: URL(fileURLWithPath: path))
        try await body(path)
    }
}
