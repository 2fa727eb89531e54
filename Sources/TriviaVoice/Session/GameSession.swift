import CommandMatcher
import Foundation
import SpeechRecognition
import SpokenAnswers
import Transcript
import TriviaGame

/// Runs a game: what the ear, the keyboard and the clock say goes into the rules, and what the
/// rules want is shown, listened for, read aloud and written down.
actor GameSession {
    private(set) var game: Game
    let output: any GameOutput
    let ear: (any Ear)?
    private let earEvents: AsyncStream<ListeningEvent>?
    let keyboard: Keyboard?
    let clock: any SessionClock
    let reader: (any PromptReading)?
    let recorder: GameRecorder?
    let observer: (@Sendable (GameEffect, AudioTime) -> Void)?

    /// How far the stream, or the clock in its place, has come.
    var now = AudioTime.zero
    var volatileText: String?
    var isSpeaking = false
    /// A line that is being typed; nil while keys are commands.
    var editor: LineEditor?
    /// Lines from a pipe that came before the game could use them.
    var waitingLines: [String] = []
    var inputEnded = false
    var readingTurn = 0
    /// The question as ear and judge know it, and what is expected of the players now.
    private(set) var round: AnswerRound
    private let commands: SpokenCommands
    private(set) var awaited = Awaited.commands
    /// Whether the microphone is off by the player's wish.
    private(set) var isMuted: Bool
    /// Whether the microphone is open for one utterance at a time, after a key.
    let isPushToTalk: Bool
    /// Whether the game wants to hear something now.
    private var isListening = false
    private var bankFailed = false
    private var end: SessionEnd?
    private let (inputs, sender) = AsyncStream<SessionInput>.makeStream()

    /// - Parameters:
    ///   - ear: One that listens already, with its events; nil for a game at the keyboard, whose
    ///     time `clock` tells.
    ///   - observer: Told of every effect, after it was carried out.
    init(
        game: Game, output: any GameOutput,
        ear: (ear: any Ear, events: AsyncStream<ListeningEvent>)? = nil,
        keyboard: Keyboard? = nil,
        clock: any SessionClock = SystemSessionClock(), reader: (any PromptReading)? = nil,
        recorder: sending GameRecorder? = nil, commands: SpokenCommands = .shipped,
        isPushToTalk: Bool = false,
        observer: (@Sendable (GameEffect, AudioTime) -> Void)? = nil
    ) {
        self.game = game
        self.commands = commands
        round = game.sheet.round(commands: commands)
        self.output = output
        self.ear = ear?.ear
        earEvents = ear?.events
        self.keyboard = keyboard
        self.clock = clock
        self.reader = reader
        self.recorder = recorder
        self.observer = observer
        self.isPushToTalk = isPushToTalk
        isMuted = isPushToTalk
        editor = ear == nil && keyboard?.isRaw == true ? LineEditor() : nil
    }

    /// Tells the session something; from any thread.
    nonisolated func send(_ input: SessionInput) {
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
        await feed(.begin)
        while end == nil, let input = await next() { await handle(input) }
        output.update(nil)
        await ear?.stop()
        return end ?? .finished
    }

    private func next() async -> SessionInput? {
        if let line = takeWaitingLine() { return .keyboard(.line(line)) }
        if inputEnded, waitingLines.isEmpty, ear == nil { return .keyboard(.end) }
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
        keyboard?.start { sender.yield(.keyboard($0)) }
        return feeders
    }

    /// Tells the rules what happened and does what they want, until they want nothing more.
    func feed(_ first: GameEvent) async {
        var events = [first]
        while !events.isEmpty {
            for effect in game.step(events.removeFirst(), at: now) {
                events += await perform(effect)
            }
        }
        if game.isOver { end = end ?? .finished }
    }

    func interrupt(signal: Int32?) {
        end = .interrupted(signal: signal)
    }

    /// - Returns: What has happened by that.
    private func perform(_ effect: GameEffect) async -> [GameEvent] {
        note(effect)
        // What was half typed was meant for the question that is over.
        if case .judged = effect, editor != nil { editor = ear == nil ? LineEditor() : nil }
        output.show(effect, of: game)
        var events: [GameEvent] = []
        switch effect {
        case .read(let text): events = await read(text)
        case .listen(let expectation):
            isListening = true
            await listen(for: expectation)
        case .stopListening:
            isListening = false
            try? await ear?.pause()
        // Where nobody has to look at the verdict, the next question comes at once.
        case .judged where game.rules.reviewSeconds == 0: events = [.clock]
        default: break
        }
        observer?(effect, now)
        return events
    }

    private func note(_ effect: GameEffect) {
        do {
            try recorder?.note(effect)
        } catch {
            if !bankFailed {
                output.note("History is not being kept: \(error)")
            }
            bankFailed = true
        }
    }

    private func listen(for expectation: Expectation) async {
        volatileText = nil
        isSpeaking = false
        awaited = expectation.awaited
        round = game.sheet.round(rivals: game.rivals, commands: commands)
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
        guard let ear, !isMuted else { return }
        do {
            try await ear.listen(for: awaited, of: round)
        } catch ListeningError.notRunning {
            // The stream's end is told by its events.
        } catch {
            output.note("This cannot be listened for (\(error)); type the answer or skip.")
        }
    }

    private func read(_ text: String) async -> [GameEvent] {
        guard let reader else { return [.readingEnded(aloud: false)] }
        readingTurn += 1
        let turn = readingTurn
        isListening = false
        try? await ear?.pause()
        let sender = sender
        Task {
            await reader.read(text)
            sender.yield(.readAloud(turn: turn))
        }
        return []
    }
}
