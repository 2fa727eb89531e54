/// The words that occur in numbers.
package struct NumberWords: Sendable {
    /// The kinds of number words, named after the sections of `numbers.txt`.
    package enum Kind: String, Sendable, CaseIterable {
        /// A whole number: any number below 100, a hundred, a thousand or a larger power of ten.
        case number = "numbers"
        /// A word such as "dozen" that multiplies the number before it. The program understands
        /// multipliers, but never says them.
        case multiplier = "multipliers"
        /// An ordinal, such as "third".
        case ordinal = "ordinals"
        /// A denominator, such as "thirds".
        case denominator = "denominators"
        /// A decade, such as "twenties", represented by its first year.
        case decade = "decades"
        /// A fraction of a whole, such as "half".
        case part = "parts"
        /// A word for a zero, such as "oh", that occurs only between other numbers.
        case zeroBetween = "zero between numbers"
        /// The word before decimals, such as "point".
        case point
        /// A word that joins the parts of a number, such as "and" in "a hundred and one".
        case and
        /// The word before a negative number, such as "minus".
        case minus

        /// Whether lines in this section begin with a value.
        var hasValues: Bool {
            switch self {
            case .number, .multiplier, .ordinal, .denominator, .decade, .part: true
            case .zeroBetween, .point, .and, .minus: false
            }
        }
    }

    /// A list of words with the same meaning. The program uses the first word to say the number.
    package struct Entry: Sendable {
        /// The value of the words; 0 for a kind without values.
        package let value: Double
        /// The words in lowercase.
        package let words: [String]
    }

    private let entries: [Kind: [Entry]]

    /// The words of a kind, in the order of the file.
    package subscript(kind: Kind) -> [Entry] { entries[kind] ?? [] }

    /// Throws ``LanguageError`` if a value is not a number, or is the value of a compound number.
    init(_ text: SectionedText<Kind>) throws(LanguageError) {
        var entries: [Kind: [Entry]] = [:]
        for kind in Kind.allCases {
            for line in text[kind] {
                entries[kind, default: []].append(try Self.entry(line, kind, in: text))
            }
        }
        self.entries = entries
    }

    private static func entry(
        _ line: TextLine, _ kind: Kind, in text: SectionedText<Kind>
    ) throws(LanguageError) -> Entry {
        let words = line.words
        guard kind.hasValues else { return Entry(value: 0, words: words) }
        guard let first = words.first, let value = Double(first), value >= 0, value <= 1e15 else {
            throw text.error(line, .noValue)
        }
        guard words.count > 1 else { throw text.error(line, .noWord) }
        if kind == .number || kind == .ordinal {
            let isWhole = value == value.rounded()
            guard isWhole, value <= 100 || value >= 1000 else {
                throw text.error(line, .compoundNumber)
            }
        }
        return Entry(value: value, words: Array(words.dropFirst()))
    }
}
