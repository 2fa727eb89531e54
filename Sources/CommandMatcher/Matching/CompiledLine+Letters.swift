/// Letters: as answers, and as names of choices.
extension CompiledLine {
    /// A letter alone or with words for its size: "a capital C". Any other word beside a letter
    /// makes a name of it: C major.
    func ruleByLetter(_ given: WordList) -> Ruling? {
        guard let index = letterAnswer else { return nil }
        let letter = alternatives[index].words[0]
        let names = given.words.filter { !Self.besideLetters.contains($0.key) }
        let rest = names.drop { $0.has(.article) && names.count > 1 }
        guard rest.first?.key == letter.key else { return nil }
        if rest.count == 2, let key = rest.last, LoneLetters.isOfKey(key) {
            return Ruling(.reject, .otherAnswer, words: given.words[...])
        }
        guard rest.count == 1 else { return nil }
        return ruling(for: index, rule: .sameWords, words: given.words[...])
    }

    private static let besideLetters = KeySet(
        ["letter", "capital", "uppercase", "upper", "lowercase", "lower", "case", "big", "small"]
            .map {
                WordKey.hash($0)
            })

    /// The ruling on a letter with a word that begins with it: "C as in Charlie", "B for Bravo".
    func ruleBySpelledLetter(_ words: ArraySlice<Word>, _ given: WordList) -> Ruling? {
        guard !choiceNames.isEmpty, words.count > 2, let example = words.last else { return nil }
        let joints = language.language.letters.beforeSpellingWord.map { joint in
            joint.split(separator: " ").map { WordKey.hash($0) }
        }
        for joint in joints where words.dropLast().suffix(joint.count).map(\.key) == joint {
            guard let choice = choiceNames[Self.choiceKey(words.dropLast(joint.count + 1))],
                let letter = SpokenLetters(language: language).spellings(at: choice).first,
                given.letters(of: example).first == letter.utf8.first
            else { continue }
            return Ruling(
                choice == rightChoice ? .accept : .reject, .choice, matched: line.choices[choice],
                words: words)
        }
        return nil
    }
}
