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
