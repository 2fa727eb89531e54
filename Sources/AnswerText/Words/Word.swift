/// A word in comparable form: folded letters, a key for equality, and traits.
package struct Word {
    package struct Traits: OptionSet {
        package var rawValue: UInt32

        package init(rawValue: UInt32) { self.rawValue = rawValue }

        /// "the", "a", "an".
        package static let article = Traits(rawValue: 1 << 0)
        /// "of", "and", "in": may be missing or added.
        static let function = Traits(rawValue: 1 << 1)
        /// A kind of thing that may be missing beside a name: "river", "battle", "king".
        package static let generic = Traits(rawValue: 1 << 2)
        /// "doctor", "general", "sir".
        package static let title = Traits(rawValue: 1 << 3)
        package static let number = Traits(rawValue: 1 << 4)
        /// Letters that can be read as a Roman numeral.
        package static let roman = Traits(rawValue: 1 << 5)
        package static let ordinal = Traits(rawValue: 1 << 6)
        package static let decade = Traits(rawValue: 1 << 7)
        package static let month = Traits(rawValue: 1 << 8)
        /// A unit of measure or money.
        package static let unit = Traits(rawValue: 1 << 9)
        /// The word changes the meaning of the next word: "new", "north", "non", "vice".
        package static let changer = Traits(rawValue: 1 << 10)
        /// "in", "of", "from": connects the next words to the words before.
        package static let preposition = Traits(rawValue: 1 << 11)
        /// "or", "and".
        package static let conjunction = Traits(rawValue: 1 << 12)
        /// A comma, slash or bracket is before the word.
        package static let afterComma = Traits(rawValue: 1 << 13)
        package static let capital = Traits(rawValue: 1 << 14)
        /// The word is written in capitals, or consists of initials that were joined.
        package static let initials = Traits(rawValue: 1 << 15)
        /// The word was broken off, with a dash at the end.
        package static let unfinished = Traits(rawValue: 1 << 16)
        /// A hyphen joins it to the word before.
        static let afterHyphen = Traits(rawValue: 1 << 17)
        package static let parenthetical = Traits(rawValue: 1 << 18)
        /// The word makes a number inexact: "about", "late".
        package static let vague = Traits(rawValue: 1 << 19)
        /// A slash joins it to the word before: a fraction, or one name ("AC/DC").
        package static let afterSlash = Traits(rawValue: 1 << 20)
        /// "um", "uh": never has a meaning.
        package static let filler = Traits(rawValue: 1 << 22)
        /// "junior", "senior": follows a name and may be missing.
        package static let suffix = Traits(rawValue: 1 << 21)
        /// Explains a name but may not be missing: "affair", "gas".
        package static let remark = Traits(rawValue: 1 << 24)
        /// The word had a possessive ending, so the next word belongs to it.
        package static let possessive = Traits(rawValue: 1 << 23)
        /// "not", "isn't": may negate an answer.
        package static let negation = Traits(rawValue: 1 << 25)
        /// A letter that is a name here, although it can be a small word: "vitamin A", "E flat".
        package static let letter = Traits(rawValue: 1 << 26)
        /// A full stop is before the word.
        package static let afterStop = Traits(rawValue: 1 << 27)
    }

    /// The index of the first folded letter in ``WordList/bytes``.
    package var start: Int
    package var count: Int
    package var end: Int { start + count }
    /// A key that is equal for all spellings of a word.
    package var key: UInt64
    /// A key that is equal for all forms of a word.
    package var stem: UInt64
    /// One bit for each letter that occurs in the word.
    package var letters: UInt32
    /// The value of a number, or NaN.
    package var number: Double
    package var traits: Traits
    /// The index of its piece of the source, such as a segment of speech.
    package var origin: Int

    package func has(_ trait: Traits) -> Bool { traits.contains(trait) }

    package func hasAny(_ others: Traits) -> Bool { !traits.isDisjoint(with: others) }

    package func lacks(_ others: Traits) -> Bool { traits.isDisjoint(with: others) }

    package var isNumber: Bool { has(.number) }

    /// Whether the word has a meaning of its own, unlike articles and function words.
    package var isContent: Bool {
        lacks([.article, .function]) || has(.letter)
    }
}

package struct WordList {
    package var bytes: [UInt8] = []
    package var words: [Word] = []
    /// The words followed "who", so they name a person.
    package var namesPerson = false
    /// The words come from speech, so the player did not choose their spelling.
    package var isHeard = false

    package var isEmpty: Bool { words.isEmpty }
    package var count: Int { words.count }

    package init() {}

    package init(_ text: some StringProtocol, _ lexicon: Lexicon) {
        var reader = WordReader(lexicon)
        reader.read(text, origin: 0)
        self = reader.finish()
    }

    /// Replaces the content with another text and reuses the memory.
    package mutating func replace(with text: some StringProtocol, _ lexicon: Lexicon) {
        var reader = WordReader(lexicon, reusing: self)
        self = WordList()
        reader.read(text, origin: 0)
        self = reader.finish()
    }

    package func letters(of word: Word) -> ArraySlice<UInt8> {
        bytes[word.start..<word.end]
    }

    package func text(of word: Word) -> String {
        String(decoding: letters(of: word), as: UTF8.self)
    }
}
