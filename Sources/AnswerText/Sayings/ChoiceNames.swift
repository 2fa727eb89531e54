import Languages

/// The names of choices, as people say and write them.
package enum ChoiceNames {
    /// The names of each choice: its letter, number or position, and its letter followed by its
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

    /// All written names for each choice: its spoken forms, and the spellings of its letter ("be",
    /// "bee").
    package static func all(_ choices: [String], in language: CompiledLanguage) -> [[[String]]] {
        let letters = SpokenLetters(language: language)
        let leads = [[]] + language.language.letters.beforeLetter.map(words)
        // The judge itself recognizes parts of a choice's text.
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

    /// The maximum number of ways to say a choice's text after its letter.
    private static let textsBesideLetter = 2

    private static func words(_ text: String) -> [String] {
        text.split(separator: " ").map(String.init)
    }

    private static func sayings(
        of text: String, limit: Int, in language: CompiledLanguage
    ) -> [[String]] {
        Sayer(limit: limit, language: language).sayings(of: text)
    }
}
