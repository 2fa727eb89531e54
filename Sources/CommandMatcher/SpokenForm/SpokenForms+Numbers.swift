extension SpokenForms {
    /// The main answer with its number replaced by an easily confused number: "July 21" for July
    /// 20.
    package static func numbersBeside(
        _ line: AnswerLine, in language: CompiledLanguage = .english
    ) -> [String] {
        let text = line.official
        let words = WordList(text, language.lexicon).words.filter(\.isContent)
        let isInWords = !text.contains(where: \.isNumber)
        if isInWords, let value = soleNumber(words) {
            return value < 10 ? [] : near(value).map(String.init)
        }
        var found: [String] = []
        for match in text.matches(of: /\d{1,3}(?:,\d{3})+|\d+/) {
            let digits = match.output.filter { $0 != "," }
            guard let value = Int(digits), digits.count <= mostDigits,
                text.count > 1
            else { continue }
            let rest = text[match.range.upperBound...]
            let ending = rest.prefix { $0.isLetter }
            let isOrdinal = ordinalEndings.contains(ending.lowercased())
            found += near(value).map { other in
                let padded = String(repeating: "0", count: max(0, digits.count - "\(other)".count))
                let isPadded = digits.first == "0" && digits.count > 1
                return text[..<match.range.lowerBound] + (isPadded ? padded : "") + "\(other)"
                    + (isOrdinal ? ordinalEnding(other) + rest.dropFirst(2) : rest)
            }
        }
        for match in text.matches(of: /\b[IVX]+\b/) where match.range.lowerBound > text.startIndex {
            guard let value = RomanNumeral.value(of: Array(match.output.lowercased().utf8)[...])
            else { continue }
            found += [value - 1, value + 1].filter { $0 > 0 }.map { other in
                text[..<match.range.lowerBound] + RomanNumeral.text(of: other)
                    + text[match.range.upperBound...]
            }
        }
        return found
    }

    /// The value of the words, if they consist only of a whole number.
    private static func soleNumber(_ words: [Word]) -> Int? {
        guard words.count == 1, words[0].isNumber, words[0].lacks([.ordinal, .decade, .roman])
        else { return nil }
        return Int(exactly: words[0].number)
    }

    private static let mostDigits = 4

    /// The neighbors of a number, and numbers whose names differ from its name by a syllable.
    private static func near(_ value: Int) -> [Int] {
        let tail = value % 100
        let sounding =
            switch tail {
            case 1..<10 where value < 10: [value + 10, value * 10]
            case 1..<10: [value + 10]
            case 12: [value + 8]
            case 13..<20: [value - tail + (tail - 10) * 10]
            case 20: [value - 8]
            case 30..<100 where tail.isMultiple(of: 10): [value - tail + tail / 10 + 10]
            case 21..<100: [value - tail % 10]
            default: [Int]()
            }
        return ([value - 1, value + 1] + sounding).filter { $0 >= 0 && $0 != value }
    }

    private static let ordinalEndings: Set<String> = ["st", "nd", "rd", "th"]

    private static func ordinalEnding(_ value: Int) -> String {
        switch (value % 100, value % 10) {
        case (11...13, _): "th"
        case (_, 1): "st"
        case (_, 2): "nd"
        case (_, 3): "rd"
        default: "th"
        }
    }

    /// The numbers that sound like the answer, if the answer is a whole number below a thousand:
    /// "fourteen" for four.
    package static func numbersNear(
        _ line: AnswerLine, in language: CompiledLanguage = .english
    ) -> [[String]] {
        let words = WordList(line.official, language.lexicon).words.filter(\.isContent)
        guard let value = soleNumber(words), (1..<1000).contains(value) else { return [] }
        return soundingLike(value).filter { $0 > 0 && $0 != value }.flatMap {
            sayings(of: String($0), limit: mostWays, in: language)
        }
    }

    private static let mostWays = 8

    /// The numbers whose names sound like this number's name with a syllable added or removed.
    private static func soundingLike(_ value: Int) -> [Int] {
        switch value {
        case 1..<10: [value + 10, value * 10]
        case 10..<20: [value - 10, (value - 10) * 10]
        case 20..<100 where value.isMultiple(of: 10): [value / 10, value / 10 + 10]
        case 20..<100: [value - value % 10, value % 10]
        default:
            [
                value - value % 100, value % 100, value - 100, value + 100, value - 1, value + 1,
                value + 2,
            ]
        }
    }
}
