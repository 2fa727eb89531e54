/// An utterance whose frames have been scored (the acoustic pass). Use each scored utterance on
/// only one thread.
final class ScoredUtterance {
    let scores: SenoneScores
    /// The phone probabilities of the scored frames; nil if there is no network.
    let phones: PhoneProbabilities?
    /// The encoder's frames for the whole utterance; nil if there is no encoder or the utterance
    /// was encoded in several pieces.
    let encoded: FloatRows?
    /// The position of each scored 10 ms frame in the utterance.
    let times: FrameTimes
    let signalToNoise: SignalToNoise

    init(
        scores: SenoneScores, phones: PhoneProbabilities?, encoded: FloatRows?,
        times: FrameTimes, signalToNoise: SignalToNoise
    ) {
        self.scores = scores
        self.phones = phones
        self.encoded = encoded
        self.times = times
        self.signalToNoise = signalToNoise
    }

    /// The part of the utterance in which the nearest voice speaks.
    func foreground(of samples: [Int16]) -> ScoredUtterance {
        let heard = Foreground.frames(of: samples)
        let kept = times.keptFrames
        let first = kept.firstIndex { $0 >= heard.lowerBound } ?? kept.count
        let end = kept.firstIndex { $0 >= heard.upperBound } ?? kept.count
        return frames(first..<end)
    }

    /// Returns the part of the utterance within a range of frames. ``encoded`` still covers the
    /// whole utterance.
    func frames(_ frames: Range<Int>) -> ScoredUtterance {
        ScoredUtterance(
            scores: scores.frames(frames), phones: phones?.frames(frames), encoded: encoded,
            times: FrameTimes(keptFrames: Array(times.keptFrames[frames]), levels: times.levels),
            signalToNoise: signalToNoise)
    }
}
