public import Transcript

/// How something was said, in addition to its words.
public struct SpeechMetadata: Sendable, Hashable {
    /// Words per minute, from the first word's start to the last word's end; 0 if there are no words.
    public var speakingRate: Double
    /// The mean silence between words of at least ``shortestPause``, in seconds; 0 if there is none.
    public var averagePause: Double
    /// Where the speech starts.
    public var speechStart: AudioTime
    /// Seconds from the start of the speech to its end.
    public var speechDuration: Double
    /// How the voice sounded, if an analysis was requested.
    public var voice: VoiceAnalytics?

    /// The shortest pause in seconds. A shorter silence can be the closure of a stop consonant.
    public static let shortestPause = 0.1

    /// Measures a transcription. `speech` is the exact extent of the speech; nil takes the extent of the
    /// words. `samples` are that extent's samples for analyzing the voice; nil leaves ``voice`` nil.
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
