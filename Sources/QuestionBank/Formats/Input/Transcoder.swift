/// Converts a file to UTF-8 piece by piece, and removes the byte-order mark.
struct Transcoder {
    private let encoding: TextEncoding
    private var isStart = true
    private var leftover: [UInt8] = []
    private var lead: UInt16?
    private let named: NamedEncoding?

    init(_ encoding: TextEncoding) {
        self.encoding = encoding
        if case .named(let name) = encoding {
            named = NamedEncoding(name)
        } else {
            named = nil
        }
    }

    mutating func utf8(_ piece: [UInt8]) -> [UInt8] {
        let isFirst = isStart
        isStart = false
        switch encoding {
        case .utf8:
            if isFirst, piece.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(piece.dropFirst(3)) }
            return piece
        case .windows1252: return windows(piece)
        case .utf16LittleEndian, .utf16BigEndian: return sixteen(piece, isFirst: isFirst)
        // The converter always exists here, because a file in an unsupported encoding cannot be
        // opened.
        case .named: return named?.utf8(piece) ?? Self.replacement
        }
    }

    mutating func finish() -> [UInt8] {
        if let named { return named.finish() }
        return lead == nil && leftover.isEmpty ? [] : Self.replacement
    }

    private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

    private mutating func sixteen(_ piece: [UInt8], isFirst: Bool) -> [UInt8] {
        let bytes = leftover + piece
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index + 1 < bytes.count {
            let (a, b) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            index += 2
            let unit = encoding == .utf16LittleEndian ? b << 8 | a : a << 8 | b
            if isFirst, index == 2, unit == 0xFEFF { continue }
            if let high = lead {
                lead = nil
                if UTF16.isTrailSurrogate(unit) {
                    let value = 0x10000 + (UInt32(high & 0x3FF) << 10) + UInt32(unit & 0x3FF)
                    append(value, to: &result)
                    continue
                }
                result += Self.replacement
            }
            if UTF16.isLeadSurrogate(unit) {
                lead = unit
            } else {
                append(UInt32(unit), to: &result)
            }
        }
        leftover = Array(bytes[index...])
        return result
    }

    private func windows(_ piece: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(piece.count + piece.count / 8)
        for byte in piece {
            if byte < 0x80 {
                result.append(byte)
            } else {
                let value =
                    byte < 0xA0 ? UInt32(Self.upperControls[Int(byte) - 0x80]) : UInt32(byte)
                append(value, to: &result)
            }
        }
        return result
    }

    private func append(_ value: UInt32, to result: inout [UInt8]) {
        if let scalar = Unicode.Scalar(value), let bytes = UTF8.encode(scalar) {
            result.append(contentsOf: bytes)
        } else {
            result += Self.replacement
        }
    }

    /// The characters of Windows-1252 from 0x80 to 0x9F, with U+FFFD for the five unassigned codes.
    private static let upperControls: [UInt16] = [
        0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
        0x2039, 0x0152, 0xFFFD, 0x017D, 0xFFFD, 0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
        0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0xFFFD, 0x017E, 0x0178,
    ]
}
