// Bytes compared with letters: `case "h"` and `byte == "h"` in place of `UInt8(ascii: "h")`.

func ~= (letter: Unicode.Scalar, byte: UInt8) -> Bool { UInt32(byte) == letter.value }

func == (byte: UInt8, letter: Unicode.Scalar) -> Bool { UInt32(byte) == letter.value }

func != (byte: UInt8, letter: Unicode.Scalar) -> Bool { UInt32(byte) != letter.value }

func == (byte: UInt8?, letter: Unicode.Scalar) -> Bool { byte.map { $0 == letter } ?? false }

extension UInt8 {
    /// Whether a lower-case letter stands for a vowel; "y" counts.
    var isVowel: Bool { "aeiouy".utf8.contains(self) }
}
