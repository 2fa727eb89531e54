/// Words one letter away from another word, from WordNet (docs/decisions/0120). Frequency lists and
/// pronouncing dictionaries also contain misspellings and rare names, so neither shows what is a
/// word.
enum NearWords {
    /// Whether letters are a word.
    static func contains(_ letters: ArraySlice<UInt8>) -> Bool {
        isAny(letters) { nouns.contains($0) || others.contains($0) }
    }

    /// Whether letters are a noun.
    static func isNoun(_ letters: ArraySlice<UInt8>) -> Bool {
        isAny(letters) { nouns.contains($0) }
    }

    /// Whether both are nouns and not two spellings of one thing. Then neither is a slip of the
    /// other.
    static func areTwo(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
        guard isNoun(left), isNoun(right) else { return false }
        return !singular(left).contains { own in
            singular(right).contains { other in
                oneThing.contains(WordKey.hash(own) ^ WordKey.hash(other))
            }
        }
    }

    /// The letters as they are, and without a plural ending.
    private static func singular(_ letters: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        letters.last == UInt8(ascii: "s") ? [letters, letters.dropLast()] : [letters]
    }

    private static func isAny(_ letters: ArraySlice<UInt8>, _ isKnown: (UInt64) -> Bool) -> Bool {
        singular(letters).contains { isKnown(WordKey.hash($0)) }
    }

    private static let nouns = keys(of: "nouns")
    private static let others = keys(of: "other words")

    /// The combined key of two spellings of one thing.
    private static let oneThing = KeySet(
        JudgeTable("near-words").lines(of: "one thing").map { line in
            line.split(separator: " ").reduce(0) { $0 ^ WordKey.hash($1) }
        })

    private static func keys(of section: StaticString) -> KeySet {
        KeySet(JudgeTable("near-words").words(of: section).map { WordKey.hash($0) })
    }
}
