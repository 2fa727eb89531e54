import Transcript

/// A recording, or standard input, that is converted while it is being read. Memory use does not
/// depend on the length of the recording.
public struct ClipSource: AudioReading, ~Copyable {
    private var file: SoundFile
    private var resampler: Resampler
    /// Converted samples that have not been requested yet. The first sample is at `position`.
    private var ready: [Float] = []
    private var readyStart = 0
    private var position = AudioTime.zero
    private var isFinished = false
    /// The error for a damaged file, which is thrown after all audio before the damage has been
    /// delivered.
    private var damage: AudioFileError?

    /// The file name to show in messages.
    public let name: String
    /// Whether the recording is shorter than its header states. The value is known only after the
    /// whole recording has been read.
    public private(set) var isTruncated = false

    /// The sample rate before conversion, in hertz.
    public var nativeHertz: Int { file.hertz }
    /// The number of channels in the file before conversion to mono.
    public var nativeChannelCount: Int { file.channelCount }

    /// Opens a recording, or standard input if the path is `-`. Throws an error for an invalid
    /// header.
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

    /// Returns the next samples. The chunk is never empty. If a file is damaged, all audio before
    /// the damage is returned before ``AudioFileError`` is thrown.
    public mutating func read(upTo sampleCount: Int) throws -> AudioChunk? {
        try next(upTo: sampleCount)
    }

    /// Works like `read`, but throws only ``AudioFileError``.
    mutating func next(upTo sampleCount: Int) throws(AudioFileError) -> AudioChunk? {
        precondition(sampleCount > 0, "a read asks for at least one sample")
        while ready.count - readyStart < sampleCount, !isFinished { fill() }
        let end = min(ready.count, readyStart + sampleCount)
        guard end > readyStart else {
            if let damage { throw damage }
            if position == .zero { throw .empty(file: name) }
            return nil
        }
        let chunk = AudioChunk(
            start: position, samples: ready[readyStart..<end].map(Sample.int16))
        position = chunk.end
        readyStart = end
        return chunk
    }

    private mutating func fill() {
        ready.removeFirst(readyStart)
        readyStart = 0
        var frames: [Float] = []
        do throws(AudioFileError) {
            if try file.read(into: &frames) > 0 {
                resampler.convert(frames, into: &ready)
                return
            }
            isTruncated = file.endedEarly()
        } catch {
            damage = error
        }
        resampler.finish(into: &ready)
        isFinished = true
    }
}
