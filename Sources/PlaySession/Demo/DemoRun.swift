import Foundation
import QuestionBank
package import SpeechRecognition
import SpokenAnswers
import TerminalIO
import TriviaGame

/// A game that uses recorded answers instead of a microphone.
package struct DemoRun {
    package var script: DemoScript
    package var model: AcousticModel
    package var pronouncing: PronunciationService
    /// Whether the recordings play in real time.
    package var isPaced: Bool

    package init(
        script: DemoScript, model: AcousticModel, pronouncing: PronunciationService, isPaced: Bool
    ) {
        self.script = script
        self.model = model
        self.pronouncing = pronouncing
        self.isPaced = isPaced
    }

    private static let rules = Rules(reviewSeconds: 3)

    package func run(_ output: any GameOutput) async throws -> SessionEnd {
        let questions = script.pack.questions
        let pronouncing = pronouncing.replacingHost(HostPronunciations.of(questions))
        let room = RecordedAnswers()
        let isPaced = isPaced
        let ear = GameEar(
            model: model, pronouncing: pronouncing,
            source: {
                if isPaced { return PacedSource(room.source()) }
                return room.source()
            }, acknowledged: room.acknowledge)
        let player = DemoPlayer(script: script, room: room, rules: Self.rules)
        let game = Game(
            GameSetup(
                mode: .solo, rules: Self.rules, players: [Player(name: "Demo")],
                entries: questions.map {
                    GameSetup.Entry(pack: script.pack.title, question: $0)
                }), sheets: questions.map { QuestionSheet($0, pronouncing: pronouncing) })
        let recorder = try PackFailure.reporting { try makeRecorder(of: game) }
        let session = GameSession(
            game: game, output: output, ear: (ear, try await openEar(ear)), recorder: recorder,
            commands: try SpokenCommands(), observer: player.follow)
        // Raw mode keeps the terminal from echoing keys on the demo's screen.
        RawMode.enter()
        defer { RawMode.leave() }
        let watch = SignalWatch([SIGINT, SIGTERM, SIGHUP]) { session.send(.signal($0)) }
        let end = await session.run(
            Introduction(
                title: script.pack.title, questionCount: questions.count, players: ["Demo"],
                way: .recording, hasKeys: false))
        withExtendedLifetime(watch) {}
        return end
    }

    private func openEar(_ ear: GameEar) async throws -> AsyncStream<HeardEvent> {
        do {
            return try await ear.start()
        } catch {
            throw CommandFailure(.unavailable, "\(error)".inert)
        }
    }

    /// Creates a recorder that writes to a temporary in-memory bank.
    private func makeRecorder(of game: Game) throws -> GameRecorder {
        let bank = try BankStore.inMemory()
        try bank.importPack(script.pack)
        return try GameRecorder(
            bank: bank, setup: game.setup, seed: nil,
            settings: GameSettings(input: "recording", strictness: "normal"))
    }
}
