import Languages
public import Phonetics
public import Transcript

/// Determines which of a grammar's sentences was said, how certain this result is, and which other
/// sentences are possible. Use each transcriber on only one thread.
public struct AnswerTranscriber: ~Copyable, Transcribing {
    /// The acoustic model.
    public let model: AcousticModel
    /// Keeps the model in memory, so that transcribers and recognizers can share it.
    private let loaded: LoadedModel
    /// The options. Change options only between utterances, and never change
    /// `Options.reusesAcousticPass`.
    public var options: Options
    /// The current grammar. Call ``use(_:)`` to replace the grammar.
    public private(set) var grammar: CompiledGrammar
    let calibration: Calibration
    var secondLook: SecondLook
    private var firstLook: FirstLook?
    /// Transcribes speech without a grammar; nil if there is no decoder.
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

    /// The words that the first look reports, and the index of the sample at which they last
    /// changed.
    private struct Standing {
        var words: [String]
        var since: Int
        var completeness: Completeness?
    }

    struct Decision {
        var recognition: Recognition
        var findings: SecondLook.Findings
        var samples: [Int16]
        var start: AudioTime
    }

    /// The result of a second look that was taken before the end of the utterance.
    private struct Look {
        /// The length of the utterance when the look was taken, and the end of the speech, both in
        /// samples.
        var sampleCount: Int
        var speechEnd: Int
        var decision: Decision
        /// How complete the words are if they are a whole answer.
        var completeness: Completeness

        var recognition: Recognition { decision.recognition }
        var silence: Int { sampleCount - speechEnd }
        var words: [String] { recognition.best.segments.map(\.text) }
    }

    /// A pause of 200 ms triggers a second look, whose result is final if no speech follows. From
    /// the third look on, each look doubles the pause that triggers the next look, up to 1.6 s (see
    /// docs/decisions/0036).
    private static let pauseSampleCount = 3_200
    private static let unhurriedLooks = 2

    /// A confidently recognized answer is taken to be complete after a pause of 70 ms. In a test
    /// with 768 answers, no answer was lost because of this short pause.
    private static let shortPauseSampleCount = 1_120

    /// If a word ends softly, the voice detector misses less than 300 ms of the ending.
    package static let endingSampleCount = 4_800

    /// The words are taken to be stable once they have not changed for this many samples (0.2 s).
    private static let standingSampleCount = 3_200

    /// Creates a transcriber for a grammar. Loading the model for the first time takes about 0.1 s.
    /// - Parameter pronouncing: Supplies the pronunciations of all words (see
    ///   ``PronunciationService``).
    /// - Throws: A ``TranscriberError``, for example if the calibration is missing or a file is
    ///   damaged.
    public init(
        model: AcousticModel, grammar: CompiledGrammar, pronouncing: any Pronouncing,
        options: Options = Options()
    ) throws(TranscriberError) {
        try self.init(
            model: model, grammar: grammar, pronouncing: pronouncing, calibration: nil,
            options: options)
    }

    /// Creates a transcriber. If `calibration` is nil, the model's own calibration is used.
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

    /// Switches to a different grammar in less than a millisecond and abandons any utterance in
    /// progress. If a word has no pronunciation, the transcriber keeps the old grammar and throws
    /// ``TranscriberError/grammar(_:)``.
    public mutating func use(_ grammar: CompiledGrammar) throws(TranscriberError) {
        isInUtterance = false
        try secondLook.use(grammar)
        self.grammar = grammar
    }

    /// Forgets earlier speakers. Call this method before processing a new recording.
    package mutating func forgetVoices() { nearest.forget() }

    // MARK: Streaming

    /// Starts an utterance (see ``Transcribing``). Throws errors from the engine.
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
    /// - Throws: Errors from the engine, or `SpeechDecoderError.outOfOrder` if no utterance is in
    ///   progress.
    public mutating func process(_ samples: [Int16]) throws {
        guard isInUtterance else {
            throw SpeechDecoderError.outOfOrder("samples arrived before an utterance began")
        }
        self.samples += samples
        if options.reportsVolatile { try firstLook?.hear(self.samples, scorer: &secondLook.scorer) }
    }

    /// The words recognized so far. The result is always nil if ``Options/reportsVolatile`` is off.
    public mutating func volatileTranscription() -> Transcription? {
        guard isInUtterance, options.reportsVolatile else { return nil }
        return options.showsOpenSpeech ? openSpeech() : firstLook?.transcription(startingAt: start)
    }

    /// Transcribes the words spoken so far, without using the grammar. This method can be called
    /// both during speech and in pauses.
    private mutating func openSpeech() -> Transcription? {
        guard options.writesOtherWords else { return nil }
        let isPause = silence >= Self.pauseSampleCount
        guard isPause || silence < Self.shortPauseSampleCount else { return dictation?.shown }
        return dictation?.transcription(
            of: samples.dropLast(isPause ? silence - Self.pauseSampleCount : 0), startingAt: start,
            isWritten: false, isPause: isPause)
    }

    /// Transcribes samples with the decoder, if there is one. Never call this method during an
    /// utterance.
    package mutating func words(in samples: [Int16], at start: AudioTime = .zero) -> Transcription?
    {
        guard options.writesOtherWords else { return nil }
        dictation?.begin()
        return dictation?.transcription(
            of: samples[...], startingAt: start, isWritten: false, isPause: true)
    }

    /// The words that the first look has recognized so far.
    public mutating func expectedWords() -> [String] {
        guard isInUtterance, options.reportsVolatile else { return [] }
        return firstLook?.words ?? []
    }

    /// Sets the length of the silence at the end of the utterance, limited to the utterance's
    /// length.
    public mutating func hearSilence(_ sampleCount: Int) {
        silence = min(sampleCount, samples.count)
    }

    /// The number of samples since the recognized words completed an answer (see ``Transcribing``).
    public mutating func silenceAfterAnswer() -> Int? {
        guard isInUtterance, options.reportsVolatile, let end = firstLook?.lastWordEnd,
            let words = firstLook?.words, grammar.progress(of: words)?.isWhole == true
        else { return nil }
        return samples.count - end
    }

    /// How complete the answer is, according to a confident second look that was taken in a pause
    /// or after the words stopped changing.
    public mutating func completeness() -> Completeness {
        guard isInUtterance else { return .open }
        if silence >= Self.pauseSampleCount << min(max(pauseLookCount - Self.unhurriedLooks, 0), 3)
        {
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
        let isEnough =
            silence >= Self.pauseSampleCount
            || look.recognition.isSure && grammar.hasDecisiveWords
        return isEnough && isWholeAnswer(look) ? look.completeness : .open
    }

    /// The most recent second look, or nil if more speech has followed that look.
    private var currentLook: Look? {
        look.flatMap { $0.speechEnd == samples.count - silence ? $0 : nil }
    }

    /// Takes a second look when the first look's words have stayed the same for a while.
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
        if let look, look.words == words, isWholeAnswer(look) {
            let canContinue = grammar.progress(of: words)?.canContinue == true
            completeness = self.completeness(ofWhole: words, isExtendable: canContinue)
        }
        standing?.completeness = completeness
        return completeness
    }

    private func isWholeAnswer(_ look: Look) -> Bool {
        look.recognition.outcome == .heard && grammar.progress(of: look.words)?.isWhole == true
    }

    private func completeness(ofWhole words: [String], isExtendable: Bool) -> Completeness {
        if grammar.isUnhurried(words) { return .correctable }
        guard isExtendable else { return .final }
        // If every word counts, a pause within the sentence must not end it.
        return grammar.hasDecisiveWords ? .extendable : .open
    }

    /// Takes a second look at the utterance so far. Only the second look at the end of the
    /// utterance reports errors.
    private mutating func takeLook() {
        look = nil
        let began = clock.now
        guard var decision = try? decide(spoken, at: start) else { return }
        decision.recognition.computeSeconds = (clock.now - began).seconds
        let words = decision.recognition.best.segments.map(\.text)
        look = Look(
            sampleCount: samples.count, speechEnd: samples.count - silence, decision: decision,
            completeness: completeness(
                ofWhole: words, isExtendable: secondLook.isExtendable(words)))
    }

    /// Returns the result of the second look, which may have been taken in the final pause.
    /// - Throws: Errors from the engine, or `SpeechDecoderError.outOfOrder` if no utterance is in
    ///   progress.
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

    /// The utterance's samples, with only as much of the final silence as may contain a soft word
    /// ending.
    private var spoken: [Int16] {
        let surplus = max(silence - Self.endingSampleCount, 0)
        return surplus == 0 ? samples : Array(samples.dropLast(surplus))
    }

    /// The result of the second look that was taken in the final pause, if any. Only computing time
    /// that delayed the result is counted.
    private var knownDecision: Decision? {
        guard silence >= Self.shortPauseSampleCount, let look = currentLook else { return nil }
        var decision = look.decision
        if look.sampleCount < samples.count { decision.recognition.computeSeconds = 0 }
        return decision
    }

    // MARK: Whole

    /// Recognizes a complete utterance. The result is the same as for a streamed utterance.
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
    /// Whether somebody spoke, regardless of the words.
    fileprivate var isSpeech: Bool { outcome != .noise && outcome != .silence }

    /// Whether a result at the beginning of a pause will probably remain valid (see
    /// docs/decisions/0036).
    package var isSure: Bool { outcome == .heard && confidence >= 0.7 }
}
