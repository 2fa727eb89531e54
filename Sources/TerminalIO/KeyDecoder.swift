/// Decodes keys from the bytes of a terminal in raw mode. The bytes of one key may arrive
/// separately.
struct KeyDecoder {
    private var pending: [UInt8] = []

    /// Returns the keys that these bytes complete. If `isLast` is true, a final escape character is
    /// taken to be the Escape key.
    mutating func decode(_ bytes: [UInt8], isLast: Bool = true) -> [Key] {
        pending += bytes
        var keys: [Key] = []
        while let byte = pending.first {
            if byte == 0x1B {
                guard let length = escapeLength(isLast: isLast) else { break }
                if length == 1 { keys.append(.escape) }
                if length > 2, let key = Self.key(pending[2..<length]) { keys.append(key) }
                pending.removeFirst(length)
            } else if byte < 0x20 || byte == 0x7F {
                pending.removeFirst()
                if let key = Self.control(byte) { keys.append(key) }
            } else {
                guard let (character, length) = character() else { break }
                pending.removeFirst(length)
                if let character { keys.append(.character(character)) }
            }
        }
        return keys
    }

    /// Decodes the characters that VT220 and rxvt terminals send after `ESC [` or `ESC O`: a
    /// letter, or a number and `~`.
    private static func key(_ bytes: ArraySlice<UInt8>) -> Key? {
        switch String(decoding: bytes, as: UTF8.self) {
        case "A": .up
        case "B": .down
        case "C": .right
        case "D": .left
        case "H", "1~", "7~": .home
        case "F", "4~", "8~": .end
        case "3~": .delete
        default: nil
        }
    }

    private static func control(_ byte: UInt8) -> Key? {
        switch byte {
        case 0x0D, 0x0A: .enter
        case 0x08, 0x7F: .backspace
        case 0x01: .home
        case 0x05: .end
        case 0x0B: .deleteToEnd
        case 0x15: .deleteToStart
        case 0x17: .deleteWord
        case 0x04: .endOfInput
        default: nil
        }
    }

    /// The length of the ECMA-48 sequence at the start of the pending bytes, or nil if more bytes
    /// are needed.
    private func escapeLength(isLast: Bool) -> Int? {
        guard pending.count > 1 else { return isLast ? 1 : nil }
        switch pending[1] {
        case 0x5B:
            guard let end = pending.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) })
            else { return pending.count > 32 ? pending.count : nil }
            return end + 1
        case 0x4F: return pending.count > 2 ? 3 : nil
        case 0x1B: return 1
        default: return 2
        }
    }

    /// The character at the start of the pending bytes and its length in bytes, or nil if more
    /// bytes are needed.
    private func character() -> (Character?, Int)? {
        let first = pending[0]
        let length =
            switch first {
            case 0x00..<0x80: 1
            case 0xC2..<0xE0: 2
            case 0xE0..<0xF0: 3
            case 0xF0..<0xF5: 4
            default: 0
            }
        guard length > 0 else { return (nil, 1) }
        for index in 1..<max(length, 1) where index < pending.count {
            if !(0x80..<0xC0).contains(pending[index]) { return (nil, index) }
        }
        guard pending.count >= length else { return nil }
        guard let text = String(validating: pending[..<length], as: UTF8.self) else {
            return (nil, length)
        }
        return (text.first, length)
    }
}
