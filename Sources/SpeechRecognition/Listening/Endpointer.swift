package import Transcript

/// A state machine without side effects that finds where utterances begin and end.
package struct Endpointer: Sendable {
    /// The input of an endpointer.
    package enum Event: Sendable, Hashable {
        /// The next 10 ms of the stream. Between resets, frames arrive in order and without gaps.
        case frame(TimeRange, isSpeech: Bool)
        /// The recognizer's hypothesis so far. `isSame` states whether the words are unchanged.
        case hypothesis(Completeness, isSame: Bool)
        /// There is no more audio.
        case inputEnded(AudioTime)
    }

    /// The decisions of an endpointer.
    package enum Effect: Sendable, Hashable {
        /// Speech has started at the position `speech`. Decode from the earlier position `audio`
        /// onward.
        case begin(audio: AudioTime, speech: AudioTime)
        /// The utterance is over. Decode up to `audio`.
        case end(EndReason, audio: AudioTime, speech: TimeRange)
        /// The utterance has reached its maximum length. Cut the utterance between two words and
        /// continue with the rest.
        case rollOver(at: AudioTime, speech: TimeRange)
    }

    /// The reason why an utterance ended.
    package enum EndReason: String, Sendable, Hashable {
        case silence
        case earlyDecision
        case pauseAfterSoftLimit
        case inputEnded
    }

    private enum State {
        case idle
        /// Possible speech: its start, the number of samples with speech, and the end of the latest
        /// speech.
        case onset(start: AudioTime, speechSamples: Int, lastSpeech: AudioTime)
        case speaking(Utterance)
    }

    private struct Utterance {
        var audioStart: AudioTime
        var speech: TimeRange
        var completeness = Completeness.open
        /// The time at which the current words became a final answer; nil if they are not a final
        /// answer.
        var finalSince: AudioTime?
    }

    /// The settings that determine when utterances begin and end. A change takes effect with the
    /// next event.
    package var settings: EndpointerSettings
    private var state = State.idle
    /// The end of the last frame.
    private var position: AudioTime
    /// Audio before this time belongs to an earlier utterance, or came before a reset.
    private var earliestAudio: AudioTime

    /// Sound that may be speech is taken to be a click if it is followed by more silence than this.
    private static let onsetPatience = Duration.milliseconds(50)

    /// Creates an endpointer that is not in an utterance. Audio before `start` never becomes part
    /// of an utterance.
    package init(settings: EndpointerSettings, at start: AudioTime = .zero) {
        self.settings = settings
        position = start
        earliestAudio = start
    }

    /// Whether an utterance has begun but not ended.
    package var isInUtterance: Bool { if case .speaking = state { true } else { false } }

    /// The number of samples from the end of the utterance's speech to a given moment; 0 outside an
    /// utterance.
    func silence(at moment: AudioTime) -> Int {
        guard case .speaking(let utterance) = state else { return 0 }
        return max(0, moment.sampleIndex - utterance.speech.end.sampleIndex)
    }

    /// The time before which audio is no longer needed.
    package var oldestNeededAudio: AudioTime {
        switch state {
        case .idle: preRolled(position)
        case .onset(let start, _, _): preRolled(start)
        case .speaking(let utterance): utterance.audioStart
        }
    }

    /// Discards the utterance in progress, if any. Audio before `start` does not become part of the
    /// next utterance.
    package mutating func reset(at start: AudioTime) {
        state = .idle
        position = start
        earliestAudio = start
    }

    /// Processes the next event and returns the resulting decisions, in order.
    package mutating func step(_ event: Event) -> [Effect] {
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
        case .correctable: settings.trailingSilenceWhenCorrectable
        case .extendable: settings.trailingSilenceWhenExtendable
        case .final: settings.trailingSilenceWhenFinal
        }
    }

    private func preRolled(_ start: AudioTime) -> AudioTime {
        max(earliestAudio, start.advanced(bySamples: -settings.preRoll.sampleCount))
    }
}
