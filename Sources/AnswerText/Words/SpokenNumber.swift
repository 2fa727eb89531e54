/// Numbers in text, such as "eight thousand", "1,969", "minus 7" or "about 50 meters".
public enum SpokenNumber {
    /// The number in a text. If the text contains several numbers, this is the last number after a
    /// correction, as in "two thousand, no, three thousand".
    public static func value(in text: String, language: CompiledLanguage = .english) -> Double? {
        let list = WordList(text, language.lexicon)
        let words = corrected(list.words[...], language)
        guard let place = words.firstIndex(where: \.isNumber),
            !words[(place + 1)...].contains(where: \.isNumber),
            list.words[place].number.isFinite
        else { return nil }
        let number = list.words[place].number
        let before = place > words.startIndex ? list.text(of: list.words[place - 1]) : ""
        let isBelowZero = language.belowZero.contains(before) || hasSign(text)
        return isBelowZero ? -number : number
    }

    /// The words after the last correction phrase between two numbers.
    private static func corrected(
        _ words: ArraySlice<Word>, _ language: CompiledLanguage
    ) -> ArraySlice<Word> {
        var kept = words
        for index in words.indices where index > kept.startIndex {
            let rest = words[index...].dropFirst(language.corrections.length(in: words[index...]))
            guard rest.startIndex > index,
                words[kept.startIndex..<index].contains(where: \.isNumber),
                rest.contains(where: \.isNumber)
            else { continue }
            kept = rest
        }
        return kept
    }

    /// Whether the first digit follows a minus sign rather than a hyphen.
    private static func hasSign(_ text: String) -> Bool {
        guard let figure = text.firstIndex(where: \.isWholeNumber), figure > text.startIndex else {
            return false
        }
        let before = text[..<figure]
        guard let stroke = before.last, stroke == "-" || stroke == "−" || stroke == "–" else {
            return false
        }
        return before.dropLast().last?.isWhitespace ?? true
    }
}
