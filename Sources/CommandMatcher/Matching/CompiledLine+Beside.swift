/// The checks behind the roles of words beside an answer.
extension CompiledLine {
    /// Whether extra words turn an insufficient answer into another thing: "Charlotte Brontë" where
    /// Emily is meant, the American Civil War instead of the Spanish one, or a treaty of another
    /// place.
    func namesAnother(_ fit: Fit, _ given: WordList) -> Bool {
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

    /// Whether a word replaces the one that tells the alternative from others of its kind: the
    /// Persian War is not the Peloponnesian War.
    func takesPlace(_ index: Int, of alternative: Alternative, _ given: WordList) -> Bool {
        let kind = given.words[index + 1]
        guard given.words[index].lacks(.possessive),
            !question.contains(given.words[index])
        else { return false }
        let areNames = KindWords.hasNamesOnly(kind)
        guard areNames || Demonyms.country(of: given.words[index]) == nil else { return false }
        return alternative.words.indices.dropFirst().contains { place in
            alternative.words[place].stem == kind.stem
                && (areNames || alternative.words[place].has(.capital))
                && alternative.words[place - 1].has(.capital)
                && alternative.required & 1 << UInt64(place - 1) != 0
        }
    }

    /// Whether everything after an answer says what kind of thing it is: "Scrabble, the board
    /// game".
    func saysWhatItIs(from start: Int, _ given: WordList) -> Bool {
        guard start < given.count, given.words[start].has(.article) else {
            return false
        }
        return given.words[start...].allSatisfy {
            !$0.isContent || $0.has(.generic) || KindWords.saysKind($0)
        }
    }

    /// Whether the word is the settlement in a phrase such as "a French village".
    func isSettlement(at index: Int, _ given: WordList) -> Bool {
        index > 0 && saysWhere(at: index - 1, given)
    }

    /// The answer's initials in parentheses after their long form: "Department of … (DMV)".
    func isInitialsOfRest(_ fit: Fit, _ given: WordList) -> Bool {
        guard fit.used.nonzeroBitCount == 1 else { return false }
        let initials = given.words[fit.used.trailingZeroBitCount]
        guard initials.has(.parenthetical) else { return false }
        let others = given.words.filter { !$0.has(.parenthetical) && $0.isContent }
        return others.count == initials.count
            && zip(others, given.letters(of: initials)).allSatisfy {
                given.bytes[$0.start] == $1
            }
    }

    /// The country, state or city, if nothing else must be said.
    func place(of fit: Fit, _ alternative: Alternative) -> Word? {
        let core = alternative.required & ~alternative.understood
        guard core.nonzeroBitCount == 1, fit.covered & core != 0 else { return nil }
        let word = alternative.words[core.trailingZeroBitCount]
        return PlaceNames.contains(word) || PlaceNames.isCity(word) ? word : nil
    }

    /// Whether a word before an answer may itself be an answer. In speech, any word may be a name
    /// that the recognizer did not listen for.
    func mayBeAnswer(_ index: Int, before first: Int, _ given: WordList) -> Bool {
        let word = given.words[index]
        return given.isHeard || given.words[first].has(.afterComma)
            || PlaceNames.contains(word) || PlaceNames.isCity(word) || GivenNames.contains(word)
    }

    /// Whether a word before the name of a common thing only describes it: "fresh basil" where a
    /// herb is asked for. Databases write such names with a capital, so capitals do not show this.
    /// If the knowledge table has an entry for both words together ("red panda"), they name another
    /// thing.
    func describes(_ index: Int, _ first: Int, _ given: WordList) -> Bool {
        guard question.asksForCommonThing, index + 1 == first,
            given.words[index].lacks([.changer, .negation]),
            Demonyms.country(of: given.words[index]) == nil,
            !PlaceNames.contains(given.words[index]), !PlaceNames.isCity(given.words[index])
        else { return false }
        let name = "\(given.text(of: given.words[index])) \(given.text(of: given.words[first]))"
        return KnownThings.things(named: name).isEmpty
            && Plural.singular(of: name).map { KnownThings.things(named: $0).isEmpty } ?? true
    }

    /// Whether an adjective names another country than the alternative does: the Swedish krona is
    /// not the Danish krone.
    func belongsElsewhere(_ adjective: Word, _ alternative: Alternative) -> Bool {
        guard let country = Demonyms.country(of: adjective) else { return false }
        let own = alternative.words.compactMap(Demonyms.country(of:))
        return !own.isEmpty && !own.contains(country)
    }

    /// Whether a word inside a person's name may be another given name: "Thomas Alva Edison".
    func isMiddleName(_ word: Word, _ fit: Fit, _ alternative: Alternative) -> Bool {
        let isName = alternative.kind == .person || alternative.kind == .name && word.count == 1
        return isName && fit.missing == 0 && word.isContent && !word.isNumber
            && !GivenNames.tellsApart(word)
    }

    /// Whether the alternative has a given name before its required words, and that name was not
    /// said.
    func hasOtherGivenName(_ alternative: Alternative, _ fit: Fit) -> Bool {
        let last = 63 - alternative.required.leadingZeroBitCount
        guard last > 0, fit.covered & alternative.required == fit.covered else { return false }
        return alternative.words[..<min(last, alternative.words.count)].contains {
            GivenNames.contains($0)
                || alternative.isMarked && $0.isContent
                    && $0.traits.isSuperset(of: .capital)
                    && $0.lacks([.title, .generic, .changer, .possessive])
        }
    }

    /// Whether a word before a place only says which part of it, for a question that asks where:
    /// "the mountains of central Mexico". Other words before a place may make it another place.
    func narrowsPlace(_ index: Int, _ first: Int, _ given: WordList) -> Bool {
        // Something beside or within a capital is not a capital.
        guard question.asksForPlace, !question.saysAny(of: Self.capital) else { return false }
        let adjective = given.words[first - 1]
        let isOther =
            adjective.has(.changer)
            && !PlaceNames.isPart(adjective, of: given.words[first])
        guard !isOther else { return false }
        return index + 1 == first
            ? PlaceNames.isPart(given.words[index], of: given.words[first])
            : hasPreposition(given, from: index, to: first)
    }

    private static let capital: Set<UInt64> = [WordKey.hash("capital")]

    /// Prepositions in other languages, and parts of names in English: "Vincent van Gogh".
    static let particles: Set<UInt64> = Set(
        "de du von van di da del".split(separator: " ").map { WordKey.hash($0) })

    func hasPreposition(_ given: WordList, from start: Int, to end: Int) -> Bool {
        given.words[start..<end].contains {
            $0.has(.preposition) && !Self.particles.contains($0.key)
        }
    }

    /// Whether a comma stands between an answer and a later word: "Sydney, New South Wales".
    func isBehindComma(_ index: Int, after last: Int, _ given: WordList) -> Bool {
        given.words[(last + 1)...index].contains { $0.has(.afterComma) }
    }
}
