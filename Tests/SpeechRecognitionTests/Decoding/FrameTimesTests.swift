import Testing
import Transcript

@testable import SpeechRecognition

@Suite("The times of words")
struct FrameTimesTests {
    private static func word(_ frames: ClosedRange<Int>) -> DecodedWord {
        DecodedWord(
            text: "word", firstFrame: frames.lowerBound, lastFrame: frames.upperBound,
            acousticScore: 0, languageScore: 0)
    }

    /// Audio in which the given frames are loud and all others are quiet.
    private static func samples(_ frameCount: Int, loud: ClosedRange<Int>) -> [Int16] {
        (0..<frameCount * 160).map { sample in
            let isLoud = loud.contains(sample / 160)
            return (sample % 2 == 0 ? 1 : -1) * (isLoud ? 8_000 : 8)
        }
    }

    private static func frames(_ ranges: [TimeRange]) -> [Range<Double>] {
        ranges.map { range in
            Double(range.start.sampleIndex - 125) / 160..<Double(range.end.sampleIndex - 125) / 160
        }
    }

    @Test("A frame stands for the middle of its window, and words without a pause touch")
    func middle() {
        let times = FrameTimes(keptFrames: Array(0..<100))
        let ranges = times.ranges(of: [Self.word(10...19), Self.word(20...29)], startingAt: .zero)
        #expect(ranges.map(\.start.sampleIndex) == [1_725, 3_325])
        #expect(ranges.map(\.end.sampleIndex) == [3_325, 4_925])
    }

    @Test("Beside a pause, a word is shortened to what is audible")
    func audible() {
        let times = FrameTimes(
            keptFrames: Array(0..<100), levels: SoundLevels(of: Self.samples(100, loud: 20...59)))
        let words = [Self.word(15...39), Self.word(40...64)]
        #expect(Self.frames(times.ranges(of: words, startingAt: .zero)) == [20..<40, 40..<60])
        let long = [Self.word(5...75)]
        #expect(Self.frames(times.ranges(of: long, startingAt: .zero)) == [20..<60])
        let inner = [Self.word(15...18), Self.word(19...40)]
        #expect(Self.frames(times.ranges(of: inner, startingAt: .zero))[0].upperBound == 19)
    }

    @Test("Frames that were left out do not shift the words behind them")
    func leftOut() {
        let times = FrameTimes(keptFrames: Array(0..<10) + Array(30..<60))
        #expect(
            Self.frames(times.ranges(of: [Self.word(10...19)], startingAt: .zero)) == [30..<40])
    }

    @Test("Noise as loud as the word leaves the word as it is")
    func noise() {
        let times = FrameTimes(
            keptFrames: Array(0..<50), levels: SoundLevels(of: Self.samples(50, loud: 0...49)))
        #expect(Self.frames(times.ranges(of: [Self.word(5...20)], startingAt: .zero)) == [5..<21])
    }
}
