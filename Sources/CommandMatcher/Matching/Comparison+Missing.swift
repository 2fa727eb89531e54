/// Rules for missing words, based on the decisions in ``MissingTable``.
extension Comparison {
    /// The rule that accepts the answer despite its missing words, if any.
    func excuse(_ row: inout DecidingRow?) -> JudgingRule? {
        guard line.strictness != .strict, alternative.directive == .accept,
            !alternative.isEquivalent
        else { return nil }
        // The player must give at least one word that people do not usually leave out.
        guard fit.covered & (core == 0 ? alternative.required : core) != 0 else { return nil }
        let part = missingPart
        let index = MissingTable.english.row(formType, part, remainder(besides: part))
        row = .missing(index)
        return switch MissingTable.english.rows[index].outcome {
        case .enough: .understoodRest
        case .name: .lastName
        case .ask, .needed: nil
        }
    }

    private var formType: FormType {
        if alternative.kind == .date { return .date }
        if alternative.isMarked { return .marked }
        if !alternative.sides.isEmpty { return .group }
        if isPerson { return .person }
        return alternative.isOpen ? .open : .whole
    }

    var isPerson: Bool {
        alternative.kind == .person || alternative.kind == .name && (given.namesPerson || isTitled)
    }

    /// The role of the words that are missing from the answer. If several roles fit, the result is
    /// the first of them.
    private var missingPart: MissingPart {
        if alternative.kind == .date { return missingPartOfDate }
        if alternative.isMarked { return isTitleOfRuler ? .titleOfRuler : .markedWords }
        if fit.missing & alternative.numbers != 0 {
            // The number in a formula such as CO2 is not an addition to a name.
            let isNamed = fit.covered.places.contains {
                alternative.words[$0].count > 2 && !alternative.words[$0].isNumber
            }
            let isOnly = missingCore.places.allSatisfy {
                alternative.words[$0].isNumber || alternative.words[$0].count == 1
            }
            return isNamed && isOnly ? .onlyNumber : .number
        }
        if fit.missing & alternative.letters != 0 { return .letter }
        if lacks({ $0.key == WordKey.minus }) {
            // "O negative" is not a number.
            return alternative.numbers == 0 ? .changerOfName : .sign
        }
        if lacksNumeral {
            return isPerson || isOfPerson && !question.asksForWork ? .numeral : .onlyNumeral
        }
        if !alternative.sides.isEmpty, missingCore != 0 { return .oneOfSeveral }
        if dividesName { return .sideOfSlash }
        let home = line.wordsOfHome(in: fit.alternative)
        if home > 0, fit.extra == 0, missingCore >> UInt64(home) == 0 { return .home }
        if lacks(FormWords.isGeneration) { return .generation }
        if isNameOfFamily { return .firstNamesInFamily }
        if line.lacksNameOfTeam(fit) { return .team }
        if missingCore == 0 { return .understood }
        if isLocation { return .location }
        if isRiverOfTown { return .river }
        if isNameBeforeByname { return .byname }
        let said = fit.covered & core
        if said.contains(0), FamilyNames.lead(alternative.words) { return .behindFamilyName }
        if isPerson { return coversLast ? .firstNames : .lastName }
        if missingCore.places.contains(where: { alternative.words[$0].has(.changer) }) {
            return isChangedName ? .changerOfName : .changer
        }
        if missingCore.places.contains(where: { alternative.words[$0].has(.initials) }) {
            return .initials
        }
        if home > 0, said >> UInt64(home) == 0 { return .team }
        return coversLast || said.nonzeroBitCount > 1 ? .words : .head
    }

    private func remainder(besides part: MissingPart) -> Remainder {
        if part == .understood {
            if hasOtherEpithet { return .otherEpithet }
            if hasOtherName { return .otherName }
            if isOtherCountry { return .otherCountry }
            if alternative.words[fit.missing.firstPlace].has(.afterComma), liesElsewhere {
                return .otherPlace
            }
        } else if part == .location {
            if isOtherCountry { return .otherCountry }
            if liesElsewhere { return .otherPlace }
        }
        return fit.extra == 0 || describesPerson ? .nothing : .otherWords
    }

    /// Whether all added words follow a person's name and describe this person: "Gagarin, the
    /// Russian cosmonaut".
    private var describesPerson: Bool {
        isPerson
            && fit.extra.places.allSatisfy { index in
                index > lastUsed && [.kind, .aside].contains(role(of: index))
            }
    }

    /// Whether the name contains a given name: "Queen Elizabeth II".
    private var isOfPerson: Bool { alternative.words.contains(where: GivenNames.contains) }

    /// Whether other well-known people or places have the name that the player gave.
    private var isNameOfFamily: Bool {
        line.mayAsk && fit.covered != 0 && !given.words.contains { $0.has(.suffix) }
            && FamilyNames.isShared(by: alternative.words, but: fit.covered)
    }

    /// Whether the player gave only the given name of somebody who is named after a place or an
    /// occupation: "Catherine" for Catherine of Aragon, "Bob" for Bob the Builder.
    private var isNameBeforeByname: Bool {
        fit.covered == 1 && isOfPerson && alternative.words.count > 2
            && GivenNames.contains(alternative.words[0])
            && (alternative.words[1].key == WordKey.of || alternative.words[1].has(.article))
    }

    /// Whether only a changer is missing from a name that is nobody else's: "Korea" for South Korea,
    /// but not "Virginia" for West Virginia.
    private var isChangedName: Bool {
        fit.covered.nonzeroBitCount == 1 && alternative.required.nonzeroBitCount == 2
            && fit.covered.places.allSatisfy { place in
                let word = alternative.words[place]
                return word.has(.capital) && word.lacks([.generic, .title])
                    && !PlaceNames.contains(word)
            }
    }

    // MARK: Dates

    /// The missing part of a date. The year alone is a sufficient answer. If the question contains
    /// the year, the rest of the date is a sufficient answer.
    private var missingPartOfDate: MissingPart {
        let years = alternative.years
        let days = alternative.numbers & ~years
        if question.asksForDay, days != 0, fit.missing & days == days,
            fit.missing & ~(days | years) == 0
        {
            return .dayOfDate
        }
        if question.asksForMonth, fit.covered == years, fit.missing != 0 { return .dayOfDate }
        guard years != 0 else { return .partOfDate }
        if fit.missing & years == 0 { return .restOfDate }
        let isYearAsked = years.places.allSatisfy {
            question.keys.contains(alternative.words[$0].key)
        }
        return isYearAsked && fit.missing & ~years == 0 ? .yearOfQuestion : .partOfDate
    }

    // MARK: Names

    /// Whether the player gave only one side of a name with a slash: "DC" for "AC/DC".
    private var dividesName: Bool {
        alternative.words.indices.dropFirst().contains { place in
            alternative.words[place].has(.afterSlash)
                && missingCore.contains(place) != missingCore.contains(place - 1)
        }
    }

    /// Whether a form of address precedes a last name: "Miss Golightly".
    private var isTitled: Bool {
        given.count > 1 && alternative.words.count > 1
            && Self.formsOfAddress.contains(given.words[0].key)
            && alternative.words.allSatisfy {
                $0.has(.capital) && $0.lacks([.changer, .generic, .title])
            }
    }

    private static let formsOfAddress = JudgeTable.lists.keys(of: "forms of address")

    /// Whether a ruler's or a sequel's numeral is missing.
    var lacksNumeral: Bool {
        (alternative.kind != .person || question.asksForRuler)
            && (fit.missing & ~1).places.contains { place in
                let word = alternative.words[place]
                return word.traits.isSuperset(of: [.roman, .capital]) && word.number < 40
            }
    }

    /// Whether the player gave the last word of a name, not counting "junior" and numerals.
    private var coversLast: Bool {
        var rest = core
        while rest != 0 {
            let last = rest.lastPlace
            if fit.covered.contains(last) { return true }
            guard alternative.words[last].has(.roman) else { return false }
            rest &= ~UInt64.place(last)
        }
        return false
    }

    /// Whether only the title of a numbered ruler is missing.
    private var isTitleOfRuler: Bool {
        fit.missing == 1 && alternative.words[0].has(.title)
            && alternative.words.dropFirst(2).contains { $0.has(.roman) }
    }

    /// Whether a different word replaces an epithet: "Catherine of Aragon" for "Catherine the
    /// Great".
    private var hasOtherEpithet: Bool {
        fit.extra != 0
            && fit.missing.places.contains { FormWords.isEpithet(at: $0, in: alternative.words) }
    }

    /// Whether a place replaces a part of the name that the question contains: "Tate Britain" for
    /// "Tate Modern".
    private var hasOtherName: Bool {
        fit.missing.places.contains { place in
            let word = alternative.words[place]
            return word.has(.capital) && word.lacks([.generic, .title, .afterComma])
                && question.contains(word)
        }
            && fit.extra.places.contains { index in
                index == lastUsed + 1 && PlaceNames.contains(given.words[index])
                    && given.words[index].lacks(.afterComma)
            }
    }

    // MARK: Places

    /// Whether the missing part only gives the location, such as a state after a city.
    private var isLocation: Bool {
        let first = missingCore.firstPlace
        guard first > 0, missingCore >> UInt64(first) == alternative.all >> UInt64(first) else {
            return false
        }
        let words = alternative.words
        let leads =
            words[first].has(.afterComma)
            || question.asksForPlace && words[first - 1].key == WordKey.in
        return leads && words[first...].allSatisfy { PlaceNames.contains($0) || $0.has(.initials) }
    }

    /// Whether the missing part only names the river of a town: "Frankfurt am Main".
    private var isRiverOfTown: Bool {
        let words = alternative.words
        guard words.count > 2, Self.besideRivers.contains(words[1].key), fit.covered.contains(0)
        else { return false }
        return question.asksForPlace || question.asksWhere || words[1].has(.afterHyphen)
            || PlaceNames.isPlace(words[0])
    }

    /// Prepositions between a town and its river.
    private static let besideRivers = JudgeTable.lists.keys(of: "beside rivers")

    /// Whether the part that the player gave names a different country: "Guinea" for Guinea-Bissau.
    private var isOtherCountry: Bool {
        let said = fit.covered & alternative.required
        return said != 0 && said.places.allSatisfy { PlaceNames.contains(alternative.words[$0]) }
            && lacks { word in
                word.has(.capital) && !question.asksBroadly(for: word)
                    && (word.key == WordKey.city || word.lacks([.generic, .title, .afterComma]))
            }
    }

    /// Whether the player added a different location: "Cambridge, England" for Cambridge,
    /// Massachusetts.
    private var liesElsewhere: Bool {
        fit.extra.places.contains { index in
            let word = given.words[index]
            guard PlaceNames.contains(word) else { return false }
            return !PlaceNames.hasCountries(word)
                || lacks { PlaceNames.lies($0, outside: word) }
        }
    }
}
