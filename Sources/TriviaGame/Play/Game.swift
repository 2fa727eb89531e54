package import Languages
public import QuestionBank
public import Transcript

/// A trivia game as a value type. The same events always produce the same game.
public struct Game: Sendable {
    /// The game's setup.
    public let setup: GameSetup
    /// The standings, by seat. Seats of players who join are added at the end.
    public internal(set) var standings: [Standing]
    /// All rulings, in order.
    public internal(set) var judgements: [Judgement] = []
    package internal(set) var phase: Phase = .ready
    /// The index of the current question, in the order in which the game asks the questions.
    public internal(set) var index = 0
    /// Indices into the setup's questions, in the order in which the game asks the questions.
    /// Questions that turn out not to be needed are removed.
    package internal(set) var order: [Int]
    /// The state of the current round.
    package internal(set) var play = RoundPlay()
    let roundNumbers: [Int]
    /// The seat whose turn it is.
    public internal(set) var turn = 0
    /// The input that the game now expects from players, if any.
    public private(set) var expectation: Expectation?
    /// A number that increases with every change that a host may undo.
    var revision = 0
    /// The ruling that was just undone.
    var takenBack: Judgement?
    /// All events so far, including events that were undone.
    public internal(set) var log = GameLog()
    private(set) var sheets: [QuestionSheet]
    var effects: [GameEffect] = []

    /// Creates a game. The first event must be `begin`. `sheets` contains existing question sheets
    /// for the first entries.
    public init(_ setup: GameSetup, sheets: [QuestionSheet] = []) {
        self.setup = setup
        self.sheets = setup.completed(sheets)
        standings = setup.players.map(Standing.init)
        order = Array(setup.entries.indices)
        roundNumbers = setup.roundNumbers
    }

    /// - Parameters:
    ///   - players: If empty, one player named "You" plays.
    ///   - mode: The default is `turns` for several players and `solo` for one player.
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

    /// A copy of the game with different judges. Past rulings do not change.
    public func judged(by sheets: [QuestionSheet]) -> Game {
        var game = self
        game.sheets = setup.completed(sheets)
        return game
    }

    /// The sentences that the game shows, in the game's language.
    package var say: Sentences { sheets.first?.judge.language.sentences ?? Sentences() }

    /// The mode, adapted to the current round.
    public var mode: Mode {
        let mode = round.adapting(setup.mode)
        return isBonus ? mode.forBonus : mode
    }
    /// The settings for timing and scoring.
    public var rules: Rules { setup.rules }
    /// The number of questions in the game.
    public var count: Int { order.count }
    /// The seats of the players who are still in the game.
    public var seats: [Int] { standings.indices.filter { !standings[$0].hasLeft } }

    /// Whether the game has ended.
    public var isOver: Bool { phase == .over }

    /// Whether the game is paused.
    public var isPaused: Bool {
        if case .paused = phase { true } else { false }
    }

    /// The seconds left for an answer or for any other reply that the game waits for, and the limit;
    /// nil if there is no clock.
    public func remaining(at time: AudioTime) -> (seconds: Double, limit: Double)? {
        let (start, deadline, now): (AudioTime, AudioTime, AudioTime)
        switch phase {
        case .answering(let window):
            guard let end = window.deadline else { return nil }
            let began =
                window.held == nil ? window.clockStart : window.buzzedAt ?? window.clockStart
            (start, deadline, now) = (began, end, max(time, window.standsUntil ?? time))
        case .requested(_, let until, let since), .claiming(_, let until, let since, _),
            .deciding(_, let until, let since, _):
            (start, deadline, now) = (since, until, time)
        default: return nil
        }
        // Calculate in samples: in seconds, rounding errors could make `left` exceed `limit`.
        let limit = max(deadline.sampleIndex - start.sampleIndex, 0)
        let left = min(max(deadline.sampleIndex - now.sampleIndex, 0), limit)
        return (AudioTime(sampleIndex: left).seconds, AudioTime(sampleIndex: limit).seconds)
    }

    /// Applies an event and returns the effects to carry out in order.
    public mutating func step(_ event: GameEvent, at now: AudioTime) -> [GameEffect] {
        if case .host(let action) = event, action.takesBack { return takeBack(action, at: now) }
        let before = revision
        let effects = apply(event, at: now)
        if event != .clock || !effects.isEmpty {
            log.append(event, at: now, isUndoable: revision != before, asks: Self.asked(effects))
        }
        return effects
    }

    /// Applies an event without logging it.
    mutating func apply(_ event: GameEvent, at now: AudioTime) -> [GameEffect] {
        effects = []
        let wasOpen = phase.isAnswering
        defer { effects = [] }
        switch event {
        case .begin: begin(at: now)
        case .readingEnded(let aloud): readingEnded(aloud: aloud, at: now)
        case .clock: tick(at: now)
        case .speechStarted: speechStarted(at: now)
        case .speaking(let seat): speaking(seat, at: now)
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
        follow(effects)
        return effects
    }

    /// Records what players may do after these effects.
    mutating func follow(_ effects: [GameEffect]) {
        for effect in effects {
            switch effect {
            case .listen(let wanted): expectation = wanted
            case .stopListening: expectation = nil
            default: break
            }
        }
    }

    /// The index of the question that these effects introduce.
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

    /// Whether the game has shown a ruling or an announcement for long enough.
    package func isWaiting(until now: AudioTime) -> Bool {
        switch phase {
        case .reviewing(let until), .announcing(let until): now >= until
        default: false
        }
    }
}
