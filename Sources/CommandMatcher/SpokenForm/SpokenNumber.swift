/// Numbers in what people say and write: "eight thousand", "1,969", "minus 7", "about 50 metres".
public enum SpokenNumber {
    /// The only number in a text, or nil when there is none or more than one.
    public static func value(
        in text: String, language: CompiledLanguage = .english
    ) -> Double? {
        let list = WordList(text, language.lexicon)
        guard let place = list.words.firstIndex(where: \.isNumber),
            !list.words[(place + 1)...].contains(where: \.isNumber),
            list.words[place].number.isFinite
        else { return nil }
        let number = list.words[place].number
        let before = place > 0 ? list.text(of: list.words[place - 1]) : ""
        let isBelowZero = language.belowZero.contains(before) || hasSign(text)
        return isBelowZero ? -number : number
    }

    /// Whether a stroke stands before the first figure, with nothing that it could join to it.
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
