public import Phonetics
public import Transcript

/// Transcribes open speech with the general language model, biased by what is likely to be said.
///
/// Samples stream in and words come out while they are spoken; at the end all of the utterance is
/// decoded once more, with its own mean and both passes of the engine's search, and that alone is
/// the result: it does not depend on how the samples were cut into chunks. A transcriber belongs to
/// one thread.
public struct OpenTranscriber: ~Copyable, Transcribing {
    /// The model that hears.
    public let model: AcousticModel
    /// What is wanted. Replace it with ``use(_:)``.
    public private(set) var request: TranscriptionRequest
    private let pronouncing: any Pronouncing
    private var final: WholeTranscription
    private var live: LiveTranscription?
    private var written: WrittenForm
    private var start = AudioTime.zero
    private var samples: [Int16] = []
    private var isInUtterance = false
    private let clock = ContinuousClock()

    /// Loads the model and prepares the request (about 0.4 s).
    ///
    /// - Parameter pronouncing: says words that the model's dictionary lacks.
    /// - Throws: ``OpenTranscriberError``.
    public init(
        model: AcousticModel, pronouncing: any Pronouncing,
        request: TranscriptionRequest = TranscriptionRequest(.dictation)
    ) throws(OpenTranscriberError) {
        let context = try PhraseContext(request)
        var final = try WholeTranscription(model, pronouncing: pronouncing)
        try final.use(context)
        let live = try Self.live(request, context, model: model, pronouncing: pronouncing)
        self.final = final
        self.live = live
        self.model = model
        self.pronouncing = pronouncing
        self.request = request
        written = WrittenForm(spellings: context.spellings)
    }

    /// Takes another request from the next utterance on; new phrases cost about 0.1 s. One that is
    /// under way is abandoned.
    ///
    /// - Throws: ``OpenTranscriberError``; the request is then the one before.
    public mutating func use(_ request: TranscriptionRequest) throws(OpenTranscriberError) {
        let context = try PhraseContext(request)
        isInUtterance = false
        try final.use(context)
        if request.reportsPartialResults {
            if live == nil {
                live = try Self.live(request, context, model: model, pronouncing: pronouncing)
            } else {
                try live?.use(context)
            }
        }
        written = WrittenForm(spellings: context.spellings)
        self.request = request
    }

    /// A decoder for words while they are spoken, where they are wanted.
    private static func live(
        _ request: TranscriptionRequest, _ context: PhraseContext, model: AcousticModel,
        pronouncing: any Pronouncing
    ) throws(OpenTranscriberError) -> LiveTranscription? {
        guard request.reportsPartialResults else { return nil }
        var live = try LiveTranscription(model, pronouncing: pronouncing)
        try live.use(context)
        return live
    }

    /// Starts an utterance; see ``Transcribing``.
    ///
    /// - Throws: What the engine refuses, where words are wanted while they are spoken.
    public mutating func beginUtterance(at start: AudioTime) throws {
        self.start = start
        samples.removeAll(keepingCapacity: true)
        isInUtterance = true
        if request.reportsPartialResults { try live?.begin() }
    }

    /// Keeps the samples, and decodes them where words are wanted while they are spoken.
    ///
    /// - Throws: What the engine refuses; `SpeechDecoderError.outOfOrder` without an utterance.
    public mutating func process(_ samples: [Int16]) throws {
        guard isInUtterance else {
            throw SpeechDecoderError.outOfOrder("samples came before an utterance began")
        }
        self.samples += samples
        if request.reportsPartialResults { try live?.process(samples) }
    }

    /// The words so far; nil also where the request wants no partial results.
    public mutating func volatileTranscription() -> Transcription? {
        guard isInUtterance, request.reportsPartialResults else { return nil }
        return live?.transcription(startingAt: start)
    }

    /// Decodes all of the utterance once more and gives the result.
    ///
    /// - Throws: What the engine refuses; `SpeechDecoderError.outOfOrder` without an utterance.
    public mutating func endUtterance() throws -> Recognition {
        guard isInUtterance else {
            throw SpeechDecoderError.outOfOrder("an utterance ended that never began")
        }
        isInUtterance = false
        if request.reportsPartialResults { try live?.end() }
        return try recognize(samples, at: start)
    }

    /// Transcribes one utterance that is there as a whole; the same as streaming it.
    public mutating func recognize(
        _ samples: [Int16], at start: AudioTime = .zero
    ) throws -> Recognition {
        let began = clock.now
        var (best, alternatives) = try final.transcribe(
            samples, startingAt: start, alternativeCount: request.alternativeCount)
        if request.addsPunctuation {
            best = written.written(best)
            alternatives = alternatives.map(written.written)
        }
        let end = start.advanced(bySamples: samples.count)
        let speech = best.range ?? TimeRange(start: start, end: end)
        let voice = request.analyzesVoice ? samples.stretch(speech, startingAt: start) : nil
        return Recognition(
            outcome: best.segments.isEmpty ? .noise : .heard, speech: speech, best: best,
            alternatives: alternatives, confidence: best.confidence ?? 0,
            computeSeconds: (clock.now - began) / .seconds(1),
            metadata: SpeechMetadata(best, speech: speech, samples: voice))
    }
}

/// Why open transcription cannot start or go on.
public enum OpenTranscriberError: Error, Sendable, Hashable, CustomStringConvertible {
    case decoder(SpeechDecoderError)
    case vocabulary(CustomVocabularyError)
    /// The model has no language model to transcribe open speech with.
    case noLanguageModel(folder: String)

    static func reporting<Made: ~Copyable>(
        _ make: () throws(SpeechDecoderError) -> Made
    ) throws(OpenTranscriberError) -> Made {
        do {
            return try make()
        } catch {
            throw .decoder(error)
        }
    }

    /// One line for people: what is wrong and the way out.
    public var description: String {
        switch self {
        case .decoder(let error): error.description
        case .vocabulary(let error): error.description
        case .noLanguageModel(let folder):
            "the model in \(folder) has no language model (.lm.bin) for open speech; install the "
                + "package \(ModelError.debianPackage) or listen with a grammar"
        }
    }
}
