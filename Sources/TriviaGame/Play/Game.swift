package import Languages
public import QuestionBank
public import Transcript

/// A game of trivia as a value: events in, effects out. It reads no clock, knows no device and
/// starts nothing, so the same events always give the same game.
public struct Game: Sendable {
    /// What it was made of.
    public let setup: GameSetup
    /// How the players stand, by seat; those who came later at the end.
    public internal(set) var standings: [Standing]
    /// What was ruled, in order; in some modes several times a question.
    public internal(set) var judgements: [Judgement] = []
    package internal(set) var phase: Phase = .ready
    /// Place of the current question among those that are asked, from 0.
    public internal(set) var index = 0
    /// Places of the questions in the setup, in the order in which they are asked: a board's are picked,
    /// and what a round leaves over is not there any more.
    package internal(set) var order: [Int]
    /// What is remembered of the round.
    package internal(set) var play = RoundPlay()
    let roundNumbers: [Int]
    /// The seat whose turn it is.
    public internal(set) var turn = 0
    /// Grows with everything that a host may want undone.
    var revision = 0
    /// The ruling that was just taken back, until the game goes on.
    var takenBack: Judgement?
    /// What happened so far, and what was taken back of it.
    public internal(set) var log = GameLog()
    private(set) var sheets: [QuestionSheet]
    var effects: [GameEffect] = []

    /// A game that has not begun: `begin` is its first event.
    ///
    /// - Parameter sheets: The entries in their order, read already; those that are missing are read now.
    public init(_ setup: GameSetup, sheets: [QuestionSheet] = []) {
        self.setup = setup
        self.sheets = setup.completed(sheets)
        standings = setup.players.map(Standing.init)
        order = Array(setup.entries.indices)
        roundNumbers = setup.roundNumbers
    }

    /// - Parameters:
    ///   - players: In their order of play. Without any, one player without a name plays.
    ///   - mode: Turns where several play, solo for one, unless told otherwise.
    public init(
        questions: [Question], players: [Player] = [], mode: Mode? = nil, rules: Rules = Rules(),
        rounds: [Round] = [], sheets: [QuestionSheet] = []
    ) {
        self.init(
            GameSetup(
                mode: mode ?? (players.count > 1 ? .turns : .solo), rules: rules, players: players,
                entries: questions.map { GameSetup.Entry(question: $0) }, rounds: rounds),
            sheets: sheets)
    }

    /// The same game with other judges, for instance such as know how words are said. What was ruled
    /// stays as it was.
    public func judged(by sheets: [QuestionSheet]) -> Game {
        var game = self
        game.sheets = setup.completed(sheets)
        return game
    }

    /// What the game says, in the language of its judges.
    package var say: Sentences { sheets.first?.judge.language.sentences ?? Sentences() }

    /// How the game is played, as it is in this round.
    public var mode: Mode {
        let mode = round.adapting(setup.mode)
        return isBonus ? mode.forBonus : mode
    }
    /// Times and points.
    public var rules: Rules { setup.rules }
    /// How many questions there are.
    public var count: Int { order.count }
    /// Seats of those who are playing now.
    public var seats: [Int] { standings.indices.filter { !standings[$0].hasLeft } }

    /// Whether nothing can happen any more.
    public var isOver: Bool { phase == .over }

    /// Whether the clock stands.
    public var isPaused: Bool {
        if case .paused = phase { true } else { false }
    }

    /// Seconds that are left for an answer, a wager or a pick, out of how many; nil while none is awaited or no
    /// clock runs.
    public func remaining(at time: AudioTime) -> (seconds: Double, limit: Double)? {
        let (start, deadline, now): (AudioTime, AudioTime, AudioTime)
        switch phase {
        case .answering(let window):
            guard let end = window.deadline else { return nil }
            // Who has pressed a key has a time of their own, however much of the question is still to be read.
            let began =
                window.held == nil ? window.clockStart : window.buzzedAt ?? window.clockStart
            (start, deadline, now) = (began, end, max(time, window.standsUntil ?? time))
        case .requested(_, let until, let since): (start, deadline, now) = (since, until, time)
        default: return nil
        }
        // By counting samples: in seconds rounding would make 30 of 30 a little more.
        let limit = max(deadline.sampleIndex - start.sampleIndex, 0)
        let left = min(max(deadline.sampleIndex - now.sampleIndex, 0), limit)
        return (AudioTime(sampleIndex: left).seconds, AudioTime(sampleIndex: limit).seconds)
    }

    /// Tells the game what happened and gets what is to be done, in order.
    public mutating func step(_ event: GameEvent, at now: AudioTime) -> [GameEffect] {
        if case .host(let action) = event, action.takesBack { return takeBack(action, at: now) }
        let before = revision
        let effects = apply(event, at: now)
        // A tick that does nothing changes nothing.
        if event != .clock || !effects.isEmpty {
            log.append(event, at: now, isUndoable: revision != before, asks: Self.asked(effects))
        }
        return effects
    }

    /// What an event does, without remembering it.
    mutating func apply(_ event: GameEvent, at now: AudioTime) -> [GameEffect] {
        effects = []
        let wasOpen = phase.isAnswering
        defer { effects = [] }
        switch event {
        case .begin: begin(at: now)
        case .readingEnded(let aloud): readingEnded(aloud: aloud, at: now)
        case .clock: tick(at: now)
        case .speechStarted: speechStarted(at: now)
        case .ruled(let ruling): take(ruling, at: now)
        case .command(let command): obey(command, at: now, isSpoken: false)
        case .buzz(let seat): buzz(seat, at: now)
        case .answered(let seat, let ruling): take(ruling, of: seat, at: now)
        case .wagered(let seat, let wager): self.wager(wager, by: seat, at: now)
        case .next: next(at: now)
        case .joined(let name): join(name)
        case .left(let name): leave(name, at: now)
        case .host(let action): obey(action, at: now)
        case .interrupted(let reason): pause(.device(reason), at: now)
        case .resumed: deviceReturned(at: now)
        case .stalled(let reason): pause(.storage(reason), at: now)
        case .recovered: storageReturned(at: now)
        case .reopened(let last): reopen(since: last, at: now)
        case .stop(let reason): stop(reason)
        }
        if !wasOpen, case .answering(var window) = phase {
            window.opened = now
            phase = .answering(window)
        }
        if !isPaused { takenBack = nil }
        return effects
    }

    /// The place of the question that is newly asked by these effects.
    private static func asked(_ effects: [GameEffect]) -> Int? {
        for case .present(let presentation) in effects where !presentation.isRepeat {
            return presentation.number - 1
        }
        return nil
    }

    mutating func begin(at now: AudioTime) {
        guard phase == .ready else { return }
        open(at: now)
    }

    private mutating func tick(at now: AudioTime) {
        switch phase {
        case .answering(let window):
            if window.isOver(at: now) { timeUp(window, at: now) }
        case .claiming(let answer, let until, let since, let window):
            if now >= until { credit(answer, to: nil, in: window, since: since, at: now) }
        case .reviewing(let until):
            if now >= until { advance(at: now) }
        case .announcing(let until):
            if now >= until { goIntoRound(at: now) }
        case .requested(let request, let until, _):
            if now >= until { giveUpOn(request, at: now) }
        case .deciding(let decision, let until, _, _):
            if now >= until { decide(decision, yes: false, at: now) }
        case .ready, .reading, .proposed, .paused, .over: break
        }
    }

    mutating func next(at now: AudioTime) {
        switch phase {
        case .reviewing: advance(at: now)
        case .announcing: goIntoRound(at: now)
        default: break
        }
    }

    /// Whether nobody has to look at what is shown any longer, and the next thing may come.
    package func isWaiting(until now: AudioTime) -> Bool {
        switch phase {
        case .reviewing(let until), .announcing(let until): now >= until
        default: false
        }
    }
}
