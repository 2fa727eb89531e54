import Languages

/// The letters by which choices are named, as they are listened for and as they may be written.
struct SpokenLetters {
    let language: CompiledLanguage
    private var letters: [LetterNames.Letter] { language.language.letters.letters }

    /// How many choices have a letter of their own.
    var count: Int { letters.count }

    /// The word to listen for by the letter's place, counted from zero; nil where there are no more.
    func name(at index: Int) -> String? {
        letters.indices.contains(index) ? letters[index].heard : nil
    }

    /// Every way a letter's name is written, the letter itself first: what recognizers and people
    /// write who hear it.
    func spellings(at index: Int) -> [String] {
        letters.indices.contains(index) ? letters[index].spellings : []
    }

    /// The word that stands for the letter at a place ("bravo"); nil where there is none, and where a choice
    /// has it in its own text.
    func spellingWord(at index: Int, among choices: [String]) -> LetterNames.Letter? {
        let words = language.language.letters.spellingWords
        guard letters.indices.contains(index), words.indices.contains(index) else { return nil }
        let taken = Set(words[index].spellings.compactMap { keys(of: $0).first })
        return choices.contains { !taken.isDisjoint(with: keys(of: $0)) } ? nil : words[index]
    }

    /// How a lower-case letter is written, itself and its names, without spaces.
    func spellings(of letter: UInt8) -> [[UInt8]] {
        let name = String(decoding: CollectionOfOne(letter), as: UTF8.self)
        guard let known = letters.first(where: { $0.spellings.first == name }) else {
            return [[letter]]
        }
        return known.spellings.map { Array($0.utf8.filter { $0 != UInt8(ascii: " ") }) }
    }

    /// Whether a text is how some letter is said: then the letter at this place is no name for a
    /// choice, because another choice is called so.
    func isSaid(_ text: String, at index: Int) -> Bool {
        let keys = keys(of: text)
        return spellings(at: index).contains { self.keys(of: $0) == keys }
    }

    private func keys(of text: String) -> [UInt64] {
        WordList(text, language.lexicon).words.map(\.key)
    }
}
