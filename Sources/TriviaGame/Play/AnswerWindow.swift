import CommandMatcher
package import Transcript

/// Who may answer now.
package enum Floor: Sendable, Hashable {
    /// Only the player in this seat may answer.
    case seat(Int)
    /// Any player may answer without pressing a key first.
    case anyone
    /// Nobody may answer until a player presses a key.
    case free
    /// Each player who has not answered yet may answer on a separate screen.
    case each

    /// Whether an answer counts even if its player is unknown.
    var takesUnnamedAnswers: Bool {
        switch self {
        case .seat, .anyone: true
        case .free, .each: false
        }
    }
}

/// The period in which players may answer a question, with the state of their attempts.
package struct AnswerWindow: Sendable, Hashable {
    package internal(set) var floor: Floor
    /// Seats that have already tried to answer.
    package internal(set) var tried: Set<Int> = []
    /// The time at which a player pressed a key and got the floor.
    package internal(set) var buzzedAt: AudioTime?
    /// Whether the key press interrupted the reading of the question.
    var isIntoReading = false
    /// The time, in samples, that remains for the other players after a player has pressed a key.
    var held: Int?
    /// The player who last pressed a key, when all players call out their answers.
    var claim: Int?
    /// Speech that began before this time is ignored.
    package internal(set) var opened = AudioTime.zero
    /// The end of the question's reading, from which response times are measured.
    package internal(set) var clockStart: AudioTime
    /// The time before which an answer must begin; nil if there is no clock.
    package internal(set) var deadline: AudioTime?
    /// The time until which the clock is stopped, because players are reading the question again.
    var standsUntil: AudioTime?
    /// The start of the current speech; nil if no player is speaking.
    var speechSince: AudioTime?
    /// The time at which the player in each seat began to speak into a phone. This property is used
    /// only if all players answer the question.
    var speaking: [Int: AudioTime] = [:]
    /// How often the game has asked the player to repeat the answer.
    var retries = 0
    /// Whether the game has already asked if a player's unexpected words were an answer.
    var hasAskedIfAnswer = false
    /// The number of attempts that failed, for any reason.
    var failures = 0
    /// The verdicts of incomplete answers, in order.
    var incomplete: [Verdict] = []
    /// The choices named so far by each seat with a separate screen.
    var named: [Int: Verdict] = [:]
    package internal(set) var hints = 0
    /// The last hint, which is shown again whenever the question is shown again.
    var lastHint: Hint?
    /// The choices that are still open.
    package internal(set) var choices: [String]
    /// Wrong choices that players gave as answers.
    package internal(set) var refused: Set<String> = []
    /// If no answer could be judged, the outcome that came closest to an answer.
    var trouble: Outcome?

    /// - Parameter limit: The time limit in seconds; nil if there is no clock.
    init(floor: Floor, clockStart: AudioTime, limit: Double?, choices: [String]) {
        self.floor = floor
        self.clockStart = clockStart
        self.deadline = limit.map { clockStart.advanced(bySeconds: $0) }
        self.choices = choices
    }

    /// The longest delay until speech is detected: the length of the shortest detectable speech
    /// plus a clock step of 100 ms.
    private static let detectionSeconds = 0.3
    /// The longest expected duration of an answer, in seconds. Limiting the duration ensures that
    /// the clock ends the question even in a noisy room.
    private static let longestAnswerSeconds = 4.0

    /// The seat that has the floor.
    package var seat: Int? { if case .seat(let seat) = floor { seat } else { nil } }

    /// Whether it is too late for any answer.
    func isOver(at now: AudioTime) -> Bool {
        guard let deadline else { return false }
        let end = deadline.advanced(bySeconds: Self.detectionSeconds)
        guard let since = (speaking.values + [speechSince].compactMap(\.self)).max() else {
            return now >= end
        }
        return now >= max(end, since.advanced(bySeconds: Self.longestAnswerSeconds))
    }

    /// Extends the deadline to at least `seconds` from now.
    mutating func extend(to seconds: Double, from now: AudioTime) {
        deadline = deadline.map { max($0, now.advanced(bySeconds: seconds)) }
    }

    /// Stores the reason why there is no answer. Attempts to answer take precedence over other
    /// sounds.
    mutating func note(_ outcome: Outcome) {
        let order: [Outcome] = [.noise, .chatter, .late, .unsure]
        let weight = { (outcome: Outcome?) in outcome.flatMap { order.firstIndex(of: $0) } ?? -1 }
        if weight(outcome) > weight(trouble) { trouble = outcome }
    }

    /// Stores the choices that a wrong answer named.
    mutating func refuse(_ evidence: Evidence) {
        let said = [evidence.matched, evidence.heard].compactMap { $0?.lowercased() }
        refused.formUnion(choices.filter { said.contains($0.lowercased()) })
    }

    /// Credits the next answer to a player. Returns whether another player's incomplete answer was
    /// discarded.
    @discardableResult
    mutating func claim(by seat: Int) -> Bool {
        let isAnother = claim.map { $0 != seat } ?? false && !incomplete.isEmpty
        if isAnother { incomplete = [] }
        claim = seat
        return isAnother
    }

    /// Gives the floor to another player and clears the previous player's state.
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
        shifted.speaking = [:]
        return shifted
    }
}
