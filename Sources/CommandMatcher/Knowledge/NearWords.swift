/// Words from WordNet that differ from another word by one letter (docs/decisions/0120).
enum NearWords {
    static func contains(_ letters: ArraySlice<UInt8>) -> Bool {
        let keys = keys(of: letters)
        return isNoun(keys) || others.contains(keys.written) || others.contains(keys.singular)
    }

    /// Whether both words are nouns with different meanings, and neither is a misspelling.
    static func areTwo(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
        let (left, right) = (keys(of: left), keys(of: right))
        guard isNoun(left), isNoun(right) else { return false }
        func isOneThing(_ own: UInt64) -> Bool {
            oneThing.contains(own ^ right.written) || oneThing.contains(own ^ right.singular)
        }
        return !isOneThing(left.written) && !isOneThing(left.singular)
    }

    /// The keys of a word with and without a plural "s".
    private typealias Keys = (written: UInt64, singular: UInt64)

    private static func keys(of letters: ArraySlice<UInt8>) -> Keys {
        let written = WordKey.hash(letters)
        return (written, letters.last == "s" ? WordKey.hash(letters.dropLast()) : written)
    }

    private static func isNoun(_ keys: Keys) -> Bool {
        nouns.contains(keys.written) || nouns.contains(keys.singular)
    }

    private static let table = JudgeTable("near-words")
    private static let nouns = table.spellings(of: "nouns")
    private static let others = table.spellings(of: "other words")

    /// For each pair of spellings of the same thing, the XOR of the two spellings' keys.
    private static let oneThing = KeySet(
        table.lines(of: "one thing").map { line in
            line.split(separator: " ").reduce(0) { $0 ^ WordKey.hash($1) }
        })
}
