internal import Transcript

/// Converts the engine's frame numbers to positions in the stream.
struct FrameTimes {
    /// For each frame that the front end kept, its index in the sound, from the start of the
    /// utterance.
    var keptFrames: [Int]

    /// The number of samples from the utterance's start to a kept frame. Frames after the last kept
    /// frame are assumed to follow without gaps.
    func sample(ofFrame frame: Int) -> Int {
        let index = max(frame, 0)
        guard let last = keptFrames.last else { return index * FrontEnd.samplesPerFrame }
        let original =
            index < keptFrames.count ? keptFrames[index] : last + index - keptFrames.count + 1
        return original * FrontEnd.samplesPerFrame
    }

    /// The last kept frame that begins at or before a given sample of the utterance.
    func frame(ofSample sample: Int) -> Int {
        let original = sample / FrontEnd.samplesPerFrame
        return max((keptFrames.firstIndex { $0 > original } ?? keptFrames.count) - 1, 0)
    }

    /// The range of a word, from the beginning of its first frame to the end of its last frame.
    func range(of word: DecodedWord, startingAt start: AudioTime) -> TimeRange {
        let first = sample(ofFrame: word.firstFrame)
        let last = max(sample(ofFrame: word.lastFrame), first)
        return TimeRange(
            start: start.advanced(bySamples: first),
            end: start.advanced(bySamples: last + FrontEnd.samplesPerFrame))
    }
}
