import CommandMatcher
import Foundation
import Languages
import SpokenAnswers
import TerminalIO
import Transcript
import TriviaGame

/// The part of a game that takes place in one run of the program. A `Sitting` receives inputs and
/// returns orders.
struct Sitting: Sendable {
    /// The settings that apply to the whole run of the program.
    struct Setting: Sendable {
        var commands: SpokenCommands
        var hasEar = false
        /// Whether the `Ear` receives live audio, so that the computer's clock supplies the time.
        var isLive = false
        var hasReader = false
        var playsSounds = false
        var isKept = false
        var isRecorded = false
        var hasRoom = false
        var hearsPhones = false
        var hasLobby = false
        /// If a game in a room is resumed, the players at this computer.
        var own: [String] = []
        var hasRawKeys = false
        /// Whether a key opens the microphone for one utterance.
        var isPushToTalk = false
        /// Whether one-character lines act as keys, for screen reader users.
        var hasKeyLines = false
        var hasHost = false
        /// The event that begins or continues the game.
        var opening = GameEvent.begin

        /// Whether players type whole lines. If this property is false, each key is a command.
        var typesLines: Bool { !hasEar && hasRawKeys && !hasHost }
    }

    let setting: Setting
    var game: Game
    /// The game as players see it, which contains only events that are on disk or that may be lost
    /// in a crash.
    var shownGame: Game
    var end: SessionEnd?
    var time: GameTime
    var now: AudioTime { time.now }
    var say: Sentences { game.say }

    /// Whether the game waits for players, and which players have joined.
    var isWaiting: Bool
    var lobby: [String] = []
    /// The players in a room who answer at this computer, in turn.
    var own: [String]
    /// The players without a connected phone.
    var absent: Set<String> = []
    /// The line being typed; nil while keys are commands.
    var editor: LineEditor?
    var cursor: BoardCursor?
    /// Lines from a pipe that the game cannot use yet.
    var waitingLines: [String] = []
    var inputEnded = false
    var hasTakenInputsEnd = false
    var hasHostPage = false
    /// Whether the game waits for the host to end it.
    var awaitsTheEnd = false
    /// When the last question ended, and when a player last got the floor.
    var closedAt: AudioTime?
    var floorAt: AudioTime?

    var attention: Attention
    var phones = PhoneAttention()
    var reading = Reading()
    var storing = Storing()
    var orders: [SittingOrder] = []

    init(_ game: Game, _ setting: Setting) {
        self.game = game
        shownGame = game
        self.setting = setting
        time = GameTime(followsStream: setting.hasEar && !setting.isLive)
        isWaiting = setting.hasLobby
        own = setting.own
        editor = setting.typesLines ? LineEditor() : nil
        attention = Attention(
            isMuted: setting.isPushToTalk, round: game.currentRound(commands: setting.commands))
    }

    mutating func start() -> [SittingOrder] {
        // An `Ear` listens as soon as it is open.
        if attention.isMuted || isWaiting { attend() }
        if !isWaiting { feed(setting.opening) }
        orders.append(.live(live))
        return takeOrders()
    }

    /// Handles an input that arrives at a time on the computer's clock, and returns the orders to
    /// carry out in sequence.
    mutating func step(_ input: SessionInput, at clock: AudioTime) -> [SittingOrder] {
        if !storing.isStalled { time.clock(clock) }
        take(input, at: clock)
        takeWaitingLines()
        if !shownGame.isOver { orders.append(.live(live)) }
        return takeOrders()
    }

    private mutating func takeOrders() -> [SittingOrder] {
        defer { orders = [] }
        return orders
    }

    mutating func takeWaitingLines() {
        while end == nil, storing.isEmpty, !waitingLines.isEmpty || isAtInputsEnd {
            if let line = takeWaitingLine() {
                type(line)
            } else if isAtInputsEnd {
                takeInputsEnd()
            } else {
                return
            }
        }
    }

    /// Applies an event that happens at the given time in the stream. Most effects are not carried
    /// out until the event is on disk.
    mutating func feed(_ event: GameEvent, at moment: AudioTime? = nil) {
        guard end == nil else { return }
        if isWaiting, isForLobby(event) { return }
        let before = orders.count
        let effects = game.step(event, at: moment ?? now)
        if event == .clock, effects.isEmpty { return }
        var events: [GameEvent] = []
        for effect in effects { events += perform(effect) }
        let wanted = Array(orders[before...])
        orders.removeSubrange(before...)
        let waits = !storing.isEmpty || !effects.allSatisfy(\.mayBeForgotten)
        let number = storing.add(
            Storing.Step(game: game, orders: wanted, effects: effects, events: events), at: now)
        guard setting.isKept else { return release(through: number) }
        orders.append(
            .keep(
                KeepOrder(
                    number: number, event: event, time: moment ?? now, game: game,
                    effects: effects)))
        if !waits { release(through: number) }
    }

    /// Carries out the effects of all events that are on disk.
    mutating func release(through number: Int) {
        for step in storing.take(through: number) {
            shownGame = step.game
            for case .ear(let order) in step.orders {
                attention.orders.sent(order.number, at: attention.life.mark(at: now))
            }
            orders += step.orders
            for event in step.events { feed(event) }
            // If the screen shows nothing that players must look at, the game continues
            // immediately.
            if step.events.isEmpty, !step.effects.isEmpty, storing.isEmpty,
                game.isWaiting(until: now), !isHeldAtTheEnd
            {
                feed(.clock)
            }
        }
        if game.isOver, storing.isEmpty { end = end ?? .finished }
        acknowledgeIfReady()
    }

    mutating func note(_ text: String) { orders.append(.note(text)) }

    mutating func interrupt(signal: Int32?) { end = end ?? .interrupted(signal: signal) }

    /// - Returns: The events that result from the effect.
    private mutating func perform(_ effect: GameEffect) -> [GameEvent] {
        if case .judged(let judgement) = effect, judgement.endsQuestion { closedAt = now }
        if case .floor = effect { floorAt = now }
        let unfinished = takeUnfinishedLine(before: effect)
        orders.append(.show(effect, game))
        if let unfinished {
            if case .present = effect {
                note(say("“\(unfinished)” was typed between questions, so it does not count."))
            } else {
                note(say("“\(unfinished)” was not finished in time, so it does not count."))
            }
        }
        if case .pick = effect { cursor = nil }
        var events: [GameEvent] = []
        switch effect {
        case .read(let text):
            attendPhones(nil)
            events = read(text)
        case .listen(let expectation): listen(for: expectation)
        case .stopListening:
            attention.isWanted = false
            attend()
            attendPhones(nil)
        case .stopReading:
            reading.isOpen = false
            orders.append(.stopReading)
        case .judged(let judgement):
            if setting.isPushToTalk, judgement.endsQuestion { setMuted(true) }
            if game.round.clock == .question, !game.isTallied || judgement.player == nil {
                tell(
                    judgement.spoken(say), after: judgement.endsQuestion ? judgement.question : nil)
            }
        case .tallied(let tally): if game.isTallied { tell(tally.spoken(say)) }
        case .aside(let player, let text):
            orders.append(.whisper(player: player.name, text))
            if own.contains(player.name) { note(text) }
        default: break
        }
        orders.append(.observe(effect, now))
        return events
    }

    /// Clears the line being typed. Returns the discarded text if players should see it.
    private mutating func takeUnfinishedLine(before effect: GameEffect) -> String? {
        let isTold: Bool
        switch effect {
        case .judged(let judgement): isTold = judgement.outcome == .silence
        case .present(let presentation) where !presentation.isRepeat: isTold = true
        default: return nil
        }
        // A slash command is independent of the current question.
        guard let typed = editor, !typed.text.hasPrefix("/") else { return nil }
        editor = setting.typesLines ? LineEditor() : nil
        return isTold && !typed.text.isEmpty ? shown(typed).text : nil
    }
}
