import Languages

/// Removes negated words: "it's not Saturn it's Jupiter" becomes "Jupiter".
struct Negation {
    private let language: CompiledLanguage
    /// The last words that are not negated, if any.
    private(set) var affirmed: ArraySlice<Word>?

    /// Returns nil if no words are negated. `isAnswer` returns whether words form an alternative
    /// that contains a negation.
    init?(
        _ words: ArraySlice<Word>, in language: CompiledLanguage,
        isAnswer: ((ArraySlice<Word>) -> Bool)? = nil,
        isContrast: (Word, ArraySlice<Word>) -> Bool = { _, _ in false }
    ) {
        guard words.contains(where: { $0.has(.negation) }) else { return nil }
        self.language = language
        let whole = isAnswer.flatMap { Self.longestAnswer(in: words, isAnswer: $0) }
        // If no alternative matches exactly, the negation may belong to the answer.
        if isAnswer != nil, whole == nil { return nil }
        var runs: [ArraySlice<Word>] = []
        var isFound = false
        var start = words.startIndex
        var index = start
        while index < words.endIndex {
            if let whole, whole.contains(index) {
                index = whole.upperBound
                continue
            }
            // A negating phrase before a title ends where the title begins: "it's Never Let Me Go".
            let limit = whole.flatMap { index < $0.lowerBound ? $0.lowerBound : nil }
            let rest = words[index..<(limit ?? words.endIndex)]
            if let length = length(of: .notNegating, in: rest) {
                index += length
            } else if index > start, let length = length(of: .negatingAfter, in: rest) {
                isFound = true
                index += length
                start = index
            } else if let length = length(of: .negating, in: rest),
                // At the end of an answer, "cant" may be a misspelling of Kant.
                !(rest.count == 1 && rest.first?.key == WordKey.cant)
            {
                isFound = true
                let end = end(
                    ofNegated: words[(index + length)...], whole: whole, isContrast: isContrast)
                // In "jupiter it is not", the negation refers to the words before it.
                if end > index + length { runs.append(words[start..<index]) }
                start = end
                index = end
            } else {
                index += 1
            }
        }
        guard isFound else { return nil }
        runs.append(words[start...])
        affirmed = runs.last { !isEmpty($0) }.map(withoutLead)
    }

    /// The range of the longest alternative that contains a negation.
    private static func longestAnswer(
        in words: ArraySlice<Word>, isAnswer: (ArraySlice<Word>) -> Bool
    ) -> Range<Int>? {
        var longest: Range<Int>?
        for start in words.indices.prefix(CompiledLine.longestForm) {
            for end in start + 1...min(words.endIndex, start + Self.longestTitle)
            where end - start > longest?.count ?? 0 {
                let part = words[start..<end]
                if part.contains(where: { $0.has(.negation) }), isAnswer(part) {
                    longest = start..<end
                }
            }
        }
        return longest
    }

    /// The maximum number of words in a title with a negation.
    private static let longestTitle = 12

    /// The end of the negated words: a comma, a period or the beginning of a new phrase.
    private func end(
        ofNegated words: ArraySlice<Word>, whole: Range<Int>?,
        isContrast: (Word, ArraySlice<Word>) -> Bool
    ) -> Int {
        for index in words.indices.dropFirst() {
            if let whole, whole.contains(index), whole.lowerBound < index { continue }
            if words[index].hasAny([.afterComma, .afterStop])
                || Self.beginsAnew(at: index, in: words)
                || length(of: .resuming, in: words[index...]) != nil
                || index == words.startIndex + 1 && isContrast(words[index - 1], words[index...])
            {
                return index
            }
        }
        return words.endIndex
    }

    /// Whether a second article begins the answer: "not the gorilla the orangutan".
    private static func beginsAnew(at index: Int, in words: ArraySlice<Word>) -> Bool {
        words[words.startIndex].has(.article) && words[index].has(.article)
            && index > words.startIndex + 1 && words[index - 1].isContent
    }

    /// Whether the words consist only of phrases that introduce or follow an answer, without the
    /// answer itself.
    private func isEmpty(_ words: ArraySlice<Word>) -> Bool {
        var rest = withoutLead(words)
        while !rest.isEmpty {
            let length = max(
                language.before.length(in: rest), language.after.length(in: rest),
                language.corrections.length(in: rest))
            if length == 0, rest.first?.isContent ?? false { return false }
            rest = rest.dropFirst(max(1, length))
        }
        return true
    }

    /// Removes "but" and "no" from the beginning of the given words.
    private func withoutLead(_ words: ArraySlice<Word>) -> ArraySlice<Word> {
        words.drop { language.joining.contains($0.key) }
    }

    /// The length of the longest phrase of the given kind at the start of the words, including any
    /// adverbs inside the phrase.
    private func length(of kind: PhraseKind, in words: ArraySlice<Word>) -> Int? {
        let lengths = (language.negations[kind] ?? []).compactMap { phrase -> Int? in
            var rest = words
            for (place, key) in phrase.enumerated() {
                if place > 0 {
                    rest = rest.drop { $0.key != key && language.adverbs.contains($0.key) }
                }
                guard rest.first?.key == key else { return nil }
                rest = rest.dropFirst()
            }
            return words.count - rest.count
        }
        return lengths.max()
    }
}
