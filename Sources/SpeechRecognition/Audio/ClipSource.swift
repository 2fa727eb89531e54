import Transcript

/// A recording or standard input as a stream. It is converted while it is read, so memory use does not depend on its
/// length.
public struct ClipSource: AudioReading, ~Copyable {
    private var file: SoundFile
    private var resampler: Resampler
    /// Converted samples, starting at `position`, that have not been requested yet.
    private var ready: [Float] = []
    private var readyStart = 0
    private var position = AudioTime.zero
    private var isFinished = false

    /// The file name to show in messages.
    public let name: String
    /// Whether the sound ended earlier than its header indicated. Known once the end has been read.
    public private(set) var isTruncated = false

    /// Samples per second before conversion.
    public var nativeHertz: Int { file.hertz }
    /// Channels in the file, before averaging.
    public var nativeChannelCount: Int { file.channelCount }

    /// Opens a recording.
    ///
    /// - Parameter path: The file, or `-` for standard input.
    /// - Throws: An error if the header already reveals a problem.
    public static func open(
        _ path: String, format: AudioFileFormat = .detected
    ) throws(AudioFileError) -> ClipSource {
        ClipSource(
            file: try SoundFile.open(path, format: format),
            name: path == "-" ? "standard input" : path)
    }

    private init(file: consuming SoundFile, name: String) {
        self.name = name
        resampler = Resampler(hertz: file.hertz)
        self.file = file
    }

    /// The next samples. The chunk is never empty.
    ///
    /// - Throws: ``AudioFileError`` if the file cannot be read any further.
    public mutating func read(upTo sampleCount: Int) throws -> AudioChunk? {
        try next(upTo: sampleCount)
    }

    /// Like `read`, with its specific error type.
    mutating func next(upTo sampleCount: Int) throws(AudioFileError) -> AudioChunk? {
        precondition(sampleCount > 0, "a read asks for at least one sample")
        while ready.count - readyStart < sampleCount, !isFinished { try fill() }
        let end = min(ready.count, readyStart + sampleCount)
        guard end > readyStart else {
            if position == .zero { throw .empty(file: name) }
            return nil
        }
        let chunk = AudioChunk(
            start: position, samples: ready[readyStart..<end].map(Sample.int16))
        position = chunk.end
        readyStart = end
        return chunk
    }

    private mutating func fill() throws(AudioFileError) {
        ready.removeFirst(readyStart)
        readyStart = 0
        var frames: [Float] = []
        if try file.read(into: &frames) > 0 {
            resampler.convert(frames, into: &ready)
        } else {
            resampler.finish(into: &ready)
            isTruncated = file.endedEarly()
            isFinished = true
        }
    }
}
