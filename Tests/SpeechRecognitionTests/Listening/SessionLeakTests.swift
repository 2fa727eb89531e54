import Foundation
import SoundTestSupport
import SpeechRecognition
import Testing

/// Starts and stops sessions many times, in a separate process, so that nothing else opens files or
/// allocates memory meanwhile.
@Suite(.timeLimit(.minutes(leakTestRuns > 1_000 ? 600 : 30))) struct SessionLeakTests {
    @Test func manyRunsOnADeviceLeaveNothingBehind() async {
        let result = await #expect(
            processExitsWith: .success, observing: [\.standardOutputContent]
        ) {
            // An error that leaves this closure ends the process without a word.
            do {
                let tape = try TapeMicrophone(Beeps.samples(0.2, 0.3))
                // On a busy machine, a device takes long to open.
                let session = ListeningSession(
                    settings: .beeps,
                    source: { try Microphone.open(device: tape.device, driverSeconds: 60) },
                    transcriber: { BeepTranscriber() })
                try await SessionLeakTests.expectNoLeak(
                    of: session, runs: leakTestRuns, allowedGrowth: 1_048_576)
            } catch {
                Issue.record(error)
            }
        }
        Self.show(result)
    }

    @Test func manyRunsOfTheEngineLeaveNothingBehind() async {
        let result = await #expect(
            processExitsWith: .success, observing: [\.standardOutputContent]
        ) {
            let model = try Engine.model.get()
            let pronouncing = try Engine.pronouncing.get()
            // This builds the dictionary's index of similar words, which stays.
            _ = pronouncing.wordsOnePhoneApart(from: "forward")
            let grammar = try CompiledGrammar(AnswerTranscriberTests.forward)
            let samples = try InstalledSpeech.samples(InstalledSpeech.testData + "/goforward.raw")
            let session = ListeningSession(
                source: { SampleSource(samples + Beeps.silence(1)) },
                transcriber: {
                    try AnswerTranscriber(model: model, grammar: grammar, pronouncing: pronouncing)
                })
            // Between two runs nobody keeps the model, so each loads it anew, and fewer runs are enough.
            try await SessionLeakTests.expectNoLeak(
                of: session, runs: leakTestRuns / 4, allowedGrowth: 1_048_576)
        }
        Self.show(result)
    }

    @Test func manyRunsOfOpenSpeechLeaveNothingBehind() async {
        let result = await #expect(
            processExitsWith: .success, observing: [\.standardOutputContent]
        ) {
            let recognizer = try SpeechRecognizer(
                model: Engine.model.get(), pronouncing: Engine.pronouncing.get())
            let samples = try InstalledSpeech.samples(InstalledSpeech.testData + "/goforward.raw")
            let session = recognizer.session(.samples(samples + Beeps.silence(1)))
            try await SessionLeakTests.expectNoLeak(
                of: session, runs: leakTestRuns / 4, allowedGrowth: 1_048_576)
        }
        Self.show(result)
    }

    /// Each pair of sessions runs at the same time, and its second recognizer is new. One pair in ten hears a whole
    /// recording. The others hear its beginning.
    @Test func pairsOfRecognizersShareTheModelAndLeaveNothingBehind() async {
        let result = await #expect(
            processExitsWith: .success, observing: [\.standardOutputContent]
        ) {
            let model = try Engine.model.get()
            let samples = try InstalledSpeech.samples(InstalledSpeech.testData + "/goforward.raw")
            let whole = AudioInput.samples(samples + Beeps.silence(1))
            let beginning = AudioInput.samples(Array(samples.prefix(4_800)))
            let first = try SpeechRecognizer(model: model)
            try await first.prepare()
            // This builds the dictionary's index of similar words, which stays.
            _ = first.pronouncing.wordsOnePhoneApart(from: "forward")
            func run(_ count: Int) async throws {
                for index in 0..<count {
                    let input = index.isMultiple(of: 10) ? whole : beginning
                    let second = try SpeechRecognizer(model: model)
                    let open = first.session(input)
                    let answers = try second.session(
                        input, grammar: AnswerTranscriberTests.forward)
                    async let opened: Void = open.start()
                    async let answering: Void = answers.start()
                    _ = try await (opened, answering)
                    await open.finish()
                    await answers.finish()
                }
            }
            try await run(5)
            let before = ProcessResources.current()
            try await run(leakTestRuns / 8)
            let after = ProcessResources.current()
            print(
                "\(leakTestRuns / 8) runs: descriptors \(before.descriptorCount) → "
                    + "\(after.descriptorCount), allocated \(before.allocatedBytes / 1_024) → "
                    + "\(after.allocatedBytes / 1_024) kB")
            #expect(after.descriptorCount <= before.descriptorCount)
            #expect(
                after.allocatedBytes - before.allocatedBytes < max(1_024, leakTestRuns / 8) * 1_024)
        }
        Self.show(result)
    }

    /// Prints the figures of a run if `TRIVIA_LEAK_RUNS` is set.
    private static func show(_ result: ExitTest.Result?) {
        guard ProcessInfo.processInfo.environment["TRIVIA_LEAK_RUNS"] != nil else { return }
        let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
        for line in output.split(separator: "\n") where line.contains(" runs: ") { print(line) }
    }

    /// Finishes half of the runs and cancels the others. What remains allocated must not depend on
    /// the number of runs.
    private static func expectNoLeak<Transcriber: Transcribing & ~Copyable>(
        of session: ListeningSession<Transcriber>, runs: Int, allowedGrowth: Int
    ) async throws {
        func run(_ count: Int) async throws {
            for index in 0..<count {
                let events = session.events()
                try await session.start()
                if index.isMultiple(of: 2) { await session.finish() } else { session.cancel() }
                for await _ in events {}
            }
            // A cancelled run closes its resources before the next run starts.
            try await session.start()
            await session.finish()
        }
        // The first runs load what is loaded only once, and fill the allocator's reserves.
        try await run(max(10, runs / 10))
        // The first sleep creates a timer that stays.
        try await Task.sleep(for: .milliseconds(1))
        let before = ProcessResources.current()
        try await run(runs)
        // On a busy machine the last devices may still be closing.
        var after = ProcessResources.current()
        for _ in 0..<600 where after.descriptorCount > before.descriptorCount {
            try await Task.sleep(for: .milliseconds(100))
            after = ProcessResources.current()
        }
        let grown = after.allocatedBytes - before.allocatedBytes
        print(
            "\(runs) runs: descriptors \(before.descriptorCount) → \(after.descriptorCount), "
                + "threads \(before.threadCount) → \(after.threadCount), allocated "
                + "\(before.allocatedBytes / 1_024) → \(after.allocatedBytes / 1_024) kB, resident "
                + "\(before.residentBytes / 1_024) → \(after.residentBytes / 1_024) kB")
        #expect(
            after.descriptorCount <= before.descriptorCount,
            "\(before.descriptors) → \(after.descriptors)")
        // The thread pool of tasks may grow to one thread for each core at any time.
        #expect(after.threadCount <= before.threadCount + 4)
        #expect(grown < allowedGrowth, "\(grown / max(1, runs)) bytes a run")
    }
}
