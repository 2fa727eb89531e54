import SpeechRecognition
import Testing
import Transcript

/// Checks the loop over a session's utterances: when they come, and how it ends.
@Suite(.timeLimit(.minutes(30))) struct RecognitionsTests {
    private struct Refusal: Error {}

    private static let word = Beeps.samples(0.3, 0.4, 1)

    private func session(_ tape: TestSource.Tape) -> ListeningSession<BeepTranscriber> {
        ListeningSession(
            settings: .beeps, clock: ManualThreadClock(), source: { try tape.open() },
            transcriber: { BeepTranscriber() })
    }

    @Test("Utterances come while the source goes on, and nobody else has to keep the session")
    func live() async throws {
        let tape = TestSource.Tape([.sound(Self.word)])
        var texts: [String] = []
        for try await utterance in session(tape).recognitions() {
            texts.append(utterance.best.text)
            tape.add(texts.count < 3 ? .sound(Self.word) : .end)
        }
        #expect(texts == ["beep", "beep", "beep"])
        #expect(tape.closeCount == 1)
    }

    @Test("Whoever leaves the loop cancels the session")
    func left() async throws {
        let tape = TestSource.Tape([.sound(Self.word)])
        let session = session(tape)
        for try await _ in session.recognitions() { break }
        await session.finish()
        #expect(session.state == .completed && tape.closeCount == 1)
    }

    @Test("A source that breaks for good, or cannot be opened, throws its error")
    func failures() async throws {
        let broken = session(TestSource.Tape([.sound(Self.word), .failure(Refusal())]))
        var count = 0
        await #expect(throws: Refusal.self) {
            for try await _ in broken.recognitions() { count += 1 }
        }
        #expect(count == 1)
        let missing = ListeningSession(
            source: { () throws -> SampleSource in throw Refusal() },
            transcriber: { BeepTranscriber() })
        await #expect(throws: Refusal.self) { for try await _ in missing.recognitions() {} }
    }

    @Test("A cancelled task ends its loop and the session")
    func cancelled() async throws {
        let tape = TestSource.Tape([.sound(Self.word)])
        let session = session(tape)
        let (heard, sign) = AsyncStream.makeStream(of: Void.self)
        let reader = Task {
            for try await _ in session.recognitions() { sign.yield() }
        }
        for await _ in heard { break }
        reader.cancel()
        await #expect(throws: CancellationError.self) { try await reader.value }
        await session.finish()
        #expect(tape.closeCount == 1)
    }

    @Test("A cancelled task does not start a session")
    func notStarted() async throws {
        let tape = TestSource.Tape()
        let session = session(tape)
        let starter = Task {
            while !Task.isCancelled { await Task.yield() }
            try await session.start()
        }
        starter.cancel()
        await #expect(throws: CancellationError.self) { try await starter.value }
        #expect(session.state == .idle && tape.openCount == 0)
    }

    @Test("A module's results throw the error of the source, and the session runs no longer")
    func modules() async throws {
        let tape = TestSource.Tape([.sound(Self.word), .failure(Refusal())])
        let recognizer = try Engine.recognizer()
        let module = SpeechModule("beeps") { BeepTranscriber() }
        let session = recognizer.session(
            AudioInput { try tape.open() }, modules: [module], settings: .beeps)
        let results = module.results()
        try await session.start()
        await #expect(throws: Refusal.self) { for try await _ in results {} }
        #expect(session.state != .running)
    }

    @Test("Two sessions cannot hear the same pushed sound at once")
    func pushedTwice() async throws {
        let sound = PushedSound()
        func session() -> ListeningSession<BeepTranscriber> {
            ListeningSession(source: AudioInput.pushed(sound).open) { BeepTranscriber() }
        }
        let first = session()
        try await first.start()
        await #expect(throws: ListeningError.soundIsHeard) { try await session().start() }
        first.cancel()
        await first.finish()
        let next = session()
        try await next.start()
        await next.finish()
    }

    @Test("Pushed sound is kept for ten minutes and refused beyond")
    func fullSound() {
        let sound = PushedSound(hertz: 1_000)
        #expect(sound.append([Int16](repeating: 0, count: 600_000)))
        #expect(!sound.append([0 as Int16]))
        #expect(sound.end == AudioTime(seconds: 600))
    }
}
