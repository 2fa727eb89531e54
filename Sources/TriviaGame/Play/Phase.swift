package import Transcript

/// The state of a game.
package indirect enum Phase: Sendable, Hashable {
    case ready
    /// The game announces a round or a player's turn.
    case announcing(until: AudioTime)
    /// The game waits for a pick or for wagers before it can ask a question.
    case requested(Request, until: AudioTime, since: AudioTime)
    /// A question is shown and may be read aloud. The answer window exists only if the question is
    /// shown again.
    case reading(AnswerWindow?, since: AudioTime)
    case answering(AnswerWindow)
    /// A right answer was given, and the game asks who gave it.
    case claiming(PendingAnswer, until: AudioTime, since: AudioTime, back: AnswerWindow)
    /// An answer was given, and the host must rule on it.
    case proposed(PendingAnswer, since: AudioTime, back: AnswerWindow)
    /// A question is over, and its ruling is shown.
    case reviewing(until: AudioTime)
    /// The game waits for a yes-or-no decision, and then returns to `back`.
    case deciding(Decision, until: AudioTime, since: AudioTime, back: Phase)
    case paused(PauseReason, since: AudioTime, back: Phase)
    case over

    /// Whether the game is waiting for an answer.
    var isAnswering: Bool {
        if case .answering = self { true } else { false }
    }

    /// Whether the game is asking who gave a right answer.
    var isClaiming: Bool {
        if case .claiming = self { true } else { false }
    }

    /// Whether a question is open or the game is waiting for wagers on a question.
    var isInQuestion: Bool {
        switch self {
        case .requested(.wagers, _, _), .reading, .answering, .claiming, .proposed: true
        case .deciding(_, _, _, let back), .paused(_, _, let back): back.isInQuestion
        case .ready, .announcing, .requested(.pick, _, _), .reviewing, .over: false
        }
    }

    /// The open question's window, even during a pause or a decision.
    package var window: AnswerWindow? {
        switch self {
        case .answering(let window), .claiming(_, _, _, let window), .proposed(_, _, let window):
            window
        case .reading(let window, _): window
        case .deciding(_, _, _, let back), .paused(_, _, let back): back.window
        case .ready, .announcing, .requested, .reviewing, .over: nil
        }
    }

    /// Whether the screen shows a question that has not been ruled on yet.
    var showsQuestion: Bool {
        switch self {
        case .reading, .answering, .claiming, .proposed: true
        case .deciding(_, _, _, let back), .paused(_, _, let back): back.showsQuestion
        case .ready, .announcing, .requested, .reviewing, .over: false
        }
    }

    /// Whether a finished question's result is shown, even during a pause or a decision.
    var isAfterQuestion: Bool {
        switch self {
        case .reviewing: true
        case .deciding(_, _, _, let back), .paused(_, _, let back): back.isAfterQuestion
        case .ready, .announcing, .requested, .reading, .answering, .claiming, .proposed, .over:
            false
        }
    }

    /// The same phase with all its times moved later.
    func shifted(bySamples count: Int) -> Phase {
        switch self {
        case .answering(let window): .answering(window.shifted(bySamples: count))
        case .claiming(let answer, let until, let since, let back):
            .claiming(
                answer, until: until.advanced(bySamples: count), since: since, back: back)
        case .announcing(let until): .announcing(until: until.advanced(bySamples: count))
        case .requested(let request, let until, let since):
            .requested(request, until: until.advanced(bySamples: count), since: since)
        case .reviewing(let until): .reviewing(until: until.advanced(bySamples: count))
        case .deciding(let decision, let until, let since, let back):
            .deciding(
                decision, until: until.advanced(bySamples: count), since: since, back: back)
        case .ready, .reading, .proposed, .paused, .over: self
        }
    }

    /// The same phase with its times moved to a different audio stream.
    func moved(bySamples count: Int) -> Phase {
        func moved(_ time: AudioTime) -> AudioTime { time.advanced(bySamples: count) }
        return switch shifted(bySamples: count) {
        case .reading(let window, let since):
            .reading(window?.shifted(bySamples: count), since: moved(since))
        case .claiming(let answer, let until, let since, let back):
            .claiming(
                answer.shifted(bySamples: count), until: until, since: moved(since),
                back: back.shifted(bySamples: count))
        case .proposed(let answer, let since, let back):
            .proposed(
                answer.shifted(bySamples: count), since: moved(since),
                back: back.shifted(bySamples: count))
        case .deciding(let decision, let until, let since, let back):
            .deciding(
                decision, until: until, since: moved(since), back: back.moved(bySamples: count))
        case .paused(let reason, let since, let back):
            .paused(reason, since: moved(since), back: back.moved(bySamples: count))
        case .requested(let request, let until, let since):
            .requested(request, until: until, since: moved(since))
        case .announcing(let until): .announcing(until: until)
        case .ready: .ready
        case .answering(let window): .answering(window)
        case .reviewing(let until): .reviewing(until: until)
        case .over: .over
        }
    }
}

/// An answer that is waiting for a person's decision.
package struct PendingAnswer: Sendable, Hashable {
    var evidence: Evidence
    /// The judge's reason.
    var reason: String
    /// Whether the judge would accept the answer.
    var isRight: Bool
    /// The player's seat, if it is known.
    var seat: Int?
    /// The index of the earlier ruling that is now changed, if any.
    var overruled: Int?

    /// The same answer, with its times moved by the given number of samples. The response time
    /// stays the same.
    func shifted(bySamples count: Int) -> PendingAnswer {
        var shifted = self
        shifted.evidence.responseStart = evidence.responseStart?.advanced(bySamples: count)
        shifted.evidence.ruling?.speech = evidence.ruling?.speech.map {
            TimeRange(
                start: $0.start.advanced(bySamples: count), end: $0.end.advanced(bySamples: count))
        }
        return shifted
    }
}
