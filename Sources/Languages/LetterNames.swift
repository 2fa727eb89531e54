/// The names of choices: letters, numbers, positions.
public struct LetterNames: Sendable {
    /// A letter as it is listened for and as it may be written.
    public struct Letter: Sendable {
        /// The word to listen for.
        public let heard: String
        /// Every way to write its name, the letter itself first.
        public let spellings: [String]
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

    /// In the order of the choices they name.
    public let letters: [Letter]
    /// The spelling words of the letters, in the same order: "bravo".
    public let spellingWords: [Letter]
    /// Said between a letter and its spelling word: "as in".
    public let beforeSpellingWord: [String]
    /// The text of a choice, and its other names: "true", "t".
    public let otherNames: [Letter]
    /// Said before a letter: "option".
    public let beforeLetter: [String]
    /// Said before a number: "number".
    public let beforeNumber: [String]
    /// Said of the choice at a position, with `{}` for the ordinal: "the {} one".
    public let byPlace: [String]
    /// Said of the last choice.
    public let last: [String]

    /// Other names of a choice or answer with this text; usually none.
    public func otherNames(of text: String) -> [String] {
        let text = text.lowercased()
        return otherNames.filter { $0.heard == text }.flatMap(\.spellings)
    }

    /// - Throws: ``LanguageError`` for a letter without a name, and for a phrase for a position
    ///   without `{}`.
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
