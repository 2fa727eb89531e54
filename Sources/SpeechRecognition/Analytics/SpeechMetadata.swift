public import Transcript

/// How something was said, beside what was said.
public struct SpeechMetadata: Sendable, Hashable {
    /// Words per minute from the first word's start to the last word's end; 0 without words.
    public var speakingRate: Double
    /// Mean pause between words in seconds; only silences of at least
    /// ``shortestPause`` count. 0 when there is none.
    public var averagePause: Double
    /// Where the speech starts.
    public var speechStart: AudioTime
    /// Seconds from the start of the speech to its end.
    public var speechDuration: Double
    /// How the voice sounded, where it was asked for.
    public var voice: VoiceAnalytics?

    /// Silences shorter than this, in seconds, belong to the sounds around them: closures of stops
    /// last up to about a tenth of a second.
    public static let shortestPause = 0.1

    /// - Parameters:
    ///   - transcription: The words with their times.
    ///   - speech: What counts as the speech where it is known better than from the words, as by an
    ///     endpointer.
    ///   - samples: The sound of that stretch, for its voice; nil leaves ``voice`` out.
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
