/// What may be said beside an answer.
extension CompiledLine {
    /// Why words added make another answer, or nil when they do not.
    func change(by fit: Fit, _ alternative: Alternative, _ given: WordList) -> JudgingRule? {
        if let change = changeByKind(fit, alternative, given) { return change }
        if belongsTo(fit, alternative, given) || standsForHead(fit, alternative, given) {
            return .changedByExtraWords
        }
        guard fit.extra != 0 else { return nil }
        // Of an alternative that requires nothing, nothing may have been said.
        guard fit.used != 0 else { return .otherAnswer }
        if isOtherRuler(fit, alternative, given) { return .changedByExtraWords }
        if alternative.directive == .prompt, namesAnother(fit, given) {
            return .changedByExtraWords
        }
        // A name that only the judge knows has one sense alone as it is.
        if alternative.isEquivalent { return .changedByExtraWords }
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
            let isNumeral = word.traits.contains(.roman) && word.count > 1 && index > lastUsed
            // Laurel and Hardy by their full names.
            if !alternative.sides.isEmpty, GivenNames.contains(word),
                fit.used >> UInt64(index + 1) & 1 != 0
            {
                // Another name than the one that the answer has.
                if fit.missing & alternative.understood != 0 { return .changedByExtraWords }
                continue
            }
            if alternative.letters != 0, word.count == 1 { return .otherAnswer }
            if alternative.numbers != 0, Self.before.contains(word.key), !question.contains(word) {
                return .otherNumber
            }
            if isOne(index, alternative, given) || isSettlement(at: index, given) { continue }
            if standsForNoun(index, after: lastUsed, firstUsed, alternative, given) { continue }
            // "Uruguay in 1930", where the question says the year.
            if word.isNumber, alternative.numbers == 0, index > lastUsed,
                given.words[index - 1].traits.contains(.preposition),
                question.keys.contains(word.key)
            {
                continue
            }
            if word.isNumber || isNumeral { return .otherNumber }
            if word.traits.contains(.unit) {
                // A unit beside a bare number says what was meant; another unit is another answer.
                let hasUnit = alternative.words.contains { $0.traits.contains(.unit) }
                let isNamed = alternative.words.contains {
                    !$0.isNumber && $0.traits.contains(.capital)
                }
                guard alternative.numbers != 0, !hasUnit, !isNamed else {
                    return .changedByExtraWords
                }
                if isOtherUnit(word, isCounted: index > 0 && given.words[index - 1].isNumber) {
                    return .otherNumber
                }
                // Ninety degrees are no ninety percent; a half is fifty.
                let isShare =
                    index > 0 && word.key == Self.percent && !question.contains(word)
                    && alternative.words.contains { $0.key == given.words[index - 1].key }
                if isShare { return .otherNumber }
                continue
            }
            if index > 0, given.words[index - 1].traits.contains(.unit) { continue }
            if index > lastUsed,
                saysWhatItIs(from: lastUsed + 1, given)
                    || KindWords.isNamed(word, in: alternative, but: fit.covered)
            {
                continue
            }
            if index < firstUsed {
                if narrowsPlace(index, firstUsed, given) { continue }
                if hasPreposition(given, from: index, to: firstUsed) { return .changedByExtraWords }
                if index + 1 == firstUsed, word.traits.contains(.changer) {
                    return .changedByExtraWords
                }
                guard precedes(index, firstUsed, fit, alternative, given) else {
                    return mayBeAnswer(index, before: firstUsed, given)
                        ? .severalAnswers : .changedByExtraWords
                }
            } else if index > lastUsed {
                if isNamesake(index, after: lastUsed, fit, alternative, given) {
                    return .changedByExtraWords
                }
                let before = given.words[index - 1]
                // A hotel is called after what stands near it; Latin America is no language.
                if KindWords.isCalledAfter(word)
                    || before.traits.contains(.changer) && fit.used.nonzeroBitCount == 1
                        && !isBehindComma(index, after: lastUsed, given)
                {
                    return .changedByExtraWords
                }
                if isOfAnother(index, after: lastUsed, fit, given) { return .changedByExtraWords }
                if isRulerOfNothing(fit, before: index, given) { return .changedByExtraWords }
                // Models are told apart by a letter behind their number.
                if word.count == 1, before.isNumber { return .otherNumber }
                if alternative.kind == .person, index == lastUsed + 1,
                    word.traits.isDisjoint(with: [.afterComma, .parenthetical])
                {
                    // George Washington Carver is not George Washington.
                    return .changedByExtraWords
                }
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

    /// Whether more was said than what is not enough, and it makes another thing of it: "Charlotte Brontë"
    /// where Emily is meant, the American Civil War where the Spanish one is, the treaty of another place.
    private func namesAnother(_ fit: Fit, _ given: WordList) -> Bool {
        let meant = alternatives.filter { $0.directive == .accept && !$0.isEquivalent }
        let isNamed = meant.contains { $0.words.contains(where: GivenNames.contains) }
        let lastUsed = 63 - fit.used.leadingZeroBitCount
        return given.words.indices.prefix(Self.longestForm).contains { index in
            let word = given.words[index]
            guard fit.extra & 1 << UInt64(index) != 0, vocabulary.byKey[word.key] == nil else {
                return false
            }
            if index < lastUsed {
                return isNamed && GivenNames.contains(word)
                    || meant.contains { belongsElsewhere(word, $0) }
                    || meant.contains { takesPlace(index, of: $0, given) }
            }
            return KindWords.hasNamesOnly(given.words[lastUsed]) && !question.contains(word)
                && hasPreposition(given, from: lastUsed, to: index)
        }
    }

    /// Whether a word stands where the alternative has what tells it from others of its kind: the
    /// Persian War is not the Peloponnesian War.
    private func takesPlace(_ index: Int, of alternative: Alternative, _ given: WordList) -> Bool {
        let kind = given.words[index + 1]
        guard given.words[index].traits.isDisjoint(with: .possessive),
            !question.contains(given.words[index])
        else { return false }
        let areNames = KindWords.hasNamesOnly(kind)
        guard areNames || Demonyms.country(of: given.words[index]) == nil else { return false }
        return alternative.words.indices.dropFirst().contains { place in
            alternative.words[place].stem == kind.stem
                && (areNames || alternative.words[place].traits.contains(.capital))
                && alternative.words[place - 1].traits.contains(.capital)
                && alternative.required & 1 << UInt64(place - 1) != 0
        }
    }

    /// Whether all that follows an answer says what kind of thing it is: "Scrabble, the board game".
    private func saysWhatItIs(from start: Int, _ given: WordList) -> Bool {
        guard start < given.count, given.words[start].traits.contains(.article) else {
            return false
        }
        return given.words[start...].allSatisfy {
            !$0.isContent || $0.traits.contains(.generic) || KindWords.saysKind($0)
        }
    }

    /// The village of "a French village".
    private func isSettlement(at index: Int, _ given: WordList) -> Bool {
        index > 0 && saysWhere(at: index - 1, given)
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
            if isSettlement(at: index, given) { continue }
            if fit.used >> UInt64(index) != 0,
                narrowsPlace(index, index + (fit.used >> UInt64(index)).trailingZeroBitCount, given)
            {
                continue
            }
            let next = index + 1
            // Earl Grey is no color.
            if question.asksForNoPerson, word.traits.contains(.title), word.key != Self.saint,
                next < count, fit.used >> UInt64(next) & 1 != 0,
                given.words[next].traits.isDisjoint(with: .preposition)
            {
                return .changedByExtraWords
            }
            if next < count, fit.used >> UInt64(next) != 0,
                given.words[next].traits.contains(.preposition), !PlaceNames.isEvent(word),
                !Self.particles.contains(given.words[next].key)
            {
                return .changedByExtraWords
            }
            // Silicon Valley is no element.
            if KindWords.isSite(word), question.asksForThing, index > 0,
                fit.used >> UInt64(index - 1) == 1
            {
                return .changedByExtraWords
            }
            if place != nil, !word.traits.contains(.title) { return .changedByExtraWords }
            // What is named after a person is not the person: the Nobel Prize.
            let lead = given.words.prefix(fit.used.trailingZeroBitCount)
            if alternative.kind == .person || lead.contains(where: GivenNames.contains),
                word.traits.contains(.generic),
                word.traits.isDisjoint(with: .title), index > 0,
                fit.used >> UInt64(index - 1) & 1 != 0
            {
                return .changedByExtraWords
            }
        }
        return nil
    }

    /// The country, state or city that is all that must be said.
    func place(of fit: Fit, _ alternative: Alternative) -> Word? {
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
        if belongsElsewhere(given.words[index], alternative)
            || areOtherInitials(given.words[index], alternative, given)
        {
            return false
        }
        let core = fit.covered & alternative.required
        // Freddie Mercury is no planet.
        if question.asksForNoPerson, core.nonzeroBitCount == 1,
            GivenNames.contains(given.words[index])
        {
            return false
        }
        if language.isEnglish, core.nonzeroBitCount == 1,
            let isBearer = Knowledge.shared.isBearer(
                given.words[index], of: alternative.words[core.trailingZeroBitCount])
        {
            return isBearer && !hasOtherGivenName(alternative, fit)
        }
        if core.nonzeroBitCount > 1 || question.asksForPerson { return true }
        let word = given.words[index]
        // A baker's dozen is more.
        if word.traits.contains(.possessive) {
            return !alternative.words[core.trailingZeroBitCount % alternative.words.count].isNumber
        }
        if GivenNames.contains(word) { return !hasOtherGivenName(alternative, fit) }
        if word.traits.contains(.initials) { return true }
        guard word.count > 1 else { return false }
        let answer = alternative.words[min(core.trailingZeroBitCount, alternative.words.count - 1)]
        if answer.isNumber { return false }
        return !answer.traits.contains(.capital) || describes(index, first, given)
    }

    /// Whether what stands before an answer may be another one, and is no mere word. What was heard as a word may
    /// be a name that was not listened for.
    private func mayBeAnswer(_ index: Int, before first: Int, _ given: WordList) -> Bool {
        let word = given.words[index]
        return given.isHeard || given.words[first].traits.contains(.afterComma)
            || PlaceNames.contains(word) || PlaceNames.isCity(word) || GivenNames.contains(word)
    }

    /// Whether a word before the name of a common thing, which titles of databases write with a capital,
    /// only describes it: "fresh basil" where a herb is asked for. A red panda is no panda: what the table
    /// knows by both words is a thing of its own.
    private func describes(_ index: Int, _ first: Int, _ given: WordList) -> Bool {
        guard question.asksForCommonThing, index + 1 == first,
            given.words[index].traits.isDisjoint(with: [.changer, .negation]),
            Demonyms.country(of: given.words[index]) == nil,
            !PlaceNames.contains(given.words[index]), !PlaceNames.isCity(given.words[index])
        else { return false }
        let name = "\(given.text(of: given.words[index])) \(given.text(of: given.words[first]))"
        return KnownThings.things(named: name).isEmpty
            && Plural.singular(of: name).map { KnownThings.things(named: $0).isEmpty } ?? true
    }

    /// Whether an adjective says another country than the one of the alternative: the Swedish krona is
    /// not the Danish krone.
    private func belongsElsewhere(_ adjective: Word, _ alternative: Alternative) -> Bool {
        guard let country = Demonyms.country(of: adjective) else { return false }
        let own = alternative.words.compactMap(Demonyms.country(of:))
        return !own.isEmpty && !own.contains(country)
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
                || alternative.isMarked && $0.isContent
                    && $0.traits.isSuperset(of: .capital)
                    && $0.traits.isDisjoint(with: [.title, .generic, .changer, .possessive])
        }
    }

    /// Whether a word before a place only says where in it, for a question that asks where: "the
    /// mountains of central Mexico". What stands before a place may also make another one.
    private func narrowsPlace(_ index: Int, _ first: Int, _ given: WordList) -> Bool {
        // What lies beside a capital or within it is none.
        guard question.asksForPlace, !question.saysAny(of: Self.capital) else { return false }
        let adjective = given.words[first - 1]
        let isOther =
            adjective.traits.contains(.changer)
            && !PlaceNames.isPart(adjective, of: given.words[first])
        guard !isOther else { return false }
        return index + 1 == first
            ? PlaceNames.isPart(given.words[index], of: given.words[first])
            : hasPreposition(given, from: index, to: first)
    }

    private static let capital: Set<UInt64> = [WordKey.hash("capital")]

    /// Prepositions elsewhere, and parts of names in English: "Vincent van Gogh".
    private static let particles: Set<UInt64> = Set(
        "de du von van di da del".split(separator: " ").map { WordKey.hash($0) })

    private func hasPreposition(_ given: WordList, from start: Int, to end: Int) -> Bool {
        given.words[start..<end].contains {
            $0.traits.contains(.preposition) && !Self.particles.contains($0.key)
        }
    }

    /// Whether a comma stands between an answer and a word behind it: "Sydney, New South Wales".
    private func isBehindComma(_ index: Int, after last: Int, _ given: WordList) -> Bool {
        given.words[(last + 1)...index].contains { $0.traits.contains(.afterComma) }
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
}
