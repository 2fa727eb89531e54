/// Which column holds what, from a table's title row.
package struct CSVLayout: Sendable {
    /// For each column of the table.
    package var columns: [CSVColumn?]

    /// Reads a title row; nil when the row does not say where questions and answers are.
    package init?(titles: [String]) {
        var seen: Set<CSVColumn> = []
        columns = titles.map { title in
            guard let column = CSVColumn(title: title) else { return nil }
            switch column {
            case .distractor, .accept, .tags, .media, .picture, .reject: return column
            default: return seen.insert(column).inserted ? column : nil
            }
        }
        // Beside a question a lone A is the answer, not the first of several.
        if seen.contains(.question), seen.contains(.choice(1)), !seen.contains(.choice(2)),
            seen.isDisjoint(with: [.answer, .correct])
        {
            columns = columns.map { $0 == .choice(1) ? .answer : $0 }
            seen.insert(.answer)
        }
        let hasCards = seen.contains(.term) && seen.contains(.definition)
        let hasChoices = seen.contains(.choice(1)) && seen.contains(.choice(2))
        // A card has two sides; with a question column, "definition" is the answer.
        if seen.contains(.question), seen.contains(.definition), !seen.contains(.answer) {
            columns = columns.map { $0 == .definition ? .answer : $0 }
            seen.insert(.answer)
        }
        if seen.contains(.term), seen.contains(.answer), !seen.contains(.question) {
            columns = columns.map { $0 == .term ? .question : $0 }
            seen.insert(.question)
        }
        let hasQuestion = seen.contains(.question)
        let hasAnswer = seen.contains(.answer) || seen.contains(.correct) || hasChoices
        guard hasCards || (hasQuestion && hasAnswer) else { return nil }
    }

    /// Columns given by their meaning.
    package init(_ columns: [CSVColumn?]) {
        self.columns = columns
    }

    package func contains(_ column: CSVColumn) -> Bool { columns.contains(column) }

    /// Whether rows may say something about the pack.
    package var describesPack: Bool {
        [.packTitle, .packLanguage, .packLicence, .packSource, .packRounds].contains(
            where: contains)
    }

    /// Whether it is a table that we wrote, whose rows say everything of their questions.
    package var isOurs: Bool { contains(.packTitle) && contains(.packRounds) }

    /// Whether rows have choices, the right answer among them or not.
    package var hasChoices: Bool {
        columns.contains { column in
            switch column {
            case .choice, .choices: true
            default: false
            }
        }
    }
}
