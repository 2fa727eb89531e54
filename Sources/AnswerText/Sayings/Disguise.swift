/// Symbols and digits that replace letters in a word: "P!nk", "Se7en", "A$AP Rocky".
package enum Disguise {
    /// Variants of the text with letters instead of symbols and digits, most likely first.
    package static func variants(of text: String) -> [String] {
        guard text.utf8.count < longest, text.utf8.contains(where: isSign) else { return [] }
        var readings = [""]
        var isDisguised = false
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            let places = disguised(in: Array(word))
            isDisguised = isDisguised || !places.isEmpty
            for (place, character) in word.enumerated() {
                let choices =
                    places.contains(place) ? letters[character] ?? [] : [String(character)]
                readings = choices.flatMap { choice in readings.map { $0 + choice } }
                readings = Array(readings.prefix(mostReadings))
            }
            readings = readings.map { $0 + " " }
        }
        return isDisguised ? readings.map { $0.trimmed() } : []
    }

    /// The indices of the symbols and digits that stand for letters. A symbol or digit stands for a
    /// letter only between letters or at the end of a long word.
    private static func disguised(in word: [Character]) -> [Int] {
        guard word.count >= shortest, let first = word.firstIndex(where: \.isLetter),
            let last = word.lastIndex(where: \.isLetter)
        else { return [] }
        let inner = (first...last).filter { letters[word[$0]] != nil }
        if inner.isEmpty {
            let isEnding = last + 2 == word.count && last - first + 1 >= mostBeforeDigit
            return isEnding && word[last + 1].isNumber ? [last + 1] : []
        }
        let isLongNumber = inner.contains { place in
            (place - 2...place).allSatisfy { $0 >= 0 && word[$0].isNumber }
        }
        return isLongNumber ? [] : inner
    }

    private static func isSign(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || byte == "!" || byte == "$"
    }

    private static let shortest = 4
    private static let mostBeforeDigit = 6
    private static let mostReadings = 8
    private static let longest = 80

    private static let letters: [Character: [String]] = Dictionary(
        uniqueKeysWithValues: JudgeTable.lists.pairs(of: "disguised letters").map {
            (Character(String($0)), $1.map(String.init))
        })
}
