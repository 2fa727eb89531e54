import SpeechRecognition
import Testing
import Transcript

@Suite(.timeLimit(.minutes(30))) struct ModuleTranscriberTests {
    private static let words = Beeps.samples(0.3, 0.4, 1) + Beeps.samples(0.3, 0.4, 1)

    @Test func everyReaderOfEveryModuleGetsEveryFinalResult() async throws {
        let tape = TestSource.Tape([.sound(Self.words), .end])
        let modules = ["first", "second"].map { SpeechModule($0) { BeepTranscriber() } }
        let readers = modules.flatMap { [$0.results(), $0.results()] }
        let session = ListeningSession(
            clock: ManualThreadClock(), source: { try tape.open() },
            transcriber: { try ModuleTranscriber(modules) })
        try await session.start()
        for reader in readers {
            var finals: [SpeechModule.Result] = []
            for try await result in reader {
                #expect(result.isFinal || result.recognition == nil)
                if result.isFinal { finals.append(result) }
            }
            #expect(finals.map(\.best.text) == ["beep", "beep"])
            #expect(finals.allSatisfy { $0.finalizedUntil == $0.range.end })
            #expect(finals[0].range.end <= finals[1].range.start)
        }
    }

    @Test func aModuleThatCannotBeMadeEndsAllResults() async {
        struct Refusal: Error {}
        let good = SpeechModule("good") { BeepTranscriber() }
        let bad = SpeechModule("bad") { () throws -> BeepTranscriber in throw Refusal() }
        let results = good.results()
        #expect(throws: Refusal.self) { _ = try ModuleTranscriber([good, bad]) }
        await #expect(throws: Refusal.self) {
            for try await _ in results { Issue.record("nothing was heard") }
        }
    }
}
