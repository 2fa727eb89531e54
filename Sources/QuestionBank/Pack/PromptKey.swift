import Foundation

/// A 64-bit FNV-1a hash of a question's wording. Case, punctuation, spacing and Latin accents are
/// ignored.
package struct PromptKey: Hashable, Sendable {
    package let value: UInt64

    package init(_ prompt: String) {
        var prompt = prompt
        let fast = prompt.withUTF8 { bytes -> UInt64? in
            var hash = Hash()
            for byte in bytes {
                switch byte {
                case 0x61...0x7A, 0x30...0x39: hash.add(byte)
                case 0x41...0x5A: hash.add(byte | 0x20)
                case 0x27: continue
                case 0x80...: return nil
                default: hash.space()
                }
            }
            return hash.value
        }
        value = fast ?? Self.folded(prompt)
    }

    /// Creates a fingerprint of the exact text.
    package init(exact text: String) {
        var text = text
        value = text.withUTF8 { bytes in
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325
            for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
            return hash
        }
    }

    private static func folded(_ prompt: String) -> UInt64 {
        var hash = Hash()
        for scalar in prompt.decomposedStringWithCompatibilityMapping.lowercased().unicodeScalars {
            let properties = scalar.properties
            if properties.isAlphabetic || properties.numericType != nil {
                for byte in String(scalar).utf8 { hash.add(byte) }
            } else if scalar != "'", scalar != "’", properties.canonicalCombiningClass.rawValue == 0
            {
                hash.space()
            }
        }
        return hash.value
    }

    /// A hash that treats every run of characters other than letters and digits as one space.
    private struct Hash {
        private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325
        private var isEmpty = true
        private var isSpacePending = false

        mutating func add(_ byte: UInt8) {
            if isSpacePending, !isEmpty { mix(0x20) }
            isSpacePending = false
            isEmpty = false
            mix(byte)
        }

        mutating func space() { isSpacePending = true }

        private mutating func mix(_ byte: UInt8) {
            value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
        }
    }
}
