/// Abbreviations of words that occur at the end of street and place names.
enum Abbreviations {
    /// The keys of the words that an abbreviation can stand for.
    static func words(for letters: ArraySlice<UInt8>) -> [UInt64] {
        table[WordKey.hash(letters)]
    }

    private static let table = JudgeTable("abbreviations").pairs().reduce(
        into: KeyLists<UInt64>()
    ) { table, line in
        for word in line.others { table.append(WordKey.hash(word), to: WordKey.hash(line.word)) }
    }
}
