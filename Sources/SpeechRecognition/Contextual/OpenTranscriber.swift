public import Phonetics
public import Transcript

/// Transcribes speech without a grammar and favors likely phrases. If the model has an encoder and
/// a decoder, ``EncodedDictation`` does the work; otherwise, ``DictationSearch`` does. Use each
/// transcriber on only one thread.
public struct OpenTranscriber: ~Copyable, Transcribing {
    /// The acoustic model.
    public let model: AcousticModel
    /// Keeps the model's files in memory, so that other transcribers can share these files.
    private let loaded: LoadedModel
    /// The current request. Call ``use(_:)`` to replace the request.
    public private(set) var request: TranscriptionRequest
    /// The model determines which of these two properties has a value; the other property is nil.
    private var dictation: EncodedDictation?
    private var search: DictationSearch?
    private var written = WrittenForm()
    private var start = AudioTime.zero
    private var samples: [Int16] = []
    private var isInUtterance = false
    private let clock = ContinuousClock()

    /// Loads the model if necessary, and prepares the request. If the model has no encoder, each
    /// transcriber starts its own engine. Starting an engine takes about 0.4 s.
    /// - Parameter pronouncing: Supplies pronunciations for words that are not in the model's
    ///   dictionary.
    public init(
        model: AcousticModel, pronouncing: any Pronouncing,
        request: TranscriptionRequest = TranscriptionRequest(.dictation)
    ) throws(OpenTranscriberError) {
        self.model = model
        loaded = LoadedModel.of(model)
        self.request = request
        do {
            dictation = try EncodedDictation(model, pronouncing)
        } catch {
            throw .decoder(error)
        }
        if dictation == nil {
            search = try DictationSearch.open(model, pronouncing: pronouncing)
        } else if !model.ownLearnedFiles.isEmpty {
            do { try model.checkLearnedScores() } catch { throw .model(error) }
        }
        try prepare(request)
    }

    /// Replaces the request in about 0.1 s and abandons any utterance in progress. After an error,
    /// the old request remains in use.
    public mutating func use(_ request: TranscriptionRequest) throws(OpenTranscriberError) {
        try prepare(request)
        self.request = request
    }

    private mutating func prepare(_ request: TranscriptionRequest) throws(OpenTranscriberError) {
        let context = try PhraseContext(request)
        isInUtterance = false
        dictation?.use(context)
        try search?.use(context)
        written = WrittenForm(spellings: context.spellings)
    }

    /// Starts an utterance (see ``Transcribing``). Throws errors from the engine.
    public mutating func beginUtterance(at start: AudioTime) throws {
        dictation?.begin()
        try search?.begin()
        self.start = start
        samples.removeAll(keepingCapacity: true)
        isInUtterance = true
    }

    /// Processes more samples. `SpeechDecoderError.outOfOrder` means that no utterance is in
    /// progress.
    public mutating func process(_ samples: [Int16]) throws {
        guard isInUtterance else {
            throw SpeechDecoderError.outOfOrder("samples arrived before an utterance began")
        }
        self.samples += samples
        try search?.hear(self.samples)
    }

    /// The words recognized so far. The result is nil before the first word, and always nil if
    /// partial results are turned off.
    public mutating func volatileTranscription() -> Transcription? {
        guard isInUtterance, request.reportsPartialResults else { return nil }
        return dictation?.transcription(
            of: self.samples[...], startingAt: start, isWritten: request.addsPunctuation)
            ?? search?.transcription(startingAt: start)
    }

    /// Returns the utterance's result. `SpeechDecoderError.outOfOrder` means that no utterance is
    /// in progress.
    public mutating func endUtterance() throws -> Recognition {
        guard isInUtterance else {
            throw SpeechDecoderError.outOfOrder("an utterance ended that had not begun")
        }
        isInUtterance = false
        let began = clock.now
        let (best, alternatives) = try readings()
        let end = start.advanced(bySamples: samples.count)
        let speech = best.range ?? TimeRange(start: start, end: end)
        let voice = request.analyzesVoice ? samples.stretch(speech, startingAt: start) : nil
        var recognition = Recognition(
            outcome: best.segments.isEmpty ? .noise : .heard, speech: speech, best: best,
            alternatives: alternatives, confidence: best.confidence ?? 0,
            metadata: SpeechMetadata(best, speech: speech, samples: voice))
        recognition.computeSeconds = (clock.now - began) / .seconds(1)
        return recognition
    }

    private mutating func readings() throws -> (best: Transcription, alternatives: [Transcription])
    {
        if let dictation {
            return dictation.end(
                samples, startingAt: start, alternativeCount: request.alternativeCount,
                isWritten: request.addsPunctuation)
        }
        guard
            let (best, alternatives) = try search?.end(
                samples, startingAt: start, alternativeCount: request.alternativeCount)
        else { return (Transcription(segments: []), []) }
        guard request.addsPunctuation else { return (best, alternatives) }
        return (written.written(best), alternatives.map(written.written))
    }

    /// Transcribes a complete utterance. The result is the same as for a streamed utterance.
    public mutating func recognize(
        _ samples: [Int16], at start: AudioTime = .zero
    ) throws -> Recognition {
        let began = clock.now
        try beginUtterance(at: start)
        try process(samples)
        var recognition = try endUtterance()
        recognition.computeSeconds = (clock.now - began) / .seconds(1)
        return recognition
    }
}

/// The reason why transcription without a grammar cannot start or continue.
public enum OpenTranscriberError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The engine or one of the model's trained files cannot be used.
    case decoder(SpeechDecoderError)
    /// The request's vocabulary cannot be used.
    case vocabulary(CustomVocabularyError)
    /// The model's files cannot be used.
    case model(ModelError)
    /// The acoustic model's folder has no language model, which transcription without a grammar
    /// requires.
    case noLanguageModel(folder: String)

    /// One line that tells the user what is wrong and how to fix it.
    public var description: String {
        switch self {
        case .decoder(let error): error.description
        case .vocabulary(let error): error.description
        case .model(let error): error.description
        case .noLanguageModel(let folder):
            "the model in \(folder) has no language model (.lm.bin) for open speech; install the "
                + "package \(ModelError.debianPackage) or listen with a grammar"
        }
    }
}
