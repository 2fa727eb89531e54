/// Determines which person a last name means, based on the words around it.
extension Comparison {
    /// Whether a title or suffix shows that a last name means someone else: "Mrs Roosevelt".
    var isOtherPerson: Bool {
        guard alternative.kind == .person || alternative.kind == .name, fit.missing != 0,
            let name = alternative.words.first(where: { $0.lacks(.title) }),
            GivenNames.contains(name), !given.words.contains(where: { $0.key == name.key })
        else { return false }
        if !alternative.words.contains(where: { $0.hasAny([.suffix, .roman]) }),
            given.words.contains(where: { $0.key == WordKey.junior })
        {
            return true
        }
        guard let title = given.words.first, title.has(.title),
            !alternative.words.contains(where: { $0.key == title.key })
        else { return false }
        return GivenNames.isWomans(name)
            ? Self.titlesOfMen.contains(title.key)
            : GivenNames.isMans(name) && Self.titlesOfWomen.contains(title.key)
    }

    private static let titlesOfMen = JudgeTable.lists.keys(of: "titles of men")
    private static let titlesOfWomen = JudgeTable.lists.keys(of: "titles of women")

    /// Whether two given names without a comma are in reverse order: "John Elton" for Elton John.
    var isTurnedAround: Bool {
        guard alternative.kind == .person, given.count > 1,
            let first = alternative.words.first(where: { !$0.has(.title) }),
            let last = alternative.words.last(where: { $0.lacks([.suffix, .roman]) }),
            first.key != last.key, GivenNames.contains(first), GivenNames.contains(last)
        else { return false }
        return zip(given.words, given.words.dropFirst()).contains {
            $0.key == last.key && $1.key == first.key && !$1.has(.afterComma)
        }
    }

    /// Whether the answer names the father instead of the son, or vice versa.
    var isOfOtherGeneration: Bool {
        func place(_ words: [Word]) -> Double? {
            let behind = words.dropFirst()
            if behind.contains(where: { $0.key == WordKey.senior }) { return 1 }
            if behind.contains(where: { $0.key == WordKey.junior }) { return 2 }
            return behind.last.flatMap { $0.has(.roman) && $0.number <= 3 ? $0.number : nil }
        }
        guard
            given.words.contains(where: { $0.key == WordKey.senior || $0.key == WordKey.junior }),
            let said = place(given.words)
        else { return false }
        if said == 1, place(alternative.words) == nil {
            // Without "junior", a name may also mean the father.
            let places = line.alternatives.filter { $0.directive == .accept }
                .compactMap { place($0.words) }
            return !places.isEmpty && !places.contains(said)
        }
        // A person's other names may omit "senior" or "junior".
        let forms =
            alternative.isEquivalent
            ? line.meant : [alternative]
        return forms.contains { place($0.words).map { $0 != said } ?? false }
    }

    /// Whether initials before a last name belong to a different person. Additional initials are
    /// allowed.
    func areOtherInitials(_ word: Word) -> Bool {
        guard alternative.kind == .person, word.has(.initials) || word.count == 1, !word.isNumber
        else { return false }
        let names = alternative.words.prefix { $0.lacks(.suffix) }.dropLast()
        let own = names.flatMap { name -> ArraySlice<UInt8> in
            guard name.lacks(.title), name.isContent,
                let entry = line.vocabulary.byKey[name.key]
            else { return [] }
            let letters = line.vocabulary.letters(of: entry)
            return name.has(.initials) ? letters : letters.prefix(1)
        }
        return zip(own, given.letters(of: word)).contains { $0 != $1 }
    }

    /// Whether a word may be a middle name: "Thomas Alva Edison".
    func isMiddleName(_ word: Word) -> Bool {
        let isName = alternative.kind == .person || alternative.kind == .name && word.count == 1
        return isName && fit.missing == 0 && word.isContent && !word.isNumber
            && !GivenNames.tellsApart(word)
    }

    /// Whether the alternative has a given name that the player did not say, or begins with the title
    /// of a ruler instead: "King Lear".
    var hasOtherGivenName: Bool {
        if let title = alternative.words.first, fit.missing.contains(0),
            QuestionWords.isRuler(title)
        {
            return true
        }
        let last = alternative.required.lastPlace
        guard last > 0, saidCore == fit.covered else { return false }
        return alternative.words[..<min(last, alternative.words.count)].contains {
            GivenNames.contains($0)
                || alternative.isMarked && $0.isContent && $0.has(.capital)
                    && $0.lacks([.title, .generic, .changer, .possessive])
        }
    }
}
