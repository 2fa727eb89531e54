import Languages
public import Phonetics
public import Transcript

/// Hears which of the things a grammar knows was said, how sure that is, and what else it could
/// have been.
///
/// Samples stream in and words come out while they are spoken; at the end of the utterance all of it
/// is looked at a second time, and that look alone decides. Clips and microphones take exactly the
/// same way. A transcriber belongs to one thread.
public struct AnswerTranscriber: ~Copyable, Transcribing {
    /// The model that hears.
    public let model: AcousticModel
    /// How it works. Changed between utterances only, and ``Options/reusesAcousticPass`` never.
    public var options: Options
    /// What is listened for. Replace it with ``use(_:)``.
    public private(set) var grammar: CompiledGrammar
    private let calibration: Calibration
    private var secondLook: SecondLook
    private var firstLook: FirstLook?
    private var start = AudioTime.zero
    private var samples: [Int16] = []
    private var isInUtterance = false
    private var standing: Standing?
    private var silence = 0
    private var look: Look?
    private var pauseLookCount = 0
    private var nearest = NearestVoice()
    private let clock = ContinuousClock()

    /// A wording that the first look has held since some sample of the utterance.
    private struct Standing {
        var words: [String]
        var since: Int
        var completeness: Completeness?
    }

    /// A second look that was taken before the utterance's end.
    private struct Look {
        /// How much of the utterance there was, and where its speech ended then.
        var sampleCount: Int
        var speechEnd: Int
        var recognition: Recognition
        /// Whether other answers begin with what was heard.
        var isExtendable: Bool

        var silence: Int { sampleCount - speechEnd }
        var isSure: Bool {
            recognition.outcome == .heard && recognition.confidence >= AnswerTranscriber.sureness
        }
        var words: [String] { recognition.best.segments.map(\.text) }
    }

    /// A pause of 200 ms is worth a second look: what is found then is the verdict if nobody speaks
    /// on, and ready when the utterance ends. Many pause once or twice before their answer ("uh well …"); from
    /// then on each look doubles the wait for the next: who pauses often is not giving an answer.
    private static let pauseSampleCount = 3_200
    private static let unhurriedLooks = 2

    /// After 70 ms somebody who was surely heard need not be waited for. Noise that sounds like a word is
    /// hardly ever that sure (docs/decisions/0036 has other pauses), and what is only begun is no answer
    /// (``AsideSearch``): of 352 answers in quiet and 208 in either of two noises none is lost that waits longer.
    private static let shortPauseSampleCount = 1_120
    private static let sureness = 0.7

    /// The voice detector misses a word's soft end by less than 300 ms.
    private static let endingSampleCount = 4_800

    /// A fifth of a second: shorter, and the last word may still be growing.
    private static let standingSampleCount = 3_200

    /// Loads the model (about 0.1 s) and prepares a grammar.
    ///
    /// - Parameters:
    ///   - pronouncing: says every word of every grammar, see ``PronunciationService``.
    ///   - calibration: how evidence becomes confidence; nil takes the one for this model.
    /// - Throws: ``TranscriberError``, also for coefficients of another acoustic model. A learned file that is
    ///   broken is named, not the confidence that does not go with it.
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
            do { try model.checkLearnedScores() } catch { throw .model(error) }
            throw .calibration(error)
        }
        var secondLook = try SecondLook.open(
            model, pronouncing: pronouncing, durations: known.durations,
            decoys: options.decoys.filled(from: Language.english.decoys)[.frequent])
        try secondLook.use(grammar)
        secondLook.reusesAcousticPass = options.reusesAcousticPass
        self.model = model
        self.grammar = grammar
        self.calibration = known
        self.options = options
        self.secondLook = secondLook
        firstLook = nil
    }

    /// Listens for something else from the next utterance on; under a millisecond for a question's
    /// answers. One that is under way is abandoned.
    ///
    /// - Throws: ``TranscriberError/grammar(_:)`` for words without any sound. The grammar is then
    ///   the one before.
    public mutating func use(_ grammar: CompiledGrammar) throws(TranscriberError) {
        isInUtterance = false
        try secondLook.use(grammar)
        self.grammar = grammar
    }

    /// Forgets who has spoken: what comes next is another recording.
    public mutating func forgetVoices() { nearest.forget() }

    // MARK: Streaming

    /// Starts an utterance; see ``Transcribing``.
    ///
    /// - Throws: What the engine refuses, where words are wanted while they are spoken.
    public mutating func beginUtterance(at start: AudioTime) throws {
        self.start = start
        samples.removeAll(keepingCapacity: true)
        standing = nil
        silence = 0
        look = nil
        pauseLookCount = 0
        isInUtterance = true
        guard options.reportsVolatile, let sentences = secondLook.sentences else { return }
        if firstLook == nil { firstLook = try FirstLook.open(secondLook.scorer) }
        firstLook?.begin(sentences)
    }

    /// Keeps the samples, and decodes them where words are wanted while they are spoken.
    ///
    /// - Throws: What the engine refuses; `SpeechDecoderError.outOfOrder` without an utterance.
    public mutating func process(_ samples: [Int16]) throws {
        guard isInUtterance else {
            throw SpeechDecoderError.outOfOrder("samples came before an utterance began")
        }
        self.samples += samples
        if options.reportsVolatile { try firstLook?.hear(self.samples, scorer: &secondLook.scorer) }
    }

    /// The words so far; nil also where ``Options/reportsVolatile`` is off.
    public mutating func volatileTranscription() -> Transcription? {
        guard isInUtterance, options.reportsVolatile else { return nil }
        return firstLook?.transcription(startingAt: start)
    }

    /// Silence at the end of what was given; no more than all of the utterance.
    public mutating func hearSilence(_ sampleCount: Int) {
        silence = min(sampleCount, samples.count)
    }

    /// By the words so far; see ``Transcribing``.
    public mutating func silenceAfterAnswer() -> Int? {
        guard isInUtterance, options.reportsVolatile, let end = firstLook?.lastWordEnd,
            let words = firstLook?.words, grammar.progress(of: words)?.isWhole == true
        else { return nil }
        return samples.count - end
    }

    /// A whole answer counts only once its words have stood for a moment, or its speaker has paused,
    /// and a second look at the utterance so far is sure of them.
    public mutating func completeness() -> Completeness {
        guard isInUtterance else { return .open }
        if silence >= Self.pauseSampleCount << min(max(pauseLookCount - Self.unhurriedLooks, 0), 3)
        {
            // What is not sure is looked at once more, with more sound behind it.
            if currentLook.map({ !$0.isSure && $0.silence < Self.pauseSampleCount }) ?? true {
                pauseLookCount += 1
                takeLook()
            }
        } else if silence >= Self.shortPauseSampleCount, currentLook == nil,
            pauseLookCount <= Self.unhurriedLooks
        {
            takeLook()
        }
        guard silence >= Self.shortPauseSampleCount, let look = currentLook else {
            return completenessWhileSpeaking()
        }
        let found = completeness(of: look, isExtendable: look.isExtendable)
        let isEnough = silence >= Self.pauseSampleCount || look.isSure
        return isEnough ? found : .open
    }

    /// The last look, unless somebody spoke after it.
    private var currentLook: Look? {
        look.flatMap { $0.speechEnd == samples.count - silence ? $0 : nil }
    }

    /// One look for each wording that the first look has held for a while.
    private mutating func completenessWhileSpeaking() -> Completeness {
        guard let words = firstLook?.words, !words.isEmpty,
            grammar.progress(of: words)?.isWhole == true
        else {
            standing = nil
            return .open
        }
        if standing?.words != words { standing = Standing(words: words, since: samples.count) }
        guard let since = standing?.since, samples.count - since >= Self.standingSampleCount else {
            return .open
        }
        if let known = standing?.completeness { return known }
        takeLook()
        var completeness = Completeness.open
        if let look, look.words == words {
            // Whoever still speaks may say anything that can follow.
            let canContinue =
                grammar.progress(of: words)?.canContinue == true || grammar.isUnhurried(words)
            completeness = self.completeness(of: look, isExtendable: canContinue)
        }
        standing?.completeness = completeness
        return completeness
    }

    private func completeness(
        of look: Look, isExtendable: Bool
    ) -> Completeness {
        guard look.recognition.outcome == .heard, grammar.progress(of: look.words)?.isWhole == true
        else { return .open }
        return isExtendable ? .extendable : .final
    }

    /// Looks at the utterance so far. What fails here fails again, and is told, when the utterance ends
    /// without a look.
    private mutating func takeLook() {
        look = nil
        let began = clock.now
        guard var recognition = try? decide(spoken, at: start) else { return }
        recognition.computeSeconds = (clock.now - began).seconds
        look = Look(
            sampleCount: samples.count, speechEnd: samples.count - silence,
            recognition: recognition,
            isExtendable: secondLook.isExtendable(recognition.best.segments.map(\.text)))
    }

    /// Takes the second look, or the one that was taken in the pause, and gives what it decides.
    ///
    /// - Throws: What the engine refuses; `SpeechDecoderError.outOfOrder` without an utterance.
    public mutating func endUtterance() throws -> Recognition {
        guard isInUtterance else {
            throw SpeechDecoderError.outOfOrder("an utterance ended that never began")
        }
        isInUtterance = false
        let began = clock.now
        let known = knownRecognition
        var recognition = try known ?? decide(spoken, at: start)
        recognition.speech = TimeRange(start: start, end: start.advanced(bySamples: samples.count))
        recognition.computeSeconds =
            (clock.now - began).seconds + (known?.computeSeconds ?? 0)
        if recognition.isSpeech, let loudness = Foreground.decibels(of: samples) {
            nearest.hear(loudness, until: recognition.speech.end)
        }
        return recognition
    }

    /// The utterance with no more silence at its end than words can end in: more says nothing of them.
    private var spoken: [Int16] {
        let surplus = max(silence - Self.endingSampleCount, 0)
        return surplus == 0 ? samples : Array(samples.dropLast(surplus))
    }

    /// What the look in this last pause has found. Its seconds count when the utterance waited for
    /// it, and not when it was ready before. A look while somebody spoke may have missed a word's
    /// end, and is never the last one.
    private var knownRecognition: Recognition? {
        guard silence >= Self.shortPauseSampleCount, let look = currentLook else { return nil }
        var recognition = look.recognition
        if look.sampleCount < samples.count { recognition.computeSeconds = 0 }
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
        var findings = try secondLook.look(
            at: samples, alternativeCount: options.alternativeCount)
        findings.evidence[.softness] = Foreground.decibels(of: samples).map {
            nearest.lead(over: $0, at: start)
        }
        let maker = RecognitionMaker(
            calibration: calibration, strictness: options.strictness,
            neverTold: options.decoys[.neverTold])
        var recognition = maker.recognition(
            from: findings, grammar: grammar, start: start, sampleCount: samples.count)
        recognition.phones = findings.phones
        if options.analyzesVoice {
            let speech = recognition.best.range ?? recognition.speech
            recognition.metadata = SpeechMetadata(
                recognition.best, speech: speech,
                samples: samples.stretch(speech, startingAt: start))
        }
        return recognition
    }
}

extension Recognition {
    /// Whether somebody spoke, whatever was said.
    fileprivate var isSpeech: Bool { outcome != .noise && outcome != .silence }
}

extension Duration {
    /// As a number of seconds.
    var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
}
