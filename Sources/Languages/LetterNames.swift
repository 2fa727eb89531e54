/// The names of choices: letters, numbers and positions.
package struct LetterNames: Sendable {
    /// A letter with its spoken name and its spellings.
    package struct Letter: Sendable {
        /// The word that the recognizer listens for.
        package let heard: String
        /// All spellings of the letter's name. The first spelling is the letter itself.
        package let spellings: [String]
    }

    enum Section: String, CaseIterable {
        case letters
        case spellingWords = "spelling words"
        case beforeSpellingWord = "before a spelling word"
        case otherNames = "other names"
        case beforeLetter = "before a letter"
        case beforeNumber = "before a number"
        case byPlace = "by place"
        case last
    }

    /// The letters in the order of the choices.
    package let letters: [Letter]
    /// The spelling-alphabet words of the letters, such as "bravo", in the order of the choices.
    package let spellingWords: [Letter]
    /// Words that come between a letter and its spelling-alphabet word, such as "as in".
    package let beforeSpellingWord: [String]
    /// The texts of choices with their other names, such as "t" for "true".
    package let otherNames: [Letter]
    /// Words that come before a letter, such as "option".
    package let beforeLetter: [String]
    /// Words that come before a number, such as "number".
    package let beforeNumber: [String]
    /// Phrases for the choice at a position, such as "the {} one", where `{}` stands for the
    /// ordinal.
    package let byPlace: [String]
    /// Phrases for the last choice, such as "the last one".
    package let last: [String]

    /// Other names of a choice or answer with this text. The list is usually empty.
    package func otherNames(of text: String) -> [String] {
        let text = text.lowercased()
        return otherNames.filter { $0.heard == text }.flatMap(\.spellings)
    }

    /// Throws ``LanguageError`` if a letter has no name, or a phrase for a position has no `{}`.
    init(_ text: SectionedText<Section>) throws(LanguageError) {
        letters = try Self.named(.letters, in: text)
        spellingWords = try Self.named(.spellingWords, in: text)
        beforeSpellingWord = text.phrases(.beforeSpellingWord)
        otherNames = try Self.named(.otherNames, in: text)
        beforeLetter = text.phrases(.beforeLetter)
        beforeNumber = text.phrases(.beforeNumber)
        for line in text[.byPlace] where !line.text.contains("{}") {
            throw text.error(line, .noPlace)
        }
        byPlace = text.phrases(.byPlace)
        last = text.phrases(.last)
    }

    private static func named(
        _ section: Section, in text: SectionedText<Section>
    ) throws(LanguageError) -> [Letter] {
        var named: [Letter] = []
        for line in text[section] {
            let sides = line.text.split(separator: "=", maxSplits: 1).map { $0.trimmed() }
            let spellings = (sides.last ?? "").split(separator: ",").map { $0.trimmed() }
            let isNamed = !spellings.isEmpty && (sides + spellings).allSatisfy { !$0.isEmpty }
            guard sides.count == 2, isNamed else { throw text.error(line, .noLetter) }
            named.append(Letter(heard: sides[0], spellings: spellings))
        }
        return named
    }
}
