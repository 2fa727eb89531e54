/// Recognizes words that explain an answer: "helium, the second lightest element".
extension Comparison {
    /// Whether all words after an answer explain the answer: "Scrabble, the board game".
    var saysWhatItIs: Bool {
        let words = given.words[(lastUsed + 1)...]
        guard let first = words.first, first.has(.article) else { return false }
        guard let last = words.last, words.count <= Self.longestDescription else { return false }
        return words.allSatisfy { !$0.isContent || $0.has(.generic) || KindWords.saysKind($0) }
            || KindWords.explainsName(last) || QuestionWords.isPerson(last)
            || isPerson && (Demonyms.country(of: last) != nil || KindWords.saysKind(last))
            || isWordOne(last) && words.contains(where: isSuperlative)
            || question.saysKind(ofThing: given.text(of: last))
    }

    private static let longestDescription = 4

    /// Whether a number belongs to words that explain the answer: "helium, the second lightest
    /// element".
    func isInDescription(_ index: Int) -> Bool {
        guard alternative.numbers == 0, side(index) == .behind, saysWhatItIs else { return false }
        let (word, next) = (given.words[index], index + 1)
        guard next < given.count else { return isWordOne(word) }
        return word.has(.ordinal) && isSuperlative(given.words[next])
    }

    func isWordOne(_ word: Word) -> Bool {
        word.number == 1 && given.letters(of: word).elementsEqual("one".utf8)
    }

    private func isSuperlative(_ word: Word) -> Bool {
        let letters = given.letters(of: word)
        return word.lacks(.changer)
            && Self.superlatives.contains { letters.suffix($0.count).elementsEqual($0) }
    }

    private static let superlatives = JudgeTable.lists.words(of: "endings of superlatives").map {
        Array($0.utf8)
    }
}
