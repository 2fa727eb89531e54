/// Names that "and" or commas join: Astaire and Rogers.
extension FormWords {
    /// The required words of each name, if "and" joins several names that do not form a single
    /// thing.
    func sides(of alternative: Alternative, question: QuestionWords) -> [UInt64] {
        let words = alternative.words
        let areNames = words.allSatisfy { !$0.isContent || $0.has(.capital) }
        guard areNames || question.asksForSeveral,
            words.contains(where: { $0.key == WordKey.and }) || isList(words, question: question)
        else { return [] }
        var sides: [UInt64] = [0]
        for (place, word) in words.enumerated() {
            if word.key == WordKey.and || word.has(.afterComma) { sides.append(0) }
            if word.key != WordKey.and { sides[sides.count - 1] |= .place(place) }
        }
        sides = sides.map { $0 & alternative.required }.filter { $0 != 0 }
        return sides.count > 1 ? sides : []
    }

    /// Whether commas separate several names, rather than a name and its location.
    func isList(_ words: [Word], question: QuestionWords) -> Bool {
        let commas = words.indices.dropFirst().filter { words[$0].has(.afterComma) }
        // In a list of several answers that begins with a country, the countries after it are
        // separate answers, not locations.
        let areCountries = question.asksForSeveral && PlaceNames.contains(words[0])
        return commas.count > (question.asksForSeveral ? 0 : 1)
            && (areCountries
                || !commas.allSatisfy { place in
                    PlaceNames.contains(words[place])
                        || words[place].hasAny([.suffix, .initials, .title])
                })
    }

    /// Makes last names sufficient for people who are usually named together: Astaire and Rogers.
    func takeGivenNames(_ alternative: inout Alternative) {
        guard !alternative.isMarked else { return }
        let first = alternative.sides.map(\.firstPlace)
        guard alternative.sides.allSatisfy({ $0.nonzeroBitCount > 1 }),
            first.contains(where: { GivenNames.contains(alternative.words[$0]) })
        else { return }
        for (side, place) in first.enumerated() {
            alternative.understood |= .place(place)
            alternative.sides[side] &= ~UInt64.place(place)
        }
    }

    /// Makes given names sufficient for people with one last name: "Wilbur and Orville Wright".
    func takeSharedName(_ alternative: inout Alternative, question: QuestionWords) {
        let names = alternative.sides.map { alternative.words[$0.firstPlace] }
        guard !alternative.isMarked, let last = alternative.sides.last, last.nonzeroBitCount == 2,
            alternative.sides.dropLast().allSatisfy({ $0.nonzeroBitCount == 1 }),
            names.contains(where: GivenNames.contains),
            question.asksForPerson || names.allSatisfy(GivenNames.contains)
        else { return }
        alternative.sharedName = .place(last.lastPlace)
        alternative.understood |= alternative.sharedName
        alternative.sides[alternative.sides.count - 1] &= ~alternative.sharedName
    }

    /// The usual name of people with one last name: "Wright brothers".
    func familyName(of alternative: Alternative) -> String? {
        guard let name = sharedName(of: alternative) else { return nil }
        let given = alternative.sides.map { alternative.words[$0.firstPlace] }
        let hasWoman = given.contains(where: GivenNames.isWomans)
        let hasMan = given.contains(where: GivenNames.isMans)
        return "\(name) \(hasWoman && hasMan ? "siblings" : hasWoman ? "sisters" : "brothers")"
    }

    /// The last name that the people of a group share.
    func sharedName(of alternative: Alternative) -> String? {
        alternative.sharedName == 0
            ? nil : list.text(of: alternative.words[alternative.sharedName.firstPlace])
    }

    /// The usual name of the people in a form who share a last name.
    static func familyName(of form: AnswerForm, question: QuestionWords, _ lexicon: Lexicon)
        -> String?
    {
        let words = FormWords(form, lexicon)
        guard !form.isMarked, words.list.words.contains(where: { $0.key == WordKey.and }) else {
            return nil
        }
        var alternative = Alternative(text: form.text, directive: .accept)
        words.fill(&alternative, question: question)
        return words.familyName(of: alternative)
    }
}
