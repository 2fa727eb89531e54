/// Letters that are small words elsewhere and names in some places: "vitamin A", "E flat major", "e4".
enum LoneLetters {
    /// Marks them in an answer as it was written, where a capital tells most.
    static func mark(_ words: inout [Word], of text: String) {
        guard words.count > 1 else { return }
        for place in words.indices where mayBeLetter(words[place]) {
            let letter = words[place].key == article ? "a" : words[place].key == e ? "e" : "y"
            let isCapital = words[place].traits.contains(.capital)
            let next = place + 1 < words.count ? words[place + 1] : nil
            let isLetter =
                switch next {
                case nil: isCapital
                case let next? where next.isNumber:
                    text.lowercased().contains("\(letter)\(Int(exactly: next.number) ?? 0)")
                case let next? where names.contains(next.key):
                    isCapital && endsKey(at: place + 1, in: words)
                case let next?:
                    // "E. coli"
                    isCapital && next.traits.isDisjoint(with: .capital)
                        && text.contains("\(letter.uppercased()). ")
                }
            if isLetter { words[place].traits.insert(.letter) }
        }
    }

    /// Marks them in what was given to a line that has such a letter.
    static func mark(given words: inout [Word]) {
        for place in words.indices where mayBeLetter(words[place]) {
            let isBeforeName =
                place + 1 < words.count
                && (names.contains(words[place + 1].key) || words[place + 1].isNumber)
            if isBeforeName || place + 1 == words.count { words[place].traits.insert(.letter) }
        }
    }

    private static func mayBeLetter(_ word: Word) -> Bool {
        word.key == article || word.key == e || word.key == y
    }

    /// Whether a key in music ends here, or more of one follows: in "A Major Problem" the A is none.
    private static func endsKey(at place: Int, in words: [Word]) -> Bool {
        guard place + 1 < words.count else { return true }
        let next = words[place + 1]
        return names.contains(next.key) || next.traits.isDisjoint(with: .capital)
            || next.traits.contains(.afterComma)
    }

    private static let article = WordKey.hash("a")
    private static let e = WordKey.hash("e")
    private static let y = WordKey.hash("y")
    private static let names = KeySet(
        ["major", "minor", "flat", "sharp", "chromosome"].map { WordKey.hash($0) })
}
