import CommandMatcher
import Foundation
import Languages
import SpokenAnswers
import Transcript
import TriviaGame

/// One sitting of a game as a value: an input goes in, orders come out. What the ear, the keyboard and the clock say goes
/// into the rules; what the rules want is shown, listened for, read aloud and written down. It waits for nobody.
struct Sitting: Sendable {
    /// What holds for the whole sitting.
    struct Setting: Sendable {
        var commands: SpokenCommands
        var hasEar = false
        /// Whether the ear hears what happens now, so that the computer's clock tells the time.
        var isLive = false
        var hasReader = false
        /// Whether events are written down.
        var isKept = false
        /// Whether spoken answers are recorded.
        var isRecorded = false
        /// Whether phones may play.
        var hasRoom = false
        /// Whether players are waited for before the game begins.
        var hasLobby = false
        /// Whether keys come one by one.
        var hasRawKeys = false
        /// Whether the microphone is open for one utterance at a time, after a key.
        var isPushToTalk = false
        /// Whether lines of one character are keys: keys do not come one by one, for those who hear what is
        /// written.
        var hasKeyLines = false
        /// Whether somebody at the keys rules, and does not play.
        var hasHost = false
        /// The first event.
        var opening = GameEvent.begin

        /// Whether what is typed are lines; else keys are commands, and one of them begins a line.
        var typesLines: Bool { !hasEar && hasRawKeys && !hasHost }
    }

    let setting: Setting
    var game: Game
    /// The game as it is shown: nothing is in it that is not on disk.
    var shownGame: Game
    var end: SessionEnd?
    var time: GameTime
    /// How far the clock has come.
    var now: AudioTime { time.now }
    /// What is said, in the language of the game.
    var say: Sentences { game.say }

    /// Whether players are still waited for, and who has joined meanwhile.
    var isWaiting: Bool
    var lobby: [String] = []
    /// Players of whom no phone is within reach.
    var absent: Set<String> = []
    /// A line that is being typed; nil while keys are commands.
    var editor: LineEditor?
    /// What arrow keys have chosen on the board.
    var cursor: BoardCursor?
    /// Lines from a pipe that came before the game could use them.
    var waitingLines: [String] = []
    var inputEnded = false
    var hasTakenInputsEnd = false
    /// Whether a host's page is open.
    var hasHostPage = false
    /// Whether only the host's word is awaited for the end of the game.
    var awaitsTheEnd = false
    /// When the last question was over, and when somebody last got the floor.
    var closedAt: AudioTime?
    var floorAt: AudioTime?

    var attention: Attention
    var reading = Reading()
    var storing = Storing()
    var orders: [SittingOrder] = []

    init(_ game: Game, _ setting: Setting) {
        self.game = game
        shownGame = game
        self.setting = setting
        time = GameTime(followsStream: setting.hasEar && !setting.isLive)
        isWaiting = setting.hasLobby
        editor = setting.typesLines ? LineEditor() : nil
        attention = Attention(
            isMuted: setting.isPushToTalk, round: game.currentRound(commands: setting.commands))
    }

    /// Begins the game, or goes on with it.
    mutating func start() -> [SittingOrder] {
        // An ear hears from its start on; nothing is meant for it before it is opened.
        if attention.isMuted || isWaiting { attend() }
        if !isWaiting { feed(setting.opening) }
        orders.append(.live(live))
        return takeOrders()
    }

    /// Takes an input.
    ///
    /// - Parameter clock: What the computer's clock says.
    /// - Returns: What is to be done, in order.
    mutating func step(_ input: SessionInput, at clock: AudioTime) -> [SittingOrder] {
        if !storing.isStalled { time.clock(clock) }
        take(input, at: clock)
        takeWaitingLines()
        if !game.isOver { orders.append(.live(live)) }
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

    /// Tells the rules what happened. What they want is done once the event is on disk, or at once if a game that goes
    /// on after a crash need not know of it.
    ///
    /// - Parameter moment: Where the stream places it; nil is now.
    mutating func feed(_ event: GameEvent, at moment: AudioTime? = nil) {
        guard end == nil else { return }
        if isWaiting, isForLobby(event) { return }
        let before = orders.count
        let effects = game.step(event, at: moment ?? now)
        // A tick that does nothing is nothing to be kept.
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

    /// Shows what is on disk now.
    mutating func release(through number: Int) {
        for step in storing.take(through: number) {
            shownGame = step.game
            for case .ear(let order) in step.orders {
                attention.orders.sent(order.number, at: attention.life.mark(at: now))
            }
            orders += step.orders
            for event in step.events { feed(event) }
            // Where nobody has to look at anything, the next question comes at once.
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

    /// - Returns: What has happened by that.
    private mutating func perform(_ effect: GameEffect) -> [GameEvent] {
        if case .judged(let judgement) = effect, judgement.endsQuestion { closedAt = now }
        if case .floor = effect { floorAt = now }
        // What was half typed was meant for the question that is over.
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
        case .read(let text): events = read(text)
        case .listen(let expectation): listen(for: expectation)
        case .stopListening:
            attention.isWanted = false
            attend()
        case .stopReading:
            reading.isOpen = false
            orders.append(.stopReading)
        case .judged(let judgement):
            // The answer for which it was opened does not come any more.
            if setting.isPushToTalk, judgement.endsQuestion { setMuted(true) }
            if game.round.clock == .question, !game.isTallied || judgement.player == nil {
                tell(judgement.spoken(say))
            }
        case .tallied(let tally): if game.isTallied { tell(tally.spoken(say)) }
        case .aside(let player, let text):
            orders.append(.whisper(player: player.name, text))
        default: break
        }
        orders.append(.observe(effect, now))
        return events
    }

    /// Empties the line that is being typed when a question ends, and when the next is shown: whoever goes
    /// on typing meanwhile answers what is gone.
    ///
    /// - Returns: What was being typed, to be told; not when an answer has just ended the question.
    private mutating func takeUnfinishedLine(before effect: GameEffect) -> String? {
        let isTold: Bool
        switch effect {
        case .judged(let judgement): isTold = judgement.outcome == .silence
        case .present(let presentation) where !presentation.isRepeat: isTold = true
        default: return nil
        }
        // A line with a stroke is about the table, not the question.
        guard let typed = editor, !typed.text.hasPrefix("/") else { return nil }
        editor = setting.typesLines ? LineEditor() : nil
        return isTold && !typed.text.isEmpty ? shown(typed).text : nil
    }
}
