/// Reads strings, numbers and the literals `true`, `false` and `null`.
extension JSONParser {
    mutating func string() throws -> String {
        let start = window.position
        window.advance()
        scratch.removeAll(keepingCapacity: true)
        while true {
            try window.append(to: &scratch, limit: Self.fieldLimit) {
                $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") || $0 < 0x20
            }
            guard let byte = try window.peek() else {
                throw syntax(
                    at: start, "the text has no closing quote", hint: "close it with \"")
            }
            if byte == UInt8(ascii: "\"") {
                window.advance()
                return String(decoding: scratch, as: UTF8.self)
            }
            guard byte == UInt8(ascii: "\\") else {
                throw syntax(
                    at: window.position, "there is a line break or control character inside text",
                    hint: "write \\n for a line break, \\t for a tab, and close the text with \"")
            }
            window.advance()
            try escape()
        }
    }

    private mutating func escape() throws {
        let position = window.position
        switch try window.take() {
        case UInt8(ascii: "\""): scratch.append(UInt8(ascii: "\""))
        case UInt8(ascii: "\\"): scratch.append(UInt8(ascii: "\\"))
        case UInt8(ascii: "/"): scratch.append(UInt8(ascii: "/"))
        case UInt8(ascii: "b"): scratch.append(0x08)
        case UInt8(ascii: "f"): scratch.append(0x0C)
        case UInt8(ascii: "n"): scratch.append(0x0A)
        case UInt8(ascii: "r"): scratch.append(0x0D)
        case UInt8(ascii: "t"): scratch.append(0x09)
        case UInt8(ascii: "u"):
            let unit = try hexadecimal(at: position)
            var value = UInt32(unit)
            if UTF16.isLeadSurrogate(unit) {
                guard try window.take() == UInt8(ascii: "\\"),
                    try window.take() == UInt8(ascii: "u"),
                    case let low = try hexadecimal(at: position), UTF16.isTrailSurrogate(low)
                else { throw loneSurrogate(at: position) }
                value = 0x10000 + (UInt32(unit & 0x3FF) << 10) + UInt32(low & 0x3FF)
            }
            guard let scalar = Unicode.Scalar(value) else { throw loneSurrogate(at: position) }
            scratch.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
        default:
            throw syntax(
                at: position, "there is an unknown escape after \\",
                hint: "write a backslash as \\\\")
        }
    }

    private mutating func hexadecimal(at position: SourcePosition) throws -> UInt16 {
        var value: UInt16 = 0
        for _ in 0..<4 {
            guard let byte = try window.take(),
                let digit = Character(Unicode.Scalar(byte)).hexDigitValue
            else {
                throw syntax(
                    at: position, "\\u needs four hexadecimal digits", hint: "write \\u00e9")
            }
            value = value << 4 | UInt16(digit)
        }
        return value
    }

    mutating func number() throws -> String {
        let start = window.position
        scratch.removeAll(keepingCapacity: true)
        try window.append(to: &scratch, limit: 400) {
            !(0x30...0x39 ~= $0 || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0))
        }
        let text = String(decoding: scratch, as: UTF8.self)
        let digits = text.drop { $0 == "-" }
        guard let value = Double(text), value.isFinite,
            digits.first != ".", text.last != ".", !text.hasPrefix("+"),
            !(digits.first == "0" && digits.dropFirst().first?.isNumber == true)
        else {
            throw syntax(at: start, "\(text) is not a number", hint: "put text in double quotes")
        }
        return text
    }

    mutating func literal(_ word: StaticString) throws {
        let start = window.position
        let expected = "\(word)"
        for byte in expected.utf8 {
            guard try window.take() == byte else {
                throw syntax(
                    at: start, "expected \(expected)", hint: "put text in double quotes")
            }
        }
    }
}
