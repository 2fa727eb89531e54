public import Transcript

/// A whole recording, which is kept in memory as 16 kHz mono audio.
public struct AudioClip: Sendable {
    /// The signed 16-bit samples, at the rate `AudioTime.hertz`.
    public var samples: [Int16]
    /// The sample rate before conversion, in hertz.
    public var nativeHertz: Int
    /// The number of channels in the file before conversion to mono.
    public var nativeChannelCount: Int
    /// Whether the file contains less audio than its header states. Even if this property is true,
    /// all audio in the file has been read.
    public var isTruncated: Bool

    /// Creates a clip from samples at 16 kHz. The other arguments describe the original recording,
    /// if it is known.
    public init(
        samples: [Int16], nativeHertz: Int = AudioTime.hertz, nativeChannelCount: Int = 1,
        isTruncated: Bool = false
    ) {
        self.samples = samples
        self.nativeHertz = nativeHertz
        self.nativeChannelCount = nativeChannelCount
        self.isTruncated = isTruncated
    }

    /// The clip's time range, which starts at zero.
    public var range: TimeRange {
        TimeRange(start: .zero, end: AudioTime(sampleIndex: samples.count))
    }

    /// The clip's length.
    public var duration: Duration { .seconds(range.seconds) }

    /// Reads a recording in any format that libsndfile supports. libsamplerate's best sinc filter
    /// converts the recording to exactly `round(frames × 16000 / rate)` mono samples at 16 kHz.
    /// - Parameters:
    ///   - path: The file, or `-` for standard input.
    ///   - format: The format, which is required for audio without a header.
    ///   - limitSeconds: The maximum length in seconds. Use ``ClipSource`` for longer recordings.
    /// - Throws: An error if the file cannot be read. A truncated file causes no error (see
    ///   ``isTruncated``).
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

    /// A source that delivers the clip to a session.
    public func source() -> SampleSource { SampleSource(samples) }
}
