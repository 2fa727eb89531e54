// Allows code to compare a byte with a letter such as "h".

package func ~= (letter: Unicode.Scalar, byte: UInt8) -> Bool { UInt32(byte) == letter.value }

package func == (byte: UInt8, letter: Unicode.Scalar) -> Bool { UInt32(byte) == letter.value }

package func != (byte: UInt8, letter: Unicode.Scalar) -> Bool { UInt32(byte) != letter.value }

package func == (byte: UInt8?, letter: Unicode.Scalar) -> Bool {
    byte.map { $0 == letter } ?? false
}

extension UInt8 {
    /// Whether a lowercase letter is a vowel, including "y".
    var isVowel: Bool {
        switch self {
        case "a", "e", "i", "o", "u", "y": true
        default: false
        }
    }

    package var isDigit: Bool { self >= 0x30 && self <= 0x39 }

    package var isLetter: Bool { self | 0x20 >= 0x61 && self | 0x20 <= 0x7A }

    /// Whether a word can continue with this byte.
    var continuesWord: Bool { isLetter || self >= 0x80 }
}
