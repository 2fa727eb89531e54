/// Short forms of words at the end of street and place names.
enum Abbreviations {
    /// The keys of the words that a short form may stand for.
    static func words(for letters: ArraySlice<UInt8>) -> [UInt64] {
        table[WordKey.hash(letters)] ?? []
    }

    private static let table: [UInt64: [UInt64]] = {
        var table: [UInt64: [UInt64]] = [:]
        for line in JudgeTable("abbreviations").lines() {
            let words = line.split(separator: " ")
            table[WordKey.hash(words[0]), default: []] += words.dropFirst().map { WordKey.hash($0) }
        }
        return table
    }()
}
