/// Kinds of things, in addition to ``Word/Traits/generic``.
enum KindWords {
    /// Whether only names distinguish things of this kind, as with wars.
    static func hasNamesOnly(_ word: Word) -> Bool { named.contains(word.key) }

    /// Whether a word after an article explains the name: "Scrabble, the board game".
    static func saysKind(_ word: Word) -> Bool { apposed.contains(word.key) }

    /// Whether a word changes the name before it: the Taj Mahal Hotel.
    static func isCalledAfter(_ word: Word) -> Bool { houses.contains(word.key) }

    /// Whether the word names a place or institution that is often named after something.
    static func isSite(_ word: Word) -> Bool { sites.contains(word.key) }

    /// Whether the form's own word for the kind is missing: "Fibonacci series" for numbers.
    static func isNamed(_ word: Word, in form: Alternative, but covered: UInt64) -> Bool {
        guard let group = groups[word.stem] else { return false }
        return form.words.indices.contains {
            !covered.contains($0) && groups[form.words[$0].stem] == group
        }
    }

    private static let named = JudgeTable.lists.keys(of: "named kinds")
    private static let apposed = JudgeTable.lists.keys(of: "kinds in apposition")
    private static let houses = JudgeTable.lists.keys(of: "houses")
    private static let sites = JudgeTable.lists.keys(of: "sites")

    private static let groups: KeyTable = {
        var groups = KeyTable()
        for (index, words) in JudgeTable("kinds").read().enumerated() {
            for word in words { groups[word.stem] = index }
        }
        return groups
    }()
}
