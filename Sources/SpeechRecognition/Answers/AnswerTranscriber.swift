import Languages
public import Phonetics
public import Transcript

/// Recognizes which of a grammar's sentences was said, how certain that is, and what else it could have been.
///
/// It returns words while samples stream in. At the end of the utterance it looks at all of it a second time, and only
/// that look decides. Clips and microphones are processed in exactly the same way. One thread owns a transcriber.
public struct AnswerTranscriber: ~Copyable, Transcribing {
    /// The acoustic model.
    public let model: AcousticModel
    /// Kept alive, so that other transcribers and recognizers share what it has read.
    private let loaded: LoadedModel
    /// Settings. Change them only between utterances, and never change `Options.reusesAcousticPass`.
    public var options: Options
    /// The current grammar. Replace it with ``use(_:)``.
    public private(set) var grammar: CompiledGrammar
    let calibration: Calibration
    var secondLook: SecondLook
    private var firstLook: FirstLook?
    /// Writes down what is said in any words; nil without a decoder.
    private var dictation: EncodedDictation?
    private var start = AudioTime.zero
    private var samples: [Int16] = []
    private var isInUtterance = false
    private var standing: Standing?
    private var silence = 0
    private var look: Look?
    private var pauseLookCount = 0
    private var nearest = NearestVoice()
    private let clock = ContinuousClock()

    /// Words that the first look has not changed since a sample of the utterance.
    private struct Standing {
        var words: [String]
        var since: Int
        var completeness: Completeness?
    }

    /// The result of a second look.
    struct Decision {
        var recognition: Recognition
        var findings: SecondLook.Findings
        var samples: [Int16]
        var start: AudioTime
    }

    /// A second look before the end of the utterance.
    private struct Look {
        /// The utterance's length at that time, and where its speech ended.
        var sampleCount: Int
        var speechEnd: Int
        var decision: Decision
        /// Whether other answers begin with the words that were heard.
        var isExtendable: Bool

        var recognition: Recognition { decision.recognition }
        var silence: Int { sampleCount - speechEnd }
        var words: [String] { recognition.best.segments.map(\.text) }
    }

    /// A pause of 200 ms triggers a second look. Its result is ready when the utterance ends, and is final if no more
    /// speech follows. Many players pause once or twice before their answer. After that, each look doubles the pause
    /// needed for the next one (up to 1.6 s), because frequent pauses mean that the player is not giving an answer.
    private static let pauseSampleCount = 3_200
    private static let unhurriedLooks = 2

    /// After a pause of 70 ms, a sure answer counts as complete. Compared with a longer wait, this lost none of 352
    /// answers in quiet and 208 in each of two noises.
    private static let shortPauseSampleCount = 1_120

    /// The voice detector misses less than 300 ms of a word's soft end.
    package static let endingSampleCount = 4_800

    /// A fifth of a second. Within a shorter time, the last word may still be changing.
    private static let standingSampleCount = 3_200

    /// Prepares a grammar. Loads the model (about 0.1 s), unless another transcriber or a ``SpeechRecognizer`` has
    /// already loaded it.
    ///
    /// - Parameters:
    ///   - pronouncing: Supplies the pronunciation of every word of every grammar, see ``PronunciationService``.
    ///   - options: What the transcriber reports, and how confident it must be.
    /// - Throws: ``TranscriberError``, also for a model without a calibration. If a learned file is broken, the error
    ///   names that file and not the calibration.
    public init(
        model: AcousticModel, grammar: CompiledGrammar, pronouncing: any Pronouncing,
        options: Options = Options()
    ) throws(TranscriberError) {
        try self.init(
            model: model, grammar: grammar, pronouncing: pronouncing, calibration: nil,
            options: options)
    }

    /// - Parameter calibration: Converts evidence to confidence; nil uses the one for this model.
    /// - Throws: ``TranscriberError``, also for a calibration of another acoustic model.
    package init(
        model: AcousticModel, grammar: CompiledGrammar, pronouncing: any Pronouncing,
        calibration: Calibration?, options: Options = Options()
    ) throws(TranscriberError) {
        let loaded = LoadedModel.of(model)
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
        self.loaded = loaded
        self.grammar = grammar
        self.calibration = known
        self.options = options
        dictation = secondLook.openSpeech.map { EncodedDictation($0, pronouncing) }
        self.secondLook = secondLook
        firstLook = nil
    }

    /// Uses another grammar from the next utterance on. This takes under a millisecond for a question's answers. An
    /// utterance in progress is abandoned.
    ///
    /// - Throws: ``TranscriberError/grammar(_:)`` for words without any sound. The previous grammar then stays.
    public mutating func use(_ grammar: CompiledGrammar) throws(TranscriberError) {
        isInUtterance = false
        try secondLook.use(grammar)
        self.grammar = grammar
    }

    /// Forgets earlier speakers. Call this before another recording.
    package mutating func forgetVoices() { nearest.forget() }

    // MARK: Streaming

    /// Starts an utterance; see ``Transcribing``.
    ///
    /// - Throws: Errors of the engine, if words are reported during speech.
    public mutating func beginUtterance(at start: AudioTime) throws {
        self.start = start
        samples.removeAll(keepingCapacity: true)
        standing = nil
        silence = 0
        look = nil
        pauseLookCount = 0
        isInUtterance = true
        dictation?.begin()
        guard options.reportsVolatile, let sentences = secondLook.expected.sentences else { return }
        if firstLook == nil { firstLook = try FirstLook.open(secondLook.scorer) }
        firstLook?.begin(sentences)
    }

    /// Stores the samples, and decodes them if words are reported during speech.
    ///
    /// - Throws: Errors of the engine; `SpeechDecoderError.outOfOrder` without an utterance.
    public mutating func process(_ samples: [Int16]) throws {
        guard isInUtterance else {
            throw SpeechDecoderError.outOfOrder("samples arrived before an utterance began")
        }
        self.samples += samples
        if options.reportsVolatile { try firstLook?.hear(self.samples, scorer: &secondLook.scorer) }
    }

    /// The words so far; nil also if ``Options/reportsVolatile`` is off.
    public mutating func volatileTranscription() -> Transcription? {
        guard isInUtterance, options.reportsVolatile else { return nil }
        return options.showsOpenSpeech ? openSpeech() : firstLook?.transcription(startingAt: start)
    }

    /// What was said so far, in any words. The decoder writes it down from time to time during speech and once in a
    /// pause, but not when a result is due.
    private mutating func openSpeech() -> Transcription? {
        guard options.writesOtherWords else { return nil }
        let isPause = silence >= Self.pauseSampleCount
        guard isPause || silence < Self.shortPauseSampleCount else { return dictation?.shown }
        return dictation?.transcription(
            of: samples.dropLast(isPause ? silence - Self.pauseSampleCount : 0), startingAt: start,
            isWritten: false, isPause: isPause)
    }

    /// What was said in some samples, in any words; nil without a decoder or if there are no words. Do not call this
    /// between ``beginUtterance(at:)`` and ``endUtterance()``.
    package mutating func words(in samples: [Int16], at start: AudioTime = .zero) -> Transcription?
    {
        guard options.writesOtherWords else { return nil }
        dictation?.begin()
        return dictation?.transcription(
            of: samples[...], startingAt: start, isWritten: false, isPause: true)
    }

    /// The words of the first look.
    public mutating func expectedWords() -> [String] {
        guard isInUtterance, options.reportsVolatile else { return [] }
        return firstLook?.words ?? []
    }

    /// Sets the silence at the end of the samples so far, at most the whole utterance.
    public mutating func hearSilence(_ sampleCount: Int) {
        silence = min(sampleCount, samples.count)
    }

    /// Based on the words so far; see ``Transcribing``.
    public mutating func silenceAfterAnswer() -> Int? {
        guard isInUtterance, options.reportsVolatile, let end = firstLook?.lastWordEnd,
            let words = firstLook?.words, grammar.progress(of: words)?.isWhole == true
        else { return nil }
        return samples.count - end
    }

    /// A whole answer counts only once its words have been stable for a moment or the speaker has paused, and a second
    /// look at the utterance so far is confident.
    public mutating func completeness() -> Completeness {
        guard isInUtterance else { return .open }
        if silence >= Self.pauseSampleCount << min(max(pauseLookCount - Self.unhurriedLooks, 0), 3)
        {
            // If a look was not confident, look once more with more sound.
            if currentLook.map({ !$0.recognition.isSure && $0.silence < Self.pauseSampleCount })
                ?? true
            {
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
        let isEnough = silence >= Self.pauseSampleCount || look.recognition.isSure
        return isEnough ? found : .open
    }

    /// The last look, unless more speech has followed.
    private var currentLook: Look? {
        look.flatMap { $0.speechEnd == samples.count - silence ? $0 : nil }
    }

    /// Takes one second look each time the first look's words have stayed the same for a while.
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
            // While the player is speaking, any possible continuation may still follow.
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

    /// Looks at the utterance so far. Ignores errors: they recur at the end of the utterance, which then has no look to
    /// use, and are reported there.
    private mutating func takeLook() {
        look = nil
        let began = clock.now
        guard var decision = try? decide(spoken, at: start) else { return }
        decision.recognition.computeSeconds = (clock.now - began).seconds
        look = Look(
            sampleCount: samples.count, speechEnd: samples.count - silence, decision: decision,
            isExtendable: secondLook.isExtendable(
                decision.recognition.best.segments.map(\.text)))
    }

    /// Takes the second look, or uses the one from the pause, and returns its result.
    ///
    /// - Throws: Errors of the engine; `SpeechDecoderError.outOfOrder` without an utterance.
    public mutating func endUtterance() throws -> Recognition {
        guard isInUtterance else {
            throw SpeechDecoderError.outOfOrder("an utterance ended that had not begun")
        }
        isInUtterance = false
        let began = clock.now
        let known = knownDecision
        var recognition = try completed(known ?? decide(spoken, at: start))
        recognition.speech = TimeRange(start: start, end: start.advanced(bySamples: samples.count))
        recognition.computeSeconds =
            (clock.now - began).seconds + (known?.recognition.computeSeconds ?? 0)
        if recognition.isSpeech, let loudness = Foreground.decibels(of: samples) {
            nearest.hear(loudness, until: recognition.speech.end)
        }
        return recognition
    }

    /// The utterance with its final silence limited to what soft word endings need.
    private var spoken: [Int16] {
        let surplus = max(silence - Self.endingSampleCount, 0)
        return surplus == 0 ? samples : Array(samples.dropLast(surplus))
    }

    /// The result of the look in the final pause. Its processor time counts only if the utterance waited for it. A look
    /// during speech may have missed the end of a word, so it is never used here.
    private var knownDecision: Decision? {
        guard silence >= Self.shortPauseSampleCount, let look = currentLook else { return nil }
        var decision = look.decision
        if look.sampleCount < samples.count { decision.recognition.computeSeconds = 0 }
        return decision
    }

    // MARK: Whole

    /// Recognizes a complete utterance. The result is the same as with streaming.
    public mutating func recognize(
        _ samples: [Int16], at start: AudioTime = .zero
    ) throws(TranscriberError) -> Recognition {
        let began = clock.now
        do {
            var recognition = completed(try decide(samples, at: start))
            recognition.computeSeconds = (clock.now - began).seconds
            return recognition
        } catch {
            throw .decoder(error)
        }
    }

    private mutating func decide(
        _ samples: [Int16], at start: AudioTime
    ) throws(SpeechDecoderError) -> Decision {
        var findings = try secondLook.look(
            at: samples, alternativeCount: options.alternativeCount)
        findings.evidence[.softness] = Foreground.decibels(of: samples).map {
            nearest.lead(over: $0, at: start)
        }
        return Decision(
            recognition: recognition(from: findings, in: grammar, of: samples, at: start),
            findings: findings, samples: samples, start: start)
    }
}

extension Recognition {
    /// Whether somebody spoke, whatever the words were.
    fileprivate var isSpeech: Bool { outcome != .noise && outcome != .silence }

    /// Whether a result from the beginning of a pause is likely to remain. Noise that sounds like a word rarely reaches
    /// this confidence (docs/decisions/0036), and the beginning of an answer does not count as heard (``AsideSearch``).
    package var isSure: Bool { outcome == .heard && confidence >= 0.7 }
}
