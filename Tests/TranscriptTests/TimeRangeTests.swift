import Foundation
import Testing
import Transcript

@Suite struct TimeRangeTests {
    @Test func secondsAndSamplesAgree() {
        let range = TimeRange(start: AudioTime(seconds: 0.5), end: AudioTime(seconds: 2))
        #expect(range.sampleCount == 24_000)
        #expect(range.seconds == 1.5)
    }

    @Test func theEndIsOutside() {
        let range = TimeRange(start: .zero, end: AudioTime(sampleIndex: 10))
        #expect(range.contains(AudioTime(sampleIndex: 9)))
        #expect(!range.contains(AudioTime(sampleIndex: 10)))
    }

    @Test func neighboursDoNotOverlap() {
        let first = TimeRange(start: .zero, end: AudioTime(sampleIndex: 10))
        let second = TimeRange(
            start: AudioTime(sampleIndex: 10), end: AudioTime(sampleIndex: 20))
        #expect(!first.overlaps(second))
        #expect(first.union(second).sampleCount == 20)
    }

    @Test func aRangeThatEndsBeforeItStartsIsNotRead() throws {
        func read(_ start: Int, _ end: Int) throws -> TimeRange {
            let text = #"{"start":{"sampleIndex":\#(start)},"end":{"sampleIndex":\#(end)}}"#
            return try JSONDecoder().decode(TimeRange.self, from: Data(text.utf8))
        }
        let range = try read(1, 5)
        #expect(range.sampleCount == 4)
        let again = try JSONDecoder().decode(
            TimeRange.self, from: try JSONEncoder().encode(range))
        #expect(again == range)
        #expect(throws: DecodingError.self) { try read(5, 1) }
    }

    @Test func timesThatCannotBeCountedAreTheFarthestAndAFewOfThemAdd() {
        let end = AudioTime(seconds: .infinity)
        #expect(end > AudioTime(seconds: 1e9))
        #expect(end.advanced(bySeconds: .infinity) > end)
        #expect(AudioTime(seconds: -.infinity) < .zero)
        #expect(AudioTime(seconds: .nan) == .zero)
    }

    @Test func aTranscriptionSpansItsWords() {
        let words = ["new", "york"].enumerated().map { index, text in
            Segment(
                text: text,
                range: TimeRange(
                    start: AudioTime(sampleIndex: index * 100),
                    end: AudioTime(sampleIndex: index * 100 + 80)))
        }
        let transcription = Transcription(segments: words)
        #expect(transcription.text == "new york")
        #expect(transcription.range?.end == AudioTime(sampleIndex: 180))
        #expect(Transcription(segments: []).range == nil)
    }
}
