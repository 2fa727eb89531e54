/// Formulas and short symbols, as people type and say them.
package enum Formulas {
    /// Other spellings of a text: "pi r squared" for πr², "Eb" for E-flat, "44 before Christ" for
    /// 44 BC.
    package static func variants(of text: String) -> [String] {
        var variants: [String] = []
        if mayHoldSign(text), text.contains("π") {
            variants.append(text.replacing("π", with: " pi "))
        }
        let second = text.utf8.dropFirst().first
        if second == " " || second == "-",
            let flat = [" flat", "-flat"].lazy.compactMap({ text.firstRange(of: $0) }).first,
            ("A"..."G").contains(text[..<flat.lowerBound])
        {
            variants.append("\(text[..<flat.lowerBound])b\(text[flat.upperBound...])")
        }
        if text.hasSuffix(" BC") { variants.append(text.dropLast(2) + "before Christ") }
        return variants
    }

    /// The short forms in which people type the text: "E = mc2", "1.5m" for $1.5 million, "2,5" for
    /// 2.5. Answers must match these forms exactly.
    package static func typed(_ text: String) -> [String] {
        powers(text) + shortAmounts(text) + bareAmounts(text) + withZero(text) + keys(text)
    }

    /// Keys that are pressed together, without the plus sign: "control C" for Ctrl+C.
    private static func keys(_ text: String) -> [String] {
        guard text.utf8.contains(UInt8(ascii: "+")), text.first?.isLetter == true else { return [] }
        let keys = text.replacing("Ctrl", with: "control").replacing("Cmd", with: "command")
        return [text, keys].flatMap { keys in
            [" ", " and "].map { keys.replacing("+", with: $0) }
        }
    }

    /// A chemical formula with a zero in place of the letter O: "H20".
    private static func withZero(_ text: String) -> [String] {
        let isFormula =
            text.utf8.count <= longestFormula && text.utf8.contains(where: \.isDigit)
            && text.utf8.allSatisfy { $0.isDigit || (0x41...0x5A).contains($0) }
        return isFormula && text.contains("O") ? [text.replacing("O", with: "0")] : []
    }

    private static let longestFormula = 8

    /// An amount in two units without the units: "6 2" for "6 feet 2 inches", "three fifty" for
    /// $3.50.
    private static func bareAmounts(_ text: String) -> [String] {
        guard let first = text.utf8.first, first.isDigit else { return Sayer.bareMoney(text) }
        let words = text.split { " ,".contains($0) }
        guard words.count == 4, words[2].utf8.allSatisfy(\.isDigit) else { return [] }
        return ["\(words[0]) \(words[2])"]
    }

    private static func shortAmounts(_ text: String) -> [String] {
        guard let first = text.utf8.first, !first.isLetter, text.utf8.contains(where: \.isDigit)
        else { return [] }
        let short = shortScales.flatMap { scale, letters in
            text.contains(" \(scale)") ? letters.map { text.replacing(" \(scale)", with: $0) } : []
        }
        let sides = text.split { ".,".contains($0) }
        let isDecimal =
            sides.count == 2 && sides.allSatisfy { $0.utf8.allSatisfy(\.isDigit) }
            && sides[1].utf8.count < 3
        return short.flatMap { [$0, String($0.drop { !$0.isNumber })] }
            + (isDecimal ? [sides.joined(separator: ","), sides.joined(separator: ".")] : [])
    }

    /// The short forms that people type directly after a number to mean thousands, millions and so
    /// on.
    private static let shortScales = JudgeTable.lists.pairs(of: "short scales")

    private static func powers(_ text: String) -> [String] {
        guard mayHoldSign(text), text.contains(where: { $0 == "²" || $0 == "³" }) else { return [] }
        let typed = text.replacing("²", with: "2").replacing("³", with: "3")
        return [typed, typed.replacing("π", with: " pi ")]
    }

    /// Tests quickly whether the text may contain a symbol, so that most searches are unnecessary.
    private static func mayHoldSign(_ text: String) -> Bool { text.utf8.contains { $0 >= 0xC2 } }
}
