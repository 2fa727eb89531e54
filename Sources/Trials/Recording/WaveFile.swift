/// A canonical RIFF WAVE file of 16-bit mono samples.
package enum WaveFile {
    package static func bytes(_ samples: [Int16], hertz: UInt32) -> [UInt8] {
        var bytes: [UInt8] = []
        func number(_ value: some FixedWidthInteger) {
            withUnsafeBytes(of: value.littleEndian) { bytes += $0 }
        }
        let size = UInt32(samples.count * 2)
        bytes += Array("RIFF".utf8)
        number(36 + size)
        bytes += Array("WAVEfmt ".utf8)
        number(UInt32(16))
        number(UInt16(1))
        number(UInt16(1))
        number(hertz)
        number(hertz * 2)
        number(UInt16(2))
        number(UInt16(16))
        bytes += Array("data".utf8)
        number(size)
        for sample in samples { number(sample) }
        return bytes
    }
}
