/// What may be said beside an answer.
extension CompiledLine {
    /// Why added words make another answer, or nil if they do not. Notes the deciding row in the
    /// fit.
    func change(by fit: inout Fit, _ alternative: Alternative, _ given: WordList) -> JudgingRule? {
        if let rule = changeByKinds(&fit, alternative, given) { return rule }
        // An alternative that requires nothing may fit although none of it was said.
        if fit.extra != 0, fit.used == 0 { return .otherAnswer }
        if let role = roleOfWhole(fit, alternative, given) {
            return decide(role, .between, type(alternative, fit, .behind), at: 0, &fit, given)
        }
        guard fit.extra != 0 else { return nil }
        if alternative.kind == .date { return changeOfDate(fit, given) }
        if isInitialsOfRest(fit, given) { return nil }
        for index in Bits(fit.extra) {
            let beside = Beside(index, fit, alternative, given)
            let role =
                roleAnywhere(beside)
                ?? (beside.side == .before
                    ? roleBefore(beside)
                    : beside.side == .behind ? roleBehind(beside) : roleBetween(beside))
            let type = type(alternative, fit, beside.side)
            if let rule = decide(role, beside.side, type, at: index, &fit, given) { return rule }
        }
        let limit = strictness == .relaxed ? 4 : strictness == .normal ? 3 : 0
        return fit.extra.nonzeroBitCount > limit ? .changedByExtraWords : nil
    }

    /// A word beside an answer, with what is around it.
    struct Beside {
        let index: Int
        let fit: Fit
        let alternative: Alternative
        let given: WordList
        let firstUsed: Int
        let lastUsed: Int

        init(_ index: Int, _ fit: Fit, _ alternative: Alternative, _ given: WordList) {
            self.index = index
            self.fit = fit
            self.alternative = alternative
            self.given = given
            firstUsed = fit.used.trailingZeroBitCount
            lastUsed = 63 - fit.used.leadingZeroBitCount
        }

        var word: Word { given.words[index] }
        /// The preceding word, if there is one.
        var last: Word? { index > 0 ? given.words[index - 1] : nil }
        var side: PlaceBeside {
            index < firstUsed ? .before : index > lastUsed ? .behind : .between
        }
        /// The required words of the answer that were said.
        var core: UInt64 { fit.covered & alternative.required }
        /// The first such word of the answer.
        var answer: Word {
            alternative.words[min(core.trailingZeroBitCount, alternative.words.count - 1)]
        }
        /// Only one word of the answer was said.
        var isOneWord: Bool { fit.used.nonzeroBitCount == 1 }
    }

    /// The places of the bits of a mask, from the lowest.
    struct Bits: Sequence, IteratorProtocol {
        private var rest: UInt64

        init(_ mask: UInt64) { rest = mask }

        mutating func next() -> Int? {
            guard rest != 0 else { return nil }
            defer { rest &= rest - 1 }
            return rest.trailingZeroBitCount
        }
    }

    /// The rule that the row for a role gives; nil if the word changes nothing.
    private func decide(
        _ role: Role, _ side: PlaceBeside, _ type: AnswerType, at index: Int, _ fit: inout Fit,
        _ given: WordList
    ) -> JudgingRule? {
        let table = AddedTable.english
        let row = table.row(type, role, side)
        fit.row = row
        switch table.rows[row].outcome {
        case .same: return nil
        case .other: return .changedByExtraWords
        case .number: return .otherNumber
        case .several: return .severalAnswers
        case .answer: return .otherAnswer
        case .unsure:
            return mayBeAnswer(index, before: fit.used.trailingZeroBitCount, given)
                ? .severalAnswers : .changedByExtraWords
        }
    }

    /// The type of an answer for words on one side of it.
    private func type(
        _ alternative: Alternative, _ fit: Fit, _ side: PlaceBeside
    ) -> AnswerType {
        if alternative.letters != 0 { return .letter }
        if !alternative.sides.isEmpty { return .group }
        let core = fit.covered & alternative.required
        if side == .behind, alternative.kind == .person { return .person }
        if core.nonzeroBitCount > 1 { return .phrase }
        if alternative.numbers != 0, alternative.numbers == alternative.required {
            return .quantity
        }
        if question.asksForPerson { return .somebody }
        if alternative.kind == .person { return .person }
        if place(of: fit, alternative) != nil { return .place }
        let place = min(core.trailingZeroBitCount, alternative.words.count - 1)
        if alternative.words[place].isNumber { return .quantity }
        return alternative.words[place].has(.capital) ? .name : .common
    }

    /// Applies the roles of kinds, titles and words of the question, which are free beside most
    /// answers.
    private func changeByKinds(
        _ fit: inout Fit, _ alternative: Alternative, _ given: WordList
    ) -> JudgingRule? {
        guard fit.used != 0 else { return nil }
        for index in 0..<min(given.count, Self.longestForm) where fit.used >> UInt64(index) & 1 == 0
        {
            let word = given.words[index]
            let isKind =
                word.hasAny([.generic, .title, .remark])
                && word.lacks(.parenthetical)
            let isAsked = question.contains(word)
            guard isKind || isAsked else { continue }
            let beside = Beside(index, fit, alternative, given)
            let role = isCompound(beside) ? .compound : isAsked ? nil : roleOfKind(beside)
            guard let role else { continue }
            let type = type(alternative, fit, beside.side)
            if let rule = decide(role, beside.side, type, at: index, &fit, given) { return rule }
        }
        return nil
    }

    /// The role of everything that was said, if no single word decides.
    private func roleOfWhole(
        _ fit: Fit, _ alternative: Alternative, _ given: WordList
    ) -> Role? {
        if belongsTo(fit, alternative, given) { return .possession }
        if standsForHead(fit, alternative, given) { return .head }
        guard fit.extra != 0 else { return nil }
        if isOtherRuler(fit, alternative, given) { return .ofAnotherPlace }
        if alternative.directive == .prompt, namesAnother(fit, given) { return .anotherOfKind }
        // A name that only the judge knows has one sense only when it stands alone.
        return alternative.isEquivalent ? .besideKnownName : nil
    }
}
