import Foundation
import Transcript

/// The words of a token sequence, with their times.
struct DecodedWords {
    private struct Word {
        var tokens: [Int] = []
        var logProbability: Float = 0
        var frames: Range<Int>?
    }

    private let words: [Word]
    private let tokens: TokenTable

    init(_ result: BeamSearch.Result, _ tokens: TokenTable) {
        self.tokens = tokens
        let frames = TokenTimes.frames(result.attention)
        var words: [Word] = []
        for (index, token) in result.tokens.enumerated() where tokens.isWritten(token) {
            if words.isEmpty || tokens.beginsWord(token) { words.append(Word()) }
            let last = words.count - 1
            words[last].tokens.append(token)
            words[last].logProbability += result.logProbabilities[index]
            if let own = frames?[index] {
                words[last].frames =
                    (words[last].frames?.lowerBound ?? own.lowerBound)..<own.upperBound
            }
        }
        self.words = words
    }

    /// The words as segments within `bounds`. `first` is the position of the first encoded sample
    /// in the stream. If `isWritten` is true, capital letters and punctuation are kept.
    func segments(from first: AudioTime, within bounds: TimeRange, isWritten: Bool) -> [Segment] {
        words.compactMap { word in
            let whole = tokens.text(word.tokens)
            let text = isWritten ? whole : whole.lowercased().withoutMarksAround
            guard text.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
            return Segment(
                text: text, range: range(word.frames, from: first, within: bounds),
                confidence: Double(exp(word.logProbability)))
        }
    }

    private func range(
        _ frames: Range<Int>?, from first: AudioTime, within bounds: TimeRange
    ) -> TimeRange {
        guard let frames else { return bounds }
        func time(_ frame: Int) -> AudioTime {
            let half = EncodedSpeech.samplesPerFrame / 2
            let place = frame * EncodedSpeech.samplesPerFrame + EncodedSpeech.middle - half
            return min(max(first.advanced(bySamples: place), bounds.start), bounds.end)
        }
        return TimeRange(start: time(frames.lowerBound), end: time(frames.upperBound))
    }
}
