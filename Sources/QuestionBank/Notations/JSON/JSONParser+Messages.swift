/// Error messages that describe a problem, its position, and how to fix it.
extension JSONParser {
    mutating func found(_ problem: String, hint: String) throws -> PackError {
        let position = window.position
        guard let byte = try window.peek() else {
            return unexpectedEnd(hint: "the file may be incomplete")
        }
        return syntax(at: position, "\(problem), found \(describe(byte))", hint: hint)
    }

    func unexpectedEnd(hint: String) -> PackError {
        syntax(at: window.position, "the file ends in the middle", hint: hint)
    }

    func loneSurrogate(at position: SourcePosition) -> PackError {
        syntax(
            at: position, "there is only half of a surrogate pair",
            hint: "write the character itself instead of \\u escapes")
    }

    func syntax(at position: SourcePosition, _ problem: String, hint: String) -> PackError {
        .syntax(format: "JSON", at: position, problem: problem, hint: hint)
    }

    func describe(_ byte: UInt8) -> String {
        byte > 0x20 && byte < 0x7F
            ? "\(Character(Unicode.Scalar(byte)))" : "byte 0x\(String(byte, radix: 16))"
    }

    func valueHint(_ byte: UInt8) -> String {
        switch byte {
        case UInt8(ascii: "'"): "JSON text must be in double quotes"
        case UInt8(ascii: "]"), UInt8(ascii: "}"): "remove the comma before it"
        case UInt8(ascii: "/"), UInt8(ascii: "#"): "JSON has no comments; use YAML for them"
        default: "put text in double quotes"
        }
    }
}
