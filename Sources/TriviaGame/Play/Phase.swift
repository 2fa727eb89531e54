package import Transcript

/// Where a game is.
package indirect enum Phase: Sendable, Hashable {
    case ready
    /// A question is shown and perhaps being read aloud; the window is there when it is read again.
    case reading(AnswerWindow?, since: AudioTime)
    case answering(AnswerWindow)
    /// A question is over and its verdict shown.
    case reviewing(until: AudioTime)
    /// Yes or no, and then back.
    case deciding(Decision, until: AudioTime, since: AudioTime, back: Phase)
    case paused(PauseReason, since: AudioTime, back: Phase)
    case over

    /// The same phase when everything in it happens later.
    func shifted(bySamples count: Int) -> Phase {
        switch self {
        case .answering(let window): .answering(window.shifted(bySamples: count))
        case .reviewing(let until): .reviewing(until: until.advanced(bySamples: count))
        case .deciding(let decision, let until, let since, let back):
            .deciding(
                decision, until: until.advanced(bySamples: count),
                since: since, back: back)
        case .ready, .reading, .paused, .over: self
        }
    }
}
