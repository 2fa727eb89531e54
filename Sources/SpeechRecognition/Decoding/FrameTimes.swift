internal import Transcript

/// Turns the engine's frame numbers into places in the stream.
struct FrameTimes {
    /// Index in the sound of each frame the front end kept, from the utterance's start.
    var keptFrames: [Int]

    /// Samples from the utterance's start to the beginning of a kept frame. Time goes on evenly
    /// beyond the last.
    func sample(ofFrame frame: Int) -> Int {
        let index = max(frame, 0)
        guard let last = keptFrames.last else { return index * FrontEnd.samplesPerFrame }
        let original =
            index < keptFrames.count ? keptFrames[index] : last + index - keptFrames.count + 1
        return original * FrontEnd.samplesPerFrame
    }

    /// The kept frame that a sample of the utterance lies in or before.
    func frame(ofSample sample: Int) -> Int {
        let original = sample / FrontEnd.samplesPerFrame
        return max((keptFrames.firstIndex { $0 > original } ?? keptFrames.count) - 1, 0)
    }

    /// The stretch of a word: from its first frame's beginning to its last frame's end.
    func range(of word: DecodedWord, startingAt start: AudioTime) -> TimeRange {
        let first = sample(ofFrame: word.firstFrame)
        let last = max(sample(ofFrame: word.lastFrame), first)
        return TimeRange(
            start: start.advanced(bySamples: first),
            end: start.advanced(bySamples: last + FrontEnd.samplesPerFrame))
    }
}
