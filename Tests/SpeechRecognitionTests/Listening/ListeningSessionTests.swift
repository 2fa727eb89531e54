import Dispatch
import SpeechRecognition
import Testing
import Transcript

@Suite(.timeLimit(.minutes(30))) struct ListeningSessionTests {
    private typealias Session = ListeningSession<BeepTranscriber>

    private struct Refusal: Error {}

    private static let word = Beeps.samples(0.3, 0.4, 1)

    private func session(
        _ tape: TestSource.Tape, retry: RetryPolicy = RetryPolicy(),
        clock: any ThreadClock = ManualThreadClock()
    ) -> Session {
        Session(
            settings: .beeps, retry: retry, clock: clock, source: { try tape.open() },
            transcriber: { BeepTranscriber() })
    }

    private func collect(_ events: AsyncStream<ListeningEvent>) async -> [ListeningEvent] {
        var all: [ListeningEvent] = []
        for await event in events { all.append(event) }
        return all
    }

    /// Reads events until one of the given kind.
    private func read(
        _ events: inout AsyncStream<ListeningEvent>.Iterator, until kind: String
    ) async -> [ListeningEvent] {
        var all: [ListeningEvent] = []
        while let event = await events.next() {
            all.append(event)
            if event.kind?.hasPrefix(kind) == true { break }
        }
        return all
    }

    @Test func theEndOfTheInputEndsEverything() async throws {
        let tape = TestSource.Tape([.sound(Self.word), .sound(Beeps.samples(0.3, 0.4)), .end])
        let session = session(tape)
        let events = session.events()
        try await session.start()
        let all = await collect(events)
        #expect(all.finals.map(\.best.text) == ["beep", "beep"])
        #expect(all.last?.kind == "ended")
        await session.finish()
        #expect(tape.closeCount == 1)
    }

    @Test("A task that is cancelled while the session opens does not start it")
    func cancelledWhileOpening() async throws {
        let tape = TestSource.Tape()
        let isOpening = Lock(false)
        let mayOpen = DispatchSemaphore(value: 0)
        let session = Session(
            settings: .beeps, clock: ManualThreadClock(), source: { try tape.open() },
            transcriber: {
                isOpening.withLock { $0 = true }
                mayOpen.wait()
                return BeepTranscriber()
            })
        let starter = Task { try await session.start() }
        while !isOpening.withLock({ $0 }) { await Task.yield() }
        starter.cancel()
        mayOpen.signal()
        await #expect(throws: CancellationError.self) { try await starter.value }
        await session.finish()
        #expect(session.state == .completed)
        #expect(tape.openCount == tape.closeCount)
    }

    @Test func everyFollowerGetsEveryResult() async throws {
        let tape = TestSource.Tape()
        let session = session(tape)
        let followers = (0..<5).map { _ in session.events() }
        try await session.start()
        for _ in 0..<20 { tape.add(.sound(Self.word)) }
        tape.add(.end)
        let counts = await withTaskGroup(of: Int.self) { group in
            for events in followers { group.addTask { await collect(events).finals.count } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(counts == [20, 20, 20, 20, 20])
    }

    @Test func aFollowerWhoReadsLateMissesNoResult() async throws {
        let tape = TestSource.Tape(Array(repeating: .sound(Self.word), count: 50) + [.end])
        let session = session(tape)
        let late = session.events()
        let prompt = session.events()
        try await session.start()
        #expect(await collect(prompt).finals.count == 50)
        let all = await collect(late)
        #expect(all.finals.count == 50)
        #expect(all.progress.count <= all.finals.count + 1, "unread progress piles up")
    }

    @Test func finishFlushesTheLastWord() async throws {
        let tape = TestSource.Tape([.sound(Beeps.samples(0.3, 0.4))])
        let session = session(tape)
        var events = session.events().makeAsyncIterator()
        try await session.start()
        _ = await read(&events, until: "volatile")
        await session.finish()
        let rest = await read(&events, until: "ended")
        #expect(rest.compactMap(\.kind) == ["final beep", "ended"])
        #expect(await events.next() == nil)
    }

    @Test func cancelEndsAtOnceWithoutAWord() async throws {
        let tape = TestSource.Tape([.sound(Beeps.samples(0.3, 0.4))])
        let session = session(tape)
        var events = session.events().makeAsyncIterator()
        try await session.start()
        _ = await read(&events, until: "volatile")
        session.cancel()
        #expect(await events.next() == nil)
        await session.finish()
        #expect(tape.closeCount == 1)
    }

    @Test func theStateFollowsTheRun() async throws {
        let session = session(TestSource.Tape())
        #expect(session.state == .idle)
        try await session.start()
        #expect(session.state == .running)
        session.cancel()
        #expect([.cancelling, .completed].contains(session.state))
        await session.finish()
        #expect(session.state == .completed)
        try await session.start()
        #expect(session.state == .running)
        await session.finish()
        #expect(session.state == .completed)
    }

    @Test func finalizingEndsTheUtteranceAndTheSessionGoesOn() async throws {
        let tape = TestSource.Tape([.sound(Beeps.samples(0.3, 0.4))])
        let session = session(tape)
        var events = session.events().makeAsyncIterator()
        try await session.start()
        _ = await read(&events, until: "volatile")
        let through = try await session.finalize(through: AudioTime(seconds: 0.7))
        #expect(through == AudioTime(seconds: 0.7))
        tape.add(.sound(Self.word))
        tape.add(.end)
        let rest = await read(&events, until: "ended")
        #expect(rest.finals.count == 2)
        #expect(rest.finals.first.map { $0.speech.end <= through } == true)
    }

    @Test func startingWhileRunningIsAnError() async throws {
        let session = session(TestSource.Tape())
        try await session.start()
        await #expect(throws: ListeningError.alreadyRunning) { try await session.start() }
        session.cancel()
        try await session.start()
        await session.finish()
        try await session.start()
        await session.finish()
    }

    @Test func whatCannotBeOpenedFailsTheStart() async throws {
        let session = Session(
            source: { () throws -> SampleSource in throw Refusal() },
            transcriber: { BeepTranscriber() })
        await #expect(throws: Refusal.self) { try await session.start() }
        await #expect(throws: Refusal.self, "it can be tried again") { try await session.start() }
    }

    @Test func aStartThatFailsIsToldToWhoFollows() async throws {
        let session = Session(
            source: { () throws -> SampleSource in throw Refusal() },
            transcriber: { BeepTranscriber() })
        let events = session.events()
        await #expect(throws: Refusal.self) { try await session.start() }
        #expect(await collect(events).compactMap(\.kind) == ["failed", "ended"])
    }

    enum Ending: CaseIterable { case cancelled, finished, letGo }

    @Test(arguments: Ending.allCases)
    func theStreamsOfASessionThatNeverRunsEnd(ending: Ending) async {
        var session: Session? = session(TestSource.Tape())
        let events = session?.events()
        switch ending {
        case .cancelled: session?.cancel()
        case .finished: await session?.finish()
        case .letGo: session = nil
        }
        if let events { #expect(await collect(events).isEmpty) }
    }

    @Test func aSourceThatBreaksForGoodEndsTheRunWithItsError() async throws {
        let tape = TestSource.Tape([.sound(Self.word), .failure(Refusal())])
        let session = session(tape)
        let events = session.events()
        try await session.start()
        let kinds = await collect(events).compactMap(\.kind)
        #expect(kinds.suffix(3) == ["final beep", "failed", "ended"])
    }

    @Test func anInterruptionFlushesRetriesAndGoesOnInTheSameTime() async throws {
        let gone = AudioCaptureError.vanished(device: "test", code: -19)
        let missing = AudioCaptureError.missing(device: "test", code: -2)
        let tape = TestSource.Tape([
            .sound(Beeps.samples(0.3, 0.4)), .failure(gone), .failure(missing),
            .failure(missing), .sound(Self.word), .end,
        ])
        let clock = ManualThreadClock()
        let session = session(tape, clock: clock)
        let events = session.events()
        try await session.start()
        let all = await collect(events)
        #expect(
            all.compactMap(\.kind).filter { !$0.hasPrefix("volatile") } == [
                "started", "final beep", "interrupted", "resumed", "started", "final beep",
                "ended",
            ])
        // The session waits 0.25, 0.5 and 1 s. Then the word comes 0.3 s into the new sound.
        let word = try #require(all.finals.last?.best.segments.first)
        #expect(abs(word.range.start.seconds - (0.7 + 1.75 + 0.3)) <= 0.01)
        #expect(tape.openCount == 2 && tape.closeCount == 2)
    }

    @Test func retriesEndWhereTheyAreLimited() async throws {
        let gone = AudioCaptureError.vanished(device: "test", code: -19)
        let tape = TestSource.Tape(Array(repeating: .failure(gone), count: 4))
        let session = session(tape, retry: RetryPolicy(attemptLimit: 3))
        let events = session.events()
        try await session.start()
        #expect(await collect(events).compactMap(\.kind) == ["interrupted", "failed", "ended"])
    }

    @Test func aChangeWaitsForTheEndOfTheUtterance() async throws {
        let tape = TestSource.Tape([.sound(Beeps.samples(0.3, 0.4))])
        let session = session(tape)
        var events = session.events().makeAsyncIterator()
        try await session.start()
        _ = await read(&events, until: "volatile")
        async let changed = session.change { $0.word = "boop" }
        tape.add(.sound(Beeps.samples(1)))
        let time = try await changed
        tape.add(.sound(Self.word))
        tape.add(.end)
        let rest = await read(&events, until: "ended")
        #expect(rest.finals.map(\.best.text) == ["beep", "boop"])
        #expect(rest.finals.map { $0.speech.start >= time } == [false, true])
    }

    @Test func anUrgentChangeDropsTheUtterance() async throws {
        let tape = TestSource.Tape([.sound(Beeps.samples(0.3, 0.4))])
        let session = session(tape)
        var events = session.events().makeAsyncIterator()
        try await session.start()
        await read(&events, upToProgress: 0.7)
        try await session.change(.now) { $0.word = "boop" }
        tape.add(.sound(Self.word))
        tape.add(.end)
        #expect(await read(&events, until: "ended").finals.map(\.best.text) == ["boop"])
    }

    @Test func aChangeThatFailsIsItsCallersToKnow() async throws {
        let session = session(TestSource.Tape())
        try await session.start()
        await #expect(throws: Refusal.self) { try await session.change { _ in throw Refusal() } }
        try await session.change { $0.word = "still listening" }
        await session.finish()
        await #expect(throws: ListeningError.notRunning) { try await session.change { _ in } }
    }

    @Test func pausedHearingHearsNothingAndKeepsTime() async throws {
        let tape = TestSource.Tape()
        let session = session(tape)
        var events = session.events().makeAsyncIterator()
        try await session.start()
        try await session.pauseHearing()
        tape.add(.sound(Self.word))
        await read(&events, upToProgress: 1.7)
        let resumed = try await session.resumeHearing()
        #expect(resumed.seconds == 1.7)
        tape.add(.sound(Self.word))
        tape.add(.end)
        let words = await read(&events, until: "ended").finals.flatMap(\.best.segments)
        #expect(words.count == 1)
        #expect(abs((words.first?.range.start.seconds ?? 0) - 2.0) <= 0.01)
    }

    private func read(
        _ events: inout AsyncStream<ListeningEvent>.Iterator,
        upToProgress seconds: Double
    ) async {
        while let event = await events.next() {
            if case .progress(let time) = event, time.seconds >= seconds { return }
        }
    }

    @Test func aFollowerWhoLeavesDisturbsNobody() async throws {
        let tape = TestSource.Tape()
        let session = session(tape)
        let stays = session.events()
        let leaver = Task { await collect(session.events()).count }
        try await session.start()
        tape.add(.sound(Self.word))
        leaver.cancel()
        _ = await leaver.value
        tape.add(.sound(Self.word))
        tape.add(.end)
        #expect(await collect(stays).finals.count == 2)
    }
}
