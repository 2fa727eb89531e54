/// Finds exact matches with alternatives and with the names of choices.
extension CompiledLine {
    /// The ruling on words that exactly match an alternative or the name of a choice.
    func exact(_ words: ArraySlice<Word>) -> Ruling? {
        if let index = sequences[WordKey.sequence(words)],
            !Self.areOpen(words, beside: alternatives[index].words)
        {
            if isOtherOrdinal(words, alternatives[index]) { return reject(.otherNumber, words) }
            return ruling(for: index, rule: .sameWords, words: words)
        }
        if !choiceNames.isEmpty, let choice = choice(named: words) {
            return ruling(onChoice: choice, words)
        }
        return acronym(words).map { ruling(for: $0, rule: .acronym, words: words) }
    }

    private func ruling(onChoice choice: Int, _ words: ArraySlice<Word>) -> Ruling {
        Ruling(
            outcome: choice == rightChoice ? .accept : .reject, rule: .choice,
            matched: line.choices[choice], words: words)
    }

    /// Whether the player uses "or" to name several possible answers. An "or" at the end does not
    /// count: "Portland, OR".
    static func areOpen(_ words: ArraySlice<Word>, beside alternative: [Word]) -> Bool {
        words.dropLast().contains { $0.key == WordKey.or }
            && !alternative.contains { $0.key == WordKey.or }
    }

    /// Whether an ordinal replaces a number, or a decade replaces a year.
    private func isOtherOrdinal(_ words: ArraySlice<Word>, _ alternative: Alternative) -> Bool {
        if Self.saysDecade(words), !alternative.words.contains(where: { $0.has(.decade) }) {
            return alternative.numbers != 0
        }
        guard let said = words.last, said.has(.ordinal),
            alternative.numbers == alternative.required, alternative.required != 0,
            alternative.kind != .date, let meant = alternative.words.last
        else { return false }
        return meant.lacks([.ordinal, .roman])
    }

    /// Whether the player gave a year in words instead of a decade: "nineteen thirty" for the
    /// 1930s. Typed digits such as "1930" do not count, because they may be a typing error.
    func saysYearOfDecade(_ list: WordList) -> Bool {
        guard hasOnlyDecades, list.count == 1, let word = list.words.first, word.isNumber,
            word.lacks(.decade),
            let first = list.letters(of: word).first, !(0x30...0x39).contains(first)
        else { return false }
        return true
    }

    static func saysDecade(_ words: some Sequence<Word>) -> Bool {
        words.contains { $0.isNumber && $0.has(.decade) }
    }

    /// The alternative with these initials, unless the question contains the initials.
    private func acronym(_ words: ArraySlice<Word>) -> Int? {
        guard !acronyms.isEmpty, !question.asksForOneName else { return nil }
        let name = words.drop { $0.has(.article) }
        if name.count == 1, let word = name.first, word.count >= 2 {
            return question.contains(word) ? nil : acronyms[word.key]
        }
        guard FormWords.arePairOfInitials(name),
            !name.allSatisfy({ !$0.isContent || question.contains($0) })
        else { return nil }
        return acronyms[Self.choiceKey(name)]
    }

    // MARK: Choices

    /// The choice with this letter or number, which the choice's text may follow.
    private func choice(named words: ArraySlice<Word>) -> Int? {
        if let choice = choiceNames[Self.choiceKey(words)] { return choice }
        return words.indices.dropFirst().lazy.compactMap { middle -> Int? in
            guard let choice = self.choiceNames[Self.choiceKey(words[..<middle])] else {
                return nil
            }
            return self.choice(spelled: words[middle...]) == choice ? choice : nil
        }.first
    }

    func choice(spelled words: ArraySlice<Word>) -> Int? {
        guard let index = sequences[WordKey.sequence(words)] else { return nil }
        let alternative = alternatives[index]
        if alternative.directive == .accept { return rightChoice }
        return alternative.directive == .reject
            ? line.choices.firstIndex(of: alternative.text) : nil
    }

    /// The ruling on a letter with its spelling-alphabet word: "C as in Charlie".
    func ruleBySpelledLetter(_ words: ArraySlice<Word>, _ given: WordList) -> Ruling? {
        guard !choiceNames.isEmpty, words.count > 2, let example = words.last else { return nil }
        for joint in language.beforeSpellingWord
        where words.dropLast().suffix(joint.count).map(\.key) == joint {
            guard let choice = choiceNames[Self.choiceKey(words.dropLast(joint.count + 1))],
                let letter = SpokenLetters(language: language).spellings(at: choice).first,
                given.letters(of: example).first == letter.utf8.first
            else { continue }
            return ruling(onChoice: choice, words)
        }
        return nil
    }

    /// The ruling on an answer that is a single letter, possibly with its case: "a capital C".
    func ruleByLetter(_ given: WordList) -> Ruling? {
        guard let index = letterAnswer else { return nil }
        let names = given.words.filter { !Self.besideLetters.contains($0.key) }
        let rest = names.drop { $0.has(.article) && names.count > 1 }
        guard rest.first?.key == alternatives[index].words[0].key else { return nil }
        if rest.count == 2, let key = rest.last, LoneLetters.isOfKey(key) {
            return reject(.otherAnswer, given.words[...])
        }
        guard rest.count == 1 else { return nil }
        return ruling(for: index, rule: .sameWords, words: given.words[...])
    }

    private static let besideLetters = JudgeTable.lists.keys(of: "beside letters")
}
