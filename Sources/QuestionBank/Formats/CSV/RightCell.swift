/// Finds the right choices that a cell names unambiguously by text, number, letter or title.
struct RightCell {
    let choices: ChoiceSlots
    let key: AnswerKey
    /// Whether the column title indicates that the cell contains the number of a choice.
    var isNumber = false

    enum Finding {
        /// The positions of the right choices.
        case found([Int])
        /// The answer is not among the choices.
        case none
        case unclear(String, hint: String)
    }

    func find(_ text: String) -> Finding {
        let whole = one(text.trimmed)
        if case .none = whole {} else { return whole }
        for parts in [Self.lines(text), Self.parts(text)] where parts.count > 1 {
            if let found = all(parts) { return found }
        }
        let letters = text.trimmed
        guard letters.count > 1, letters.count <= choices.count,
            letters.allSatisfy({ $0.isASCII && $0.isUppercase }),
            zip(letters, letters.dropFirst()).allSatisfy({ $0 < $1 })
        else { return .none }
        return all(letters.map(String.init)) ?? .none
    }

    /// Splits text at the separators between several right answers.
    static func parts(_ text: String) -> [String] {
        text.split { ",;|&\n\r".contains($0) || $0 == "\r\n" }.map(\.trimmed)
            .filter { !$0.isEmpty }
    }

    /// Splits text at a separator other than a comma, so that the parts may contain commas.
    private static func lines(_ text: String) -> [String] {
        for mark: Character in ["\n", "|", ";"] where text.contains(mark) {
            return text.split(separator: mark).map(\.trimmed).filter { !$0.isEmpty }
        }
        return []
    }

    /// Finds the choices to which the parts refer. Returns nil if a part does not match a choice.
    private func all(_ parts: [String]) -> Finding? {
        var places: [Int] = []
        for part in parts {
            switch one(part) {
            case .found(let found): places += found
            case .none: return nil
            case .unclear(let problem, let hint): return .unclear(problem, hint: hint)
            }
        }
        return .found(places)
    }

    private func one(_ text: String) -> Finding {
        let byText = choices.place(ofText: text)
        if let number = WholeNumber.value(text) {
            let byNumber = place(number: number)
            if let byText, !isNumber, !key.onlyCounts {
                if key.usesNumbers, let byNumber, byNumber != byText {
                    return unclear(text, byNumber)
                }
                return .found([byText])
            }
            if key.numbering.first == nil {
                return .unclear(ChoiceNumbering.problem(number), hint: ChoiceNumbering.hint)
            }
            return (byNumber ?? byText).map { .found([$0]) } ?? .none
        }
        if let place = ChoiceLetters.place(of: text) {
            let byLetter = choices.text(at: place) == nil ? nil : place
            if let byText {
                if key.usesLetters, let byLetter, byLetter != byText {
                    return unclear(text, byLetter)
                }
                return .found([byText])
            }
            return byLetter.map { .found([$0]) } ?? .none
        }
        if let byText { return .found([byText]) }
        if case .choice(let number) = CSVColumn(title: JSONListItem.spaced(text)),
            choices.text(at: number - 1) != nil
        {
            return .found([number - 1])
        }
        return .none
    }

    private func place(number: Int) -> Int? {
        guard let first = key.numbering.first, choices.text(at: number - first) != nil else {
            return nil
        }
        return number - first
    }

    private func unclear(_ text: String, _ other: Int) -> Finding {
        .unclear(
            "\"\(text.prefix(40))\" is a choice, but also names \"\((choices.text(at: other) ?? "").prefix(40))\"",
            hint:
                "write all right answers in the column in the same way: as numbers, as letters, or in words"
        )
    }
}
