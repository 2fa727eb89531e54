/// A word in a form for comparison: folded letters, a key and traits. The type is inlinable for
/// speed (docs/decisions/0162).
@usableFromInline package struct Word: Sendable {
    @usableFromInline package struct Traits: OptionSet, Sendable {
        @usableFromInline package var rawValue: UInt32

        @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

        @inlinable package init(arrayLiteral traits: Traits...) {
            rawValue = 0
            for trait in traits { rawValue |= trait.rawValue }
        }

        /// An article: "the", "a" or "an".
        @inlinable package static var article: Traits { Traits(rawValue: 1 << 0) }
        /// A function word, such as "of", "and" or "in", which an answer may omit or add.
        @inlinable package static var function: Traits { Traits(rawValue: 1 << 1) }
        /// A kind of thing such as "river" or "king" that may be missing next to a name.
        @inlinable package static var generic: Traits { Traits(rawValue: 1 << 2) }
        /// A title, such as "doctor", "general" or "sir".
        @inlinable package static var title: Traits { Traits(rawValue: 1 << 3) }
        @inlinable package static var number: Traits { Traits(rawValue: 1 << 4) }
        /// Letters that can be read as a Roman numeral.
        @inlinable package static var roman: Traits { Traits(rawValue: 1 << 5) }
        @inlinable package static var ordinal: Traits { Traits(rawValue: 1 << 6) }
        @inlinable package static var decade: Traits { Traits(rawValue: 1 << 7) }
        @inlinable package static var month: Traits { Traits(rawValue: 1 << 8) }
        /// A unit of measurement or currency.
        @inlinable package static var unit: Traits { Traits(rawValue: 1 << 9) }
        /// A word that changes the meaning of the next word, such as "new", "north", "non" or
        /// "vice".
        @inlinable package static var changer: Traits { Traits(rawValue: 1 << 10) }
        /// A preposition, such as "in", "of" or "from", which connects words.
        @inlinable package static var preposition: Traits { Traits(rawValue: 1 << 11) }
        /// A conjunction, such as "or" or "and".
        @inlinable package static var conjunction: Traits { Traits(rawValue: 1 << 12) }
        /// The word follows a comma, slash or bracket.
        @inlinable package static var afterComma: Traits { Traits(rawValue: 1 << 13) }
        @inlinable package static var capital: Traits { Traits(rawValue: 1 << 14) }
        /// The word is written in capitals or joined from initials.
        @inlinable package static var initials: Traits { Traits(rawValue: 1 << 15) }
        /// The word is broken off and ends with a dash.
        @inlinable package static var unfinished: Traits { Traits(rawValue: 1 << 16) }
        /// A hyphen joins the word to the previous word.
        @inlinable package static var afterHyphen: Traits { Traits(rawValue: 1 << 17) }
        @inlinable package static var parenthetical: Traits { Traits(rawValue: 1 << 18) }
        /// A word that makes a number inexact, such as "about" or "late".
        @inlinable package static var vague: Traits { Traits(rawValue: 1 << 19) }
        /// A slash joins the word to the previous word, as in a fraction or in "AC/DC".
        @inlinable package static var afterSlash: Traits { Traits(rawValue: 1 << 20) }
        /// A filler such as "um" or "uh", which never has a meaning.
        @inlinable package static var filler: Traits { Traits(rawValue: 1 << 22) }
        /// A suffix, such as "junior" or "senior", which follows a name and may be missing.
        @inlinable package static var suffix: Traits { Traits(rawValue: 1 << 21) }
        /// A word such as "affair" or "gas" that explains a name but must not be missing.
        @inlinable package static var remark: Traits { Traits(rawValue: 1 << 24) }
        /// The word was written with a possessive ending.
        @inlinable package static var possessive: Traits { Traits(rawValue: 1 << 23) }
        /// A negation, such as "not" or "isn't", which may negate an answer.
        @inlinable package static var negation: Traits { Traits(rawValue: 1 << 25) }
        /// A letter that is a name, as in "vitamin A" or "E flat".
        @inlinable package static var letter: Traits { Traits(rawValue: 1 << 26) }
        /// The unit of an amount that was given in two units, such as "6 feet 2 inches".
        @inlinable package static var ofTwoUnits: Traits { Traits(rawValue: 1 << 28) }
        /// The word follows a period.
        @inlinable package static var afterStop: Traits { Traits(rawValue: 1 << 27) }
    }

    /// The index of the first folded letter in ``WordList/bytes``.
    @usableFromInline package var start: Int
    @usableFromInline package var count: Int
    @inlinable package var end: Int { start + count }
    /// A key that all spellings of a word share.
    @usableFromInline package var key: UInt64
    /// A key that all forms of a word share.
    @usableFromInline package var stem: UInt64
    /// One bit for each letter in the word.
    @usableFromInline package var letters: UInt32
    /// The value of a number, or NaN for any other word.
    @usableFromInline package var number: Double
    @usableFromInline package var traits: Traits
    /// The index of the piece of text or speech that contains the word.
    @usableFromInline package var origin: Int

    @inlinable package func has(_ trait: Traits) -> Bool {
        traits.rawValue & trait.rawValue == trait.rawValue
    }

    @inlinable package func hasAny(_ others: Traits) -> Bool {
        traits.rawValue & others.rawValue != 0
    }

    @inlinable package func lacks(_ others: Traits) -> Bool {
        traits.rawValue & others.rawValue == 0
    }

    @inlinable package var isNumber: Bool { has(.number) }

    /// Whether the word has a meaning, unlike articles and function words.
    @inlinable package var isContent: Bool {
        lacks([.article, .function]) || has(.letter)
    }
}

@usableFromInline package struct WordList: Sendable {
    @usableFromInline package var bytes: [UInt8] = []
    @usableFromInline package var words: [Word] = []
    /// Whether the words follow "who" and name a person.
    @usableFromInline package var namesPerson = false
    /// Whether the words come from speech, so that the recognizer chose the spellings.
    @usableFromInline package var isHeard = false

    @inlinable package var isEmpty: Bool { words.isEmpty }
    @inlinable package var count: Int { words.count }

    package init() {}

    package init(_ text: some StringProtocol, _ lexicon: Lexicon) {
        var reader = WordReader(lexicon)
        reader.read(text, origin: 0)
        self = reader.finish()
    }

    /// Replaces the words of the list with the words of a text, and reuses the list's memory.
    package mutating func replace(with text: String, _ lexicon: Lexicon) {
        var reader = WordReader(lexicon, reusing: self)
        self = WordList()
        reader.read(text, origin: 0)
        self = reader.finish()
    }

    @inlinable package func letters(of word: Word) -> ArraySlice<UInt8> {
        bytes[word.start..<word.end]
    }

    package func text(of word: Word) -> String {
        String(decoding: letters(of: word), as: UTF8.self)
    }
}
