public import Transcript

/// Converts samples into words, one utterance at a time. One thread owns a transcriber.
public protocol Transcribing: ~Copyable, SendableMetatype {
    /// Starts an utterance whose first sample is at `start`. An utterance in progress is abandoned.
    mutating func beginUtterance(at start: AudioTime) throws

    /// Decodes more samples of the utterance.
    mutating func process(_ samples: [Int16]) throws

    /// The words heard so far, with their times in the stream but without confidences. Nil before the first word.
    mutating func volatileTranscription() -> Transcription?

    /// Reports how many of the latest samples contain no speech. Called before ``completeness()`` and
    /// ``endUtterance()``. Without this call, speech is assumed to continue.
    mutating func hearSilence(_ sampleCount: Int)

    /// How many samples ago a whole answer ended, according to the words heard so far. Nil if there is no whole answer,
    /// or if this is unknown.
    mutating func silenceAfterAnswer() -> Int?

    /// The words that ``completeness()`` judges. By default, those of ``volatileTranscription()``.
    mutating func expectedWords() -> [String]

    /// Whether the words heard so far are a whole answer. Called every 50 ms during speech and every 10 ms in a pause.
    mutating func completeness() -> Completeness

    /// Ends the utterance, examines all of it again, and returns the result.
    mutating func endUtterance() throws -> Recognition
}

/// How much of an expected answer has been heard.
public enum Completeness: Sendable, Hashable {
    /// Nothing has been heard yet, only part of an answer, or nothing reliable.
    case open
    /// An answer has been heard with confidence, but a longer answer is possible ("Louis" before "Louis the
    /// Fourteenth").
    case extendable
    /// An answer has been heard with confidence, and no longer answer is possible.
    case final
}

extension Transcribing where Self: ~Copyable {
    /// Does nothing, because a transcriber that decides only at the end does not need this.
    public mutating func hearSilence(_ sampleCount: Int) {}

    /// The words of ``volatileTranscription()``.
    public mutating func expectedWords() -> [String] {
        volatileTranscription()?.segments.map(\.text) ?? []
    }

    /// Nil, because a transcriber without expected answers does not know.
    public mutating func silenceAfterAnswer() -> Int? { nil }

    /// Open, because without expected answers only silence ends an utterance.
    public mutating func completeness() -> Completeness { .open }
}
