/// Determines a file's encoding and fingerprint, and whether the file is text, in a single scan.
struct TextScan {
    private(set) var digest = PackDigest()
    private var head: [UInt8] = []
    private var offset = 0
    /// The number of bytes that are still missing from the current UTF-8 sequence.
    private var pending = 0
    private var lowest: UInt8 = 0x80
    private var highest: UInt8 = 0xBF
    private var validSequences = 0
    private var invalidBytes = 0
    private var firstInvalid: Int?
    private var firstZero: Int?

    struct Result {
        var encoding: TextEncoding
        var problems: [PackProblem]
        var digest: PackDigest
    }

    mutating func update(_ bytes: [UInt8]) {
        digest.update(words: bytes)
        if head.count < 4096 { head += bytes.prefix(4096 - head.count) }
        bytes.withUnsafeBytes { buffer in
            var index = 0
            while index < buffer.count {
                if pending == 0, index + 8 <= buffer.count {
                    let word = buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                    // Skips eight bytes at once if none of them is zero or greater than 0x7F.
                    let zeros = (word &- 0x0101_0101_0101_0101) & ~word
                    if (word | zeros) & 0x8080_8080_8080_8080 == 0 {
                        index += 8
                        continue
                    }
                }
                step(buffer[index], at: offset + index)
                index += 1
            }
        }
        offset += bytes.count
    }

    private mutating func step(_ byte: UInt8, at place: Int) {
        if pending > 0 {
            if byte >= lowest && byte <= highest {
                pending -= 1
                (lowest, highest) = (0x80, 0xBF)
                if pending == 0 { validSequences += 1 }
                return
            }
            invalid(at: place)
            pending = 0
        }
        (lowest, highest) = (0x80, 0xBF)
        switch byte {
        case 0: firstZero = firstZero ?? place
        case 0x01...0x7F: break
        case 0xC2...0xDF: pending = 1
        case 0xE0: (pending, lowest) = (2, 0xA0)
        case 0xED: (pending, highest) = (2, 0x9F)
        case 0xE1...0xEF: pending = 2
        case 0xF0: (pending, lowest) = (3, 0x90)
        case 0xF1...0xF3: pending = 3
        case 0xF4: (pending, highest) = (3, 0x8F)
        default: invalid(at: place)
        }
    }

    private mutating func invalid(at place: Int) {
        invalidBytes += 1
        firstInvalid = firstInvalid ?? place
    }

    /// Finishes the scan, and guesses the encoding if none was declared. Throws `PackError.notText`
    /// or `.encoding`.
    mutating func finish(declared: TextEncoding? = nil) throws -> Result {
        if pending > 0 { invalid(at: offset) }
        var problems: [PackProblem] = []
        if let declared {
            if case .named(let name) = declared, !NamedEncoding.exists(name) {
                throw PackError.encoding(
                    problem: "this system cannot convert the encoding \(name)")
            }
            return Result(encoding: declared, problems: [], digest: digest)
        }
        let encoding: TextEncoding
        if head.starts(with: [0xFF, 0xFE]) {
            encoding = .utf16LittleEndian
        } else if head.starts(with: [0xFE, 0xFF]) {
            encoding = .utf16BigEndian
        } else if let zero = firstZero {
            guard let sniffed = sixteenBits() else {
                throw PackError.notText(
                    offset: zero, problem: "the file has a zero byte, so it is not text")
            }
            encoding = sniffed
        } else if invalidBytes == 0 {
            encoding = .utf8
        } else if validSequences > invalidBytes {
            encoding = .utf8
            problems.append(
                PackProblem(
                    .lost,
                    "\(invalidBytes) bytes are not UTF-8, the first at \(firstInvalid ?? 0); "
                        + "they are shown as \u{FFFD}", hint: "save the file as UTF-8"))
        } else {
            encoding = .windows1252
            try checkLatin()
            problems.append(
                PackProblem(
                    .note, "the file is not UTF-8; its encoding was guessed as Windows-1252",
                    hint: "if letters with accents look wrong, name it with --encoding"))
        }
        if encoding == .utf16BigEndian || encoding == .utf16LittleEndian, offset % 2 == 1 {
            problems.append(
                PackProblem(
                    .lost, "the UTF-16 text ends in the middle of a character",
                    hint: "the file may be incomplete"))
        }
        return Result(encoding: encoding, problems: problems, digest: digest)
    }

    /// Rejects text with too many non-ASCII letters to be Western European.
    private func checkLatin() throws {
        let high = head.count { $0 >= 0x80 }
        let plain = head.count { 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 }
        guard high * 2 > plain, high >= 8 else { return }
        throw PackError.encoding(
            problem: "the file is not UTF-8, and its encoding cannot be detected")
    }

    /// Detects UTF-16 text that has no byte-order mark. In Latin text, almost every second byte of
    /// UTF-16 is zero.
    private func sixteenBits() -> TextEncoding? {
        let pairs = head.count / 2
        guard pairs > 0 else { return nil }
        var even = 0
        var odd = 0
        for index in 0..<pairs {
            if head[2 * index] == 0 { even += 1 }
            if head[2 * index + 1] == 0 { odd += 1 }
        }
        if odd * 10 > pairs * 7, even * 10 < pairs { return .utf16LittleEndian }
        if even * 10 > pairs * 7, odd * 10 < pairs { return .utf16BigEndian }
        return nil
    }
}
