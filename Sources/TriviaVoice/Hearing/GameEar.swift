import CommandMatcher
import Dispatch
import Phonetics
import SpeechRecognition
import SpokenAnswers
import Transcript

/// A listening session with the grammar of the moment.
final class GameEar: Ear {
    typealias OpenSource = @Sendable () throws -> any AudioReading & ~Copyable
    private typealias Session = ListeningSession<AnswerTranscriber>

    private struct State {
        var session: Session?
        var events: AsyncStream<HeardEvent>.Continuation?
        /// The number of the last order: those before it are not carried out any more.
        var last = 0
    }

    private let state = Lock(State())
    /// Where grammars are made: that takes a moment, and nobody waits for it.
    private let workshop = DispatchQueue(label: "grammars")
    private let acknowledged: @Sendable (AudioTime) -> Void
    private let makeSession: @Sendable () -> ListeningSession<AnswerTranscriber>
    private let work: ProcessorTime

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
        let work = ProcessorTime()
        self.work = work
        makeSession = {
            ListeningSession(
                settings: ListeningSettings(), source: source,
                transcriber: {
                    try AnswerTranscriber(
                        model: model,
                        grammar: try CompiledGrammar(
                            Grammar(name: "nothing", .oneOf([.word("resume")]))),
                        pronouncing: pronouncing,
                        options: AnswerRound.hearing(strictness, in: language))
                }, work: work)
        }
    }

    deinit { stop() }

    func start() async throws -> AsyncStream<HeardEvent> {
        stop()
        let session = makeSession()
        let heard = session.events()
        let (events, sender) = AsyncStream<HeardEvent>.makeStream()
        // Before the source is open: opening may hang, and the ear can then still be stopped.
        state.withLock { state in
            state.session = session
            state.events = sender
        }
        try await session.start()
        Task {
            var order = 0
            for await event in heard {
                if case .obeyed(let number, _) = event { order = number }
                sender.yield(HeardEvent(event: event, order: order))
            }
            sender.finish()
        }
        return events
    }

    func send(_ order: EarOrder) {
        state.withLock { $0.last = order.number }
        switch order.wish {
        case .pause: pass(order.number, nil)
        case .listen(let awaited, let round):
            workshop.async { [weak self] in self?.listen(for: awaited, of: round, order.number) }
        }
    }

    private func listen(for awaited: Awaited, of round: AnswerRound, _ number: Int) {
        // Whoever gave a later order does not want this one any more.
        guard state.withLock(\.last) == number else {
            return answer(.refused(order: number, EarError.replaced))
        }
        do {
            let grammar = try work.count { try CompiledGrammar(round.grammar(for: awaited)) }
            pass(number) { try $0.use(grammar) }
        } catch {
            answer(.refused(order: number, error))
        }
    }

    /// Hands an order to the listening thread, unless a later one was given meanwhile.
    private func pass(_ number: Int, _ change: ListeningSession<AnswerTranscriber>.Change?) {
        let problem = state.withLock { state -> (any Error)? in
            guard state.last == number else { return EarError.replaced }
            let isTaken = state.session?.send(order: number, change: change) ?? false
            return isTaken ? nil : ListeningError.notRunning
        }
        if let problem { answer(.refused(order: number, problem)) }
    }

    private func answer(_ event: ListeningEvent) {
        // Nothing is heard by an answer, so it needs no order of its own.
        _ = state.withLock(\.events)?.yield(HeardEvent(event: event, order: 0))
    }

    var processorTime: Double { work.seconds }

    func acknowledge(_ time: AudioTime) { acknowledged(time) }

    func stop() {
        let (session, events) = state.withLock { state in
            defer {
                state.session = nil
                state.events = nil
            }
            return (state.session, state.events)
        }
        session?.cancel()
        events?.finish()
    }
}

/// Why an order to the ear was not carried out, besides what the ear itself says.
enum EarError: Error {
    /// A later order came before it could be.
    case replaced
    /// The ear did not answer in time, or is gone.
    case lost
}
