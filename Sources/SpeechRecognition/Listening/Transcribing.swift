public import Transcript

/// Turns the samples of one utterance at a time into words. Owned by one thread.
public protocol Transcribing: ~Copyable {
    /// Starts an utterance whose first sample is at `start`.
    mutating func beginUtterance(at start: AudioTime) throws

    /// Decodes further samples of the utterance.
    mutating func process(_ samples: [Int16]) throws

    /// What has been heard so far, with word times in the stream; confidences are nil. Nil before
    /// the first word.
    mutating func volatileTranscription() -> Transcription?

    /// Ends the utterance and looks at all of it a second time.
    mutating func endUtterance() throws -> Recognition
}
