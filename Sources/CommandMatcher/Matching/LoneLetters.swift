/// Letters that can be names or small words: "vitamin A", "E flat major", "e4".
enum LoneLetters {
    /// In an answer line, marks the letters that are names.
    static func mark(_ words: inout [Word], of text: String) {
        guard words.count > 1 else { return }
        markDoubled(&words)
        markEnd(&words)
        for place in words.indices where words[place].count == 1 && !words[place].isNumber {
            if isLetter(at: place, in: words, of: text) { words[place].traits.insert(.letter) }
        }
    }

    private static func isLetter(at place: Int, in words: [Word], of text: String) -> Bool {
        let letter = spelling(of: words[place])
        let isCapital = words[place].has(.capital)
        guard place + 1 < words.count else { return isCapital && letter != nil }
        let next = words[place + 1]
        if names.contains(next.key) { return isCapital && endsKey(at: place + 1, in: words) }
        guard let letter else { return false }
        if next.isNumber {
            return text.lowercased().contains("\(letter)\(Int(exactly: next.number) ?? 0)")
        }
        // A capital letter with a period before a lowercase word: "E. coli".
        return isCapital && !next.has(.capital) && text.contains("\(letter.uppercased()). ")
    }

    /// In a player's answer, marks the letters that are names, if the answer line has such letters.
    static func mark(given words: inout [Word]) {
        markDoubled(&words)
        for place in words.indices where isSmallWord(words[place]) {
            let isBeforeName =
                place + 1 < words.count
                && (names.contains(words[place + 1].key) || words[place + 1].isNumber)
            if isBeforeName || place + 1 == words.count { words[place].traits.insert(.letter) }
        }
    }

    /// Whether a word after a letter shows that the letter is part of a musical key.
    static func isOfKey(_ word: Word) -> Bool { names.contains(word.key) }

    /// Makes the last word a content word if there is only one other content word: "Let It Be".
    private static func markEnd(_ words: inout [Word]) {
        let last = words.count - 1
        guard words.count > 2, !words[last].isContent, words[last].has(.capital),
            words[..<last].count(where: { $0.isContent && $0.count > 2 }) == 1,
            !words.contains(where: { $0.has(.letter) })
        else { return }
        words[last].traits.insert(.letter)
    }

    /// Marks a repeated small word as a name, unless the word is an article: "La La Land".
    private static func markDoubled(_ words: inout [Word]) {
        for place in words.indices.dropFirst()
        where !words[place].isContent && words[place].key == words[place - 1].key
            && words[place].lacks(.article)
        {
            words[place - 1].traits.insert(.letter)
            words[place].traits.insert(.letter)
        }
    }

    private static func isSmallWord(_ word: Word) -> Bool { spelling(of: word) != nil }

    /// The letter that a small word stands for.
    private static func spelling(of word: Word) -> String? { letters[word.key] }

    private static let letters: [UInt64: String] = Dictionary(
        uniqueKeysWithValues: ["a", "e", "y"].map { (WordKey.hash($0), $0) })

    /// Whether this word ends the name of a musical key, unlike "Major" in "A Major Problem".
    private static func endsKey(at place: Int, in words: [Word]) -> Bool {
        guard place + 1 < words.count else { return true }
        let next = words[place + 1]
        return names.contains(next.key) || next.lacks(.capital) || next.has(.afterComma)
    }

    private static let names = JudgeTable.lists.keys(of: "behind letters")
}
