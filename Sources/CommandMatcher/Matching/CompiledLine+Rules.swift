extension CompiledLine {
    /// Whether a fit is enough for its alternative, by the rules of fairness; nil when it is, with
    /// the rule in the fit, or the reason why it is not.
    func objection(to fit: inout Fit, given: WordList) -> JudgingRule? {
        let alternative = alternatives[fit.alternative]
        if fit.extra != 0 { takeInitials(&fit, alternative, given) }
        if fit.missing != 0 {
            guard let rule = excuse(for: fit, alternative, given) else {
                let numbers = alternative.words.indices.contains { place in
                    let word = alternative.words[place]
                    return fit.missing & 1 << UInt64(place) != 0
                        && (word.isNumber || word.traits.contains(.roman))
                }
                let givenNumbers = given.words.contains(where: \.isNumber)
                return numbers && givenNumbers ? .otherNumber : .incomplete
            }
            fit.rule = rule
        } else {
            fit.rule = ruleOfCompleteFit(fit, alternative)
        }
        if let change = change(by: fit, alternative, given) { return change }
        return nil
    }

    /// Initials before a name stand for the given names of the alternative: "W. B. Yeats".
    private func takeInitials(_ fit: inout Fit, _ alternative: Alternative, _ given: WordList) {
        var rest = fit.extra
        while rest != 0 {
            let index = rest.trailingZeroBitCount
            rest &= rest - 1
            let word = given.words[index]
            if let place = counterpart(of: word, at: index, fit, alternative, given) {
                fit.extra &= ~(1 << UInt64(index))
                fit.used |= 1 << UInt64(index)
                fit.covered |= 1 << UInt64(place)
                fit.missing &= ~(1 << UInt64(place))
                continue
            }
            let names: UInt64 = (1 << UInt64(min(word.count, 3))) - 1
            guard word.count <= 3, word.count < alternative.words.count, !word.isNumber,
                fit.covered & names == 0,
                alternative.kind == .person || alternative.required & names == 0,
                zip(given.letters(of: word), alternative.initials).allSatisfy({ $0 == $1 })
            else { continue }
            fit.extra &= ~(1 << UInt64(index))
            fit.used |= 1 << UInt64(index)
            fit.covered |= names
            fit.missing &= ~names
        }
    }

    /// The word not yet given for which a lone initial stands ("Lyndon B. Johnson"), or whose
    /// initials a given name begins ("Joanne Rowling" for "J. K. Rowling").
    private func counterpart(
        of word: Word, at index: Int, _ fit: Fit, _ alternative: Alternative, _ given: WordList
    ) -> Int? {
        guard !word.isNumber, let first = given.letters(of: word).first else { return nil }
        return alternative.words.indices.prefix(alternative.initials.count).first { place in
            let other = alternative.words[place]
            guard fit.covered & 1 << UInt64(place) == 0, alternative.initials[place] == first,
                fit.covered >> UInt64(place) != 0, fit.used >> UInt64(index) != 0
            else { return false }
            let isInitial = word.count == 1 && place > 0 && other.traits.contains(.capital)
            let isShort = other.traits.contains(.initials) || other.count == 1 && !other.isNumber
            let isName = isShort && GivenNames.contains(word)
            return isInitial || isName
        }
    }

    private func ruleOfCompleteFit(_ fit: Fit, _ alternative: Alternative) -> JudgingRule {
        switch fit.worst {
        case .typo, .slip, .abbreviation: return .typo
        case .sound: return .sound
        case .wordForm: return .wordForm
        case .same, .joined: break
        }
        if alternative.isEquivalent { return .equivalent }
        if fit.extra != 0 { return .moreSpecial }
        let untaken = alternative.all & ~fit.covered
        let isWhole = (alternative.required | alternative.optional) & untaken == 0
        return alternative.isMarked && !isWhole ? .requiredParts : .sameWords
    }

    // MARK: Words missing

    /// Why an answer that leaves required words out is enough all the same.
    private func excuse(
        for fit: Fit, _ alternative: Alternative, _ given: WordList
    ) -> JudgingRule? {
        guard strictness != .strict, alternative.directive == .accept, fit.covered != 0,
            !alternative.isEquivalent
        else { return nil }
        let core = alternative.required & ~alternative.understood
        // Something that is not understood anyway must have been said.
        guard fit.covered & (core == 0 ? alternative.required : core) != 0 else { return nil }
        if alternative.kind == .date { return excuseForDate(fit, alternative) }
        if alternative.isMarked {
            return isTitleOfRuler(fit.missing, alternative) ? .understoodRest : nil
        }
        guard fit.missing & alternative.numbers == 0 else { return nil }
        let coreCovered = fit.covered & core
        if fit.missing & core == 0 { return .understoodRest }
        if isTail(fit.missing & core, alternative) { return .understoodRest }
        guard fit.extra == 0 else { return nil }
        switch alternative.kind {
        case .name where given.namesPerson, .person:
            return coversLast(core, coreCovered, alternative) ? .lastName : nil
        case .plain, .name, .date:
            let isChanged = alternative.words.indices.contains { place in
                fit.missing & core & 1 << UInt64(place) != 0
                    && alternative.words[place].traits.contains(.changer)
            }
            guard !isChanged else { return nil }
            guard alternative.isOpen else { return nil }
            return coversLast(core, coreCovered, alternative) || coreCovered.nonzeroBitCount > 1
                ? .understoodRest : nil
        }
    }

    /// Whether the last word of a name was given; "junior" and numerals after it do not count.
    private func coversLast(_ core: UInt64, _ covered: UInt64, _ alternative: Alternative) -> Bool {
        var rest = core
        while rest != 0 {
            let last = 63 - rest.leadingZeroBitCount
            let bit: UInt64 = 1 << UInt64(last)
            if covered & bit != 0 { return true }
            guard alternative.words[last].traits.contains(.roman) else { return false }
            rest &= ~bit
        }
        return false
    }

    /// Whether only the title of a ruler with a number is missing: the number tells which one.
    private func isTitleOfRuler(_ missing: UInt64, _ alternative: Alternative) -> Bool {
        missing == 1 && alternative.words[0].traits.contains(.title)
            && alternative.words.dropFirst(2).contains { $0.traits.contains(.roman) }
    }

    /// Whether what is missing only says where the rest is: the state after a city and its comma,
    /// "DC" after Washington; for a question that asks where, the country after "in".
    private func isTail(_ missing: UInt64, _ alternative: Alternative) -> Bool {
        let first = missing.trailingZeroBitCount
        guard missing != 0, first > 0, missing >> UInt64(first) == alternative.all >> UInt64(first)
        else { return false }
        let tail = alternative.words[first...]
        let leads =
            tail[first].traits.contains(.afterComma)
            || question.asksForPlace && alternative.words[first - 1].key == Self.inWord
        return leads && tail.allSatisfy { PlaceNames.contains($0) || $0.traits.contains(.initials) }
    }

    private static let inWord = WordKey.hash("in")

    /// The year of a date is enough; so is the month with its year, and the day where the question
    /// says the year.
    private func excuseForDate(_ fit: Fit, _ alternative: Alternative) -> JudgingRule? {
        var years: UInt64 = 0
        for (place, word) in alternative.words.enumerated()
        where word.isNumber && word.number > 31 {
            years |= 1 << UInt64(place)
        }
        guard years != 0, fit.extra == 0 else { return nil }
        let isYearSaid = alternative.words.indices.allSatisfy { place in
            years & 1 << UInt64(place) == 0 || question.keys.contains(alternative.words[place].key)
        }
        let isRestGiven = fit.missing & ~years == 0 && fit.covered != 0
        return fit.missing & years == 0 || isYearSaid && isRestGiven ? .understoodRest : nil
    }

    // MARK: Words added

    /// Why words added make another answer, or nil when they do not.
    private func change(by fit: Fit, _ alternative: Alternative, _ given: WordList) -> JudgingRule?
    {
        if let change = changeByKind(fit, alternative, given) { return change }
        guard fit.extra != 0 else { return nil }
        if alternative.kind == .date { return changeOfDate(fit, given) }
        if isInitialsOfRest(fit, given) { return nil }
        var rest = fit.extra
        let firstUsed = fit.used.trailingZeroBitCount
        let lastUsed = 63 - fit.used.leadingZeroBitCount
        while rest != 0 {
            let index = rest.trailingZeroBitCount
            rest &= rest - 1
            let word = given.words[index]
            let gap = index < firstUsed ? index..<firstUsed : min(lastUsed, index)..<index
            if given.words[gap].contains(where: { $0.traits.contains(.conjunction) }) {
                return .severalAnswers
            }
            if word.isNumber { return .otherNumber }
            if word.traits.contains(.unit) {
                // A unit beside a bare number says what was meant; another unit is another answer.
                let hasUnit = alternative.words.contains { $0.traits.contains(.unit) }
                guard alternative.numbers != 0, !hasUnit else { return .changedByExtraWords }
                continue
            }
            if index > 0, given.words[index - 1].traits.contains(.unit) { continue }
            if index < firstUsed {
                if narrowsPlace(index, firstUsed, given) { continue }
                if hasPreposition(given, from: index, to: firstUsed) { return .changedByExtraWords }
                if index + 1 == firstUsed, word.traits.contains(.changer) {
                    return .changedByExtraWords
                }
                guard precedes(index, firstUsed, fit, alternative, given) else {
                    return .severalAnswers
                }
            } else if index > lastUsed {
                let isLongCore = (fit.covered & alternative.required).nonzeroBitCount > 1
                let isCounted = alternative.numbers == alternative.required
                guard isLongCore || isCounted || follows(index, after: lastUsed, given) else {
                    return .changedByExtraWords
                }
            } else if !isMiddleName(word, fit, alternative) {
                return .changedByExtraWords
            }
        }
        let limit = strictness == .relaxed ? 4 : strictness == .normal ? 3 : 0
        if fit.extra.nonzeroBitCount > limit { return .changedByExtraWords }
        return nil
    }

    /// The answer's initials in parentheses after their long form: "Department of … (DMV)".
    private func isInitialsOfRest(_ fit: Fit, _ given: WordList) -> Bool {
        guard fit.used.nonzeroBitCount == 1 else { return false }
        let initials = given.words[fit.used.trailingZeroBitCount]
        guard initials.traits.contains(.parenthetical) else { return false }
        let others = given.words.filter { !$0.traits.contains(.parenthetical) && $0.isContent }
        return others.count == initials.count
            && zip(others, given.letters(of: initials)).allSatisfy {
                given.bytes[$0.start] == $1
            }
    }

    /// A kind or a title that is free beside most answers makes another thing of some: "battle of",
    /// "king of" before a name, a city or a river beside a country.
    private func changeByKind(
        _ fit: Fit, _ alternative: Alternative, _ given: WordList
    ) -> JudgingRule? {
        let count = min(given.count, Self.longestForm)
        for index in 0..<count where fit.used & 1 << UInt64(index) == 0 {
            let word = given.words[index]
            guard !word.traits.isDisjoint(with: [.generic, .title, .remark]),
                word.traits.isDisjoint(with: .parenthetical), !question.contains(word)
            else { continue }
            let place = place(of: fit, alternative)
            if let place, PlaceNames.isKind(word, of: place) { continue }
            let next = index + 1
            if next < count, fit.used >> UInt64(next) != 0,
                given.words[next].traits.contains(.preposition), !PlaceNames.isEvent(word)
            {
                return .changedByExtraWords
            }
            if place != nil, !word.traits.contains(.title) { return .changedByExtraWords }
        }
        return nil
    }

    /// The country, state or city that is all that must be said.
    private func place(of fit: Fit, _ alternative: Alternative) -> Word? {
        let core = alternative.required & ~alternative.understood
        guard core.nonzeroBitCount == 1, fit.covered & core != 0 else { return nil }
        let word = alternative.words[core.trailingZeroBitCount]
        return PlaceNames.contains(word) || PlaceNames.isCity(word) ? word : nil
    }

    /// A common noun may have adjectives before it. A proper name of one word may not: what stands
    /// before it must be a given name, or a place within the one named.
    private func precedes(
        _ index: Int, _ first: Int, _ fit: Fit, _ alternative: Alternative, _ given: WordList
    ) -> Bool {
        if given.words[first].traits.contains(.afterComma) {
            return PlaceNames.contains(given.words[first])
                || !alternative.words[0].traits.contains(.capital)
        }
        let core = fit.covered & alternative.required
        if core.nonzeroBitCount > 1 || question.asksForPerson { return true }
        let word = given.words[index]
        if word.traits.contains(.possessive) { return true }
        if GivenNames.contains(word) { return !hasOtherGivenName(alternative, fit) }
        if word.traits.contains(.initials) { return true }
        guard word.count > 1 else { return false }
        let answer = alternative.words[min(core.trailingZeroBitCount, alternative.words.count - 1)]
        return !answer.traits.contains(.capital) && !answer.isNumber
    }

    /// Whether a word inside a person's name may be another given name: "Thomas Alva Edison".
    private func isMiddleName(_ word: Word, _ fit: Fit, _ alternative: Alternative) -> Bool {
        let isName = alternative.kind == .person || alternative.kind == .name && word.count == 1
        return isName && fit.missing == 0 && word.isContent && !word.isNumber
            && !GivenNames.tellsApart(word)
    }

    /// Whether the alternative says a given name before what is required, and it was not given.
    private func hasOtherGivenName(_ alternative: Alternative, _ fit: Fit) -> Bool {
        let last = 63 - alternative.required.leadingZeroBitCount
        guard last > 0, fit.covered & alternative.required == fit.covered else { return false }
        return alternative.words[..<min(last, alternative.words.count)].contains {
            GivenNames.contains($0)
        }
    }

    /// Whether a word before a place only says where in it, for a question that asks where: "the
    /// mountains of central Mexico". What stands before a place may also make another one.
    private func narrowsPlace(_ index: Int, _ first: Int, _ given: WordList) -> Bool {
        guard question.asksForPlace else { return false }
        let adjective = given.words[first - 1]
        let isOther =
            adjective.traits.contains(.changer)
            && !PlaceNames.isPart(adjective, of: given.words[first])
        guard !isOther else { return false }
        return index + 1 == first
            ? PlaceNames.isPart(given.words[index], of: given.words[first])
            : hasPreposition(given, from: index, to: first)
    }

    private func hasPreposition(_ given: WordList, from start: Int, to end: Int) -> Bool {
        given.words[start..<end].contains { $0.traits.contains(.preposition) }
    }

    /// What follows an answer may say where or whose it is, or complete a name.
    private func follows(_ index: Int, after last: Int, _ given: WordList) -> Bool {
        let between = given.words[(last + 1)...index]
        if question.asksForPerson { return true }
        return between.contains {
            !$0.traits.isDisjoint(with: [.preposition, .afterComma, .parenthetical])
                || PlaceNames.contains($0)
        }
    }

    private static let besideDates: Set<UInt64> = Set(
        "before after prior following bc bce".split(separator: " ").map { WordKey.hash($0) })

    /// More of a date is no other date: a day and a month beside the year.
    private func changeOfDate(_ fit: Fit, _ given: WordList) -> JudgingRule? {
        var rest = fit.extra
        while rest != 0 {
            let index = rest.trailingZeroBitCount
            rest &= rest - 1
            let word = given.words[index]
            if word.isNumber {
                if word.number <= 31 { continue }
                return .otherNumber
            }
            if word.traits.contains(.month) { continue }
            // What happened then is no other date; what is said of the days around it is.
            guard word.traits.isDisjoint(with: [.changer, .vague]),
                !Self.besideDates.contains(word.key), fit.extra.nonzeroBitCount <= 3
            else { return .changedByExtraWords }
        }
        return nil
    }
}
