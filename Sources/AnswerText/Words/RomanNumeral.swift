package enum RomanNumeral {
    /// One bit for each of the letters i, v, x, l, c, d and m.
    private static let letters: UInt32 =
        1 << 9 | 1 << 22 | 1 << 24 | 1 << 12 | 1 << 3 | 1 << 4 | 1 << 13
    private static let parts: [(value: Int, letters: String)] = [
        (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"),
        (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
    ]

    /// The value of a Roman numeral in lowercase letters; nil for an incorrect numeral, except that
    /// "iiii" is accepted.
    package static func value(of letters: ArraySlice<UInt8>) -> Int? {
        guard letters.count <= 9, let first = letters.first,
            letters.allSatisfy({ Self.letters & 1 << UInt32($0 & 31) != 0 }),
            letters.count > 1 || "ivx".utf8.contains(first)
        else { return nil }
        var rest = letters
        var value = 0
        for part in parts {
            while rest.starts(with: part.letters.utf8) {
                rest = rest.dropFirst(part.letters.utf8.count)
                value += part.value
            }
        }
        let isWritten = text(of: value).utf8.count == letters.count
        return rest.isEmpty && (isWritten || letters.count == 4 && value == 4) ? value : nil
    }

    package static func text(of number: Int) -> String {
        var rest = number
        return parts.reduce(into: "") { text, part in
            text += String(repeating: part.letters.uppercased(), count: rest / part.value)
            rest %= part.value
        }
    }
}
