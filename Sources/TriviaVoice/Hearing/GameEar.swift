import CommandMatcher
import Phonetics
import SpeechRecognition
import SpokenAnswers
import Synchronization
import Transcript

/// A listening session with the grammar of the moment.
final class GameEar: Ear {
    typealias OpenSource = @Sendable () throws -> any AudioReading & ~Copyable

    private let session: ListeningSession<AnswerTranscriber>
    private let acknowledged: @Sendable (AudioTime) -> Void
    private let isPaused = Atomic(false)

    /// - Parameters:
    ///   - language: What is spoken.
    ///   - source: Opens the microphone or recording; called on the listening thread.
    ///   - acknowledged: Told how far the game has come.
    init(
        model: AcousticModel, pronouncing: any Pronouncing,
        strictness: HearingStrictness = .normal, language: CompiledLanguage = .english,
        source: @escaping OpenSource,
        acknowledged: @escaping @Sendable (AudioTime) -> Void = { _ in }
    ) {
        self.acknowledged = acknowledged
        session = ListeningSession(
            source: source,
            transcriber: {
                try AnswerTranscriber(
                    model: model,
                    grammar: try CompiledGrammar(
                        Grammar(name: "nothing", .oneOf([.word("resume")]))),
                    pronouncing: pronouncing,
                    options: AnswerRound.hearing(strictness, in: language))
            })
    }

    func start() async throws -> AsyncStream<ListeningEvent> {
        let events = session.events()
        try await session.start()
        return events
    }

    func listen(for awaited: Awaited, of round: AnswerRound) async throws {
        let grammar = try CompiledGrammar(round.grammar(for: awaited))
        try await session.change { try $0.use(grammar) }
        if isPaused.exchange(false, ordering: .relaxed) { try await session.resumeHearing() }
    }

    func pause() async throws {
        guard !isPaused.exchange(true, ordering: .relaxed) else { return }
        try await session.pauseHearing()
    }

    func acknowledge(_ time: AudioTime) { acknowledged(time) }

    func stop() async { session.cancel() }
}
