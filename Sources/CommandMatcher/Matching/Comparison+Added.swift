/// Rules for added words, based on the decisions in ``AddedTable``.
extension Comparison {
    /// The rule by which the added words change the answer, if any. Sets `row` to the table row
    /// that determines the rule.
    func change(_ row: inout DecidingRow?) -> JudgingRule? {
        if let rule = changeByKinds(&row) { return rule }
        // If an alternative has no required words, it may fit even if none of its words match.
        if fit.extra != 0, fit.used == 0 { return .otherAnswer }
        if let role = roleOfWhole { return decide(role, .between, type(.behind), at: 0, &row) }
        guard fit.extra != 0 else { return nil }
        if alternative.kind == .date { return changeOfDate }
        if isInitialsOfRest { return nil }
        for index in fit.extra.places where !isWordOfAnswer(index) {
            let side = side(index)
            if let rule = decide(role(of: index), side, type(side), at: index, &row) { return rule }
        }
        let limit = line.strictness == .relaxed ? 4 : line.strictness == .normal ? 3 : 0
        return fit.extra.nonzeroBitCount > limit ? .changedByExtraWords : nil
    }

    /// Whether the player has already said the word as part of the answer: "Bolt, Usain Bolt". For
    /// a number, the result is false, because a repeated number changes the answer: "H2O2".
    private func repeats(_ index: Int) -> Bool {
        !given.words[index].isNumber
            && fit.used.places.contains { given.words[$0].key == given.words[index].key }
    }

    /// Whether a word next to a prompt's words belongs to the answer. If an answer line prompts on
    /// "relativity", the word "theory" belongs to the answer "theory of general relativity".
    private func isWordOfAnswer(_ index: Int) -> Bool {
        repeats(index)
            || alternative.directive == .prompt
                && line.meant.contains { other in
                    other.words.contains { $0.key == given.words[index].key }
                }
    }

    /// The table's rule for a role, or nil if the word does not change the answer.
    private func decide(
        _ role: Role, _ side: PlaceBeside, _ type: AnswerType, at index: Int,
        _ row: inout DecidingRow?
    ) -> JudgingRule? {
        let place = AddedTable.english.row(type, role, side)
        row = .added(place)
        switch AddedTable.english.rows[place].outcome {
        case .same: return nil
        case .other: return .changedByExtraWords
        case .number: return .otherNumber
        case .several: return .severalAnswers
        case .answer: return .otherAnswer
        case .unsure: return mayBeAnswer(index) ? .severalAnswers : .changedByExtraWords
        }
    }

    /// The position of a given word relative to the matched words.
    func side(_ index: Int) -> PlaceBeside {
        index < firstUsed ? .before : index > lastUsed ? .behind : .between
    }

    /// The type of the answer, which determines which words may be added on the given side.
    private func type(_ side: PlaceBeside) -> AnswerType {
        if alternative.letters != 0 { return .letter }
        if !alternative.sides.isEmpty { return .group }
        if side == .behind, alternative.kind == .person { return .person }
        if saidCore.nonzeroBitCount > 1 { return .phrase }
        if alternative.numbers != 0, alternative.numbers == alternative.required {
            return .quantity
        }
        if question.asksForPerson, hasOtherGivenName { return .person }
        if question.asksForPerson { return place == nil ? .somebody : .nation }
        if alternative.kind == .person { return .person }
        if place != nil { return .place }
        if firstSaid.isNumber { return .quantity }
        return firstSaid.has(.capital) ? .name : .common
    }

    /// The required words that the player gave.
    var saidCore: UInt64 { fit.covered & alternative.required }

    var firstSaid: Word {
        alternative.words[min(saidCore.firstPlace, alternative.words.count - 1)]
    }

    /// Applies the rules for added titles, words for kinds of things, and words of the question.
    private func changeByKinds(_ row: inout DecidingRow?) -> JudgingRule? {
        guard fit.used != 0 else { return nil }
        for index in given.words.indices.prefix(CompiledLine.longestForm)
        where !fit.used.contains(index) {
            let word = given.words[index]
            let isKind = word.hasAny([.generic, .title, .remark]) && word.lacks(.parenthetical)
            let isAsked = question.contains(word)
            guard isKind || isAsked else { continue }
            guard let role = roleOfKind(index, isAsked: isAsked) else { continue }
            let side = side(index)
            if let rule = decide(role, side, type(side), at: index, &row) { return rule }
        }
        return nil
    }

    /// The role of a word for a kind of thing, or of a word that the question contains. An added
    /// word that the question contains changes the answer only in special cases, such as when it
    /// names something that belongs to the person whom the question asks for: "Schrödinger's cat".
    private func roleOfKind(_ index: Int, isAsked: Bool) -> Role? {
        if isCompound(index) { return .compound }
        guard isAsked else { return roleOfKind(index) }
        let isThing =
            question.asksForPerson && index == lastUsed + 1
            && given.words[lastUsed].has(.possessive) && !QuestionWords.isPerson(given.words[index])
        return isThing ? .possession : nil
    }

    /// Whether a word before an answer may itself be an answer. In a spoken answer, any word before
    /// the answer may itself be an answer.
    private func mayBeAnswer(_ index: Int) -> Bool {
        let word = given.words[index]
        return given.isHeard || given.words[firstUsed].has(.afterComma)
            || PlaceNames.isPlace(word) || GivenNames.contains(word)
    }

    /// Whether the answer in parentheses abbreviates the words before it: "Department of … (DMV)".
    private var isInitialsOfRest: Bool {
        guard isOneWord, given.words[firstUsed].has(.parenthetical) else { return false }
        let initials = given.letters(of: given.words[firstUsed])
        let others = given.words.filter { $0.lacks(.parenthetical) && $0.isContent }
        return others.map { given.bytes[$0.start] }.elementsEqual(initials)
    }

    // MARK: Dates

    /// The rule by which added words change a date, if any. A second day or month means that the
    /// player gave several answers.
    private var changeOfDate: JudgingRule? {
        let meant = alternative.words
        if CompiledLine.saysDecade(given.words), !CompiledLine.saysDecade(meant) {
            return .otherNumber
        }
        let hasDay = meant.contains { $0.isNumber && $0.number <= Self.lastDay }
        let hasMonth = meant.contains { $0.has(.month) }
        // A player may add a range of days to a year, but not alternative days.
        let isList = given.words.contains { $0.has(.conjunction) }
        var (days, months) = (hasDay ? 1 : 0, hasMonth ? 1 : 0)
        for index in fit.extra.places {
            let word = given.words[index]
            if word.isNumber {
                if word.number > Self.lastDay { return .otherNumber }
                days += 1
            } else if word.has(.month) {
                months += 1
            }
            if days > 1 && (hasDay || isList) || months > 1 && (hasMonth || isList) {
                return .severalAnswers
            }
            if word.isNumber || word.has(.month) { continue }
            if line.isOtherUnit(word) { return .otherNumber }
            guard word.lacks([.changer, .vague]), !Self.besideDates.contains(word.key),
                fit.extra.nonzeroBitCount <= 3
            else { return .changedByExtraWords }
        }
        return nil
    }

    private static let lastDay = 31.0
    private static let besideDates = JudgeTable.lists.keys(of: "beside dates")
}
