/// Counted things, and words that only look like counts.
extension CompiledLine {
    /// "1 kg" for "a kilo".
    func isOne(_ index: Int, _ alternative: Alternative, _ given: WordList) -> Bool {
        given.words[index].number == 1 && alternative.numbers == 0 && index + 1 < given.count
            && given.words[index + 1].has(.unit)
    }

    /// "The blue one".
    func standsForNoun(
        _ index: Int, after last: Int, _ first: Int, _ alternative: Alternative, _ given: WordList
    ) -> Bool {
        let word = given.words[index]
        return language.isEnglish && index == last + 1 && index == given.count - 1
            && alternative.numbers == 0 && word.number == 1
            && given.letters(of: word).elementsEqual("one".utf8)
            && given.words[..<first].contains { $0.has(.article) }
    }

    /// A unit other than the one asked for: "twenty-four minutes" where the question asks for
    /// hours. Right after a number, this includes units that the question mentions beside the one
    /// it asks for.
    func isOtherUnit(_ word: Word, isCounted: Bool = false) -> Bool {
        guard word.has(.unit) else { return false }
        if question.asksHowMany, isCounted, !Self.countsAnything.contains(word.key) {
            return word.stem != question.askedUnit
        }
        guard let asked = question.askedUnit else { return false }
        return word.stem != asked && !question.contains(word)
    }

    /// Words that may follow a number although the question asks for the amount in other words.
    private static let countsAnything = KeySet(
        ["people", "time", "times", "point", "points"].map { WordKey.hash($0) })

    /// Marks of years BC.
    static let before = KeySet(["bc", "bce"].map { WordKey.hash($0) })
}
