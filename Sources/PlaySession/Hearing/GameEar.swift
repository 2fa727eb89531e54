package import CommandMatcher
import Dispatch
import Phonetics
package import SpeechRecognition
import SpokenAnswers
import Transcript

/// The `Ear` of a game, which contains a speech recognizer.
package final class GameEar: Ear {
    package typealias OpenSource = @Sendable () throws -> any AudioReading & ~Copyable
    private typealias Session = ListeningSession<AnswerTranscriber>

    private struct State {
        var session: Session?
        var events: AsyncStream<HeardEvent>.Continuation?
        /// The number of the last order. Earlier orders are obsolete.
        var last = 0
    }

    private let state = Lock(State())
    /// Compiles grammars in the background.
    private let workshop = DispatchQueue(label: "grammars")
    private let acknowledged: @Sendable (AudioTime) -> Void
    private let makeSession: @Sendable () -> ListeningSession<AnswerTranscriber>
    private let work: ProcessorTime

    /// - Parameters:
    ///   - source: Opens the microphone or the recording. Called on the listening thread.
    ///   - acknowledged: Called with the time up to which the game has processed all audio.
    package init(
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
                        grammar: try CompiledGrammar(.beforeTheFirstOrder),
                        pronouncing: pronouncing,
                        options: AnswerRound.hearing(strictness, in: language))
                }, work: work)
        }
    }

    deinit { stop() }

    package func start() async throws -> AsyncStream<HeardEvent> {
        stop()
        let session = makeSession()
        let heard = session.events()
        let (events, sender) = AsyncStream<HeardEvent>.makeStream()
        // Save the session first, so that `stop()` works even if opening the source hangs.
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

    package func send(_ order: EarOrder) {
        state.withLock { $0.last = order.number }
        switch order.wish {
        case .pause: pass(order.number, nil)
        case .listen(let awaited, let round):
            workshop.async { [weak self] in self?.listen(for: awaited, of: round, order.number) }
        }
    }

    private func listen(for awaited: Awaited, of round: AnswerRound, _ number: Int) {
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

    /// Passes an order to the listening thread, unless a later order has replaced it.
    private func pass(_ number: Int, _ change: ListeningSession<AnswerTranscriber>.Change?) {
        let problem = state.withLock { state -> (any Error)? in
            guard state.last == number else { return EarError.replaced }
            let isTaken = state.session?.send(order: number, change: change) ?? false
            return isTaken ? nil : ListeningError.notRunning
        }
        if let problem { answer(.refused(order: number, problem)) }
    }

    private func answer(_ event: ListeningEvent) {
        _ = state.withLock(\.events)?.yield(HeardEvent(event: event, order: 0))
    }

    package var processorTime: Double { work.seconds }

    package func acknowledge(_ time: AudioTime) { acknowledged(time) }

    package func stop() {
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

/// The reason why a `GameEar` did not carry out an order.
enum EarError: Error {
    /// A later order has replaced this order.
    case replaced
    /// The `GameEar` did not reply in time or no longer exists.
    case lost
}

extension Grammar {
    /// A placeholder grammar for the time before the first order, because a transcriber always
    /// needs a grammar.
    static let beforeTheFirstOrder = Grammar(name: "nothing", .oneOf([.word("resume")]))
}
