public import Transcript

/// Turns the samples of one utterance at a time into words. Owned by one thread.
public protocol Transcribing: ~Copyable, SendableMetatype {
    /// Starts an utterance whose first sample is at `start`. One that is under way is abandoned.
    mutating func beginUtterance(at start: AudioTime) throws

    /// Decodes further samples of the utterance.
    mutating func process(_ samples: [Int16]) throws

    /// What has been heard so far, with word times in the stream; confidences are nil. Nil before
    /// the first word.
    mutating func volatileTranscription() -> Transcription?

    /// Tells for how many samples, up to the last one, nobody has spoken; before
    /// ``completeness()`` and ``endUtterance()``. Somebody who never says so is taken to speak on.
    mutating func hearSilence(_ sampleCount: Int)

    /// For how many samples, up to the last one, a whole answer has been over, as far as is known while words
    /// are spoken; nil where there is none, or nobody knows.
    mutating func silenceAfterAnswer() -> Int?

    /// Whether what has been heard so far is a whole answer; asked every 50 ms of an utterance.
    mutating func completeness() -> Completeness

    /// Ends the utterance and looks at all of it a second time.
    mutating func endUtterance() throws -> Recognition
}

/// How far an utterance has come through what was expected.
public enum Completeness: Sendable, Hashable {
    /// Nothing yet, the middle of an answer, or nothing that can be trusted.
    case open
    /// An answer, confidently heard, that others extend ("Louis" before "Louis the Fourteenth").
    case extendable
    /// An answer, confidently heard, that no other answer extends.
    case final
}

extension Transcribing where Self: ~Copyable {
    /// Nobody needs to know of silence who is complete only at the end.
    public mutating func hearSilence(_ sampleCount: Int) {}

    /// Nobody knows who listens for nothing in particular.
    public mutating func silenceAfterAnswer() -> Int? { nil }

    /// Open speech is never complete before its speaker falls silent.
    public mutating func completeness() -> Completeness { .open }
}
