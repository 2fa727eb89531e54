import CommandMatcher
import Foundation
import Languages
import SpeechRecognition
import SpokenAnswers
import Synchronization
import Transcript
import TriviaGame
import WebPresenter

/// Runs a game: what the ear, the keyboard and the clock say goes into the rules, and what the
/// rules want is shown, listened for, read aloud and written down.
actor GameSession {
    /// A queue of its own: the bank and the judge may take their time without holding up anybody.
    private let queue = QueueExecutor(label: "game")
    nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

    private(set) var game: Game
    /// What is said, in the language of the game.
    var say: Sentences { game.say }
    let output: any GameOutput
    let ear: (any Ear)?
    private let earEvents: AsyncStream<ListeningEvent>?
    /// Where players come by phone.
    let room: RoomLine?
    /// Whether players are still waited for.
    var isWaiting: Bool
    /// Who has joined meanwhile.
    var lobby: [String] = []
    let keyboard: Keyboard?
    let clock: any SessionClock
    let reader: (any PromptReading)?
    let recorder: GameRecorder?
    /// Keeps spoken answers, where the players agreed to it.
    let trials: TrialRecorder?
    let observer: (@Sendable (GameEffect, AudioTime) -> Void)?

    /// How far the stream, or the clock in its place, has come.
    var now = AudioTime.zero
    var volatileText: String?
    var isSpeaking = false
    /// How loud it was last.
    var level: AudioLevel?
    /// A line that is being typed; nil while keys are commands.
    var editor: LineEditor?
    /// What arrow keys have chosen on the board.
    var cursor: BoardCursor?
    /// Lines from a pipe that came before the game could use them.
    var waitingLines: [String] = []
    var inputEnded = false
    var readingTurn = 0
    /// When the last question was over.
    private(set) var closedAt: AudioTime?
    /// When somebody last got the floor.
    private(set) var floorAt: AudioTime?
    /// The question as ear and judge know it, and what is expected of the players now.
    private(set) var round: AnswerRound
    private let commands: SpokenCommands
    private(set) var awaited = Awaited.commands
    /// Whether the microphone is off by the player's wish.
    private(set) var isMuted: Bool
    /// Whether the microphone is open for one utterance at a time, after a key.
    let isPushToTalk: Bool
    /// Whether lines of one character are keys: keys do not come one by one, for those who hear what is
    /// written.
    nonisolated let hasKeyLines: Bool
    /// Whether somebody at the keys rules, and does not play.
    nonisolated let hasHost: Bool
    /// Whether what is typed are lines; else keys are commands, and one of them begins a line.
    let typesLines: Bool
    /// Whether a host's page is open.
    var hasHostPage = false
    /// Whether only the host's word is awaited for the end of the game.
    var awaitsTheEnd = false
    /// Whether the game wants to hear something now.
    private var isListening = false
    /// Whether a ruling is being read aloud.
    private var isTelling = false
    /// Whether the game stands because it cannot be kept.
    private var isStalled = false
    private var end: SessionEnd?
    let opening: GameEvent
    /// Set by a signal that ends the session, also while it waits.
    private let hasSignal = Atomic(false)
    private let (inputs, sender) = AsyncStream<SessionInput>.makeStream()

    /// - Parameters:
    ///   - ear: One that listens already, with its events; nil for a game at the keyboard, whose
    ///     time `clock` tells.
    ///   - room: Phones, and a screen that everybody sees.
    ///   - hasHost: Somebody who does not play sits at the keys.
    ///   - last: Where the last sitting's stream had come, for a game that was interrupted.
    ///   - observer: Told of every effect, after it was carried out.
    init(
        game: Game, output: any GameOutput,
        ear: (ear: any Ear, events: AsyncStream<ListeningEvent>)? = nil,
        keyboard: Keyboard? = nil,
        clock: any SessionClock = SystemSessionClock(), reader: (any PromptReading)? = nil,
        recorder: sending GameRecorder? = nil, trials: sending TrialRecorder? = nil,
        reopened last: AudioTime? = nil,
        commands: SpokenCommands,
        isPushToTalk: Bool = false, hasHost: Bool = false, hasKeyLines: Bool = false,
        room: RoomLine? = nil,
        observer: (@Sendable (GameEffect, AudioTime) -> Void)? = nil
    ) {
        self.game = game
        self.commands = commands
        round = game.currentRound(commands: commands)
        self.output = output
        self.ear = ear?.ear
        earEvents = ear?.events
        self.room = room
        isWaiting = room?.hasLobby ?? false
        self.keyboard = keyboard
        self.clock = clock
        self.reader = reader
        self.recorder = recorder
        self.trials = trials
        self.observer = observer
        opening = last.map { .reopened(since: $0) } ?? .begin
        self.isPushToTalk = isPushToTalk
        isMuted = isPushToTalk
        self.hasKeyLines = hasKeyLines
        let hasHost = hasHost || game.mode.ruler == .host
        self.hasHost = hasHost
        let typesLines = ear == nil && keyboard?.isRaw == true && !hasHost
        self.typesLines = typesLines
        editor = typesLines ? LineEditor() : nil
    }

    /// Tells the session something; from any thread.
    nonisolated func send(_ input: SessionInput) {
        if case .signal(let number) = input, number != SIGTSTP {
            hasSignal.store(true, ordering: .releasing)
        }
        sender.yield(input)
    }

    /// Plays the game to its end.
    func run(_ introduction: Introduction) async -> SessionEnd {
        let feeders = startFeeders()
        defer {
            for feeder in feeders { feeder.cancel() }
            keyboard?.stop()
        }
        output.begin(introduction)
        for note in introduction.notes { output.note(note) }
        // An ear hears from its start on; nothing is meant for it before it is opened.
        if isMuted || isWaiting { try? await ear?.pause() }
        if !isWaiting { await feed(opening) }
        while end == nil, let input = await next() {
            await handle(input)
            while end == nil, let line = takeWaitingLine() { await type(line) }
            await pauseIfStalled()
            if let failure = output.failure { end = .failed(failure) }
        }
        output.update(nil)
        await ear?.stop()
        return end ?? .finished
    }

    private func next() async -> SessionInput? {
        if inputEnded, waitingLines.isEmpty, ear == nil, room == nil { return .keyboard(.end) }
        return await inputs.first { _ in true }
    }

    private func startFeeders() -> [Task<Void, Never>] {
        let sender = sender
        var feeders: [Task<Void, Never>] = []
        if let events = earEvents {
            feeders.append(
                Task {
                    for await event in events { sender.yield(.ear(event)) }
                    sender.yield(.earStopped)
                })
        } else {
            let clock = clock
            feeders.append(
                Task {
                    while !Task.isCancelled {
                        await clock.tick()
                        sender.yield(.tick)
                    }
                })
        }
        if let inputs = room?.inputs {
            feeders.append(Task { for await input in inputs { sender.yield(.room(input)) } })
        }
        keyboard?.start { sender.yield(.keyboard($0)) }
        return feeders
    }

    /// Tells the rules what happened and does what they want, until they want nothing more. Nothing
    /// of it is shown before it is on disk.
    func feed(_ first: GameEvent) async {
        if isWaiting, await isForLobby(first) { return }
        var events = [first]
        while !events.isEmpty {
            let event = events.removeFirst()
            let effects = game.step(event, at: now)
            guard await keep(event, effects) else { return }
            for effect in effects { events += await perform(effect) }
            // Where nobody has to look at anything, the next question comes at once.
            if events.isEmpty, !effects.isEmpty, game.isWaiting(until: now), !isHeldAtTheEnd {
                events = [.clock]
            }
        }
        if game.isOver { end = end ?? .finished }
    }

    /// Keeps an event, and waits for as long as that cannot be.
    ///
    /// - Returns: False when the session was ended meanwhile.
    private func keep(_ event: GameEvent, _ effects: [GameEffect]) async -> Bool {
        guard let recorder else { return true }
        let before = clock.now
        do {
            try recorder.keep(event, at: now, of: game, effects)
            // Another program had the bank: the time until it was free does not count.
            isStalled = isStalled || clock.now > before.advanced(bySeconds: Self.longestKeeping)
            return true
        } catch {
            output.note(
                say("The game waits, because it cannot be kept: \(String(describing: error))"))
        }
        while !hasSignal.load(ordering: .acquiring) {
            for _ in 0..<Self.ticksPerTrial { await clock.tick() }
            guard (try? recorder.keep(event, at: now, of: game, effects)) != nil else { continue }
            output.note(say("The game is kept again."))
            isStalled = true
            return true
        }
        return false
    }

    /// Seconds that keeping an event may take without anybody noticing.
    private static let longestKeeping = 0.5

    /// A second, by the clock's ticks.
    private static let ticksPerTrial = 10

    /// After a time in which the game could not be kept: that time does not count.
    private func pauseIfStalled() async {
        guard isStalled else { return }
        isStalled = false
        await feed(.stalled(reason: say("The bank could not be written.")))
        // After everything that has piled up meanwhile.
        sender.yield(.storageReturned)
    }

    func interrupt(signal: Int32?) {
        end = .interrupted(signal: signal)
    }

    /// - Returns: What has happened by that.
    private func perform(_ effect: GameEffect) async -> [GameEvent] {
        if case .judged(let judgement) = effect, judgement.endsQuestion { closedAt = now }
        if case .floor = effect { floorAt = now }
        // What was half typed was meant for the question that is over.
        let unfinished = takeUnfinishedLine(before: effect)
        output.show(effect, of: game)
        if let unfinished {
            if case .present = effect {
                output.note(
                    say("“\(unfinished)” was typed between questions, and counts for nothing."))
            } else {
                output.note(
                    say("“\(unfinished)” was not finished in time, and counts for nothing."))
            }
        }
        if case .pick = effect { cursor = nil }
        var events: [GameEvent] = []
        switch effect {
        case .read(let text): events = await read(text)
        case .listen(let expectation):
            isListening = true
            await listen(for: expectation)
        case .stopListening:
            isListening = false
            try? await ear?.pause()
        case .stopReading: reader?.stop()
        case .judged(let judgement):
            // The answer for which it was opened does not come any more.
            if isPushToTalk, judgement.endsQuestion { await setMuted(true) }
            if game.round.clock == .question { await tell(judgement) }
        default: break
        }
        observer?(effect, now)
        return events
    }

    /// Empties the line that is being typed when a question ends, and when the next is shown: whoever goes
    /// on typing meanwhile answers what is gone.
    ///
    /// - Returns: What was being typed, to be told; not when an answer has just ended the question.
    private func takeUnfinishedLine(before effect: GameEffect) -> String? {
        let isTold: Bool
        switch effect {
        case .judged(let judgement): isTold = judgement.outcome == .silence
        case .present(let presentation) where !presentation.isRepeat: isTold = true
        default: return nil
        }
        // A line with a stroke is about the table, not the question.
        guard let typed = editor, !typed.text.hasPrefix("/") else { return nil }
        editor = typesLines ? LineEditor() : nil
        return isTold && !typed.text.isEmpty ? shown(typed).text : nil
    }

    private func listen(for expectation: Expectation) async {
        volatileText = nil
        isSpeaking = false
        awaited = expectation.awaited
        round = game.currentRound(commands: commands)
        await openEar()
    }

    /// Turns the microphone off or on again.
    func setMuted(_ isOn: Bool) async {
        guard let ear, isOn != isMuted else { return }
        isMuted = isOn
        isSpeaking = false
        volatileText = nil
        if isOn {
            try? await ear.pause()
        } else if isListening {
            await openEar()
        }
    }

    private func openEar() async {
        // The microphone never hears the game.
        guard let ear, !isMuted, !isTelling else { return }
        do {
            try await ear.listen(for: awaited, of: round)
        } catch ListeningError.notRunning {
            // The stream's end is told by its events.
        } catch {
            output.note(
                say(
                    "This cannot be listened for (\(String(describing: error))); type the answer or skip."
                ))
        }
    }

    /// Says a ruling in a word; nothing is heard meanwhile, and the game does not wait.
    private func tell(_ judgement: Judgement) async {
        guard let reader, let text = judgement.spoken(say) else { return }
        readingTurn += 1
        let turn = readingTurn
        isTelling = true
        try? await ear?.pause()
        let sender = sender
        Task {
            await reader.read(text)
            sender.yield(.told(turn: turn))
        }
    }

    /// After something was read that nobody had to wait for.
    func listenAgain() async {
        isTelling = false
        if isListening { await openEar() }
    }

    private func read(_ text: String) async -> [GameEvent] {
        guard let reader else { return [.readingEnded(aloud: false)] }
        readingTurn += 1
        let turn = readingTurn
        isListening = false
        isTelling = false
        try? await ear?.pause()
        let sender = sender
        Task {
            await reader.read(text)
            sender.yield(.readAloud(turn: turn))
        }
        return []
    }
}
