import SpeechRecognition
import SpokenAnswers
import Transcript

/// Recognizes one utterance at a time, on its own thread.
actor PhoneEar {
    private let queue = QueueExecutor(label: "phone ear")
    nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

    private var transcriber: AnswerTranscriber
    /// The number of the order for which the transcriber's grammar was compiled.
    private var order = 0

    init(_ transcriber: consuming sending AnswerTranscriber) {
        self.transcriber = transcriber
    }

    /// Compiles the grammar of an order, unless that has already been done.
    ///
    /// - Throws: ``TranscriberError`` and ``GrammarError`` if the order contains words that cannot
    ///   be recognized.
    func prepare(for order: EarOrder) throws {
        guard order.number > self.order, case .listen(let awaited, let round) = order.wish else {
            return
        }
        try transcriber.use(CompiledGrammar(round.grammar(for: awaited)))
        self.order = order.number
    }

    /// Recognizes a whole utterance.
    func recognize(_ samples: [Int16], under order: EarOrder) throws -> Recognition {
        try prepare(for: order)
        return try transcriber.recognize(samples)
    }

    /// The words of an utterance so far; nil before the first word.
    func words(in samples: [Int16]) -> Transcription? { transcriber.words(in: samples) }
}
