public import QuestionBank
public import Transcript

/// A game of trivia as a value: events in, effects out. It reads no clock, knows no device and
/// starts nothing, so the same events always give the same game.
public struct Game: Sendable {
    public let rules: Rules
    public let questions: [Question]
    /// How the players stand, in their order of play.
    public internal(set) var standings: [Standing]
    /// The questions that are over, in the order they were played.
    public internal(set) var judgements: [Judgement] = []
    package internal(set) var phase: Phase = .ready
    /// Place of the current question, from 0.
    public internal(set) var index = 0
    let sheets: [QuestionSheet]
    var effects: [GameEffect] = []

    /// - Parameters:
    ///   - players: In their order of play; they take turns, question by question. Without any,
    ///     one player without a name plays.
    ///   - strictness: How far an answer may be from the official one.
    public init(
        questions: [Question], players: [Player] = [], rules: Rules = Rules(),
        sheets: [QuestionSheet]? = nil
    ) {
        self.rules = rules
        self.questions = questions
        self.sheets = sheets ?? questions.map { QuestionSheet($0) }
        standings = (players.isEmpty ? [Player(name: "You")] : players).map(Standing.init)
    }

    /// Goes on with a game that was interrupted: what was decided in it stands. Before it begins.
    public mutating func restore(_ earlier: [Judgement]) {
        guard phase == .ready else { return }
        for var judgement in earlier.prefix(questions.count) {
            guard let player = standings.firstIndex(where: { $0.player == judgement.player })
            else { continue }
            standings[player].add(judgement)
            judgement.standing = standings[player]
            judgements.append(judgement)
        }
        index = judgements.count
    }

    public var isOver: Bool { phase == .over }

    public var isPaused: Bool {
        if case .paused = phase { true } else { false }
    }

    /// Whether an answer is awaited.
    private var isOpen: Bool {
        if case .answering = phase { true } else { false }
    }

    /// Whose turn it is.
    public var turn: Int { index % standings.count }

    /// Seconds that are left for an answer, out of how many; nil while none is awaited.
    public func remaining(at now: AudioTime) -> (seconds: Double, limit: Double)? {
        guard case .answering(let window) = phase else { return nil }
        let limit = window.deadline.seconds - window.clockStart.seconds
        return (min(max(window.deadline.seconds - now.seconds, 0), limit), limit)
    }

    /// Tells the game what happened and gets what is to be done, in order.
    public mutating func step(_ event: GameEvent, at now: AudioTime) -> [GameEffect] {
        effects = []
        let wasOpen = isOpen
        defer { effects = [] }
        switch event {
        case .begin: begin(at: now)
        case .readingEnded(let aloud): readingEnded(aloud: aloud, at: now)
        case .clock: tick(at: now)
        case .speechStarted: speechStarted(at: now)
        case .ruled(let ruling): take(ruling, at: now)
        case .command(let command): obey(command, at: now)
        case .next: next(at: now)
        case .interrupted(let reason): pause(.device(reason), at: now)
        case .resumed: deviceReturned(at: now)
        case .stop(let reason): stop(reason)
        }
        if !wasOpen, case .answering(var window) = phase {
            window.opened = now
            phase = .answering(window)
        }
        return effects
    }

    private mutating func begin(at now: AudioTime) {
        guard phase == .ready else { return }
        index < questions.count ? ask(at: now) : finish(reason: nil)
    }

    private mutating func tick(at now: AudioTime) {
        switch phase {
        case .answering(let window):
            if window.isOver(at: now) { timeUp(window, at: now) }
        case .reviewing(let until):
            if now >= until { advance(at: now) }
        case .deciding(let decision, let until, _, _):
            if now >= until { decide(decision, yes: false, at: now) }
        case .ready, .reading, .paused, .over: break
        }
    }

    mutating func next(at now: AudioTime) {
        if case .reviewing = phase { advance(at: now) }
    }
}
