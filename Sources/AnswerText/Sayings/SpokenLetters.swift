import Languages

package struct SpokenLetters {
    let language: CompiledLanguage

    package init(language: CompiledLanguage) { self.language = language }

    private var letters: [LetterNames.Letter] { language.language.letters.letters }

    package var count: Int { letters.count }

    /// The word that the recognizer expects for a letter, or nil if the index is past the last
    /// letter.
    package func name(at index: Int) -> String? {
        letters.indices.contains(index) ? letters[index].heard : nil
    }

    /// All spellings of a letter's name, beginning with the letter itself.
    package func spellings(at index: Int) -> [String] {
        letters.indices.contains(index) ? letters[index].spellings : []
    }

    /// The spelling-alphabet word for a letter, such as "bravo", or nil if a choice contains this
    /// word.
    func spellingWord(at index: Int, among choices: [String]) -> LetterNames.Letter? {
        let words = language.language.letters.spellingWords
        guard letters.indices.contains(index), words.indices.contains(index) else { return nil }
        let taken = Set(words[index].spellings.compactMap { keys(of: $0).first })
        return choices.contains { !taken.isDisjoint(with: keys(of: $0)) } ? nil : words[index]
    }

    /// The spellings of a lowercase letter's name, without spaces.
    package func spellings(of letter: UInt8) -> [[UInt8]] {
        let name = String(decoding: CollectionOfOne(letter), as: UTF8.self)
        guard let known = letters.first(where: { $0.spellings.first == name }) else {
            return [[letter]]
        }
        return known.spellings.map { Array($0.utf8.filter { $0 != UInt8(ascii: " ") }) }
    }

    /// Whether the text sounds like the name of this letter, which makes the letter ambiguous.
    package func isSaid(_ text: String, at index: Int) -> Bool {
        let keys = keys(of: text)
        return spellings(at: index).contains { self.keys(of: $0) == keys }
    }

    private func keys(of text: String) -> [UInt64] {
        language.lexicon.keys(of: text)
    }
}
