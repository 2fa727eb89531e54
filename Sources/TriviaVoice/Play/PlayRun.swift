import CommandMatcher
import Foundation
import Languages
import Phonetics
import PlaySession
import QuestionBank
import SpeechRecognition
import SpokenAnswers
import TerminalIO
import Trials
import TriviaGame
import WebPresenter

/// Runs a whole game, starting with the choice between microphone and keyboard.
struct PlayRun {
    let preparation: GamePreparation
    /// The options of the `play` command, either as given now or as saved when the game began.
    let options: PlayOptions
    let rooms: RoomFile
    private let settings: GameSettings

    private struct OpenEar {
        var ear: GameEar
        var memory: SoundMemory?
        var events: AsyncStream<HeardEvent>
    }

    /// Creates a run. A resumed game keeps its settings unless an option changes them.
    init(preparation: GamePreparation, options: PlayOptions, rooms: RoomFile) {
        self.preparation = preparation
        self.rooms = rooms
        var settings = GameSettings(input: "voice", strictness: "normal")
        if case .kept(let kept) = preparation.kind { settings = kept.settings }
        settings.take(options)
        var options = options
        options.adopt(settings)
        self.settings = settings
        self.options = options
    }

    func run() async throws -> SessionEnd {
        let language = try options.languageOptions.compiled(kept: kept?.settings.language)
        let say = language.sentences
        let told: any GameOutput =
            options.json
            ? JSONOutput()
            : ScreenOutput(
                terminal: SystemTerminal(isPlain: options.isPlain), explains: options.explain,
                isPlain: options.isPlain, media: preparation.bank.media, say: say)
        let model = Result { try options.modelOptions.model() }
        let pronouncing = try? pronunciations(model, language)
        let before = try roomBefore()
        let place = try roomPlace(after: before)
        let phones = try place == nil ? nil : openPhones(model, pronouncing, language)
        let room = try await openRoom(at: place, after: before, language.language, phones)
        let output: any GameOutput =
            room.map { SeveralOutputs(outputs: [told, RoomOutput(room: $0.room, say: say)]) }
            ?? told
        let (ear, complaint) = try await openEar(
            model, pronouncing, settings, language)
        let keyboard =
            options.json && isatty(STDIN_FILENO) == 1
            ? nil : Keyboard(readsLines: options.isPlain)
        var rules: Rules =
            ear != nil
            ? Rules()
            : room != nil
                ? .room : isatty(STDIN_FILENO) == 1 && keyboard != nil ? .keyboard : .lines
        // If no phone can connect, the players named on the command line all play at the keyboard.
        if let room { rules.answersTogether = room.room.links.isOpen || options.named.isEmpty }
        let game = preparation.game(rules: rules, sheets: sheets(pronouncing, settings, language))
        var recorded = settings
        recorded.input = ear == nil ? "keyboard" : "voice"
        let recorder = try PackFailure.reporting {
            try preparation.recorder(of: game, settings: recorded)
        }
        rooms.belongs(to: recorder.record.id) {
            output.note(
                say(
                    "The room could not be saved, so phones must join again if this program ends: \(String(describing: $0))"
                ))
        }
        let session = GameSession(
            game: game, output: output, ear: ear.map { ($0.ear, $0.events) }, isLive: true,
            keyboard: keyboard,
            reader: settings.isReadAloud ? prompts(output, language) : nil,
            sounds: sounds(output, say), recorder: recorder,
            trials: try trials(ear, phones, game: recorder.record.id, settings),
            reopened: kept?.lastTime, commands: try HostCommands.read(language),
            isPushToTalk: settings.isPushToTalk, hasHost: options.host,
            hasKeyLines: options.isPlain && isatty(STDIN_FILENO) == 1, room: room?.line,
            phones: phones, own: playersHere(after: before))
        let lastResort = LastResort()
        let watch = SignalWatch([SIGINT, SIGTERM, SIGHUP, SIGTSTP]) { number in
            if number != SIGTSTP { lastResort.begin(number) }
            session.send(.signal(number))
        }
        let end = await session.run(
            Introduction(
                title: preparation.title(say), questionCount: game.count,
                partCount: game.partCount,
                roundCount: game.setup.rounds.count,
                players: game.standings.map(\.player.name),
                absent: Set(game.standings.indices.filter { game.standings[$0].hasLeft }),
                way: ear == nil ? .keyboard : .voice(device: options.device),
                hasKeys: keyboard?.isRaw == true, mode: game.mode,
                scoring: game.rules.scoring.name, hasHost: session.hasHost,
                isReadAloud: settings.isReadAloud && ear != nil, links: room?.room.links,
                notes: try notes(isSpoken: ear != nil, hasPhones: phones != nil, complaint, say)))
        await room?.room.close()
        if end == .finished { rooms.remove() }
        lastResort.cancel()
        withExtendedLifetime(watch) {}
        return end
    }

    /// The room of the resumed game or, for a new game, the last room that the program opened.
    private func roomBefore() throws -> KeptRoom? {
        if let kept { try rooms.read(game: kept.record.id) } else { rooms.last }
    }

    /// The players of a resumed room who have no phone and therefore play at this computer.
    private func playersHere(after before: KeptRoom?) -> [String] {
        guard let kept, let before, before.teams.isEmpty else { return [] }
        return kept.game.standings.filter { !$0.hasLeft }.map(\.player.name)
            .filter { !before.room.hasPhone(of: $0) }
    }

    /// The address and ports for the room, or nil if no room is opened. The room of a resumed game
    /// keeps its network address.
    private func roomPlace(after before: KeptRoom?) throws -> ScreenOptions.Place? {
        let last = before?.place
        let same =
            kept == nil
            ? nil : last.map { ScreenOptions.Place(address: $0.address, ports: [$0.port]) }
        guard var place = try options.screenOptions.place() ?? same else { return nil }
        if let last, last.address == place.address, place.ports.contains(0) {
            place.ports.insert(last.port, at: 0)
        }
        return place
    }

    /// Opens the shared screen and the connection to the phones. Returns nil if no screen was
    /// requested.
    private func openRoom(
        at place: ScreenOptions.Place?, after before: KeptRoom?, _ language: Language,
        _ phones: PhoneEars?
    ) async throws -> (room: WebRoom, line: RoomLine)? {
        guard let place else { return nil }
        let hasLobby = kept.map { $0.game.phase == .ready } ?? true
        let teams =
            kept.map { before?.teams ?? $0.game.standings.map(\.player.name) } ?? options.named
        let (inputs, sender) = AsyncStream<RoomInput>.makeStream()
        // Browsers trust pages from the same machine without a certificate.
        let security =
            phones == nil || !RoomLinks.isOpen(place.address)
            ? nil
            : try RoomCertificate(folder: rooms.folder).security(
                for: RoomLinks.shown(place.address))
        do {
            let rooms = rooms
            let room = try await WebRoom.open(
                WebRoom.Settings(
                    address: place.address, ports: place.ports, teams: teams, hasLobby: hasLobby,
                    memory: before?.room, hearsPhones: phones != nil,
                    recordsPhones: phones != nil && options.record != nil,
                    security: security, language: language, media: preparation.bank.media),
                remember: { rooms.keep($0, done: $1) }, listen: { phones?.hear($0) },
                receive: { sender.yield($0) })
            rooms.opened(at: KeptRoom.Place(place.address, room.links.port), for: teams)
            let line = RoomLine(
                inputs: inputs, hasLobby: hasLobby, begin: { room.begin() },
                press: { room.press(of: $0) }, tellHostLink: { room.tellHostLink() },
                enlargePictures: { room.enlargePictures() },
                tell: { room.tell($0, $1) },
                showWords: { room.tell($0, words: $1) })
            return (room, line)
        } catch let error as WebRoomError {
            throw CommandFailure(.unavailable, error.description)
        }
    }

    /// The notes to show before a game. `complaint` is the reason why players cannot answer by
    /// voice, or nil if voice answers are possible.
    private func notes(
        isSpoken: Bool, hasPhones: Bool, _ complaint: String?, _ say: Sentences
    ) throws -> [String] {
        var notes = [try interrupted(say)].compactMap(\.self)
        if case .new(let new) = preparation.kind, !new.leftOut.isEmpty {
            notes.append(
                say(
                    "There are no questions left for a tie-break, so tied players share first place."
                ))
        }
        if case .new(let new) = preparation.kind { notes += new.files.compactMap { $0.note(say) } }
        if case .new(let new) = preparation.kind, new.leavesOutSounds {
            notes.append(
                say(
                    "Questions with sounds are left out, because no loudspeaker is available. To ask them anyway, add --with-media."
                ))
        }
        if let folder = options.record {
            notes.append(
                hasPhones
                    ? say(
                        "The game records what players say here and on phones, and saves it in \(folder.inert). To turn off recording, leave out --record."
                    )
                    : isSpoken
                        ? say(
                            "The game records what you say and saves it in \(folder.inert). To turn off recording, leave out --record."
                        ) : say("Nothing is recorded, because nobody speaks in this game."))
        }
        let lost = preparation.questions.flatMap(\.media).count {
            $0.isStored && preparation.bank.media.file(of: $0) == nil
        }
        if lost > 0 {
            notes.append(
                say(
                    "Missing pictures and sounds: \(lost). To restore these files, import their packs again."
                ))
        }
        if let complaint { notes.append(say("Playing at the keyboard: \(complaint)")) }
        if settings.hearsPhones, try roomPlace(after: roomBefore()) == nil {
            notes.append(
                say("--phone-voice needs a screen that phones can open. Add --screen --lan."))
        }
        return notes
    }

    /// A reminder of an interrupted game, for a player who starts a new game.
    private func interrupted(_ say: Sentences) throws -> String? {
        guard kept == nil, isatty(STDOUT_FILENO) == 1,
            let open = try PackFailure.reporting({ try KeptGame.latest(in: preparation.bank) })
        else { return nil }
        let names = Figures.briefly(open.players.map(\.name), say)
        guard !names.isEmpty else {
            return say("A game was interrupted. Continue it with: trivia-voice play --resume")
        }
        return say(
            "A game was interrupted (\(names)). Continue it with: trivia-voice play --resume")
    }

    private var kept: KeptGame? {
        if case .kept(let kept) = preparation.kind { kept } else { nil }
    }

    private func pronunciations(
        _ model: Result<AcousticModel, any Error>, _ language: CompiledLanguage
    ) throws -> PronunciationService {
        let service = try options.modelOptions.pronouncing(for: try model.get())
        let questions = preparation.questions
        service.prepare(questions.flatMap(\.writtenWords))
        return service.replacingHost(HostPronunciations.of(questions, in: language))
    }

    /// Opens the `GameEar` for spoken answers, or returns the reason for a failure. If the user
    /// requested spoken answers, throws an error instead of returning the reason.
    private func openEar(
        _ model: Result<AcousticModel, any Error>, _ pronouncing: PronunciationService?,
        _ settings: GameSettings, _ language: CompiledLanguage
    ) async throws -> (OpenEar?, String?) {
        let isVoice = settings.input == "voice" && isatty(STDIN_FILENO) == 1
        guard options.voice || isVoice else {
            return (nil, nil)
        }
        do {
            let model = try model.get()
            let pronouncing = try pronouncing ?? options.modelOptions.pronouncing(for: model)
            let device = options.device
            let memory = options.record == nil ? nil : SoundMemory()
            let ear = GameEar(
                model: model, pronouncing: pronouncing, strictness: settings.hearing,
                language: language,
                source: { () throws -> any AudioReading & ~Copyable in
                    let microphone = try Microphone.open(device: device)
                    guard let memory else { return microphone }
                    return RememberedSource(microphone, in: memory)
                })
            return (OpenEar(ear: ear, memory: memory, events: try await ear.start()), nil)
        } catch {
            let failure = CommandFailure(hearing: error)
            if options.voice { throw CommandFailure(.unavailable, failure.message.inert) }
            return (nil, failure.message.inert)
        }
    }

    /// Opens the recognizer for speech into phones. Returns nil if phone speech was not requested.
    private func openPhones(
        _ model: Result<AcousticModel, any Error>, _ pronouncing: PronunciationService?,
        _ language: CompiledLanguage
    ) throws -> PhoneEars? {
        guard settings.hearsPhones else { return nil }
        do {
            let model = try model.get()
            return try PhoneEars.open(
                model: model,
                pronouncing: try pronouncing ?? options.modelOptions.pronouncing(for: model),
                options: AnswerRound.hearing(settings.hearing, in: language),
                keepsSound: options.record != nil)
        } catch {
            throw CommandFailure(.unavailable, CommandFailure(hearing: error).message.inert)
        }
    }

    /// A recorder for spoken answers, or nil if recording was not requested.
    private func trials(
        _ ear: OpenEar?, _ phones: PhoneEars?, game: Int64, _ settings: GameSettings
    ) throws -> TrialRecorder? {
        guard let folder = options.record, ear != nil || phones != nil else { return nil }
        return try TrialRecorder(
            folder: folder, memory: ear?.memory ?? SoundMemory(), game: game,
            strictness: settings.strictness)
    }

    private func sheets(
        _ pronouncing: (any Pronouncing)?, _ settings: GameSettings,
        _ language: CompiledLanguage
    ) -> [QuestionSheet] {
        preparation.entries.map {
            QuestionSheet(
                $0.question, learned: $0.learned, strictness: settings.judging,
                pronouncing: pronouncing, language: language)
        }
    }

    /// The object that plays the questions' sounds, or nil if no sounds will be played.
    private func sounds(_ output: any GameOutput, _ say: Sentences) -> QuestionSounds? {
        let hasSounds = preparation.questions.contains { question in
            question.media.contains { $0.kind == .sound }
        }
        guard options.soundLevel > 0, hasSounds else { return nil }
        return QuestionSounds(
            folder: preparation.bank.media, device: "default",
            level: Double(options.soundLevel) / 100
        ) {
            output.note(
                say(
                    "The question’s sound could not be played: \($0). To play without sounds, use --sound-level 0."
                ))
        }
    }

    private func prompts(
        _ output: any GameOutput, _ language: CompiledLanguage
    ) -> any PromptReading {
        let rate = options.speechRate
        let say = language.sentences
        let failed: @Sendable (String) -> Void = { output.note(say("Reading aloud failed: \($0)")) }
        switch options.speakWith {
        case "flite": break
        case "espeak-ng":
            return CommandPrompts(command: CommandPrompts.espeak(rate: rate), failed: failed)
        case let command:
            return CommandPrompts(command: command, failed: failed)
        }
        return SpokenPrompts(
            synthesizer: SpeechSynthesizer(
                rate: rate,
                pronunciations: HostPronunciations.of(preparation.questions, in: language)
                    .compactMapValues(\.first)),
            device: "default", failed: failed)
    }
}

extension GameSettings {
    private var argument: StrictnessArgument { StrictnessArgument(rawValue: strictness) ?? .normal }
    fileprivate var judging: CommandMatcher.Strictness { argument.judging }
    fileprivate var hearing: HearingStrictness { argument.value }
}

extension StrictnessArgument {
    /// The judge's strictness that corresponds to the recognizer's strictness.
    var judging: CommandMatcher.Strictness {
        switch self {
        case .relaxed: .relaxed
        case .normal: .normal
        case .strict: .strict
        }
    }
}
