/// Recognizes answers that name a different thing or person.
extension Comparison {
    /// Whether the matched words come from several answers, or the player also names a rejected
    /// alternative.
    var namesOther: Bool {
        alternative.directive == .accept
            && (isJoined || claimsMore || fit.extra != 0 && saysRefused)
    }

    private static func isConjunction(_ word: Word) -> Bool { word.has(.conjunction) }

    /// Whether "or" joins the matched words to each other, or "and" joins them to other words.
    private var isJoined: Bool {
        guard fit.used.nonzeroBitCount > 1 else { return false }
        let words = given.words[firstUsed...lastUsed]
        return CompiledLine.areOpen(words, beside: alternative.words)
            || fit.extra != 0 && words.contains(where: Self.isConjunction)
                && !alternative.words.contains(where: Self.isConjunction)
    }

    /// Whether "and" or "or" adds something to a single answer: "green and blue".
    private var claimsMore: Bool {
        guard fit.used != 0,
            let joint = given.words.indices.prefix(CompiledLine.longestForm).first(where: {
                Self.isConjunction(given.words[$0]) && !fit.used.contains($0)
            }), !alternative.words.contains(where: Self.isConjunction)
        else { return false }
        let isBehind = joint > lastUsed
        guard isBehind || joint < firstUsed else { return false }
        let other = isBehind ? given.words[joint...] : given.words[..<joint]
        guard other.count > 1 || !isBehind else { return false }
        // "King or emperor penguin" names two kinds, but "king and emperor" may be one title.
        let isOpen = given.words[joint].key == WordKey.or
        let besides: Word.Traits =
            isOpen ? [.vague, .filler] : [.title, .generic, .vague, .remark, .filler]
        return other.contains { $0.isContent && $0.lacks(besides) }
    }

    /// Whether the answer contains all words of a rejected alternative, at least one of them in a
    /// form other than the possessive.
    private var saysRefused: Bool {
        line.refused.contains { index in
            let other = line.alternatives[index]
            var isBeside = false
            let isSaid = other.required.places.allSatisfy { place in
                let said = given.words.prefix(CompiledLine.longestForm).firstIndex {
                    $0.key == other.words[place].key
                }
                guard let said else { return false }
                isBeside =
                    isBeside || fit.extra.contains(said) && !given.words[said].has(.possessive)
                return true
            }
            return isSaid && isBeside
        }
    }

    /// Whether the player names the right answer only as the owner of something else: "Napoleon's
    /// wife".
    var isOnlyOwner: Bool {
        given.words.indices.prefix(CompiledLine.longestForm - 1).dropLast().contains { index in
            let next = given.words[index + 1]
            return given.words[index].has(.possessive) && fit.used.contains(index)
                && !fit.used.contains(index + 1) && next.isContent
                && next.lacks([.generic, .afterComma])
                && !question.contains(next) && !alternative.words.contains { $0.has(.possessive) }
        }
    }

    /// Whether a different word replaces the optional last word: "great white egret" for "great
    /// white shark".
    var isHeadReplaced: Bool {
        guard fit.used != 0, alternative.required != 0 else { return false }
        let (last, next) = (alternative.required.lastPlace, lastUsed + 1)
        let head = alternative.words[last]
        guard fit.missing.contains(last), next < given.count,
            head.lacks([.suffix, .roman, .afterComma, .parenthetical])
        else { return false }
        let word = given.words[next]
        if head.has(.unit), word.has(.unit) { return true }
        return word.isContent && !word.isNumber && fit.extra.contains(next)
            && word.lacks([.afterComma, .parenthetical, .preposition, .conjunction, .vague])
            && !PlaceNames.contains(word)
            && !KindWords.isNamed(word, in: alternative, but: fit.covered)
    }

    // MARK: With "of"

    /// Whether a ruler's name is followed by "of" and something other than a country: John of
    /// Gaunt.
    var isOtherRuler: Bool {
        guard alternative.words.count > 1, let title = alternative.words.first, title.has(.title),
            title.key != WordKey.saint, !fit.covered.contains(0)
        else { return false }
        return (fit.extra & ~1).places.contains { index in
            given.words[index - 1].key == WordKey.of && !PlaceNames.contains(given.words[index])
        }
    }

    private var isWithOf: Bool { isOneWord && given.words[lastUsed + 1].key == WordKey.of }

    /// Whether a title or a word for a kind of thing comes before "of" but no place follows: Queens
    /// of the Stone Age.
    func isRulerOfNothing(_ word: Word) -> Bool {
        guard isWithOf, fit.covered != 0, !question.contains(word),
            alternative.required & ~fit.covered != 0 || !PlaceNames.isPlace(word)
        else { return false }
        return alternative.words[fit.covered.lastPlace].hasAny([.title, .generic])
    }

    /// Whether "of" changes the meaning of the answer: the godfather of soul.
    func isOfAnother(_ word: Word) -> Bool {
        isWithOf && alternative.numbers == 0 && !alternative.words[0].has(.title)
            && !question.contains(word) && !PlaceNames.isPlace(word)
    }
}
