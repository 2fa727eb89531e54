import CommandMatcher
import Foundation
import Languages
import SpokenAnswers
import TerminalIO
import Transcript
import TriviaGame

/// One sitting of a game, that is, one run of the program, as a value. Inputs go in, and orders come out. A sitting
/// passes events from the ear, keyboard and clock to the rules, and turns their effects into orders to show, listen,
/// read aloud and save. It never waits.
struct Sitting: Sendable {
    /// The settings that stay the same for the whole sitting.
    struct Setting: Sendable {
        var commands: SpokenCommands
        var hasEar = false
        /// Whether the ear hears live sound. If so, the computer's clock supplies the time.
        var isLive = false
        var hasReader = false
        /// Whether the sounds of questions are played.
        var playsSounds = false
        /// Whether events are saved.
        var isKept = false
        /// Whether spoken answers are recorded.
        var isRecorded = false
        /// Whether phones may play.
        var hasRoom = false
        /// Whether players can answer by speaking into their phones.
        var hearsPhones = false
        /// Whether the game waits for players before it begins.
        var hasLobby = false
        /// Players of a resumed game in a room who answer at this computer.
        var own: [String] = []
        /// Whether single keys can be read.
        var hasRawKeys = false
        /// Whether a key opens the microphone for one utterance at a time.
        var isPushToTalk = false
        /// Whether lines of one character act as keys, for screen reader users who type whole lines.
        var hasKeyLines = false
        /// Whether somebody at the keyboard rules on answers and does not play.
        var hasHost = false
        /// The event that begins or continues the game.
        var opening = GameEvent.begin

        /// Whether input is typed as lines. If not, keys are commands, and one of them begins a line.
        var typesLines: Bool { !hasEar && hasRawKeys && !hasHost }
    }

    let setting: Setting
    var game: Game
    /// The game as shown to players. The shown game contains only events that are on disk or may be lost in a crash.
    var shownGame: Game
    var end: SessionEnd?
    var time: GameTime
    /// The current time of the clock.
    var now: AudioTime { time.now }
    /// The sentences, in the language of the game.
    var say: Sentences { game.say }

    /// Whether the game is waiting for players, and who has joined so far.
    var isWaiting: Bool
    var lobby: [String] = []
    /// Players in a room who answer at this computer, in the order in which they do.
    var own: [String]
    /// Players without a connected phone.
    var absent: Set<String> = []
    /// The line that is being typed; nil while keys are commands.
    var editor: LineEditor?
    /// The question that is selected on the board.
    var cursor: BoardCursor?
    /// Lines from a pipe that the game cannot use yet.
    var waitingLines: [String] = []
    var inputEnded = false
    var hasTakenInputsEnd = false
    /// Whether a host's page is open.
    var hasHostPage = false
    /// Whether the game ends only when the host says so.
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

    /// Begins or resumes the game.
    mutating func start() -> [SittingOrder] {
        // An ear listens as soon as it is open, so pause it if it is muted or the game is waiting for players.
        if attention.isMuted || isWaiting { attend() }
        if !isWaiting { feed(setting.opening) }
        orders.append(.live(live))
        return takeOrders()
    }

    /// Handles an input.
    ///
    /// - Parameter clock: The time of the computer's clock.
    /// - Returns: Orders, to be carried out in sequence.
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

    /// Passes an event to the rules. Its effects are carried out once the event is on disk, or immediately if they may
    /// be lost in a crash.
    ///
    /// - Parameter moment: The event's time in the stream; nil for the current time.
    mutating func feed(_ event: GameEvent, at moment: AudioTime? = nil) {
        guard end == nil else { return }
        if isWaiting, isForLobby(event) { return }
        let before = orders.count
        let effects = game.step(event, at: moment ?? now)
        // A clock tick without effects is not saved.
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

    /// Carries out the effects of everything that is now on disk.
    mutating func release(through number: Int) {
        for step in storing.take(through: number) {
            shownGame = step.game
            for case .ear(let order) in step.orders {
                attention.orders.sent(order.number, at: attention.life.mark(at: now))
            }
            orders += step.orders
            for event in step.events { feed(event) }
            // If players have nothing to look at, the next question comes immediately.
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

    /// - Returns: Events that result from this.
    private mutating func perform(_ effect: GameEffect) -> [GameEvent] {
        if case .judged(let judgement) = effect, judgement.endsQuestion { closedAt = now }
        if case .floor = effect { floorAt = now }
        // Discard input typed for the previous question.
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
            // The microphone was opened for an answer, which can no longer come.
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

    /// Clears the line being typed when a question ends and when the next one is shown. Text typed in between was meant
    /// for the previous question.
    ///
    /// - Returns: The discarded text if it should be shown; nil if an answer has just ended the question.
    private mutating func takeUnfinishedLine(before effect: GameEffect) -> String? {
        let isTold: Bool
        switch effect {
        case .judged(let judgement): isTold = judgement.outcome == .silence
        case .present(let presentation) where !presentation.isRepeat: isTold = true
        default: return nil
        }
        // A slash command does not refer to the question.
        guard let typed = editor, !typed.text.hasPrefix("/") else { return nil }
        editor = setting.typesLines ? LineEditor() : nil
        return isTold && !typed.text.isEmpty ? shown(typed).text : nil
    }
}
