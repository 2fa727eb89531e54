public import Transcript

/// Transcribes open speech with an encoder and a decoder that process the utterance as a whole.
///
/// There are no words before the end of an utterance. Contextual phrases have no effect. One thread owns a transcriber.
public struct EncoderTranscriber: ~Copyable, Transcribing {
    /// The silence added on both sides of an utterance, 0.3 s.
    static let quietCount = AudioTime.hertz * 3 / 10

    private let model: OpenSpeechModel
    private let request: TranscriptionRequest
    private var start = AudioTime.zero
    private var samples: [Int16] = []
    private var isInUtterance = false
    private let clock = ContinuousClock()

    /// - Parameter request: The number of alternatives, and the written form.
    public init(model: OpenSpeechModel, request: TranscriptionRequest = .init(.dictation)) {
        self.model = model
        self.request = request
    }

    /// Starts an utterance; see ``Transcribing``.
    public mutating func beginUtterance(at start: AudioTime) throws {
        self.start = start
        samples.removeAll(keepingCapacity: true)
        isInUtterance = true
    }

    /// Stores further samples.
    ///
    /// - Throws: `SpeechDecoderError.outOfOrder` without an utterance.
    public mutating func process(_ samples: [Int16]) throws {
        guard isInUtterance else {
            throw SpeechDecoderError.outOfOrder("samples came before an utterance began")
        }
        self.samples += samples
    }

    /// Nil, because words are known only at the end.
    public mutating func volatileTranscription() -> Transcription? { nil }

    /// Ends the utterance and transcribes it. The confidence is the decoder's own probability, not calibrated.
    ///
    /// - Throws: `SpeechDecoderError.outOfOrder` without an utterance.
    public mutating func endUtterance() throws -> Recognition {
        guard isInUtterance else {
            throw SpeechDecoderError.outOfOrder("an utterance ended that never began")
        }
        isInUtterance = false
        let began = clock.now
        let whole = TimeRange(start: start, end: start.advanced(bySamples: samples.count))
        let sound = RecordingQuiet.around(
            samples.map { Float($0) / 32_768 }, Self.quietCount)
        let first = start.advanced(bySamples: -Self.quietCount)
        let readings = model.results(sound, count: request.alternativeCount + 1).map { result in
            Transcription(
                segments: DecodedWords(result, model.decoder.tokens).segments(
                    from: first, within: whole, isWritten: request.addsPunctuation),
                confidence: result.probability)
        }
        let best = readings.first ?? Transcription(segments: [])
        let speech = best.range ?? whole
        let voice = request.analyzesVoice ? samples.stretch(speech, startingAt: start) : nil
        return Recognition(
            outcome: best.segments.isEmpty ? .noise : .heard, speech: speech, best: best,
            alternatives: readings.dropFirst().filter { !$0.segments.isEmpty },
            confidence: best.confidence ?? 0, computeSeconds: (clock.now - began) / .seconds(1),
            metadata: SpeechMetadata(best, speech: speech, samples: voice))
    }
}
