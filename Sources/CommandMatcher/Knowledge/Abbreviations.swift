/// Abbreviations of words at the end of street and place names.
enum Abbreviations {
    /// The keys of the words that an abbreviation may stand for.
    static func words(for letters: ArraySlice<UInt8>) -> [UInt64] {
        table[WordKey.hash(letters)] ?? []
    }

    private static let table = Dictionary(
        JudgeTable("abbreviations").pairs().map { short, words in
            (WordKey.hash(short), words.map { WordKey.hash($0) })
        }, uniquingKeysWith: +)
}
