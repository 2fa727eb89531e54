public import Phonetics
public import Transcript

/// Hears which of the things a grammar knows was said, how sure that is, and what else it could
/// have been.
///
/// Samples stream in and words come out while they are spoken; at the end of the utterance all of it
/// is looked at a second time, and that look alone decides. Clips and microphones take exactly the
/// same way. A transcriber belongs to one thread.
public struct AnswerTranscriber: ~Copyable, Transcribing {
    /// How a transcriber works.
    public struct Options: Sendable, Hashable {
        public var strictness: HearingStrictness
        /// Whether words are wanted before the end of the utterance. Without, samples are only kept.
        public var reportsVolatile: Bool
        /// Other transcriptions wanted in a ``Recognition``.
        public var alternativeCount: Int

        /// Whether a ``Recognition`` carries ``SpeechMetadata`` with an analysis of the voice, at a
        /// hundredth of the speech's length in processor time.
        public var analyzesVoice: Bool

        /// Whether an utterance that is recognized twice in a row, with two grammars, keeps its
        /// acoustic pass.
        public var reusesAcousticPass: Bool

        public init(
            strictness: HearingStrictness = .normal, reportsVolatile: Bool = true,
            alternativeCount: Int = 3, analyzesVoice: Bool = false,
            reusesAcousticPass: Bool = false
        ) {
            self.analyzesVoice = analyzesVoice
            self.reusesAcousticPass = reusesAcousticPass
            self.strictness = strictness
            self.reportsVolatile = reportsVolatile
            self.alternativeCount = alternativeCount
        }
    }

    public let model: AcousticModel
    public var options: Options
    /// What is listened for. Replace it with ``use(_:)``.
    public private(set) var grammar: CompiledGrammar
    private let pronouncing: any Pronouncing
    private let calibration: Calibration
    private var secondLook: SecondLook
    private var live: LiveDecoder?
    private var start = AudioTime.zero
    private var samples: [Int16] = []
    private var isInUtterance = false
    /// The phones of the last recognition's best path, for training and explaining.
    package private(set) var lastPhones: [AlignedPhone] = []
    private var standing: Standing?
    private let clock = ContinuousClock()

    /// A wording that the live search has held since some sample of the utterance.
    private struct Standing {
        var words: [String]
        var since: Int
        var completeness: Completeness?
    }

    /// A fifth of a second: shorter, and the last word may still be growing.
    private static let standingSampleCount = 3_200

    /// Loads the model (about 0.1 s) and prepares a grammar.
    ///
    /// - Parameters:
    ///   - pronouncing: says every word of every grammar, see ``PronunciationService``.
    ///   - calibration: how evidence becomes confidence; nil takes the one for this model.
    /// - Throws: ``TranscriberError``, also for coefficients of another acoustic model.
    public init(
        model: AcousticModel, grammar: CompiledGrammar, pronouncing: any Pronouncing,
        calibration: Calibration? = nil, options: Options = Options()
    ) throws(TranscriberError) {
        let known: Calibration
        do {
            if let calibration {
                try calibration.check(model)
                known = calibration
            } else {
                known = try Calibration.forModel(model)
            }
        } catch {
            throw .calibration(error)
        }
        var secondLook = try SecondLook.open(
            model, pronouncing: pronouncing, durations: known.durations)
        try secondLook.use(grammar)
        secondLook.reusesAcousticPass = options.reusesAcousticPass
        self.model = model
        self.grammar = grammar
        self.pronouncing = pronouncing
        self.calibration = known
        self.options = options
        self.secondLook = secondLook
        live = nil
    }

    /// Listens for something else from the next utterance on; under a millisecond for a question's
    /// answers. One that is under way is abandoned.
    ///
    /// - Throws: ``TranscriberError/grammar(_:)`` for words without any sound. The grammar is then
    ///   the one before.
    public mutating func use(_ grammar: CompiledGrammar) throws(TranscriberError) {
        isInUtterance = false
        try secondLook.use(grammar)
        try live?.use(grammar)
        self.grammar = grammar
    }

    // MARK: Streaming

    public mutating func beginUtterance(at start: AudioTime) throws {
        self.start = start
        samples.removeAll(keepingCapacity: true)
        standing = nil
        isInUtterance = true
        guard options.reportsVolatile else { return }
        if live == nil {
            live = try LiveDecoder.open(model, grammar: grammar, pronouncing: pronouncing)
        }
        try live?.begin()
    }

    public mutating func process(_ samples: [Int16]) throws {
        guard isInUtterance else {
            throw SpeechDecoderError.outOfOrder("samples came before an utterance began")
        }
        self.samples += samples
        if options.reportsVolatile { try live?.process(samples) }
    }

    public mutating func volatileTranscription() -> Transcription? {
        guard isInUtterance, options.reportsVolatile else { return nil }
        return live?.transcription(startingAt: start)
    }

    /// A whole answer counts only once its words have stood for a moment and a second look at the
    /// utterance so far is sure of them; that look is taken once for each wording.
    public mutating func completeness() -> Completeness {
        guard isInUtterance, let words = live?.words, !words.isEmpty,
            let progress = grammar.progress(of: words), progress.isWhole
        else {
            standing = nil
            return .open
        }
        if standing?.words != words { standing = Standing(words: words, since: samples.count) }
        guard let since = standing?.since, samples.count - since >= Self.standingSampleCount else {
            return .open
        }
        if let known = standing?.completeness { return known }
        let isSure = (try? decide(samples, at: start)).map {
            $0.outcome == .heard && $0.best.segments.map(\.text) == words
        }
        let completeness: Completeness =
            isSure == true ? (progress.canContinue ? .extendable : .final) : .open
        standing?.completeness = completeness
        return completeness
    }

    public mutating func endUtterance() throws -> Recognition {
        guard isInUtterance else {
            throw SpeechDecoderError.outOfOrder("an utterance ended that never began")
        }
        isInUtterance = false
        let began = clock.now
        if options.reportsVolatile { try live?.end() }
        var recognition = try decide(samples, at: start)
        recognition.computeSeconds = (clock.now - began).seconds
        return recognition
    }

    // MARK: Whole

    /// Recognizes one utterance that is there as a whole; the same as streaming it.
    public mutating func recognize(
        _ samples: [Int16], at start: AudioTime = .zero
    ) throws(TranscriberError) -> Recognition {
        let began = clock.now
        do {
            var recognition = try decide(samples, at: start)
            recognition.computeSeconds = (clock.now - began).seconds
            return recognition
        } catch {
            throw .decoder(error)
        }
    }

    private mutating func decide(
        _ samples: [Int16], at start: AudioTime
    ) throws(SpeechDecoderError) -> Recognition {
        let findings = try secondLook.look(
            at: samples, alternativeCount: options.alternativeCount)
        lastPhones = findings.phones
        let maker = RecognitionMaker(calibration: calibration, strictness: options.strictness)
        var recognition = maker.recognition(
            from: findings, grammar: grammar, start: start, sampleCount: samples.count)
        if options.analyzesVoice {
            let speech = recognition.best.range ?? recognition.speech
            recognition.metadata = SpeechMetadata(
                recognition.best, speech: speech,
                samples: samples.stretch(speech, startingAt: start))
        }
        return recognition
    }
}

extension Duration {
    /// As a number of seconds.
    var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
}
