public import Transcript

/// Converts samples into words, one utterance at a time. Use each transcriber on only one thread.
public protocol Transcribing: ~Copyable, SendableMetatype {
    /// Starts an utterance whose first sample is at `start`. An utterance in progress is abandoned.
    mutating func beginUtterance(at start: AudioTime) throws

    /// Decodes more samples of the utterance.
    mutating func process(_ samples: [Int16]) throws

    /// The words recognized so far, with times but without confidences; nil before the first word.
    mutating func volatileTranscription() -> Transcription?

    /// Tells the transcriber how many of the latest samples contain no speech. This method is
    /// called before ``completeness()`` and ``endUtterance()``.
    mutating func hearSilence(_ sampleCount: Int)

    /// The number of samples since a whole answer ended; nil if this number is unknown.
    mutating func silenceAfterAnswer() -> Int?

    /// The words that ``completeness()`` evaluates, by default those of
    /// ``volatileTranscription()``.
    mutating func expectedWords() -> [String]

    /// Whether the words recognized so far form a whole answer. The listener calls this method
    /// every 50 ms during speech and every 10 ms in a pause.
    mutating func completeness() -> Completeness

    /// Ends the utterance, examines the whole utterance a second time, and returns the result.
    mutating func endUtterance() throws -> Recognition
}

/// How much of an expected answer has been recognized.
public enum Completeness: Sendable, Hashable {
    /// Nothing, or only part of an answer, has been recognized reliably so far.
    case open
    /// An answer has been recognized confidently, but the speaker is likely to correct it.
    case correctable
    /// An answer has been recognized confidently, but a longer one is possible.
    case extendable
    /// An answer has been recognized confidently, and a longer one is impossible.
    case final
}

extension Transcribing where Self: ~Copyable {
    /// Does nothing. A transcriber that makes decisions only at the end of an utterance can ignore
    /// silence.
    public mutating func hearSilence(_ sampleCount: Int) {}

    /// Returns the words of ``volatileTranscription()``.
    public mutating func expectedWords() -> [String] {
        volatileTranscription()?.segments.map(\.text) ?? []
    }

    /// Returns nil, because a transcriber without expected answers cannot tell when an answer
    /// ended.
    public mutating func silenceAfterAnswer() -> Int? { nil }

    /// Returns `open`, because only silence ends an utterance if no answers are expected.
    public mutating func completeness() -> Completeness { .open }
}
