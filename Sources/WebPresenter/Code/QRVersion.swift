/// A QR code's version (size) with its arrangement of bytes at level M.
struct QRVersion: Sendable, Hashable {
    var number: Int
    /// The number of error correction bytes per block.
    var correction: Int
    /// The number of data bytes in each block.
    var blocks: [Int]

    /// Versions 1 to 10 at level M (ISO/IEC 18004, table 9).
    static let all: [QRVersion] = [
        QRVersion(number: 1, correction: 10, blocks: [16]),
        QRVersion(number: 2, correction: 16, blocks: [28]),
        QRVersion(number: 3, correction: 26, blocks: [44]),
        QRVersion(number: 4, correction: 18, blocks: [32, 32]),
        QRVersion(number: 5, correction: 24, blocks: [43, 43]),
        QRVersion(number: 6, correction: 16, blocks: [27, 27, 27, 27]),
        QRVersion(number: 7, correction: 18, blocks: [31, 31, 31, 31]),
        QRVersion(number: 8, correction: 22, blocks: [38, 38, 39, 39]),
        QRVersion(number: 9, correction: 22, blocks: [36, 36, 36, 37, 37]),
        QRVersion(number: 10, correction: 26, blocks: [43, 43, 43, 43, 44]),
    ]

    var size: Int { 17 + 4 * number }

    private var dataCount: Int { blocks.reduce(0, +) }
    private var lengthBits: Int { number < 10 ? 8 : 16 }

    /// The maximum length of a text in bytes. The mode and the length, which precede the text, use
    /// part of the capacity.
    var byteCapacity: Int { dataCount - (4 + lengthBits + 7) / 8 }

    var alignmentCenters: [Int] {
        guard number > 1 else { return [] }
        return number < 7 ? [6, size - 7] : [6, 8 + number * 2, size - 7]
    }

    /// The data and error correction bytes for a text, in drawing order.
    func codewords(for bytes: [UInt8]) -> [UInt8] {
        let data = padded(bytes)
        var start = 0
        let parts = blocks.map { count in
            defer { start += count }
            return Array(data[start..<start + count])
        }
        let corrections = parts.map { ReedSolomon.correction(of: $0, count: correction) }
        let longest = blocks.max() ?? 0
        let interleaved = (0..<longest).flatMap { place in
            parts.compactMap { place < $0.count ? $0[place] : nil }
        }
        return interleaved + (0..<correction).flatMap { place in corrections.map { $0[place] } }
    }

    private func padded(_ bytes: [UInt8]) -> [UInt8] {
        var bits: [Bool] = []
        func append(_ value: Int, _ count: Int) {
            for place in (0..<count).reversed() { bits.append(value >> place & 1 == 1) }
        }
        append(0b0100, 4)
        append(bytes.count, lengthBits)
        for byte in bytes { append(Int(byte), 8) }
        append(0, min(4, dataCount * 8 - bits.count))
        append(0, (8 - bits.count % 8) % 8)
        var data = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        var filler: [UInt8] = [0xEC, 0x11]
        while data.count < dataCount {
            data.append(filler[0])
            filler.reverse()
        }
        return data
    }
}

/// Reed-Solomon error correction in GF(256).
enum ReedSolomon {
    static func correction(of data: [UInt8], count: Int) -> [UInt8] {
        let generator = generator(count)
        var rest = [UInt8](repeating: 0, count: count)
        for byte in data {
            let factor = byte ^ rest.removeFirst()
            rest.append(0)
            for place in rest.indices { rest[place] ^= product(generator[place], factor) }
        }
        return rest
    }

    /// The generator polynomial's coefficients, highest power first, without the leading
    /// coefficient, which is 1.
    private static func generator(_ count: Int) -> [UInt8] {
        var coefficients = [UInt8](repeating: 0, count: count - 1) + [1]
        var root: UInt8 = 1
        for _ in 0..<count {
            for place in coefficients.indices {
                coefficients[place] = product(coefficients[place], root)
                if place + 1 < count { coefficients[place] ^= coefficients[place + 1] }
            }
            root = product(root, 2)
        }
        return coefficients
    }

    static func product(_ first: UInt8, _ second: UInt8) -> UInt8 {
        var result: UInt8 = 0
        for place in (0..<8).reversed() {
            result = (result << 1) ^ (result >> 7 == 1 ? 0x1D : 0)
            if second >> place & 1 == 1 { result ^= first }
        }
        return result
    }
}
