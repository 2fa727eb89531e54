/// Common given names: a capitalized name that begins with one is a person's name.
enum GivenNames {
    static func contains(_ word: Word) -> Bool { keys.contains(word.key) }

    /// Whether a middle name makes another person: John Adams and John Quincy Adams.
    static func tellsApart(_ word: Word) -> Bool { word.key == quincy }

    private static let quincy = WordKey.hash("quincy")

    private static let keys = keys(source)

    static func keys(_ names: String) -> KeySet {
        KeySet(
            names.split(whereSeparator: \.isWhitespace).flatMap {
                WordList($0, .english).words.map(\.key)
            })
    }

    private static let source = JudgeTable("given-names").text
}
