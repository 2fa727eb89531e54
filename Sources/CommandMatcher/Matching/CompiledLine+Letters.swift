/// Choices named by a letter that is spelled out.
extension CompiledLine {
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
