/// Creates FLAC data (RFC 9639) whose samples are not compressed: 16-bit mono in frames of 4,096 samples.
public struct FLACFile {
    /// The number of samples in a frame.
    public static let frameLength = 4_096
    /// The number of bytes before the first frame.
    public static let headerByteCount = 42
    /// The number of bytes of a frame.
    public static let frameByteCount = 6 + 1 + 2 * frameLength + 2

    /// Samples per second in the header.
    public var hertz = 16_000
    /// The number of samples in the header; 0 for a stream of unknown length.
    public var claimedSampleCount: Int
    private let samples: [Int16]

    /// Creates a file of at most 128 whole frames. Samples after the last whole frame are left out.
    public init(_ samples: [Int16]) {
        let frameCount = min(128, samples.count / Self.frameLength)
        self.samples = Array(samples.prefix(frameCount * Self.frameLength))
        claimedSampleCount = self.samples.count
    }

    /// The complete file.
    public var bytes: [UInt8] {
        var bytes = Array("fLaC".utf8) + [0x80, 0, 0, 34]
        bytes += Self.bigEndian(UInt16(Self.frameLength)) + Self.bigEndian(UInt16(Self.frameLength))
        // The sizes of frames are unknown.
        bytes += [UInt8](repeating: 0, count: 6)
        let bitsPerSample: UInt64 = 16
        bytes += Self.bigEndian(
            UInt64(hertz) << 44 | (bitsPerSample - 1) << 36 | UInt64(claimedSampleCount))
        // There is no checksum of the sound.
        bytes += [UInt8](repeating: 0, count: 16)
        for index in 0..<samples.count / Self.frameLength { bytes += frame(index) }
        return bytes
    }

    /// A frame: its header, one verbatim subframe and the checksum.
    private func frame(_ index: Int) -> [UInt8] {
        // The codes mean: 4,096 samples, the rate in the file's header, mono, 16 bits.
        let header: [UInt8] = [0xFF, 0xF8, 0xC0, 0x08, UInt8(index)]
        var frame = header + [UInt8(Self.checksum(header, bitCount: 8, polynomial: 0x07)), 0x02]
        let start = index * Self.frameLength
        for sample in samples[start..<start + Self.frameLength] { frame += Self.bigEndian(sample) }
        return frame + Self.bigEndian(Self.checksum(frame, bitCount: 16, polynomial: 0x8005))
    }

    private static func checksum(
        _ bytes: [UInt8], bitCount: UInt16, polynomial: UInt16
    ) -> UInt16 {
        let top: UInt16 = 1 << (bitCount - 1)
        let mask = top | (top - 1)
        var sum: UInt16 = 0
        for byte in bytes {
            sum ^= UInt16(byte) << (bitCount - 8)
            for _ in 0..<8 {
                let carries = sum & top != 0
                sum = (sum << 1) & mask
                if carries { sum ^= polynomial }
            }
        }
        return sum
    }

    private static func bigEndian(_ value: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: value.bigEndian) { Array($0) }
    }
}
