/// What is left of an answer when everything said not to be the answer is taken away: "it's not Saturn
/// it's Jupiter" leaves "Jupiter", "Jupiter is not the answer" leaves nothing.
struct Negation {
    /// The last words that nothing negates; nil when everything said is negated.
    private(set) var affirmed: ArraySlice<Word>?

    /// Nil when nothing in the words is negated.
    /// - Parameter isAnswer: Whether words are an alternative as it is written: nothing negates inside
    ///   it ("Not Without My Daughter"). Nil for a line without such alternatives.
    init?(_ words: ArraySlice<Word>, isAnswer: ((ArraySlice<Word>) -> Bool)?) {
        guard words.contains(where: { $0.traits.contains(.negation) }) else { return nil }
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
            if let length = Self.length(of: Self.harmless, in: rest) {
                index += length
            } else if index > start, let length = Self.length(of: Self.negatesBefore, in: rest) {
                isFound = true
                index += length
                start = index
            } else if let length = Self.length(of: Self.negatesAfter, in: rest) {
                isFound = true
                let end = Self.end(ofNegated: words[(index + length)...], whole: whole)
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
        affirmed = runs.last { !Self.isEmpty($0) }.map(Self.withoutLead)
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

    /// Titles with a negation have fewer words.
    private static let longestTitle = 12

    /// Where what is negated ends: at a comma, or where the player begins anew.
    private static func end(ofNegated words: ArraySlice<Word>, whole: Range<Int>?) -> Int {
        for index in words.indices.dropFirst() {
            if let whole, whole.contains(index), whole.lowerBound < index { continue }
            if words[index].traits.contains(.afterComma)
                || beginsAnew(at: index, in: words)
                || length(of: resuming, in: words[index...]) != nil
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
    private static func isEmpty(_ words: ArraySlice<Word>) -> Bool {
        var rest = withoutLead(words)
        while !rest.isEmpty {
            let length = max(
                PhraseTable.before.length(in: rest), PhraseTable.after.length(in: rest),
                PhraseTable.corrections.length(in: rest))
            if length == 0, rest.first?.isContent ?? false { return false }
            rest = rest.dropFirst(max(1, length))
        }
        return true
    }

    /// Without "but" and "no", which only join.
    private static func withoutLead(_ words: ArraySlice<Word>) -> ArraySlice<Word> {
        words.drop { leads.contains($0.key) }
    }

    /// The length of the longest phrase that begins the words, adverbs in it left aside: "is
    /// definitely not the answer".
    private static func length(of phrases: [[UInt64]], in words: ArraySlice<Word>) -> Int? {
        var longest: Int?
        for phrase in phrases {
            var index = words.startIndex
            var isMatch = true
            for (place, key) in phrase.enumerated() {
                while place > 0, index < words.endIndex, words[index].key != key,
                    adverbs.contains(words[index].key)
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

    private static func keys(_ texts: [String]) -> [[UInt64]] {
        texts.map { WordList($0).words.map(\.key) }
    }

    private static let negatesAfter = keys(Carriers.negating)
    private static let negatesBefore = keys(Carriers.negatingBefore)
    private static let harmless = keys([
        "not sure", "not certain", "not positive", "not quite sure", "not too sure", "not so sure",
        "not mistaken", "not wrong", "not until", "not before", "not only", "not just", "not to be",
        "why not", "or not", "not entirely sure", "not a hundred percent sure", "not 100 % sure",
    ])
    private static let resuming = keys([
        "but", "it's", "it is", "that's", "that is", "i think", "i believe", "i'd say", "i say",
        "i guess", "the answer is", "my answer is", "instead", "no", "maybe", "he's", "she's",
    ])
    private static let leads: Set<UInt64> = Set(
        ["but", "rather", "instead", "no"].map { WordKey.hash($0) })
    private static let adverbs: Set<UInt64> = Set(
        "definitely certainly surely really actually obviously clearly probably absolutely just"
            .split(separator: " ").map { WordKey.hash($0) })
}
