/// Words for kinds of things, in addition to ``Word/Traits/generic``.
enum KindWords {
    /// Whether things of this kind, such as wars, are distinguished only by their names.
    static func hasNamesOnly(_ word: Word) -> Bool { named.contains(word.key) }

    /// Whether a word after an article explains the name: "Scrabble, the board game".
    static func saysKind(_ word: Word) -> Bool { apposed.contains(word.key) }

    /// Whether a word changes the meaning of the name before the word: the Taj Mahal Hotel.
    static func isCalledAfter(_ word: Word) -> Bool { houses.contains(word.key) }

    /// Whether the word names a kind of place or institution that is often named after something.
    static func isSite(_ word: Word) -> Bool { sites.contains(word.key) }

    /// Whether a word before a name says what kind of thing or person the name refers to: "the
    /// goddess Hera".
    static func explainsName(_ word: Word) -> Bool { explaining.contains(word.key) }

    /// Whether a word before "of" says what kind of thing the name refers to: "the theory of
    /// relativity".
    static func explainsWithOf(_ word: Word) -> Bool { explainingWithOf.contains(word.key) }

    /// Whether the word specifies a period in the history of a place: "ancient Greece".
    static func isPeriod(_ word: Word) -> Bool { periods.contains(word.key) }

    /// Whether the word multiplies the number before it: "8 pairs".
    static func isMultiple(_ word: Word) -> Bool { multiples.contains(word.stem) }

    /// Whether the word names a color.
    static func isColor(_ word: Word) -> Bool { colors.contains(word.key) }

    /// Whether the word names a form that foods, plants or materials can take, such as "stick".
    static func isPortion(_ word: Word) -> Bool { portions.contains(word.stem) }

    /// Whether the form contains another word for the same kind of thing, and the player did not
    /// say that word: "Fibonacci series" for Fibonacci numbers.
    static func isNamed(_ word: Word, in form: Alternative, but covered: UInt64) -> Bool {
        guard let group = groups[word.stem] else { return false }
        return form.words.indices.contains {
            !covered.contains($0) && groups[form.words[$0].stem] == group
        }
    }

    private static let named = JudgeTable.lists.keys(of: "named kinds")
    private static let apposed = JudgeTable.lists.keys(of: "kinds in apposition")
    private static let houses = JudgeTable.lists.keys(of: "houses")
    private static let explaining = JudgeTable.lists.keys(of: "explained kinds")
    private static let explainingWithOf = JudgeTable.lists.keys(of: "explained with \"of\"")
    private static let periods = JudgeTable.lists.keys(of: "periods")
    /// Whether a word before "of" says how much there is: "a shot of tequila".
    static func isMeasure(_ word: Word) -> Bool { measures.contains(word.key) }

    /// Whether the word shows that a name belongs to a club: "FC" in "Liverpool FC".
    static func isClub(_ word: Word) -> Bool { clubs.contains(word.key) }

    private static let multiples = JudgeTable.lists.stems(of: "multiples")
    private static let colors = JudgeTable.lists.keys(of: "colors")
    private static let clubs = JudgeTable.lists.keys(of: "clubs")
    private static let measures = JudgeTable.lists.keys(of: "measures")
    private static let portions = JudgeTable.lists.stems(of: "portions")
    private static let sites = JudgeTable.lists.keys(of: "sites")

    private static let groups: KeyTable = {
        var groups = KeyTable()
        for (index, words) in JudgeTable("kinds").read().enumerated() {
            for word in words { groups[word.stem] = index }
        }
        return groups
    }()
}
