/// Answers that "of" or a title turns into somebody or something else.
extension CompiledLine {
    /// Whether somebody else with a ruler's name was said: without the title, and with "of" and
    /// something that is not a country. John of Gaunt was not a king. "Saint" is exempt: Francis of
    /// Assisi is Saint Francis.
    func isOtherRuler(_ fit: Fit, _ alternative: Alternative, _ given: WordList) -> Bool {
        guard alternative.words.count > 1, let title = alternative.words.first,
            title.has(.title), title.key != Self.saint, fit.covered & 1 == 0
        else { return false }
        return given.words.indices.dropFirst().prefix(Self.longestForm - 1).contains { index in
            given.words[index - 1].key == Self.ofWord && fit.extra & 1 << UInt64(index) != 0
                && !PlaceNames.contains(given.words[index])
        }
    }

    /// Whether only a title or a kind matched, followed by "of" and something that is not a place:
    /// Queens of the Stone Age are not Queen.
    func isRulerOfNothing(_ fit: Fit, before index: Int, _ given: WordList) -> Bool {
        let last = 63 - fit.used.leadingZeroBitCount
        let word = given.words[index]
        guard fit.used.nonzeroBitCount == 1, fit.covered != 0,
            given.words[last + 1].key == Self.ofWord, !question.contains(word),
            alternatives[fit.alternative].required & ~fit.covered != 0
                || !PlaceNames.contains(word) && !PlaceNames.isCity(word)
        else { return false }
        let ruler = alternatives[fit.alternative].words[63 - fit.covered.leadingZeroBitCount]
        return ruler.hasAny([.title, .generic])
    }

    /// Whether one matched word is followed by "of" and something that is neither a place nor in
    /// the question, which makes it another thing: the godfather of soul.
    func isOfAnother(
        _ index: Int, after last: Int, _ fit: Fit, _ given: WordList
    ) -> Bool {
        let word = given.words[index]
        return fit.used.nonzeroBitCount == 1 && given.words[last + 1].key == Self.ofWord
            && alternatives[fit.alternative].numbers == 0
            && !alternatives[fit.alternative].words[0].has(.title)
            && !question.contains(word) && !PlaceNames.contains(word) && !PlaceNames.isCity(word)
    }

    static let saint = WordKey.hash("saint")
    private static let ofWord = WordKey.hash("of")
}
