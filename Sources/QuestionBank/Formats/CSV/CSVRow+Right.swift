import Foundation

extension CSVRow {
    mutating func chooseAnswer() {
        // The list omits choices without words, so numbers and letters would refer to the wrong
        // choices.
        if question.choicePictures.wordless > 0 || readMarkedCell() { return }
        let isList = !question.choices.isEmpty && numbered.isEmpty
        let slots = ChoiceSlots(
            isList
                ? question.choices.enumerated().map { ($0, $1) }
                : numbered.sorted { $0.number < $1.number }
                    .map { ($0.number - layout.base, $0.text) },
            removesLetters: !table.isOurs)
        if !slots.isEmpty { question.choices = slots.texts }
        let given = rights.filter { !$0.text.trimmed.isEmpty }
        guard !given.isEmpty else {
            if question.answer.isEmpty, !slots.isEmpty { refuseWithoutRight() }
            return
        }
        if slots.isEmpty { return takeOpen(given) }
        choose(given, among: slots, isList: isList)
    }

    private mutating func choose(_ given: [Right], among slots: ChoiceSlots, isList: Bool) {
        var found: [Int] = []
        var missing: [Right] = []
        for right in given {
            if isList, let place = marked(right.text) {
                question.answer = right.text
                standing = .among
                found = [place]
                continue
            }
            let cell = RightCell(choices: slots, key: table.survey.key, isNumber: right.isNumber)
            let isTruth = isList && TableKinds.isTruth(kind)
            switch cell.find(isTruth ? QTIText.truth(right.text) ?? right.text : right.text) {
            case .found(let places):
                standing = .among
                if found.isEmpty {
                    question.answer = slots.text(at: places[0]) ?? ""
                } else if Set(found) != Set(places) {
                    return question.note(
                        .refused, "two columns name different right answers",
                        hint: "keep the right one", at: right.place)
                }
                found = places
            case .unclear(let problem, let hint):
                return question.note(.refused, problem, hint: hint, at: right.place)
            case .none: missing.append(right)
            }
        }
        if found.isEmpty, let first = missing.first { return refuse(first) }
        for right in missing {
            question.note(
                .lost, "\"\(right.text.trimmed.prefix(60))\" is not among the choices",
                hint: "a different column names the right answer; make both columns agree",
                at: right.place)
        }
        question.accept += found.dropFirst().compactMap(slots.text)
        if found.count > 1 { question.markSeveral(ofType: kind) }
    }

    /// Finds the choice that matches an answer with answer-line markup, and returns its position.
    private func marked(_ text: String) -> Int? {
        table.isOurs || ([text] + question.choices).contains { $0.holds("<") || $0.holds("[") }
            ? Question(id: "", prompt: "", answer: text, choices: question.choices).correctChoice
            : nil
    }

    private mutating func refuseWithoutRight() {
        question.note(
            .refused, "nothing says which answer is right",
            hint: layout.contains(.correct) || layout.contains(.answer)
                ? "write the number of the right answer"
                : "add a column \"correct\" with the number of the right answer; if all of them "
                    + "are right, name the columns answer and accept")
    }

    private mutating func refuse(
        _ right: Right
    ) {
        let text = right.text.trimmed
        if text.allSatisfy({ $0.isNumber || ",;. ".contains($0) }) {
            question.note(
                .refused, "\"\(text.prefix(30))\" is not one of the answers",
                hint: "write the number or the words of the right answer", at: right.place)
        } else if table.answersStandApart, !layout.contains(.correct),
            ChoiceLetters.place(of: text) == nil
        {
            question.answer = text
            standing = .apart(text, right.place)
        } else {
            question.note(
                .refused, "the right answer \"\(text.prefix(60))\" is not among the choices",
                hint: "write it exactly as it is among the choices, or write its number",
                at: right.place)
        }
    }

    /// Sets the answers of a row that has no choices.
    private mutating func takeOpen(
        _ given: [Right]
    ) {
        for right in given {
            if namesEmptyChoice(right.text, isNumber: right.isNumber) {
                return question.note(
                    .refused,
                    "the answer \"\(right.text.trimmed)\" names a choice, but the row has no choices",
                    hint: "fill in the choices, or write the answer in words", at: right.place)
            }
            if right.isTruth, question.distractors.isEmpty { question.choices = ["True", "False"] }
            let forms =
                table.isOurs ? [right.text] : CellList.answers(right.text).map(TableKinds.unquoted)
            guard let first = forms.first else { continue }
            if question.answer.isEmpty {
                question.answer = first
            } else {
                question.accept.append(first)
            }
            question.accept += forms.dropFirst()
        }
    }

    /// Whether the answer is the letter or number of a choice column, even if that column's cell is
    /// empty.
    private func namesEmptyChoice(_ text: String, isNumber: Bool) -> Bool {
        guard layout.hasChoices, question.distractors.isEmpty else { return false }
        let places = layout.columns.compactMap { column -> Int? in
            if case .choice(let number) = column { number - layout.base } else { nil }
        }
        guard let last = places.max() else { return false }
        let key = table.survey.key
        if key.usesLetters, let place = ChoiceLetters.place(of: text) { return place <= last }
        if isNumber || key.onlyCounts, let number = WholeNumber.value(text) {
            return number - (key.numbering.first ?? 1) <= last
        }
        return false
    }

    /// Reads the cells that Sensei LMS writes for choices (`Right:4,Wrong:5`) or gaps (`the string
    /// has||4||strings`).
    private mutating func readMarkedCell() -> Bool {
        guard let right = rights.first, rights.count == 1, !table.isOurs else { return false }
        if let marked = MarkedAnswers(right.text) {
            question.choices = marked.choices
            question.answer = marked.right.first ?? ""
            question.accept += marked.right.dropFirst()
            if marked.right.isEmpty { refuseWithoutRight() }
            return true
        }
        guard kind.contains("gap"), right.text.holds("||") else { return false }
        let parts = right.text.components(separatedBy: "||").map(\.trimmed)
        guard parts.count == 3, !parts[1].isEmpty else { return false }
        question.prompt = [question.prompt, parts[0], "_____", parts[2]].filter { !$0.isEmpty }
            .joined(separator: " ")
        let forms = parts[1].split(separator: "|").map(\.trimmed)
        question.answer = forms.first ?? ""
        question.accept += forms.dropFirst()
        return true
    }
}
