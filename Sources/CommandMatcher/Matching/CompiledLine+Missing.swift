/// What may be left out of an answer.
extension CompiledLine {
    /// The rule by which an answer is enough although it leaves out required words; nil if none
    /// applies.
    func excuse(
        for fit: Fit, _ alternative: Alternative, _ given: WordList
    ) -> JudgingRule? {
        guard strictness != .strict, alternative.directive == .accept, fit.covered != 0,
            !alternative.isEquivalent
        else { return nil }
        let core = alternative.required & ~alternative.understood
        // At least one word must be said that does not go without saying.
        guard fit.covered & (core == 0 ? alternative.required : core) != 0 else { return nil }
        if alternative.kind == .date { return excuseForDate(fit, alternative) }
        if alternative.isMarked {
            return isTitleOfRuler(fit.missing, alternative) ? .understoodRest : nil
        }
        guard fit.missing & (alternative.numbers | alternative.letters) == 0,
            !lacksNumeral(fit, alternative),
            alternative.sides.isEmpty || fit.missing & core == 0
        else { return nil }
        if dividesName(fit.missing & core, alternative) { return nil }
        if fit.extra == 0, lacksHome(fit.missing & core, alternative) { return .understoodRest }
        let coreCovered = fit.covered & core
        if fit.missing & core == 0 {
            return hasOtherEpithet(fit, alternative) || isOtherCountry(fit, alternative)
                || alternative.words[fit.missing.trailingZeroBitCount].has(.afterComma)
                    && liesElsewhere(fit, alternative, given)
                ? nil : .understoodRest
        }
        if isTail(fit.missing & core, alternative) {
            return isOtherCountry(fit, alternative) || liesElsewhere(fit, alternative, given)
                ? nil : .understoodRest
        }
        guard fit.extra == 0 else { return nil }
        if FamilyNames.lead(alternative.words), coreCovered & 1 != 0 { return .lastName }
        switch alternative.kind {
        case .name where given.namesPerson || isTitled(given, alternative), .person:
            return coversLast(core, coreCovered, alternative) ? .lastName : nil
        case .plain, .name, .date:
            let isChanged = alternative.words.indices.contains { place in
                fit.missing & core & 1 << UInt64(place) != 0
                    && alternative.words[place].has(.changer)
            }
            guard !isChanged else { return nil }
            guard alternative.isOpen, !isHomeAlone(coreCovered, alternative) else { return nil }
            return coversLast(core, coreCovered, alternative) || coreCovered.nonzeroBitCount > 1
                ? .understoodRest : nil
        }
    }

    /// Whether only one side of a name with a slash was said: "DC" is not "AC/DC".
    private func dividesName(_ missing: UInt64, _ alternative: Alternative) -> Bool {
        alternative.words.indices.dropFirst().contains { place in
            alternative.words[place].has(.afterSlash)
                && (missing >> UInt64(place) ^ missing >> UInt64(place - 1)) & 1 != 0
        }
    }

    /// Whether another word stands in place of an epithet: Catherine of Aragon is not Catherine the
    /// Great.
    private func hasOtherEpithet(_ fit: Fit, _ alternative: Alternative) -> Bool {
        fit.extra != 0
            && alternative.words.indices.dropFirst(2).contains { place in
                fit.missing & 1 << UInt64(place) != 0
                    && FormWords.isEpithet(at: place, in: alternative.words)
            }
    }

    /// Whether the part of a country's name that was said is another country: Guinea is not
    /// Guinea-Bissau.
    private func isOtherCountry(_ fit: Fit, _ alternative: Alternative) -> Bool {
        let places = alternative.words.indices.filter {
            alternative.required & 1 << UInt64($0) != 0
        }
        let given = places.filter { fit.covered & 1 << UInt64($0) != 0 }
        return !given.isEmpty && given.allSatisfy { PlaceNames.contains(alternative.words[$0]) }
            && places.contains { place in
                let word = alternative.words[place]
                return fit.missing & 1 << UInt64(place) != 0 && word.has(.capital)
                    && (word.key == Self.city
                        || word.lacks([.generic, .title, .afterComma]))
            }
    }

    private static let city = WordKey.hash("city")

    /// Whether a person's last name was said after a title: "Miss Golightly" for Holly Golightly.
    private func isTitled(_ given: WordList, _ alternative: Alternative) -> Bool {
        guard given.count > 1, Self.formsOfAddress.contains(given.words[0].key),
            alternative.words.count > 1
        else { return false }
        return alternative.words.allSatisfy {
            $0.has(.capital)
                && $0.lacks([.changer, .generic, .title])
        }
    }

    private static let formsOfAddress: Set<UInt64> = Set(
        "mr mister mrs missus ms miss dr doctor professor chief sheriff captain inspector detective"
            .split(separator: " ").flatMap { WordList($0, .english).words.map(\.key) })

    /// Whether the numeral is missing that tells a ruler or a sequel from others. A person with a
    /// last name is known without it.
    func lacksNumeral(_ fit: Fit, _ alternative: Alternative) -> Bool {
        alternative.kind != .person
            && alternative.words.indices.dropFirst().contains { place in
                let word = alternative.words[place]
                return fit.missing & 1 << UInt64(place) != 0
                    && word.traits.isSuperset(of: [.roman, .capital]) && word.number < 40
            }
    }

    /// Whether the last word of a name was given; "junior" and numerals after it do not count.
    private func coversLast(_ core: UInt64, _ covered: UInt64, _ alternative: Alternative) -> Bool {
        var rest = core
        while rest != 0 {
            let last = 63 - rest.leadingZeroBitCount
            let bit: UInt64 = 1 << UInt64(last)
            if covered & bit != 0 { return true }
            guard alternative.words[last].has(.roman) else { return false }
            rest &= ~bit
        }
        return false
    }

    /// Whether only the title of a numbered ruler is missing. The number shows which ruler is
    /// meant.
    private func isTitleOfRuler(_ missing: UInt64, _ alternative: Alternative) -> Bool {
        missing == 1 && alternative.words[0].has(.title)
            && alternative.words.dropFirst(2).contains { $0.has(.roman) }
    }

    /// Whether the missing part only says where the rest is: the state after a city and a comma,
    /// "DC" after Washington, or, if the question asks where, the country after "in".
    private func isTail(_ missing: UInt64, _ alternative: Alternative) -> Bool {
        let first = missing.trailingZeroBitCount
        guard missing != 0, first > 0, missing >> UInt64(first) == alternative.all >> UInt64(first)
        else { return false }
        let tail = alternative.words[first...]
        let leads =
            tail[first].has(.afterComma)
            || question.asksForPlace && alternative.words[first - 1].key == Self.inWord
        return leads && tail.allSatisfy { PlaceNames.contains($0) || $0.has(.initials) }
    }

    /// Whether the answer names a different location than the alternative does: Cambridge, England.
    private func liesElsewhere(
        _ fit: Fit, _ alternative: Alternative, _ given: WordList
    ) -> Bool {
        given.words.indices.prefix(Self.longestForm).contains { index in
            let word = given.words[index]
            guard fit.extra & 1 << UInt64(index) != 0, PlaceNames.contains(word) else {
                return false
            }
            guard PlaceNames.hasCountries(word) else { return true }
            return alternative.words.indices.contains { place in
                fit.missing & 1 << UInt64(place) != 0
                    && PlaceNames.lies(alternative.words[place], outside: word)
            }
        }
    }

    private static let inWord = WordKey.hash("in")

    /// The year of a date is enough, and so is the month with its year. The day is enough if the
    /// question says the year.
    private func excuseForDate(_ fit: Fit, _ alternative: Alternative) -> JudgingRule? {
        let years = years(of: alternative)
        guard years != 0, fit.extra == 0 else { return nil }
        let isYearSaid = alternative.words.indices.allSatisfy { place in
            years & 1 << UInt64(place) == 0 || question.keys.contains(alternative.words[place].key)
        }
        let isRestGiven = fit.missing & ~years == 0 && fit.covered != 0
        return fit.missing & years == 0 || isYearSaid && isRestGiven ? .understoodRest : nil
    }

    /// Which words of a date are its year.
    func years(of date: Alternative) -> UInt64 {
        date.words.indices.reduce(0) { years, place in
            let word = date.words[place]
            return word.isNumber && word.number > 31 ? years | 1 << UInt64(place) : years
        }
    }
}
