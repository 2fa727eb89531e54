import Testing
import Transcript

@testable import SpeechRecognition

@Suite("The results of a module wait for slow readers", .timeLimit(.minutes(30)))
struct SpeechModuleResultsTests {
    private struct Failure: Error {}

    private static func result(_ text: String, isFinal: Bool) -> SpeechModule.Result {
        let range = TimeRange(start: .zero, end: AudioTime(seconds: 1))
        let words = Transcription(segments: [Segment(text: text, range: range)])
        return SpeechModule.Result(
            isFinal: isFinal, range: range, finalizedUntil: isFinal ? range.end : range.start,
            transcriptions: [words], recognition: nil)
    }

    /// A minute of changing words, and then an utterance.
    private static func speak(_ text: String, into module: SpeechModule) {
        for number in 0..<1_000 { module.send(result("\(text) \(number)", isFinal: false)) }
        module.send(result(text, isFinal: true))
    }

    @Test("Final results are never lost, and take the place of what was not final")
    func finals() async throws {
        let module = SpeechModule("words") { BeepTranscriber() }
        let results = module.results()
        let said = (0..<50).map { "utterance \($0)" }
        for text in said { Self.speak(text, into: module) }
        module.end()
        var read: [SpeechModule.Result] = []
        for try await result in results { read.append(result) }
        #expect(read.map(\.best.text) == said)
        #expect(!read.contains { !$0.isFinal })
    }

    @Test("Of what may still change, only the newest waits")
    func newest() async throws {
        let module = SpeechModule("words") { BeepTranscriber() }
        let results = module.results()
        for number in 0..<1_000 { module.send(Self.result("\(number)", isFinal: false)) }
        module.end()
        var read: [String] = []
        for try await result in results { read.append(result.best.text) }
        #expect(read == ["999"])
    }

    @Test("The queue does not grow with results that may still change")
    func bounded() {
        let feed = ResultFeed()
        for number in 0..<10_000 {
            feed.push(Self.result("\(number)", isFinal: number.isMultiple(of: 1_000)))
        }
        #expect(feed.count == 11)
    }

    @Test("An error comes after what was heard before it")
    func failure() async {
        let module = SpeechModule("words") { BeepTranscriber() }
        let results = module.results()
        module.send(Self.result("heard", isFinal: true))
        module.end(throwing: Failure())
        var read: [String] = []
        await #expect(throws: Failure.self) {
            for try await result in results { read.append(result.best.text) }
        }
        #expect(read == ["heard"])
    }

    @Test("A reader that has gone, or whose task is cancelled, keeps nothing")
    func gone() async throws {
        let module = SpeechModule("words") { BeepTranscriber() }
        _ = module.results()
        let results = module.results()
        let reader = Task { for try await _ in results {} }
        reader.cancel()
        try await reader.value
        Self.speak("unheard", into: module)
        for try await _ in results { Issue.record("the reading has ended") }
    }
}
