internal import Transcript

/// The JSON form is `{"speakingRate","averagePause","speechStart","speechDuration","voice"}`. Times
/// are in seconds.
extension SpeechMetadata: Codable {
    private enum Key: String, CodingKey {
        case speakingRate
        case averagePause
        case speechStart
        case speechDuration
        case voice
    }

    /// Writes the same keys as `transcribe --json`. Times are in seconds, and all numbers are
    /// rounded.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(speakingRate.rounded(places: 1), forKey: .speakingRate)
        try container.encode(averagePause.rounded(places: 3), forKey: .averagePause)
        try container.encode(speechStart.seconds.rounded(places: 4), forKey: .speechStart)
        try container.encode(speechDuration.rounded(places: 4), forKey: .speechDuration)
        try container.encodeIfPresent(voice, forKey: .voice)
    }

    /// Reads the rounded values that ``encode(to:)`` wrote.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        speakingRate = try container.decode(Double.self, forKey: .speakingRate)
        averagePause = try container.decode(Double.self, forKey: .averagePause)
        speechStart = AudioTime(
            seconds: try container.decode(Double.self, forKey: .speechStart))
        speechDuration = try container.decode(Double.self, forKey: .speechDuration)
        voice = try container.decodeIfPresent(VoiceAnalytics.self, forKey: .voice)
    }
}

/// The JSON form contains the means `{"pitch","jitter","shimmer","voicing"}`, which are null if no
/// frame is voiced. The key `"frames"` contains the values of every frame and the `"duration"` of
/// one frame in seconds.
extension VoiceAnalytics: Codable {
    private enum Key: String, CodingKey {
        case pitch
        case jitter
        case shimmer
        case voicing
        case frames
        case duration
    }

    /// Writes the means and, under the key `frames`, the values of every frame and the duration of
    /// one frame.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(meanPitch?.rounded(places: 1), forKey: .pitch)
        try container.encode(meanJitter?.rounded(places: 4), forKey: .jitter)
        try container.encode(meanShimmer?.rounded(places: 2), forKey: .shimmer)
        try container.encode(meanVoicing?.rounded(places: 3), forKey: .voicing)
        var frames = container.nestedContainer(keyedBy: Key.self, forKey: .frames)
        try frames.encode(Self.frameDuration, forKey: .duration)
        try frames.encode(pitch.map { $0?.rounded(places: 1) }, forKey: .pitch)
        try frames.encode(jitter.map { $0?.rounded(places: 4) }, forKey: .jitter)
        try frames.encode(shimmer.map { $0?.rounded(places: 2) }, forKey: .shimmer)
        try frames.encode(voicing.map { $0.rounded(places: 2) }, forKey: .voicing)
    }

    /// Reads the values of the frames and computes the means from them.
    public init(from decoder: any Decoder) throws {
        let frames = try decoder.container(keyedBy: Key.self)
            .nestedContainer(keyedBy: Key.self, forKey: .frames)
        pitch = try frames.decode([Double?].self, forKey: .pitch)
        jitter = try frames.decode([Double?].self, forKey: .jitter)
        shimmer = try frames.decode([Double?].self, forKey: .shimmer)
        voicing = try frames.decode([Double].self, forKey: .voicing)
    }
}

extension Double {
    /// Rounds the number to this many decimal places to make it readable.
    fileprivate func rounded(places: Int) -> Double {
        let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
        return (self * scale).rounded() / scale
    }
}
