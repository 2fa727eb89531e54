/// What is left of an answer when everything said not to be the answer is taken away: "it's not Saturn
/// it's Jupiter" leaves "Jupiter", "Jupiter is not the answer" leaves nothing.
struct Negation {
    private let language: CompiledLanguage
    private var phrases: NegatingPhrases { language.negating }
    /// The last words that nothing negates; nil when everything said is negated.
    private(set) var affirmed: ArraySlice<Word>?

    /// Nil when nothing in the words is negated.
    /// - Parameter isAnswer: Whether words are an alternative as it is written: nothing negates inside
    ///   it ("Not Without My Daughter"). Nil for a line without such alternatives.
    init?(
        _ words: ArraySlice<Word>, in language: CompiledLanguage,
        isAnswer: ((ArraySlice<Word>) -> Bool)?
    ) {
        guard words.contains(where: { $0.traits.contains(.negation) }) else { return nil }
        self.language = language
        let whole = isAnswer.flatMap { Self.longestAnswer(in: words, isAnswer: $0) }
        // Such an answer said otherwise than written: what negates cannot be told from what it says.
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
            // A title's own words are no part of a phrase before it: "it's Never Let Me Go".
            let limit = whole.flatMap { index < $0.lowerBound ? $0.lowerBound : nil }
            let rest = words[index..<(limit ?? words.endIndex)]
            if let length = length(of: phrases.harmless, in: rest) {
                index += length
            } else if index > start, let length = length(of: phrases.after, in: rest) {
                isFound = true
                index += length
                start = index
            } else if let length = length(of: phrases.before, in: rest),
                !(rest.count == 1 && rest.first?.key == Self.cant)
            {
                isFound = true
                let end = end(ofNegated: words[(index + length)...], whole: whole)
                // "jupiter it is not": there is nothing else that could be meant.
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

    /// The longest stretch that is an alternative and has a negation of its own.
    private static func longestAnswer(
        in words: ArraySlice<Word>, isAnswer: (ArraySlice<Word>) -> Bool
    ) -> Range<Int>? {
        var longest: Range<Int>?
        for start in words.indices.prefix(CompiledLine.longestForm) {
            for end in start + 1...min(words.endIndex, start + Self.longestTitle)
            where end - start > longest?.count ?? 0 {
                let part = words[start..<end]
                if part.contains(where: { $0.traits.contains(.negation) }), isAnswer(part) {
                    longest = start..<end
                }
            }
        }
        return longest
    }

    /// At the end of an answer it may be a misspelled Kant.
    private static let cant = WordKey.hash("cant")

    /// Titles with a negation have fewer words.
    private static let longestTitle = 12

    /// Where what is negated ends: at a comma or a full stop, or where the player begins anew.
    private func end(ofNegated words: ArraySlice<Word>, whole: Range<Int>?) -> Int {
        for index in words.indices.dropFirst() {
            if let whole, whole.contains(index), whole.lowerBound < index { continue }
            if !words[index].traits.isDisjoint(with: [.afterComma, .afterStop])
                || Self.beginsAnew(at: index, in: words)
                || length(of: phrases.resuming, in: words[index...]) != nil
            {
                return index
            }
        }
        return words.endIndex
    }

    /// Whether a second article begins what is meant instead: "not the gorilla the orangutan".
    private static func beginsAnew(at index: Int, in words: ArraySlice<Word>) -> Bool {
        words[words.startIndex].traits.contains(.article) && words[index].traits.contains(.article)
            && index > words.startIndex + 1 && words[index - 1].isContent
    }

    /// Whether words only lead to an answer or follow one.
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

    /// Without "but" and "no", which only join.
    private func withoutLead(_ words: ArraySlice<Word>) -> ArraySlice<Word> {
        words.drop { phrases.joining.contains($0.key) }
    }

    /// The length of the longest phrase that begins the words, adverbs in it left aside: "is
    /// definitely not the answer".
    private func length(of phrases: [[UInt64]], in words: ArraySlice<Word>) -> Int? {
        var longest: Int?
        for phrase in phrases {
            var index = words.startIndex
            var isMatch = true
            for (place, key) in phrase.enumerated() {
                while place > 0, index < words.endIndex, words[index].key != key,
                    self.phrases.adverbs.contains(words[index].key)
                {
                    index += 1
                }
                guard index < words.endIndex, words[index].key == key else {
                    isMatch = false
                    break
                }
                index += 1
            }
            if isMatch { longest = max(longest ?? 0, index - words.startIndex) }
        }
        return longest
    }
}
