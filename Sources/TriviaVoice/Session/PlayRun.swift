import CommandMatcher
import Foundation
import Phonetics
import QuestionBank
import SpeechRecognition
import TriviaGame

/// A game from the choice of its input to its end.
struct PlayRun {
    let preparation: GamePreparation
    let options: Play

    private struct OpenEar {
        var ear: GameEar
        var events: AsyncStream<ListeningEvent>
    }

    func run() async throws -> SessionEnd {
        let output: any GameOutput =
            options.json
            ? JSONOutput()
            : ScreenOutput(terminal: SystemTerminal(), explains: options.explain)
        let model = Result { try options.modelOptions.model() }
        let pronouncing = try? pronunciations(model)
        let (ear, complaint) = try await openEar(model, pronouncing)
        let recorder = try PackFailure.reporting {
            try preparation.recorder(
                ear == nil ? "keyboard" : "voice", strictness: options.strictness.rawValue)
        }
        var game = game(pronouncing, rules: ear == nil ? .keyboard : Rules())
        if let resumed = preparation.resumed { game.restore(resumed.judgements) }
        let keyboard = options.json && isatty(STDIN_FILENO) == 1 ? nil : Keyboard()
        let session = GameSession(
            game: game, output: output, ear: ear.map { ($0.ear, $0.events) }, keyboard: keyboard,
            reader: options.speak ? prompts(output) : nil, recorder: recorder,
            commands: try HostCommands.read(), isPushToTalk: options.pushToTalk)
        let watch = SignalWatch([SIGINT, SIGTERM, SIGHUP, SIGTSTP]) { session.send(.signal($0)) }
        if let complaint { output.note("Playing at the keyboard: \(complaint)") }
        let end = await session.run(
            Introduction(
                title: preparation.title, questionCount: preparation.questions.count,
                players: preparation.players.map(\.name),
                way: ear == nil ? .keyboard : .voice(device: options.device),
                hasKeys: keyboard?.isRaw == true))
        withExtendedLifetime(watch) {}
        return end
    }

    private func pronunciations(
        _ model: Result<AcousticModel, any Error>
    ) throws -> PronunciationService {
        let service = try options.modelOptions.pronouncing(for: try model.get())
        let questions = preparation.questions.map(\.question)
        service.prepare(questions.flatMap(\.writtenWords))
        return service.replacingHost(HostPronunciations.of(questions))
    }

    /// The ear, or why there is none; throws when it was demanded.
    private func openEar(
        _ model: Result<AcousticModel, any Error>, _ pronouncing: PronunciationService?
    ) async throws -> (OpenEar?, String?) {
        guard options.voice || (!options.keyboard && isatty(STDIN_FILENO) == 1) else {
            return (nil, nil)
        }
        do {
            let model = try model.get()
            let pronouncing = try pronouncing ?? options.modelOptions.pronouncing(for: model)
            let device = options.device
            let ear = GameEar(
                model: model, pronouncing: pronouncing, strictness: options.strictness.value,
                source: { try Microphone.open(device: device) })
            return (OpenEar(ear: ear, events: try await ear.start()), nil)
        } catch {
            let message = (error as? CommandFailure)?.message ?? "\(error)"
            if options.voice { throw CommandFailure(.unavailable, message.inert) }
            return (nil, message.inert)
        }
    }

    private func game(_ pronouncing: (any Pronouncing)?, rules: Rules) -> Game {
        var rules = rules
        if let limit = options.timeLimit { rules.timeLimit = limit }
        return Game(
            questions: preparation.questions.map(\.question), players: preparation.players,
            rules: rules,
            sheets: preparation.questions.map {
                QuestionSheet(
                    $0.question, learned: $0.learned, strictness: options.strictness.judging,
                    pronouncing: pronouncing)
            })
    }

    private func prompts(_ output: any GameOutput) -> SpokenPrompts {
        SpokenPrompts(
            synthesizer: SpeechSynthesizer(
                pronunciations: HostPronunciations.of(preparation.questions.map(\.question))
                    .compactMapValues(\.first)),
            device: "default", failed: { output.note("Not read aloud: \($0)") })
    }
}

extension StrictnessArgument {
    /// What it means for the judge.
    var judging: CommandMatcher.Strictness {
        switch self {
        case .relaxed: .relaxed
        case .normal: .normal
        case .strict: .strict
        }
    }
}

extension SessionEnd {
    /// Ends the program the way the game ended.
    func leave(isResumable: Bool = true) throws {
        switch self {
        case .finished: return
        case .interrupted(let number):
            if isResumable {
                StandardError.write(
                    "The game was interrupted; go on with: trivia-voice play --resume")
            }
            guard let number else { return }
            if number == SIGINT { throw CommandFailure(.interrupted) }
            // Whoever sent it sees that it worked.
            signal(number, SIG_DFL)
            raise(number)
        }
    }
}
