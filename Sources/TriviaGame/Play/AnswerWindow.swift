import CommandMatcher
package import Transcript

/// Who may answer now.
package enum Floor: Sendable, Hashable {
    /// This seat and nobody else.
    case seat(Int)
    /// Whoever speaks.
    case anyone
    /// Nobody until a key is pressed.
    case free
    /// All players who have not answered yet. Each answers on a separate screen.
    case each

    /// Whether an answer counts although it does not name its player.
    var takesUnnamedAnswers: Bool {
        switch self {
        case .seat, .anyone: true
        case .free, .each: false
        }
    }
}

/// The time in which a question can be answered, and what happened in it so far.
package struct AnswerWindow: Sendable, Hashable {
    package internal(set) var floor: Floor
    /// Seats that have had their try.
    package internal(set) var tried: Set<Int> = []
    /// Where the floor was taken by a key.
    var buzzedAt: AudioTime?
    /// Whether that key stopped the reading.
    var isIntoReading = false
    /// Samples of the question's clock that are left for the others while one answers.
    var held: Int?
    /// In a round of shouting: whose key was pressed last.
    var claim: Int?
    /// Speech that began before this was meant for something else.
    package internal(set) var opened = AudioTime.zero
    /// Where response time is counted from: the end of the reading.
    package internal(set) var clockStart: AudioTime
    /// An answer must begin before this; nil where there is no clock.
    package internal(set) var deadline: AudioTime?
    /// Until when the clock stands, because the question is being looked at anew.
    var standsUntil: AudioTime?
    /// Speech that has begun and is not over.
    var speechSince: AudioTime?
    /// How often the player was asked to say it again.
    var retries = 0
    /// Whether it was asked already if something else than was listened for was the answer.
    var hasAskedIfAnswer = false
    /// Tries that came to nothing, whatever the reason.
    var failures = 0
    /// Answers that were not enough, in order.
    var incomplete: [Verdict] = []
    package internal(set) var hints = 0
    /// The last hint, to be shown with the question when it is shown again.
    var lastHint: Hint?
    /// The choices still open.
    package internal(set) var choices: [String]
    /// Choices that were answered and are wrong.
    package internal(set) var refused: Set<String> = []
    /// What was heard that could not be judged, worst excuse last.
    var trouble: Outcome?

    /// - Parameter limit: Seconds, or nil for no clock.
    init(floor: Floor, clockStart: AudioTime, limit: Double?, choices: [String]) {
        self.floor = floor
        self.clockStart = clockStart
        self.deadline = limit.map { clockStart.advanced(bySeconds: $0) }
        self.choices = choices
    }

    /// Speech is only known to have begun a little after it did: 0.3 s covers the detector's
    /// minimum of speech and one 100 ms step of the clock.
    private static let detectionSeconds = 0.3
    /// Hardly anybody takes longer to say an answer. In a room that never falls silent the question ends by its clock
    /// (docs/decisions/0112).
    private static let longestAnswerSeconds = 4.0

    /// The seat that has the floor.
    package var seat: Int? { if case .seat(let seat) = floor { seat } else { nil } }

    /// Whether nothing that could still come would count.
    func isOver(at now: AudioTime) -> Bool {
        guard let deadline else { return false }
        let end = deadline.advanced(bySeconds: Self.detectionSeconds)
        guard let speechSince else { return now >= end }
        return now >= max(end, speechSince.advanced(bySeconds: Self.longestAnswerSeconds))
    }

    /// Leaves at least so much time from now.
    mutating func extend(to seconds: Double, from now: AudioTime) {
        deadline = deadline.map { max($0, now.advanced(bySeconds: seconds)) }
    }

    /// Remembers why there is no answer; an attempt to answer weighs more than mere sound.
    mutating func note(_ outcome: Outcome) {
        let order: [Outcome] = [.noise, .chatter, .late, .unsure]
        let weight = { (outcome: Outcome?) in outcome.flatMap { order.firstIndex(of: $0) } ?? -1 }
        if weight(outcome) > weight(trouble) { trouble = outcome }
    }

    /// Remembers a choice that was wrong.
    mutating func refuse(_ evidence: Evidence) {
        let said = [evidence.matched, evidence.heard].compactMap { $0?.lowercased() }
        refused.formUnion(choices.filter { said.contains($0.lowercased()) })
    }

    /// Gives the floor to somebody else: what was between the game and the one before is over.
    mutating func give(_ floor: Floor) {
        self.floor = floor
        speechSince = nil
        retries = 0
        hasAskedIfAnswer = false
        incomplete = []
        trouble = nil
    }

    func shifted(bySamples count: Int) -> AnswerWindow {
        var shifted = self
        shifted.clockStart = clockStart.advanced(bySamples: count)
        shifted.buzzedAt = buzzedAt?.advanced(bySamples: count)
        shifted.deadline = deadline?.advanced(bySamples: count)
        shifted.standsUntil = standsUntil?.advanced(bySamples: count)
        shifted.speechSince = nil
        return shifted
    }
}
