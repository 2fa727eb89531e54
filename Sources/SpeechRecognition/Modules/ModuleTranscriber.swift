public import Transcript

/// Passes the same utterances to several modules, each of which sends results to its readers. The
/// first module decides when an utterance ends, and the session's events contain the first module's
/// words.
public struct ModuleTranscriber: ~Copyable, Transcribing {
    private let modules: [SpeechModule]
    private let boxes: [ModuleBox]
    private var start = AudioTime.zero
    private var position = AudioTime.zero
    private var shown: [String]

    /// Creates the modules' transcribers. Throws ``ListeningError/noModule`` if there are no
    /// modules.
    public init(_ modules: [SpeechModule]) throws {
        guard !modules.isEmpty else { throw ListeningError.noModule }
        let boxes: [ModuleBox]
        do {
            boxes = try modules.map { try $0.makeBox() }
        } catch {
            // If the modules' streams stayed open, existing readers would wait for a run that never
            // begins.
            for module in modules { module.end(throwing: error) }
            throw error
        }
        self.modules = modules
        self.boxes = boxes
        shown = Array(repeating: "", count: modules.count)
    }

    deinit { for module in modules { module.end() } }

    /// Changes a module's transcriber between utterances. Throws
    /// ``ListeningError/otherModule(named:)``.
    public mutating func change<Transcriber: Transcribing & ~Copyable>(
        _ module: SpeechModule, _ body: (inout Transcriber) throws -> Void
    ) throws {
        guard let index = modules.firstIndex(where: { $0 === module }),
            let box = boxes[index] as? ModuleBoxOf<Transcriber>
        else { throw ListeningError.otherModule(named: module.name) }
        try box.change(body)
    }

    /// Starts an utterance in every module. Throws the error of the first module that fails.
    public mutating func beginUtterance(at start: AudioTime) throws {
        self.start = start
        position = start
        shown = Array(repeating: "", count: modules.count)
        for box in boxes { try box.begin(at: start) }
    }

    /// Passes the samples to every module. Throws the error of the first module that fails.
    public mutating func process(_ samples: [Int16]) throws {
        position = position.advanced(bySamples: samples.count)
        for box in boxes { try box.process(samples) }
    }

    /// Sends each module's new words to the module's readers, and returns the first module's words.
    public mutating func volatileTranscription() -> Transcription? {
        let hypotheses = boxes.map { $0.volatileTranscription() }
        for (index, hypothesis) in hypotheses.enumerated() {
            guard let hypothesis, hypothesis.text != shown[index] else { continue }
            shown[index] = hypothesis.text
            modules[index].send(
                SpeechModule.Result(
                    isFinal: false, range: TimeRange(start: start, end: position),
                    finalizedUntil: start, transcriptions: [hypothesis], recognition: nil))
        }
        return hypotheses.first ?? nil
    }

    /// Reports the silence to every module.
    public mutating func hearSilence(_ sampleCount: Int) {
        for box in boxes { box.hearSilence(sampleCount) }
    }

    /// The number of samples since a whole answer ended, according to the first module (see
    /// ``Transcribing``).
    public mutating func silenceAfterAnswer() -> Int? { boxes[0].silenceAfterAnswer() }

    /// The first module's completeness, which alone decides when an utterance ends.
    public mutating func completeness() -> Completeness { boxes[0].completeness() }

    /// Ends the utterance in every module, sends the results, and returns the first module's
    /// result.
    public mutating func endUtterance() throws -> Recognition {
        let range = TimeRange(start: start, end: max(start, position))
        let findings = try boxes.map { try $0.end() }
        for (module, finding) in zip(modules, findings) {
            guard let finding else { continue }
            module.send(
                SpeechModule.Result(
                    isFinal: true, range: range, finalizedUntil: range.end,
                    transcriptions: [finding.best] + finding.alternatives, recognition: finding))
        }
        guard let leading = findings.first ?? nil else {
            throw SpeechDecoderError.outOfOrder("a module without a finding")
        }
        return leading
    }
}
