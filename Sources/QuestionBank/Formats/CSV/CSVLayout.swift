/// The meaning of each column in a table, derived from the table's title row.
package struct CSVLayout: Sendable {
    /// The meaning of each column, or nil for a column that is ignored.
    package var columns: [CSVColumn?]
    /// The column titles, or an empty list if the table has no titles.
    private(set) var titles: [String] = []
    /// Whether the user specified the meanings of the columns.
    private(set) var isChosen = false

    /// Reads a title row. Returns nil if the titles do not name both a question column and an
    /// answer column.
    package init?(titles: [String]) {
        self.titles = titles
        var seen: Set<CSVColumn> = []
        columns = titles.map { title in
            guard let column = CSVColumn(title: title) else { return nil }
            switch column {
            case .distractor, .accept, .tags, .media, .picture, .reject: return column
            default: return seen.insert(column).inserted ? column : nil
            }
        }
        func rename(_ column: CSVColumn, to other: CSVColumn) {
            columns = columns.map { $0 == column ? other : $0 }
            seen.insert(other)
        }
        // If there is a question column, a single column "A" contains the answer, not the first
        // choice.
        if seen.contains(.question), seen.contains(.choice(1)), !seen.contains(.choice(2)),
            !seen.contains(.choice(0)), seen.isDisjoint(with: [.answer, .correct])
        {
            rename(.choice(1), to: .answer)
        }
        if seen.contains(.hint), seen.contains(.answer), seen.isDisjoint(with: [.question, .term]) {
            rename(.hint, to: .question)
        }
        // If there are no choices, the columns "Best answer" and "Correct answers" list accepted
        // answers.
        if seen.contains(.answer), seen.contains(.correct), !hasChoices {
            rename(.correct, to: .accept)
            seen.remove(.correct)
        }
        let hasCards = seen.contains(.term) && seen.contains(.definition)
        let choiceCount = seen.count { if case .choice = $0 { true } else { false } }
        // If there is a question column, the column "definition" contains the answer.
        if seen.contains(.question), seen.contains(.definition), !seen.contains(.answer) {
            rename(.definition, to: .answer)
        }
        if seen.contains(.term), seen.contains(.answer), !seen.contains(.question) {
            rename(.term, to: .question)
        }
        let hasQuestion = seen.contains(.question)
        let hasAnswer = seen.contains(.answer) || seen.contains(.correct) || choiceCount > 1
        guard hasCards || (hasQuestion && hasAnswer) else { return nil }
    }

    /// Reads a title row of two cells, only one of which is a known title. The column with the
    /// unknown title is taken to contain the other side of the cards.
    init?(halfKnown titles: [String]) {
        guard titles.count == 2, titles.allSatisfy({ !$0.isBlank && $0.count <= 40 }) else {
            return nil
        }
        let known = titles.map { CSVColumn(title: $0) }
        switch (known[0], known[1]) {
        case (.question, nil), (nil, .answer): columns = [.question, .answer]
        case (.answer, nil), (nil, .question): columns = [.answer, .question]
        default: return nil
        }
        self.titles = titles
    }

    package init(_ columns: [CSVColumn?], titles: [String] = [], isChosen: Bool = false) {
        self.columns = columns
        self.titles = titles
        self.isChosen = isChosen
    }

    func mapping(_ change: (CSVColumn?) -> CSVColumn?) -> CSVLayout {
        CSVLayout(columns.map(change), titles: titles, isChosen: isChosen)
    }

    package func contains(_ column: CSVColumn) -> Bool { columns.contains(column) }

    /// Whether rows may contain data about the pack.
    package var describesPack: Bool {
        [.packTitle, .packLanguage, .packLicence, .packSource, .packRounds].contains(
            where: contains)
    }

    /// Whether this program wrote the table, with every field of each question.
    package var isOurs: Bool { contains(.packTitle) && contains(.packRounds) }

    /// Whether rows contain choices, with or without the right answer.
    package var hasChoices: Bool {
        columns.contains { column in
            switch column {
            case .choice, .choices: true
            default: false
            }
        }
    }

    /// The number (0 or 1) in the title of the first choice, or nil if the title has no number.
    var firstNumber: Int? {
        var numbers: [Int] = []
        for (column, title) in zip(columns, titles) {
            guard case .choice(let number) = column else { continue }
            let head = title.prefix { !"([–-".contains($0) }
            guard head.contains(where: \.isNumber) else { return nil }
            numbers.append(number)
        }
        return numbers.count > 1 ? numbers.min() : nil
    }

    /// The number of the first choice column: 0 or 1.
    var base: Int { contains(.choice(0)) ? 0 : 1 }

    /// The name by which messages refer to a column.
    func name(of index: Int) -> String {
        let title =
            index < titles.count ? HTMLText.tidy(String(titles[index].prefix(80))) : ""
        return title.isEmpty ? "column \(index + 1)" : title
    }
}
