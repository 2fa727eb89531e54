/// Words for kinds of things, besides those that any name may leave out (``Word/Traits/generic``).
enum KindWords {
    /// Whether things of this kind are told apart only by their names, so that another word before
    /// it, or "of" and another word after it, makes another thing: "the Persian war" is not the
    /// Peloponnesian War.
    static func hasNamesOnly(_ word: Word) -> Bool { named.contains(word.key) }

    /// Whether a word after an article describes what was just named: "Scrabble, the board game".
    static func saysKind(_ word: Word) -> Bool { apposed.contains(word.key) }

    /// Whether a word after a name makes it something else: the Taj Mahal Hotel.
    static func isCalledAfter(_ word: Word) -> Bool { calledAfter.contains(word.key) }

    /// Whether a kind is one of places and institutions, which are named after other things.
    static func isSite(_ word: Word) -> Bool { sites.contains(word.key) }

    private static let sites = keys(
        "valley county airport street avenue road bridge tower building station stadium island park bay hill beach "
            + "university college school hospital prize award")
    private static let calledAfter = keys("hotel motel inn resort casino restaurant cafe pub")

    /// Whether a form has another word for the same kind of thing, and that word was not said:
    /// "Fibonacci series" for Fibonacci numbers.
    static func isNamed(_ word: Word, in form: Alternative, but covered: UInt64) -> Bool {
        guard let group = groups[word.stem] else { return false }
        return form.words.indices.contains { place in
            covered & 1 << UInt64(place) == 0 && groups[form.words[place].stem] == group
        }
    }

    private static let named = keys(
        "war battle siege treaty revolution rebellion revolt league empire dynasty pact congress "
            + "conference compromise writ council synod gospel epistle")
    private static let apposed = keys(
        "board card video computer game tv television series cartoon comic musical ballet franchise "
            + "god goddess character person man woman animal substance brand")

    private static let groups: KeyTable = {
        var groups = KeyTable()
        for (index, line) in kinds.split(whereSeparator: \.isNewline).enumerated() {
            for word in WordList(line, .english).words { groups[word.stem] = index }
        }
        return groups
    }()

    /// Each line has words that are used interchangeably after a name.
    private static let kinds = JudgeTable("kinds").text

    private static func keys(_ text: String) -> KeySet {
        KeySet(WordList(text, .english).words.map(\.key))
    }
}
