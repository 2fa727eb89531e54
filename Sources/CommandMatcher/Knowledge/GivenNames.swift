/// Common given names. A capitalized name that begins with a given name is a person's name.
enum GivenNames {
    static func contains(_ word: Word) -> Bool { keys.contains(word.key) }

    static func isWomans(_ word: Word) -> Bool { women.contains(word.key) }

    /// Whether only men have this given name.
    static func isMans(_ word: Word) -> Bool {
        contains(word) && !isWomans(word) && !either.contains(word.key)
    }

    /// Whether a person with this middle name is a different person: John Quincy Adams is not John
    /// Adams.
    static func tellsApart(_ word: Word) -> Bool { word.key == WordKey.quincy }

    private static let table = JudgeTable("given-names")
    private static let keys = table.keys(of: "names")
    private static let women = table.keys(of: "women's names")
    private static let either = table.keys(of: "women's and men's names")
}

/// Family names that come before the given name.
enum FamilyNames {
    /// Whether the family name comes first, as in "Xi Jinping".
    static func lead(_ words: [Word]) -> Bool {
        (2...3).contains(words.count) && keys.contains(words[0].key)
            && words.allSatisfy { $0.has(.capital) && !$0.isNumber }
            && !words.dropFirst().contains(where: GivenNames.contains)
    }

    private static let keys = JudgeTable("family-names").keys()
}
