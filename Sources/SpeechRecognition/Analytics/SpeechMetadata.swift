public import Transcript

/// Describes how an utterance was spoken: its speed, its pauses and its voice.
public struct SpeechMetadata: Sendable, Hashable {
    /// The number of words per minute from the first word to the last, or 0 if there are no words.
    public var speakingRate: Double
    /// The mean length, in seconds, of the pauses between words (see ``shortestPause``), or 0 if
    /// there are no pauses.
    public var averagePause: Double
    /// The time at which the speech starts.
    public var speechStart: AudioTime
    /// The duration of the speech in seconds.
    public var speechDuration: Double
    /// How the voice sounded, if an analysis was requested.
    public var voice: VoiceAnalytics?

    /// The minimum length of a pause in seconds. A shorter silence can be the closure of a stop
    /// consonant.
    public static let shortestPause = 0.1

    /// Computes the metadata of a transcription. `speech` is the time range of the speech, by
    /// default the range of the words. The voice is analyzed in `samples`, which must cover the
    /// time range of the speech. Without `samples`, ``voice`` is nil.
    public init(_ transcription: Transcription, speech: TimeRange? = nil, samples: [Int16]? = nil) {
        let words = transcription.segments
        let spoken = transcription.range ?? TimeRange(start: .zero, end: .zero)
        speakingRate = spoken.seconds > 0 ? Double(words.count) * 60 / spoken.seconds : 0
        let pauses = zip(words, words.dropFirst())
            .map { $1.range.start.seconds - $0.range.end.seconds }
            .filter { $0 >= Self.shortestPause }
        averagePause = pauses.isEmpty ? 0 : pauses.reduce(0, +) / Double(pauses.count)
        speechStart = (speech ?? spoken).start
        speechDuration = (speech ?? spoken).seconds
        voice = samples.map(VoiceAnalytics.init)
    }
}
