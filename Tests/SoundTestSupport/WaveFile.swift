/// Creates valid and invalid RIFF/WAVE data.
public struct WaveFile {
    /// The specification's `WAVE_FORMAT_…`: 1 PCM, 3 float, 6 A-law, 7 µ-law.
    public var formatTag: UInt16 = 1
    /// Samples per second.
    public var hertz = 16_000
    /// The number of interleaved channels.
    public var channelCount = 1
    /// The bits per sample in the header.
    public var bitsPerSample = 16
    /// The length of the data in the header, if it differs from the real length.
    public var claimedDataBytes: UInt32?
    /// The samples as bytes.
    public var data: [UInt8] = []

    /// Creates an empty file of 16-bit PCM at 16 kHz.
    public init() {}

    /// Creates a file of 16-bit PCM with interleaved channels.
    public init(_ samples: [Int16], hertz: Int = 16_000, channelCount: Int = 1) {
        self.hertz = hertz
        self.channelCount = channelCount
        data = samples.flatMap(littleEndian)
    }

    /// The complete file.
    public var bytes: [UInt8] {
        let blockAlign = channelCount * bitsPerSample / 8
        let length = claimedDataBytes ?? UInt32(data.count)
        var bytes = Array("RIFF".utf8) + littleEndian(length &+ 36) + Array("WAVEfmt ".utf8)
        bytes += littleEndian(UInt32(16)) + littleEndian(formatTag)
        bytes += littleEndian(UInt16(channelCount)) + littleEndian(UInt32(hertz))
        bytes += littleEndian(UInt32(hertz * blockAlign)) + littleEndian(UInt16(blockAlign))
        bytes += littleEndian(UInt16(bitsPerSample)) + Array("data".utf8) + littleEndian(length)
        return bytes + data
    }
}

/// The bytes of an integer, least significant first.
public func littleEndian(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian) { Array($0) }
}
