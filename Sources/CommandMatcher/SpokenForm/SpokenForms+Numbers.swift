extension SpokenForms {
    /// Numbers that are easily heard instead of the one that answers a line, as spoken: "fourteen"
    /// and "forty" for four, "two hundred" for 206. Empty if the answer is not a whole number below
    /// a thousand.
    public static func numbersNear(
        _ line: AnswerLine, in language: CompiledLanguage = .english
    ) -> [[String]] {
        let words = WordList(line.official, language.lexicon).words.filter(\.isContent)
        guard words.count == 1, words[0].isNumber,
            words[0].lacks([.ordinal, .decade, .roman]),
            let value = Int(exactly: words[0].number), (1..<1000).contains(value)
        else { return [] }
        return soundingLike(value).filter { $0 > 0 && $0 != value }.flatMap {
            sayings(of: String($0), limit: mostWays, in: language)
        }
    }

    private static let mostWays = 8

    /// The numbers that a dropped or added syllable makes of a number.
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
