extension SpokenForms {
    /// The ways to choose, by index: the text, the letter ("b", "answer b", "option b"), its
    /// spelling word ("bravo", "b as in bravo"), the number ("number two", "the second one"), and
    /// the letter with the text ("b saturn").
    ///
    /// All words are lower case. A letter at the start is written "a.", so that a pronunciation
    /// service says its name and not the article. A letter that sounds like a choice's text ("C"
    /// and "Sea") is not a form by itself. In English, a choice has at most `limit` + 18 forms.
    /// - Parameter limit: The maximum number of ways to say a choice's text.
    public static func choiceForms(
        _ choices: [String], limit: Int = 8, in language: CompiledLanguage = .english
    ) -> [[[String]]] {
        let texts = choiceTexts(choices, limit: limit, in: language)
        return zip(texts, namings(choices, limit: limit, in: language)).map { $0 + $1 }
    }

    /// The ways to choose by name: the letter, the number, the position, or the letter with the
    /// text.
    package static func namings(
        _ choices: [String], limit: Int = 8, in language: CompiledLanguage = .english
    ) -> [[[String]]] {
        let letters = SpokenLetters(language: language)
        let names = language.language.letters
        return choices.indices.map { index in
            let sayings = sayings(of: choices[index], limit: limit, in: language)
            var forms: [[String]] = []
            if let letter = letters.name(at: index) {
                let isTaken = choices.contains { letters.isSaid($0, at: index) }
                if !isTaken { forms.append([letter]) }
                forms += names.beforeLetter.map { words($0) + [letter] }
                if let spelling = letters.spellingWord(at: index, among: choices) {
                    let word = words(spelling.heard)
                    forms.append(word)
                    forms += names.beforeSpellingWord.map { [letter] + words($0) + word }
                }
            }
            if let number = language.numbers.cardinal(index + 1) {
                forms += names.beforeNumber.map { words($0) + words(number) }
            }
            if let ordinal = language.numbers.ordinal(index + 1) {
                forms += names.byPlace.map { words($0.replacing("{}", with: ordinal)) }
            }
            if index > 0, index == choices.count - 1 { forms += names.last.map(words) }
            if let letter = letters.name(at: index) {
                for saying in sayings.prefix(textsBesideLetter) where !saying.isEmpty {
                    forms.append([letter] + saying)
                }
            }
            return forms
        }
    }

    /// The ways to say the texts of choices, by index: the whole text, and an accepted part of it
    /// that no other choice contains ("Wilde").
    /// - Parameter limit: The maximum number of ways to say a whole text.
    package static func choiceTexts(
        _ choices: [String], limit: Int = 8, in language: CompiledLanguage = .english
    ) -> [[[String]]] {
        func keys(_ text: String) -> [UInt64] {
            WordList(text, language.lexicon).words.filter(\.isContent).map(\.key)
        }
        let words = choices.map { Set(keys($0)) }
        return choices.indices.map { index in
            let line = AnswerLine(answer: choices[index])
            let enough = line.answers.flatMap { parts(of: $0, in: line, language: language) }
            let own = enough.filter { part in
                let part = keys(part.text)
                return words.count { $0.isSuperset(of: part) } == 1
            }
            var seen: Set<[String]> = []
            let whole = sayings(of: choices[index], limit: limit, in: language)
            let short = own.filter { $0.directive == .accept }.flatMap {
                sayings(of: $0.text, limit: mostOfPart, in: language)
            }
            return (whole + short).filter { seen.insert($0).inserted }
        }
    }

    /// The names of choices in text: the forms of ``choiceForms(_:limit:in:)`` and all spellings of
    /// the letter's name ("be", "bee"). A spelling that is a choice's text is left out.
    static func choiceNames(_ choices: [String], in language: CompiledLanguage) -> [[[String]]] {
        let letters = SpokenLetters(language: language)
        let leads = [[]] + language.language.letters.beforeLetter.map(words)
        // The judge itself finds parts of a text.
        var names = zip(choices, namings(choices, in: language)).map {
            sayings(of: $0, limit: 8, in: language) + $1
        }
        for index in choices.indices.prefix(letters.count) {
            let isTaken = choices.contains { letters.isSaid($0, at: index) }
            let spellings = letters.spellings(at: index)
            for spelling in isTaken ? spellings.prefix(1) : spellings[...] {
                for lead in leads { names[index].append(lead + words(spelling)) }
            }
            let word = letters.spellingWord(at: index, among: choices)
            for spelling in word?.spellings ?? [] {
                for lead in leads { names[index].append(lead + words(spelling)) }
            }
        }
        for index in choices.indices {
            names[index] += language.language.letters.otherNames(of: choices[index]).map(words)
        }
        return names
    }

    /// Only the most common ways to say a text are combined with its letter.
    private static let textsBesideLetter = 2

    private static func words(_ text: String) -> [String] {
        text.split(separator: " ").map(String.init)
    }
}
