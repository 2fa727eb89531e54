public import Transcript

/// How something was said, in addition to its words.
public struct SpeechMetadata: Sendable, Hashable {
    /// Words per minute, from the start of the first word to the end of the last one; 0 if there are no words.
    public var speakingRate: Double
    /// The mean pause between words, in seconds; 0 if there are no pauses. Only silences of at least ``shortestPause``
    /// count.
    public var averagePause: Double
    /// Where the speech starts.
    public var speechStart: AudioTime
    /// Seconds from the start of the speech to its end.
    public var speechDuration: Double
    /// How the voice sounded, if an analysis was requested.
    public var voice: VoiceAnalytics?

    /// The shortest silence, in seconds, that counts as a pause. A shorter silence is part of the sounds around it: the
    /// closure of a stop consonant lasts up to about a tenth of a second.
    public static let shortestPause = 0.1

    /// - Parameters:
    ///   - transcription: The words with their times.
    ///   - speech: The exact extent of the speech, for example from an endpointer. If nil, the times of the words
    ///     determine the extent.
    ///   - samples: The samples of that extent, for analyzing the voice. If nil, ``voice`` is nil.
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
