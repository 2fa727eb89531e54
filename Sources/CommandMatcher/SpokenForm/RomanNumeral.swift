/// Roman numerals in names.
enum RomanNumeral {
    /// The letters i, v, x, l, c, d, m, one bit each.
    private static let letters: UInt32 =
        1 << 9 | 1 << 22 | 1 << 24 | 1 << 12 | 1 << 3 | 1 << 4 | 1 << 13
    private static let parts: [(value: Int, letters: StaticString)] = [
        (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"),
        (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
    ]

    /// The value of lower-case letters that are a correctly written numeral, or "iiii".
    static func value(of letters: ArraySlice<UInt8>) -> Int? {
        guard letters.count <= 9, let first = letters.first else { return nil }
        for letter in letters where Self.letters & 1 << UInt32(letter & 31) == 0 { return nil }
        if letters.count == 1,
            ![UInt8(ascii: "i"), UInt8(ascii: "v"), UInt8(ascii: "x")].contains(first)
        {
            return nil
        }
        var rest = letters
        var value = 0
        for part in parts {
            part.letters.withUTF8Buffer { buffer in
                while rest.starts(with: buffer) {
                    rest = rest.dropFirst(buffer.count)
                    value += part.value
                }
            }
        }
        guard rest.isEmpty else { return nil }
        return letters.count == length(of: value) || letters.count == 4 && value == 4 ? value : nil
    }

    private static func length(of number: Int) -> Int {
        var rest = number
        var length = 0
        for part in parts {
            while rest >= part.value {
                rest -= part.value
                length += part.letters.utf8CodeUnitCount
            }
        }
        return length
    }

    /// The numeral in capitals.
    static func text(of number: Int) -> String {
        var rest = number
        var text = ""
        for part in parts {
            while rest >= part.value {
                rest -= part.value
                text += part.letters.description.uppercased()
            }
        }
        return text
    }
}
