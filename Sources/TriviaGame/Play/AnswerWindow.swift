package import CommandMatcher
package import Transcript

/// The time in which a question can be answered, and what happened in it so far.
package struct AnswerWindow: Sendable, Hashable {
    /// Speech that began before this was meant for something else.
    package var opened = AudioTime.zero
    /// Where response time is counted from: the end of the reading.
    package var clockStart: AudioTime
    /// An answer must begin before this.
    package var deadline: AudioTime
    /// Speech that has begun and is not over.
    package var speechSince: AudioTime?
    /// How often the player was asked to say it again.
    package var retries = 0
    /// Answers that were not enough, in order.
    package var incomplete: [Verdict] = []
    package var hints = 0
    /// The choices still open.
    package var choices: [String]
    /// What was heard that could not be judged, worst excuse last.
    package var trouble: Outcome?

    init(clockStart: AudioTime, limit: Double, choices: [String]) {
        self.clockStart = clockStart
        self.deadline = clockStart.advanced(bySeconds: limit)
        self.choices = choices
    }

    /// Speech is only known to have begun a little after it did: 0.3 s covers the detector's
    /// minimum of speech and one 100 ms step of the clock.
    private static let detectionSeconds = 0.3
    /// Nobody takes longer to say an answer; guards against a detector that never lets go.
    private static let longestAnswerSeconds = 12.0

    /// Whether nothing that could still come would count.
    func isOver(at now: AudioTime) -> Bool {
        if let speechSince {
            return now >= speechSince.advanced(bySeconds: Self.longestAnswerSeconds)
                && now >= deadline
        }
        return now >= deadline.advanced(bySeconds: Self.detectionSeconds)
    }

    /// Leaves at least so much time from now.
    mutating func extend(to seconds: Double, from now: AudioTime) {
        deadline = max(deadline, now.advanced(bySeconds: seconds))
    }

    /// Remembers why there is no answer; an attempt to answer weighs more than mere sound.
    mutating func note(_ outcome: Outcome) {
        let order: [Outcome] = [.noise, .chatter, .late, .unsure]
        let weight = { (outcome: Outcome?) in outcome.flatMap { order.firstIndex(of: $0) } ?? -1 }
        if weight(outcome) > weight(trouble) { trouble = outcome }
    }

    func shifted(bySamples count: Int) -> AnswerWindow {
        var shifted = self
        shifted.clockStart = clockStart.advanced(bySamples: count)
        shifted.deadline = deadline.advanced(bySamples: count)
        shifted.speechSince = nil
        return shifted
    }
}
