/// Writes RIFF/WAVE bytes, right and wrong ones.
public struct WaveFile {
    /// `WAVE_FORMAT_…` of the specification: 1 PCM, 3 float, 6 A-law, 7 µ-law.
    public var formatTag: UInt16 = 1
    /// Samples per second.
    public var hertz = 16_000
    /// Channels, interleaved.
    public var channelCount = 1
    /// Bits of one sample, as the header says.
    public var bitsPerSample = 16
    /// What the header says about the length of the data, if not the truth.
    public var claimedDataBytes: UInt32?
    /// The samples as bytes.
    public var data: [UInt8] = []

    /// 16-bit PCM at 16 kHz without a sample.
    public init() {}

    /// 16-bit PCM; several channels interleaved.
    public init(_ samples: [Int16], hertz: Int = 16_000, channelCount: Int = 1) {
        self.hertz = hertz
        self.channelCount = channelCount
        data = samples.flatMap(littleEndian)
    }

    /// The whole file.
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
