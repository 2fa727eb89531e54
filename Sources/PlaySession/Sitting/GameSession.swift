import Dispatch
import Foundation
import QuestionBank
import SpeechRecognition
package import SpokenAnswers
package import TerminalIO
import Transcript
package import Trials
package import TriviaGame
import WebPresenter

/// Runs a game. The session owns a ``Sitting``, carries out its orders, and waits only for inputs.
package actor GameSession {
    /// A separate queue, so that slow judging does not delay other work.
    private let queue = QueueExecutor(label: "game")
    package nonisolated var unownedExecutor: UnownedSerialExecutor {
        queue.asUnownedSerialExecutor()
    }

    private var sitting: Sitting
    package var game: Game { sitting.game }
    private let output: any GameOutput
    private let ear: (any Ear)?
    private let earEvents: AsyncStream<HeardEvent>?
    private let room: RoomLine?
    private let phones: PhoneEars?
    private let keyboard: Keyboard?
    private let clock: any SessionClock
    private let voice: QuestionVoice
    private let keeper: GameKeeper?
    private let trials: TrialKeeper?
    private let observer: (@Sendable (GameEffect, AudioTime) -> Void)?
    /// Whether a host at the keyboard rules on answers.
    package nonisolated let hasHost: Bool
    private let inputs: InputQueue
    /// The number of lines that a controlling program may still send, which is limited so that no
    /// line is lost.
    private let lineRoom = DispatchSemaphore(value: 0)
    private var feeders: [Task<Void, Never>] = []

    /// - Parameters:
    ///   - ear: An ear that is already listening, with its events; nil for a keyboard game.
    ///   - isLive: Whether the ear receives live audio. Otherwise, the audio stream supplies the
    ///     time.
    ///   - own: The players at this computer, if a game in a room is resumed.
    ///   - hasHost: Whether a host at the keyboard rules on answers.
    ///   - last: For a resumed game, the last position in the audio stream before the interruption.
    ///   - observer: Called with each effect that was carried out.
    package init(
        game: Game, output: any GameOutput,
        ear: (ear: any Ear, events: AsyncStream<HeardEvent>)? = nil, isLive: Bool = false,
        keyboard: Keyboard? = nil,
        clock: any SessionClock = SystemSessionClock(), reader: (any PromptReading)? = nil,
        sounds: (any SoundPlaying)? = nil,
        recorder: sending GameRecorder? = nil, trials: sending TrialRecorder? = nil,
        reopened last: AudioTime? = nil,
        commands: SpokenCommands,
        isPushToTalk: Bool = false, hasHost: Bool = false, hasKeyLines: Bool = false,
        room: RoomLine? = nil, phones: PhoneEars? = nil, own: [String] = [],
        observer: (@Sendable (GameEffect, AudioTime) -> Void)? = nil
    ) {
        let inputs = InputQueue()
        self.inputs = inputs
        self.output = output
        self.ear = ear?.ear
        earEvents = ear?.events
        self.room = room
        self.phones = phones
        self.keyboard = keyboard
        self.clock = clock
        voice = QuestionVoice(reader: reader, sounds: sounds)
        self.observer = observer
        let hasHost = hasHost || game.mode.ruler == .host
        self.hasHost = hasHost
        var setting = Sitting.Setting(commands: commands)
        setting.hasEar = ear != nil
        setting.isLive = isLive
        setting.hasReader = reader != nil
        setting.playsSounds = sounds != nil
        setting.isKept = recorder != nil
        setting.isRecorded = trials != nil
        setting.hasRoom = room != nil
        setting.hearsPhones = phones != nil
        setting.own = own
        setting.hasLobby = room?.hasLobby ?? false
        setting.hasRawKeys = keyboard?.isRaw ?? false
        setting.isPushToTalk = isPushToTalk
        setting.hasKeyLines = hasKeyLines
        setting.hasHost = hasHost
        setting.opening = last.map { .reopened(since: $0) } ?? .begin
        sitting = Sitting(game, setting)
        if let recorder {
            keeper = GameKeeper(recorder) { inputs.push($0) }
        } else {
            keeper = nil
        }
        if let trials {
            self.trials = TrialKeeper(trials) { inputs.push(.notRecorded(reason: $0)) }
        } else {
            self.trials = nil
        }
    }

    /// Sends an input to the session from any thread, without waiting.
    package nonisolated func send(_ input: SessionInput) { inputs.push(input) }

    /// Plays the game until it ends.
    package func run(_ introduction: Introduction) async -> SessionEnd {
        startFeeders()
        output.begin(introduction)
        for note in introduction.notes { output.note(note) }
        carryOut(sitting.start())
        while sitting.end == nil, let input = await inputs.next() {
            let lines = sitting.waitingLines.count
            carryOut(sitting.step(input, at: clock.now))
            makeRoom(for: input, after: lines)
            if let failure = output.failure { sitting.end = .failed(failure) }
        }
        for feeder in feeders { feeder.cancel() }
        keyboard?.stop()
        voice.stop()
        output.update(nil)
        ear?.stop()
        phones?.stop()
        return sitting.end ?? .finished
    }

    /// Permits one new line for each line that the game has just accepted.
    private func makeRoom(for input: SessionInput, after lines: Int) {
        var taken = lines - sitting.waitingLines.count
        if case .keyboard(.line) = input { taken += 1 }
        for _ in 0..<max(taken, 0) { lineRoom.signal() }
    }

    /// The maximum number of lines that may wait for the game.
    private static let mostLines = 1_000

    private func startFeeders() {
        let (inputs, clock, ear) = (inputs, clock, ear)
        if let earEvents { follow(earEvents, opening: 0) }
        feeders.append(
            Task {
                while !Task.isCancelled {
                    await clock.tick()
                    if let ear { inputs.push(.earWorked(ear.processorTime)) }
                    inputs.push(.tick)
                }
            })
        if let room {
            feeders.append(Task { for await input in room.inputs { inputs.push(.room(input)) } })
        }
        if let phones {
            feeders.append(Task { for await heard in phones.events { inputs.push(.phone(heard)) } })
        }
        for _ in 0..<Self.mostLines { lineRoom.signal() }
        keyboard?.start { [lineRoom] input in
            if case .line = input { lineRoom.wait() }
            inputs.push(.keyboard(input))
        }
    }

    private func follow(_ events: AsyncStream<HeardEvent>, opening: Int) {
        let inputs = inputs
        feeders.append(
            Task {
                for await event in events { inputs.push(.ear(event, opening: opening)) }
                inputs.push(.earStopped(opening: opening))
            })
    }

    private func carryOut(_ orders: [SittingOrder]) {
        for order in orders { carryOut(order) }
    }

    private func carryOut(_ order: SittingOrder) {
        switch order {
        case .show(let effect, let game): output.show(effect, of: game)
        case .live(let line): output.update(line)
        case .hear(let text): output.hear(volatile: text)
        case .note(let text): output.note(text)
        case .refuse(let text): output.refuse(text)
        case .ear(let order): ear?.send(order)
        case .phones(let order): phones?.send(order)
        case .acknowledge(let time): ear?.acknowledge(time)
        case .openEar(let opening): openEar(opening)
        case .microphoneReturned(let time): trials?.microphoneReturned(at: time)
        case .read(let text, let sounds, let turn):
            perform(text, sounds, then: .readAloud(turn: turn))
        case .tell(let text, let sounds, let turn):
            perform(text, sounds, then: .told(turn: turn))
        case .stopReading: voice.stop()
        case .keep(let order): keeper?.keep(order)
        case .keepAgain: keeper?.tryAgain()
        case .record(let ruling): trials?.keep(ruling)
        case .press(let player): room?.press(player)
        case .whisper(let player, let text): room?.tell(player, text)
        case .showWords(let player, let words): room?.showWords(player, words)
        case .beginRoom: room?.begin()
        case .tellHostLink: room?.tellHostLink()
        case .enlargePictures: room?.enlargePictures()
        case .observe(let effect, let time): observer?(effect, time)
        case .suspend: suspend()
        }
    }

    private func perform(_ text: String?, _ sounds: [Media], then input: SessionInput) {
        let (inputs, voice) = (inputs, voice)
        Task {
            await voice.perform(text, sounds)
            inputs.push(input)
        }
    }

    private func openEar(_ opening: Int) {
        guard let ear else { return }
        let inputs = inputs
        Task {
            do {
                let events = try await ear.start()
                self.follow(events, opening: opening)
                inputs.push(.earOpened(opening: opening))
            } catch {
                inputs.push(.earNotOpened(opening: opening, reason: String(describing: error)))
            }
        }
    }

    private func suspend() {
        output.update(nil)
        keyboard?.suspend()
        // Raise the signal in this thread, because a signal to the whole process might arrive only
        // after raw mode is on again.
        raise(SIGSTOP)
        keyboard?.resume()
    }
}
