import Foundation
import SoundTestSupport
import SpeechRecognition
import Testing

/// Sessions started and stopped again and again, in a process of their own so that nothing else
/// opens or allocates beside them.
@Suite(.timeLimit(.minutes(10))) struct SessionLeakTests {
    @Test func manyRunsOnADeviceLeaveNothingBehind() async {
        let result = await #expect(
            processExitsWith: .success, observing: [\.standardOutputContent]
        ) {
            let tape = try TapeMicrophone(Beeps.samples(0.2, 0.3))
            let session = ListeningSession(
                settings: .beeps, source: { try Microphone.open(device: tape.device) },
                transcriber: { BeepTranscriber() })
            try await SessionLeakTests.expectNoLeak(
                of: session, runs: leakTestRuns, allowedGrowth: 1_048_576)
        }
        Self.show(result)
    }

    @Test func manyRunsOfTheEngineLeaveNothingBehind() async {
        let result = await #expect(
            processExitsWith: .success, observing: [\.standardOutputContent]
        ) {
            let model = try Engine.model.get()
            let pronouncing = try Engine.pronouncing.get()
            let grammar = try CompiledGrammar(AnswerTranscriberTests.forward)
            let samples = try InstalledSpeech.samples(InstalledSpeech.testData + "/goforward.raw")
            let session = ListeningSession(
                source: { SampleSource(samples + Beeps.silence(1)) },
                transcriber: {
                    try AnswerTranscriber(model: model, grammar: grammar, pronouncing: pronouncing)
                })
            // Each run loads 30 MB of model: fewer of them say as much, and the allocator's own
            // swings are larger.
            try await SessionLeakTests.expectNoLeak(
                of: session, runs: leakTestRuns / 4, allowedGrowth: 8_388_608)
        }
        Self.show(result)
    }

    /// What a run that was asked for found.
    private static func show(_ result: ExitTest.Result?) {
        guard ProcessInfo.processInfo.environment["TRIVIA_LEAK_RUNS"] != nil else { return }
        let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
        for line in output.split(separator: "\n") where line.contains(" runs: ") { print(line) }
    }

    /// Half of the runs are finished, half cancelled. What stays must not depend on their number.
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
            // A cancelled run closes what it holds before the next one starts.
            try await session.start()
            await session.finish()
        }
        // What is loaded once, and the allocator's own reserves.
        try await run(max(10, runs / 10))
        let before = ProcessResources.current()
        try await run(runs)
        let after = ProcessResources.current()
        let grown = after.residentBytes - before.residentBytes
        print(
            "\(runs) runs: descriptors \(before.descriptorCount) → \(after.descriptorCount), "
                + "threads \(before.threadCount) → \(after.threadCount), memory "
                + "\(before.residentBytes / 1_024) → \(after.residentBytes / 1_024) kB")
        #expect(after.descriptorCount == before.descriptorCount)
        // The pool of the tasks grows to a thread a core when it pleases.
        #expect(after.threadCount <= before.threadCount + 4)
        #expect(grown < allowedGrowth, "\(grown / max(1, runs)) bytes a run")
    }
}
