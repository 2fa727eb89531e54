/// The role of a word beside an answer. The first role that fits counts; ``AddedTable`` decides
/// what the role does.
extension CompiledLine {
    /// Roles that words have on either side.
    func roleAnywhere(_ beside: Beside) -> Role? {
        let (word, given, alternative) = (beside.word, beside.given, beside.alternative)
        let (index, fit) = (beside.index, beside.fit)
        let gap =
            beside.side == .before
            ? index..<beside.firstUsed : min(beside.lastUsed, index)..<index
        if given.words[gap].contains(where: { $0.has(.conjunction) }) { return .joined }
        if !alternative.sides.isEmpty, GivenNames.contains(word),
            fit.used >> UInt64(index + 1) & 1 != 0
        {
            return fit.missing & alternative.understood != 0 ? .otherGivenName : .ownGivenName
        }
        if alternative.letters != 0, word.count == 1 { return .letter }
        if alternative.numbers != 0, Self.before.contains(word.key), !question.contains(word) {
            return .era
        }
        if isOne(index, alternative, given)
            || standsForNoun(
                index, after: beside.lastUsed, beside.firstUsed, alternative, given)
        {
            return .one
        }
        if isSettlement(at: index, given) { return .settlement }
        return roleOfNumber(beside) ?? (isCountedThing(beside) ? .counted : nil)
    }

    /// Roles of numbers and units.
    private func roleOfNumber(_ beside: Beside) -> Role? {
        let (word, alternative) = (beside.word, beside.alternative)
        let isBehind = beside.side == .behind
        if word.isNumber, alternative.numbers == 0, isBehind,
            beside.last?.has(.preposition) == true, question.keys.contains(word.key)
        {
            return .numberOfQuestion
        }
        let isNumeral = word.has(.roman) && word.count > 1 && isBehind
        if word.isNumber || isNumeral { return .number }
        guard word.has(.unit) else { return nil }
        // A unit beside a bare number says what was counted; another unit makes another answer.
        let hasUnit = alternative.words.contains { $0.has(.unit) }
        let isNamed = alternative.words.contains { !$0.isNumber && $0.has(.capital) }
        guard alternative.numbers != 0, !hasUnit, !isNamed else { return .unitOfThing }
        if isOtherUnit(word, isCounted: beside.last?.isNumber ?? false) { return .otherUnit }
        let isShare =
            word.key == Self.percent && !question.contains(word)
            && alternative.words.contains { $0.key == beside.last?.key }
        return isShare ? .share : .unit
    }

    private func isCountedThing(_ beside: Beside) -> Bool {
        beside.last?.has(.unit) == true
    }

    /// Roles of words before an answer.
    func roleBefore(_ beside: Beside) -> Role {
        let (word, given, alternative) = (beside.word, beside.given, beside.alternative)
        let (index, first) = (beside.index, beside.firstUsed)
        if isCompound(beside) { return .compound }
        if narrowsPlace(index, first, given) { return .within }
        if hasPreposition(given, from: index, to: first) { return .holder }
        if index + 1 == first, word.has(.changer) { return .changer }
        if given.words[first].has(.afterComma) {
            let isFree =
                PlaceNames.contains(given.words[first])
                || !alternative.words[0].has(.capital)
            return isFree ? .asideBefore : .beforeComma
        }
        if belongsElsewhere(word, alternative) { return .otherCountry }
        if areOtherInitials(word, alternative, given) { return .otherInitials }
        return roleOfNameBefore(beside)
            ?? (describes(index, first, given) ? .adjective : .other)
    }

    /// Roles of given names and initials before an answer.
    private func roleOfNameBefore(_ beside: Beside) -> Role? {
        let word = beside.word
        let isOne = beside.core.nonzeroBitCount == 1
        let isName = GivenNames.contains(word)
        if question.asksForNoPerson, isOne, isName { return .nameOfPerson }
        let isOther = hasOtherGivenName(beside.alternative, beside.fit)
        if isOne, language.isEnglish,
            let isBearer = Knowledge.shared.isBearer(word, of: beside.answer)
        {
            return isBearer && !isOther ? .bearer : .noBearer
        }
        if word.has(.possessive) { return .possessive }
        if isName { return isOther ? .otherGivenName : .ownGivenName }
        if word.has(.initials) { return .initials }
        return word.count == 1 ? .letter : nil
    }

    /// Roles of words after an answer.
    func roleBehind(_ beside: Beside) -> Role {
        let (word, given, index, last) = (beside.word, beside.given, beside.index, beside.lastUsed)
        if saysWhatItIs(from: last + 1, given)
            || KindWords.isNamed(word, in: beside.alternative, but: beside.fit.covered)
        {
            return .kind
        }
        if isNamesake(index, after: last, beside.fit, beside.alternative, given) {
            return .namesake
        }
        if KindWords.isCalledAfter(word) { return .house }
        if beside.last?.has(.changer) == true, beside.isOneWord,
            !isBehindComma(index, after: last, given)
        {
            return .behindChanger
        }
        if isOfAnother(index, after: last, beside.fit, given) { return .ofAnother }
        if isRulerOfNothing(beside.fit, before: index, given) { return .ofNothing }
        if word.count == 1, beside.last?.isNumber == true { return .letterOfModel }
        let isAside = given.words[(last + 1)...index].contains {
            $0.hasAny([.preposition, .afterComma, .parenthetical])
        }
        if isAside { return .aside }
        if given.words[(last + 1)...index].contains(where: PlaceNames.contains) {
            return index == last + 1 ? .placeBehind : .aside
        }
        return index == last + 1 ? .nextWord : .other
    }

    /// Roles of words within an answer.
    func roleBetween(_ beside: Beside) -> Role {
        isMiddleName(beside.word, beside.fit, beside.alternative) ? .middleName : .other
    }

    /// Roles of kinds and titles; nil if they change nothing anywhere.
    func roleOfKind(_ beside: Beside) -> Role? {
        let (word, given, fit, index) = (beside.word, beside.given, beside.fit, beside.index)
        let place = place(of: fit, beside.alternative)
        if let place, PlaceNames.isKind(word, of: place) { return nil }
        if isSettlement(at: index, given) { return nil }
        let next = index + 1
        let behind = fit.used >> UInt64(index)
        if behind != 0, narrowsPlace(index, index + behind.trailingZeroBitCount, given) {
            return nil
        }
        let isNextPreposition =
            next < given.count && given.words[next].has(.preposition)
        if question.asksForNoPerson, word.has(.title), word.key != Self.saint,
            fit.used >> UInt64(next) & 1 != 0, !isNextPreposition
        {
            return .titleOfPerson
        }
        if next < given.count, fit.used >> UInt64(next) != 0, isNextPreposition,
            !PlaceNames.isEvent(word), !Self.particles.contains(given.words[next].key)
        {
            return .kindWithOf
        }
        if KindWords.isSite(word), question.asksForThing, index > 0,
            fit.used >> UInt64(index - 1) == 1
        {
            return .site
        }
        if place != nil { return word.has(.title) ? nil : .kindOfThing }
        let isName =
            beside.alternative.kind == .person
            || given.words.prefix(beside.firstUsed).contains(where: GivenNames.contains)
        let isNamedAfter =
            isName && word.has(.generic) && word.lacks(.title)
            && index > 0 && fit.used >> UInt64(index - 1) & 1 != 0
        return isNamedAfter ? .namedAfter : nil
    }

    /// Whether a word stands right before the only word of an answer, and both together name
    /// another thing.
    func isCompound(_ beside: Beside) -> Bool {
        let answer = beside.given.words[beside.firstUsed]
        return beside.index + 1 == beside.firstUsed && beside.isOneWord && language.isEnglish
            && answer.lacks([.afterComma, .parenthetical])
            && Compounds.isAnother(beside.word, before: answer)
    }
}
