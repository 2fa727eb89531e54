/// Words that differ from another word in one letter, from WordNet (docs/decisions/0120). Frequency
/// lists and pronouncing dictionaries also contain misspellings and rare names.
enum NearWords {
    static func contains(_ letters: ArraySlice<UInt8>) -> Bool {
        singular(letters).contains { nouns.contains($0) || others.contains($0) }
    }

    /// Whether both are nouns with different meanings. If so, neither is a misspelling of the
    /// other.
    static func areTwo(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
        let (left, right) = (singular(left), singular(right))
        guard left.contains(where: nouns.contains), right.contains(where: nouns.contains) else {
            return false
        }
        return !left.contains { own in right.contains { oneThing.contains(own ^ $0) } }
    }

    /// The keys of the letters as they are, and without a plural "s".
    private static func singular(_ letters: ArraySlice<UInt8>) -> [UInt64] {
        letters.last == "s"
            ? [WordKey.hash(letters), WordKey.hash(letters.dropLast())] : [WordKey.hash(letters)]
    }

    private static let table = JudgeTable("near-words")
    private static let nouns = table.spellings(of: "nouns")
    private static let others = table.spellings(of: "other words")

    /// The combined keys of two spellings of the same thing.
    private static let oneThing = KeySet(
        table.lines(of: "one thing").map { line in
            line.split(separator: " ").reduce(0) { $0 ^ WordKey.hash($1) }
        })
}
