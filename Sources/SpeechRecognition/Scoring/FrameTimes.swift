internal import Transcript

/// Converts the engine's frame numbers to positions in the stream.
struct FrameTimes {
    /// For each frame that the front end kept, the frame's index in the utterance.
    var keptFrames: [Int]
    /// The levels of all frames of the utterance. If there are no levels, words keep the boundaries
    /// that the search found.
    var levels = SoundLevels()

    /// The number of samples from the start of a frame's window to the time that the frame stands
    /// for: half the window minus half the step from one frame to the next.
    private static let offset = FrontEnd.middle - FrontEnd.samplesPerFrame / 2

    /// The time ranges of consecutive words of one path. A word next to a pause is shortened to the
    /// frames in which the word is audible.
    func ranges(of words: [DecodedWord], startingAt start: AudioTime) -> [TimeRange] {
        words.indices.map { index in
            let word = words[index]
            var first = frame(word.firstFrame)
            var last = max(frame(word.lastFrame), first)
            let followsPause = index == 0 || words[index - 1].lastFrame + 1 < word.firstFrame
            let precedesPause =
                index + 1 == words.count || word.lastFrame + 1 < words[index + 1].firstFrame
            let audible = levels.audible(first...last)
            if followsPause { first = audible.lowerBound }
            if precedesPause { last = audible.upperBound }
            return TimeRange(
                start: start.advanced(bySamples: sample(ofFrame: first)),
                end: start.advanced(bySamples: sample(ofFrame: last + 1)))
        }
    }

    /// The index, within the utterance, of a frame that the front end kept. Frames after the last
    /// kept frame are assumed to follow without gaps.
    func frame(_ frame: Int) -> Int {
        let index = max(frame, 0)
        guard let last = keptFrames.last else { return index }
        return index < keptFrames.count ? keptFrames[index] : last + index - keptFrames.count + 1
    }

    /// The first sample of the time span that a frame stands for.
    private func sample(ofFrame frame: Int) -> Int {
        frame * FrontEnd.samplesPerFrame + Self.offset
    }
}
