/// The meaning of a table column, derived from its title.
package enum CSVColumn: Hashable, Sendable {
    case id, question, answer, accept, promptOn, reject, choices, category, subcategory, difficulty
    case tags, points, timeLimit, tolerance, explanation, media, picture, pronunciations, source,
        licence
    case type, date
    /// A clue for players, or the question if the table has no question column.
    case hint
    /// Data about the pack, which any row may contain.
    case packTitle, packLanguage, packLicence, packSource, packRounds
    /// A choice and its number. Numbers start at 1, or at 0 if the title of the first choice column
    /// contains 0.
    case choice(Int)
    /// A wrong choice.
    case distractor
    /// The right choices, given as numbers or letters.
    case correct
    /// The sides of a card, if the column titles do not show which side is the question.
    case term, definition

    /// Whether cells in this column may contain answer lines.
    var holdsAnswers: Bool {
        [.answer, .accept, .promptOn, .reject, .correct, .term, .definition].contains(self)
    }

    /// The role of the text in the column, which determines how its media are used.
    var role: ForeignQuestion.Role {
        switch self {
        case .answer, .accept, .promptOn, .reject, .correct: .answer
        case .explanation: .explanation
        case .choice, .choices, .distractor: .choice
        default: .question
        }
    }

    /// Creates a column from its title, or returns nil if the title is unknown.
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

    /// The lowercase words of a title without remarks, such as "answer 3" for "Answer 3
    /// (Optional)".
    private static func words(_ title: String) -> [String] {
        var text = JSONListItem.spaced(title).lowercased()
        if text.utf8.contains(where: { $0 > 0x7F }) { text = CSVColumnNames.withoutAccents(text) }
        for mark in ["(", " - ", " – ", "–", "["] {
            if let cut = text.firstRange(of: mark), cut.lowerBound > text.startIndex {
                text = String(text[..<cut.lowerBound])
            }
        }
        return text.split { !$0.isLetter && !$0.isNumber && $0 != "#" }.map(String.init)
    }

    private static func numbered(_ words: [String], _ name: String) -> CSVColumn? {
        let digits = name.reversed().prefix { $0.isNumber }.reversed()
        let stem = String(name.dropLast(digits.count))
        if let number = Int(String(digits)), (0...26).contains(number) {
            if stem.isEmpty || CSVColumnNames.choiceStems.contains(stem) { return .choice(number) }
            if CSVColumnNames.wrongStems.contains(stem) { return .distractor }
            if CSVColumnNames.acceptStems.contains(stem) { return .accept }
            if stem == "tag" { return .tags }
            return nil
        }
        if CSVColumnNames.wrongStems.contains(name) { return .distractor }
        if let letter = words.last, letter.count == 1, let byte = letter.utf8.first,
            (0x61...0x68).contains(byte),
            words.count == 1 || words[0].count > 1 && CSVColumnNames.choiceStems.contains(words[0])
        {
            return .choice(Int(byte) - 0x60)
        }
        if words.count == 1, name.count > 2, let byte = name.utf8.last,
            (0x61...0x68).contains(byte),
            CSVColumnNames.choiceStems.contains(String(name.dropLast()))
        {
            return .choice(Int(byte) - 0x60)
        }
        return nil
    }
}

extension CSVColumn {
    /// The contents of the column, in plain language.
    var meaning: String? {
        switch self {
        case .id: "the question's id"
        case .question: "the question"
        case .answer: "the right answer"
        case .accept: "other accepted answers"
        case .promptOn: "answers that need a follow-up question"
        case .reject: "rejected answers"
        case .choices: "the choices"
        case .category: "the category"
        case .subcategory: "the subcategory"
        case .difficulty: "the difficulty"
        case .tags: "tags"
        case .points: "the points"
        case .timeLimit: "the time limit"
        case .tolerance: "the tolerance of a number"
        case .explanation: "the explanation"
        case .media, .picture: "a picture or sound"
        case .pronunciations: "pronunciations"
        case .source: "the source"
        case .licence: "the licence"
        case .type: "the kind of question"
        case .packTitle, .packLanguage, .packLicence, .packSource, .packRounds: "about the pack"
        case .choice(let number): "choice \(number)"
        case .distractor: "a wrong choice"
        case .correct: "which choice is right"
        case .term: "one side of a card"
        case .definition: "the other side of a card"
        case .date, .hint: nil
        }
    }
}
