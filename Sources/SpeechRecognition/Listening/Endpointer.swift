public import Transcript

/// Finds where utterances begin and end. Pure: frames and hypotheses in, decisions out.
public struct Endpointer: Sendable {
    /// What an endpointer is told.
    public enum Event: Sendable, Hashable {
        /// The next 10 ms of the stream. Frames come in order and without holes between resets.
        case frame(TimeRange, isSpeech: Bool)
        /// What the recognizer thinks of the utterance so far; `isSame` when its words are those
        /// of the last hypothesis.
        case hypothesis(Completeness, isSame: Bool)
        /// No sound follows.
        case inputEnded(AudioTime)
    }

    /// What it decides.
    public enum Effect: Sendable, Hashable {
        /// Speech started at `speech`; decode from `audio` on, which is already past.
        case begin(audio: AudioTime, speech: AudioTime)
        /// The utterance is over; decode up to `audio`.
        case end(EndReason, audio: AudioTime, speech: TimeRange)
        /// The utterance has reached its longest; cut it between two words and go on with the rest.
        case rollOver(at: AudioTime, speech: TimeRange)
    }

    /// Why an utterance is over.
    public enum EndReason: String, Sendable, Hashable {
        case silence
        case earlyDecision
        case pauseAfterSoftLimit
        case inputEnded
    }

    private enum State {
        case idle
        /// Perhaps speech: since when, how much, and how long ago.
        case onset(start: AudioTime, speechSamples: Int, lastSpeech: AudioTime)
        case speaking(Utterance)
    }

    private struct Utterance {
        var audioStart: AudioTime
        var speech: TimeRange
        var completeness = Completeness.open
        /// Since when the same answer has been final.
        var finalSince: AudioTime?
    }

    /// When utterances begin and end; a change counts from the next event on.
    public var settings: EndpointerSettings
    private var state = State.idle
    /// Where the last frame ended.
    private var position: AudioTime
    /// Sound before this belongs to somebody else: an earlier utterance, or the time before a reset.
    private var earliestAudio: AudioTime

    /// Silence within an onset that makes it a click.
    private static let onsetPatience = Duration.milliseconds(50)

    /// An endpointer outside of any utterance; no sound before `start` will be part of one.
    public init(settings: EndpointerSettings, at start: AudioTime = .zero) {
        self.settings = settings
        position = start
        earliestAudio = start
    }

    /// Whether an utterance has begun and is not yet over.
    public var isInUtterance: Bool { if case .speaking = state { true } else { false } }

    /// Samples without speech up to a moment within the utterance; 0 outside of one.
    func silence(at moment: AudioTime) -> Int {
        guard case .speaking(let utterance) = state else { return 0 }
        return max(0, moment.sampleIndex - utterance.speech.end.sampleIndex)
    }

    /// Sound before this will never be asked for again.
    public var oldestNeededAudio: AudioTime {
        switch state {
        case .idle: preRolled(position)
        case .onset(let start, _, _): preRolled(start)
        case .speaking(let utterance): utterance.audioStart
        }
    }

    /// Forgets the utterance, if any; nothing before `start` will be part of the next one.
    public mutating func reset(at start: AudioTime) {
        state = .idle
        position = start
        earliestAudio = start
    }

    /// Takes the next event and gives what follows from it, in its order.
    public mutating func step(_ event: Event) -> [Effect] {
        switch (event, state) {
        case (.frame(let frame, let isSpeech), .idle):
            position = frame.end
            guard isSpeech else { return [] }
            return onset(
                start: frame.start, speechSamples: frame.sampleCount, lastSpeech: frame.end)
        case (.frame(let frame, let isSpeech), .onset(let start, let samples, let last)):
            position = frame.end
            if isSpeech {
                return onset(
                    start: start, speechSamples: samples + frame.sampleCount,
                    lastSpeech: frame.end)
            }
            if position.sampleIndex - last.sampleIndex > Self.onsetPatience.sampleCount {
                state = .idle
            }
            return []
        case (.frame(let frame, let isSpeech), .speaking(var utterance)):
            position = frame.end
            if isSpeech { utterance.speech.end = frame.end }
            return proceed(utterance)
        case (.hypothesis(let completeness, let isSame), .speaking(var utterance)):
            utterance.completeness = completeness
            if completeness != .final {
                utterance.finalSince = nil
            } else if !isSame || utterance.finalSince == nil {
                utterance.finalSince = position
            }
            return proceed(utterance)
        case (.hypothesis, _):
            return []
        case (.inputEnded(let end), .speaking(let utterance)):
            position = end
            return finish(utterance, .inputEnded)
        case (.inputEnded(let end), _):
            reset(at: end)
            return []
        }
    }

    private mutating func onset(
        start: AudioTime, speechSamples: Int, lastSpeech: AudioTime
    ) -> [Effect] {
        guard speechSamples >= settings.minimumSpeech.sampleCount else {
            state = .onset(start: start, speechSamples: speechSamples, lastSpeech: lastSpeech)
            return []
        }
        let audio = preRolled(start)
        state = .speaking(
            Utterance(audioStart: audio, speech: TimeRange(start: start, end: lastSpeech)))
        return [.begin(audio: audio, speech: start)]
    }

    private mutating func proceed(_ utterance: Utterance) -> [Effect] {
        state = .speaking(utterance)
        let silence = position.sampleIndex - utterance.speech.end.sampleIndex
        if silence >= trailingSilence(utterance).sampleCount {
            return finish(utterance, .silence)
        }
        if let patience = settings.earlyDecision, let since = utterance.finalSince,
            position.sampleIndex - since.sampleIndex >= patience.sampleCount
        {
            return finish(utterance, .earlyDecision)
        }
        let length = position.sampleIndex - utterance.audioStart.sampleIndex
        if length >= settings.softLimit.sampleCount,
            silence >= settings.pauseAfterSoftLimit.sampleCount
        {
            return finish(utterance, .pauseAfterSoftLimit)
        }
        if length >= settings.maximumLength.sampleCount {
            let speech = utterance.speech
            earliestAudio = position
            state = .speaking(
                Utterance(
                    audioStart: position, speech: TimeRange(start: position, end: position)))
            return [.rollOver(at: position, speech: speech)]
        }
        return []
    }

    private mutating func finish(_ utterance: Utterance, _ reason: EndReason) -> [Effect] {
        reset(at: position)
        return [.end(reason, audio: position, speech: utterance.speech)]
    }

    private func trailingSilence(_ utterance: Utterance) -> Duration {
        switch utterance.completeness {
        case .open: settings.trailingSilence
        case .extendable: settings.trailingSilenceWhenExtendable
        case .final: settings.trailingSilenceWhenFinal
        }
    }

    private func preRolled(_ start: AudioTime) -> AudioTime {
        max(earliestAudio, start.advanced(bySamples: -settings.preRoll.sampleCount))
    }
}
