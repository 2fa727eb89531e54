public import Transcript

/// Converts the samples of one utterance at a time into words. One thread owns it.
public protocol Transcribing: ~Copyable, SendableMetatype {
    /// Starts an utterance whose first sample is at `start`. An utterance in progress is abandoned.
    mutating func beginUtterance(at start: AudioTime) throws

    /// Decodes further samples of the utterance.
    mutating func process(_ samples: [Int16]) throws

    /// What has been heard so far, with word times in the stream but without confidences. Nil before the first word.
    mutating func volatileTranscription() -> Transcription?

    /// Reports how many samples up to the last one had no speech. Called before ``completeness()`` and
    /// ``endUtterance()``. Without a call, the speech counts as continuing.
    mutating func hearSilence(_ sampleCount: Int)

    /// How many samples ago a whole answer ended, as far as is known during speech; nil if there is none or it is
    /// unknown.
    mutating func silenceAfterAnswer() -> Int?

    /// The words that ``completeness()`` is about. By default, those of ``volatileTranscription()``.
    mutating func expectedWords() -> [String]

    /// Whether what has been heard so far is a whole answer. Called every 50 ms during speech and every 10 ms in a
    /// pause.
    mutating func completeness() -> Completeness

    /// Ends the utterance and looks at all of it a second time.
    mutating func endUtterance() throws -> Recognition
}

/// How much of an expected answer has been heard.
public enum Completeness: Sendable, Hashable {
    /// Nothing yet, part of an answer, or nothing reliable.
    case open
    /// An answer heard with confidence that others extend ("Louis" before "Louis the Fourteenth").
    case extendable
    /// An answer heard with confidence that no other answer extends.
    case final
}

extension Transcribing where Self: ~Copyable {
    /// Does nothing: a transcriber that decides only at the end does not need this.
    public mutating func hearSilence(_ sampleCount: Int) {}

    /// The words that are reported.
    public mutating func expectedWords() -> [String] {
        volatileTranscription()?.segments.map(\.text) ?? []
    }

    /// Nil: a transcriber without expected answers does not know.
    public mutating func silenceAfterAnswer() -> Int? { nil }

    /// Open: without expected answers, only silence ends an utterance.
    public mutating func completeness() -> Completeness { .open }
}
