public import Transcript

/// A whole recording in memory as 16 kHz mono.
public struct AudioClip: Sendable {
    /// Signed 16-bit samples at `AudioTime.hertz`.
    public var samples: [Int16]
    /// Samples per second and channels before conversion.
    public var nativeHertz: Int
    /// Channels in the file, before they were averaged.
    public var nativeChannelCount: Int
    /// Whether its header promised more sound than the file holds; what is there has been read.
    public var isTruncated: Bool

    /// Samples at 16 kHz, perhaps with what they were converted from.
    public init(
        samples: [Int16], nativeHertz: Int = AudioTime.hertz, nativeChannelCount: Int = 1,
        isTruncated: Bool = false
    ) {
        self.samples = samples
        self.nativeHertz = nativeHertz
        self.nativeChannelCount = nativeChannelCount
        self.isTruncated = isTruncated
    }

    /// Its stretch of a stream that starts with it.
    public var range: TimeRange {
        TimeRange(start: .zero, end: AudioTime(sampleIndex: samples.count))
    }

    /// How long it lasts.
    public var duration: Duration { .seconds(range.seconds) }

    /// Reads a recording of any format, rate and channel count that libsndfile knows.
    ///
    /// Channels are averaged; libsamplerate's best sinc filter converts the rate. The result has
    /// exactly `round(frames × 16000 / rate)` samples, and 16-bit 16 kHz mono comes through bit by
    /// bit.
    ///
    /// - Parameters:
    ///   - path: The file, or `-` for standard input.
    ///   - format: Sound without a header must be named as such.
    ///   - limitSeconds: Longer sound is refused; ``ClipSource`` streams any length.
    /// - Throws: What is wrong with the file. A truncated one does not throw: see ``isTruncated``.
    public static func read(
        _ path: String, format: AudioFileFormat = .detected, limitSeconds: Int = 3_600
    ) throws(AudioFileError) -> AudioClip {
        var source = try ClipSource.open(path, format: format)
        var samples: [Int16] = []
        while let chunk = try source.next(upTo: 65_536) {
            samples.append(contentsOf: chunk.samples)
            if samples.count > limitSeconds * AudioTime.hertz {
                throw .tooLong(file: source.name, limitSeconds: limitSeconds)
            }
        }
        return AudioClip(
            samples: samples, nativeHertz: source.nativeHertz,
            nativeChannelCount: source.nativeChannelCount, isTruncated: source.isTruncated)
    }

    /// The clip as a source that a session can listen to.
    public func source() -> SampleSource { SampleSource(samples) }
}
