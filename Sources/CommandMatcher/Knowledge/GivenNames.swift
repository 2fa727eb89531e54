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
    private static let census = JudgeTable("census-names")
    private static let keys = keys("names", census: nil)
    private static let women = keys("women's names", census: "women")
    private static let either = keys("women's and men's names", census: "women and men")

    /// The names in one section of the judge's own table, and in one section of the census. If
    /// `part` is nil, all sections of the census are included.
    private static func keys(_ section: String, census part: String?) -> KeySet {
        KeySet((table.read(section) + census.read(part)).joined().map(\.key))
    }
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

    /// Whether a last name alone could also mean another well-known person or place: "Williams" could
    /// mean Venus or Serena Williams.
    static func isShared(by words: [Word], but covered: UInt64) -> Bool {
        words.indices.contains { name in
            guard covered.contains(name), let family = families[words[name].key] else {
                return false
            }
            return words.indices.contains {
                !covered.contains($0) && family.contains(words[$0].key)
            }
        }
    }

    /// Whether another name leaves open which bearer of a last name is meant: "President Bush".
    static func isShared(by words: [Word], but name: String) -> Bool {
        let keys = WordList(name, .english).words.map(\.key)
        let covered = words.indices.filter { keys.contains(words[$0].key) }
        return isShared(by: words, but: covered.reduce(0) { $0 | .place($1) })
    }

    /// The given names that must be said with a last name, by last name.
    private static let families: [UInt64: Set<UInt64>] = Dictionary(
        uniqueKeysWithValues: JudgeTable("families").read().map { words in
            (words[0].key, Set(words.dropFirst().map(\.key)))
        })
}
