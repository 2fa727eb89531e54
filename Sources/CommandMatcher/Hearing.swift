public import Transcript

/// A spoken or typed answer, as the judge receives it.
public struct Hearing: Sendable, Hashable, Codable {
    /// The best transcription. The segments of this transcription contain the times of the words.
    public var best: Transcription
    /// Other transcriptions of the same speech, best first.
    public var alternatives: [Transcription]

    /// Creates a hearing.
    public init(best: Transcription, alternatives: [Transcription] = []) {
        self.best = best
        self.alternatives = alternatives
    }
}
