import SpeechRecognition
import SpokenAnswers
import Transcript

/// Recognizes one utterance at a time, on its own thread.
actor PhoneEar {
    private let queue = QueueExecutor(label: "phone ear")
    nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

    private var transcriber: AnswerTranscriber
    /// The order whose grammar the transcriber uses.
    private var order = 0

    init(_ transcriber: consuming sending AnswerTranscriber) {
        self.transcriber = transcriber
    }

    /// Compiles the grammar of an order, unless it has already been compiled. Throws an error if
    /// the order contains unknown words.
    func prepare(for order: EarOrder) throws {
        guard order.number > self.order, case .listen(let awaited, let round) = order.wish else {
            return
        }
        try transcriber.use(CompiledGrammar(round.grammar(for: awaited)))
        self.order = order.number
    }

    func recognize(_ samples: [Int16], under order: EarOrder) throws -> Recognition {
        try prepare(for: order)
        return try transcriber.recognize(samples)
    }

    /// The words recognized so far in an utterance; nil before the first word.
    func words(in samples: [Int16]) -> Transcription? { transcriber.words(in: samples) }
}
