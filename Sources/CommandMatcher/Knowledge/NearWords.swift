/// Words one letter away from another word, from WordNet (docs/decisions/0120). Frequency lists and
/// pronouncing dictionaries also contain misspellings and rare names, so neither shows what is a
/// word.
enum NearWords {
    static func contains(_ letters: ArraySlice<UInt8>) -> Bool {
        singular(letters).contains { nouns.contains($0) || others.contains($0) }
    }

    /// Whether both are nouns and not spellings of one thing. Then neither is a slip of the other.
    static func areTwo(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
        let (left, right) = (singular(left), singular(right))
        guard left.contains(where: nouns.contains), right.contains(where: nouns.contains) else {
            return false
        }
        return !left.contains { own in right.contains { oneThing.contains(own ^ $0) } }
    }

    /// The keys of the letters as they are, and without a plural ending.
    private static func singular(_ letters: ArraySlice<UInt8>) -> [UInt64] {
        letters.last == "s"
            ? [WordKey.hash(letters), WordKey.hash(letters.dropLast())] : [WordKey.hash(letters)]
    }

    private static let table = JudgeTable("near-words")
    private static let nouns = table.spellings(of: "nouns")
    private static let others = table.spellings(of: "other words")

    /// The combined key of two spellings of one thing.
    private static let oneThing = KeySet(
        table.lines(of: "one thing").map { line in
            line.split(separator: " ").reduce(0) { $0 ^ WordKey.hash($1) }
        })
}
