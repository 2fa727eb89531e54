/// What a column of a table means, found from its title.
package enum CSVColumn: Hashable, Sendable {
    case id, question, answer, accept, promptOn, reject, choices, category, subcategory, difficulty
    case tags, points, timeLimit, tolerance, explanation, media, picture, pronunciations, source,
        licence
    case type, date
    /// Of the pack, in any one of its rows.
    case packTitle, packLanguage, packLicence, packSource, packRounds
    /// A choice with its number from one.
    case choice(Int)
    /// A wrong choice.
    case distractor
    /// Which choices are right: numbers or letters.
    case correct
    /// The two sides of a card, when nothing says which is the question.
    case term, definition

    /// Whether answer lines may stand in it.
    var holdsAnswers: Bool {
        [.answer, .accept, .promptOn, .reject, .correct, .term, .definition].contains(self)
    }

    /// The meaning of a title; nil when it has none for us.
    package init?(title: String) {
        let words = Self.words(title)
        let name = words.joined()
        if let column = CSVColumnNames.all[name] {
            self = column
            return
        }
        guard let numbered = Self.numbered(words, name) else { return nil }
        self = numbered
    }

    /// Lower-case words up to the first remark: "Answer 3 (Optional)" and "Answer 1 - max 75
    /// characters" are "answer 3" and "answer 1".
    private static func words(_ title: String) -> [String] {
        var text = title.lowercased()
        if text.utf8.contains(where: { $0 > 0x7F }) { text = CSVColumnNames.withoutAccents(text) }
        for mark in ["(", " - ", " – ", "–", "["] {
            if let cut = text.firstRange(of: mark), cut.lowerBound > text.startIndex {
                text = String(text[..<cut.lowerBound])
            }
        }
        // "correctAnswer" counts as two words only for its capitals, which are gone; names do not
        // depend on where words end.
        return text.split { !$0.isLetter && !$0.isNumber && $0 != "#" }.map(String.init)
    }

    private static func numbered(_ words: [String], _ name: String) -> CSVColumn? {
        let digits = name.reversed().prefix { $0.isNumber }.reversed()
        let stem = String(name.dropLast(digits.count))
        if let number = Int(String(digits)), (1...26).contains(number) {
            if CSVColumnNames.choiceStems.contains(stem) { return .choice(number) }
            if CSVColumnNames.wrongStems.contains(stem) { return .distractor }
            if stem == "tag" { return .tags }
            return nil
        }
        if CSVColumnNames.wrongStems.contains(name) { return .distractor }
        // "Option A", "Choice B", or the letter alone.
        if let letter = words.last, letter.count == 1, let byte = letter.utf8.first,
            (0x61...0x68).contains(byte),
            words.count == 1 || CSVColumnNames.choiceStems.contains(words[0])
        {
            return .choice(Int(byte) - 0x60)
        }
        return nil
    }
}
