package import Transcript

/// Where a game is.
package indirect enum Phase: Sendable, Hashable {
    case ready
    /// What comes next is told: a round, or whose turn it is in it.
    case announcing(until: AudioTime)
    /// Something is wanted of a player before a question can be asked.
    case requested(Request, until: AudioTime, since: AudioTime)
    /// A question is shown and perhaps being read aloud; the window is there when it is read again.
    case reading(AnswerWindow?, since: AudioTime)
    case answering(AnswerWindow)
    /// A right answer was given, and somebody must say by whom.
    case claiming(PendingAnswer, until: AudioTime, since: AudioTime, back: AnswerWindow)
    /// An answer was given, and the host must say whether it counts.
    case proposed(PendingAnswer, since: AudioTime, back: AnswerWindow)
    /// A question is over and its verdict shown.
    case reviewing(until: AudioTime)
    /// Yes or no, and then back.
    case deciding(Decision, until: AudioTime, since: AudioTime, back: Phase)
    case paused(PauseReason, since: AudioTime, back: Phase)
    case over

    /// Whether an answer is awaited.
    var isAnswering: Bool {
        if case .answering = self { true } else { false }
    }

    /// Whether a question is open, or its wagers are wanted.
    var isInQuestion: Bool {
        switch self {
        case .requested(.wagers, _, _), .reading, .answering, .claiming, .proposed: true
        case .deciding(_, _, _, let back), .paused(_, _, let back): back.isInQuestion
        case .ready, .announcing, .requested(.pick, _, _), .reviewing, .over: false
        }
    }

    /// The open question's window, in whatever is between; nil where none is open yet or any more.
    package var window: AnswerWindow? {
        switch self {
        case .answering(let window), .claiming(_, _, _, let window), .proposed(_, _, let window):
            window
        case .reading(let window, _): window
        case .deciding(_, _, _, let back), .paused(_, _, let back): back.window
        case .ready, .announcing, .requested, .reviewing, .over: nil
        }
    }

    /// Whether a question is on the screen that nobody has ruled on.
    var showsQuestion: Bool {
        switch self {
        case .reading, .answering, .claiming, .proposed: true
        case .deciding(_, _, _, let back), .paused(_, _, let back): back.showsQuestion
        case .ready, .announcing, .requested, .reviewing, .over: false
        }
    }

    /// Whether a question is over and what came of it is looked at, whatever is between.
    var isAfterQuestion: Bool {
        switch self {
        case .reviewing: true
        case .deciding(_, _, _, let back), .paused(_, _, let back): back.isAfterQuestion
        case .ready, .announcing, .requested, .reading, .answering, .claiming, .proposed, .over:
            false
        }
    }

    /// The same phase when everything in it happens later.
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

    /// The same phase in a stream whose samples are counted from elsewhere.
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

/// An answer that waits for a person's word.
package struct PendingAnswer: Sendable, Hashable {
    var evidence: Evidence
    /// Why, as the judge says.
    var reason: String
    /// What the judge says of it; the host may say otherwise.
    var isRight: Bool
    /// Who gave it, where that is known.
    var seat: Int?

    /// The same answer in a window that is shifted so: its time is told from where the clock then stood.
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
