/// Answers that name something else besides the right answer.
extension CompiledLine {
    /// Whether a fit takes its words from several answers, or ignores an alternative that the
    /// writer rejects by name: in "Kublai Khan or Genghis Khan" the first "Khan" belongs to another
    /// answer.
    func namesOther(_ fit: Fit, _ alternative: Alternative, _ given: WordList) -> Bool {
        guard alternative.directive == .accept else { return false }
        return isJoined(fit, alternative, given) || claimsMore(fit, alternative, given)
            || fit.extra != 0 && saysRefused(fit, given)
    }

    /// Whether words leave open which of several answers is meant, unless "or" is part of the
    /// alternative.
    static func areOpen(_ words: ArraySlice<Word>, beside alternative: Alternative) -> Bool {
        // "Portland, OR" is one place, so "or" as the last word does not count.
        words.dropLast().contains { $0.key == or } && !alternative.words.contains { $0.key == or }
    }

    /// Whether the words of a fit are joined by "or", or by "and" with words that are not in the
    /// answer.
    private func isJoined(_ fit: Fit, _ alternative: Alternative, _ given: WordList) -> Bool {
        guard fit.used.nonzeroBitCount > 1 else { return false }
        let first = fit.used.trailingZeroBitCount
        let last = 63 - fit.used.leadingZeroBitCount
        let words = given.words[first...last]
        return Self.areOpen(words, beside: alternative)
            || fit.extra != 0 && words.contains(where: isConjunction)
                && !alternative.words.contains(where: isConjunction)
    }

    /// Whether an answer of one thing was joined to something else, which may be in the question:
    /// "green and blue".
    private func claimsMore(_ fit: Fit, _ alternative: Alternative, _ given: WordList) -> Bool {
        guard fit.used != 0,
            let joint = given.words.indices.prefix(Self.longestForm).first(where: {
                isConjunction(given.words[$0]) && fit.used >> UInt64($0) & 1 == 0
            }), !alternative.words.contains(where: isConjunction)
        else { return false }
        let isBehind = fit.used >> UInt64(joint) == 0
        guard isBehind || fit.used & ((1 << UInt64(joint)) - 1) == 0 else { return false }
        let other = isBehind ? given.words[joint...] : given.words[..<joint]
        guard other.count > 1 || !isBehind else { return false }
        return other.contains {
            $0.isContent
                && $0.lacks([.title, .generic, .vague, .remark, .filler])
        }
    }

    private func isConjunction(_ word: Word) -> Bool { word.has(.conjunction) }

    /// Whether the answer was only said as an owner: Napoleon's wife.
    func belongsTo(_ fit: Fit, _ alternative: Alternative, _ given: WordList) -> Bool {
        given.words.indices.prefix(Self.longestForm - 1).dropLast().contains { index in
            let next = given.words[index + 1]
            return given.words[index].has(.possessive)
                && fit.used >> UInt64(index) & 1 != 0 && fit.used >> UInt64(index + 1) & 1 == 0
                && next.isContent && next.lacks([.generic, .afterComma])
                && !question.contains(next)
                && !alternative.words.contains { $0.has(.possessive) }
        }
    }

    /// Whether another word replaces the last word of an answer, which could have been left out: a
    /// great white egret is not a great white shark, and seven weeks are not seven days.
    func standsForHead(_ fit: Fit, _ alternative: Alternative, _ given: WordList) -> Bool {
        guard fit.used != 0, alternative.required != 0 else { return false }
        let last = 63 - alternative.required.leadingZeroBitCount
        let next = 64 - fit.used.leadingZeroBitCount
        guard fit.missing & 1 << UInt64(last) != 0, next < given.count,
            alternative.words[last].lacks([
                .suffix, .roman, .afterComma, .parenthetical,
            ])
        else { return false }
        let word = given.words[next]
        let head = alternative.words[last]
        if head.has(.unit), word.has(.unit) { return true }
        return word.isContent && !word.isNumber && fit.extra & 1 << UInt64(next) != 0
            && word.lacks([
                .afterComma, .parenthetical, .preposition, .conjunction, .vague,
            ])
            && !PlaceNames.contains(word)
            && !KindWords.isNamed(word, in: alternative, but: fit.covered)
    }

    /// Whether an added place makes it another place of the same name: a country beside a country,
    /// or a state beside a city that is known to be elsewhere (Paris, Texas).
    func isNamesake(
        _ index: Int, after last: Int, _ fit: Fit, _ alternative: Alternative, _ given: WordList
    ) -> Bool {
        guard index == last + 1, let place = place(of: fit, alternative) else { return false }
        return PlaceNames.isElsewhere(place, given.words[index])
            || PlaceNames.isState(given.words[index], elsewhereThan: question)
    }

    /// Whether a rejected alternative was said completely, and some of its words are not part of
    /// the fit.
    private func saysRefused(_ fit: Fit, _ given: WordList) -> Bool {
        refused.contains { index in
            let other = alternatives[index]
            var isBeside = false
            let isSaid = other.words.indices.allSatisfy { place in
                guard other.required & 1 << UInt64(place) != 0 else { return true }
                let key = other.words[place].key
                return given.words.indices.prefix(Self.longestForm).contains { index in
                    guard given.words[index].key == key else { return false }
                    // A possessive only describes: "Emily Brontë, Charlotte's sister" names one of
                    // them.
                    if fit.extra & 1 << UInt64(index) != 0,
                        !given.words[index].has(.possessive)
                    {
                        isBeside = true
                    }
                    return true
                }
            }
            return isSaid && isBeside
        }
    }

    private static let or = WordKey.hash("or")
}
