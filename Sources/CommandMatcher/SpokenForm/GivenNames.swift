/// Common given names: a capitalized name that begins with one is a person's name.
enum GivenNames {
    static func contains(_ word: Word) -> Bool { keys.contains(word.key) }

    static func isWomans(_ word: Word) -> Bool { women.contains(word.key) }

    /// Whether a given name is only a man's: not a woman's, and not used for both.
    static func isMans(_ word: Word) -> Bool {
        contains(word) && !isWomans(word) && !either.contains(word.key)
    }

    /// Whether a middle name makes another person: John Adams and John Quincy Adams.
    static func tellsApart(_ word: Word) -> Bool { word.key == WordKey.quincy }

    private static let table = JudgeTable("given-names")
    private static let keys = table.keys(of: "names")
    private static let women = table.keys(of: "women's names")
    private static let either = table.keys(of: "women's and men's names")
}

/// Family names that stand before the given name.
enum FamilyNames {
    /// Whether the first of a name's words is its family name: Xi Jinping.
    static func lead(_ words: [Word]) -> Bool {
        (2...3).contains(words.count) && keys.contains(words[0].key)
            && words.allSatisfy { $0.has(.capital) && !$0.isNumber }
            && !words.dropFirst().contains(where: GivenNames.contains)
    }

    private static let keys = JudgeTable("family-names").keys()
}
