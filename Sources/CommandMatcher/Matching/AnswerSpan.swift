/// The part of an utterance that is the answer.
struct AnswerSpan {
    /// A pause of more than this many seconds ends an answer, as in quiz bowl.
    static let longestPause = 1.0

    var words: ArraySlice<Word>
    /// Whether words after a long pause were removed.
    var isCutAtPause = false
    /// Whether the player corrected or negated other words before giving the answer.
    var isCorrected = false
    /// Whether the player said only what the answer is not.
    var isNegated = false

    /// - Parameters:
    ///   - negation: The negation in the words, if any.
    ///   - pauses: The seconds of silence before each word, or nil for typed answers.
    ///   - isKnown: Whether a word occurs in a possible answer. No lead-in begins with a word from
    ///     a possible answer.
    init(
        _ words: ArraySlice<Word>, in language: CompiledLanguage, negation: Negation?,
        pauses: [Double]? = nil, isKnown: (Word) -> Bool
    ) {
        self.words = words
        strip(language, isKnown: isKnown)
        if let pauses { cut(at: pauses) }
        takeNegatedAway(negation)
        correct(language, isKnown: isKnown)
        dropClause(isKnown: isKnown)
        // Where words were removed, there may be another phrase around the answer.
        if self.words.count != words.count { strip(language, isKnown: isKnown) }
        dropFragments(isKnown: isKnown)
    }

    /// Removes negated words if other words are affirmed.
    private mutating func takeNegatedAway(_ negation: Negation?) {
        guard let negation else { return }
        if let affirmed = negation.affirmed {
            words = affirmed
            isCorrected = true
        } else {
            isNegated = true
        }
    }

    private mutating func strip(_ language: CompiledLanguage, isKnown: (Word) -> Bool) {
        while true {
            let length = max(language.before.length(in: words), idleCorrection(language))
            guard length > 0, length < words.count, !isLetterAlone(language, before: length),
                length > 1 || words.dropFirst().first?.has(.conjunction) != true,
                !belongsToAnswer(before: length, isKnown: isKnown), !hasObject(before: length)
            else { break }
            words = words.dropFirst(length)
        }
        while true {
            let length = language.after.lengthAtEnd(of: words)
            // A single word after a conjunction belongs to the answer: "left and right".
            guard length > 0, length < words.count,
                length > 1 || words.dropLast().last?.has(.conjunction) != true,
                !words.suffix(length).contains(where: isKnown)
            else { break }
            words = words.dropLast(length)
        }
    }

    /// The length of a correction phrase without "no" at the start, such as "I mean" in "I mean,
    /// Paris".
    private func idleCorrection(_ language: CompiledLanguage) -> Int {
        let length = language.corrections.length(in: words)
        let isDenial = words.prefix(length).contains { $0.has(.negation) }
        return isDenial ? 0 : length
    }

    /// Whether the answer itself begins like a lead-in, as "Guess Who" does.
    private func belongsToAnswer(before length: Int, isKnown: (Word) -> Bool) -> Bool {
        let lead = words.prefix(length)
        let rest = words.dropFirst(length)
        guard lead.contains(where: { $0.isContent && isKnown($0) }) else { return false }
        return lead.allSatisfy(isKnown) || !rest.contains(where: \.isContent)
            || rest.contains { $0.isContent && isKnown($0) }
    }

    /// Whether the only word after the lead-in is the object of the lead-in's verb: "I don't know
    /// them".
    private func hasObject(before length: Int) -> Bool {
        let rest = words.dropFirst(length)
        guard rest.count == 1, let object = rest.first, object.lacks(.afterComma) else {
            return false
        }
        return Self.pronouns.contains(object.key)
            && words.prefix(length).last.map { Self.verbs.contains($0.key) } ?? false
    }

    private static let pronouns = JudgeTable.lists.keys(of: "pronouns")
    private static let verbs = JudgeTable.lists.keys(of: "with an object")

    /// Whether the answer is a single article before a closing phrase: "A, final answer".
    private func isLetterAlone(_ language: CompiledLanguage, before length: Int) -> Bool {
        guard length == 1, words.first?.has(.article) ?? false else { return false }
        let rest = words.dropFirst()
        return language.after.lengthAtEnd(of: rest) == rest.count
    }

    /// Keeps the first answer and removes the words after a long pause.
    private mutating func cut(at pauses: [Double]) {
        for index in words.indices.dropFirst() where pauses[index] > Self.longestPause {
            let left = words[..<index]
            if left.allSatisfy({ !$0.isContent || $0.has(.filler) }) {
                words = words[index...]
                continue
            }
            words = left
            isCutAtPause = true
            return
        }
    }

    /// If the player corrects an answer without a pause, keeps the last answer.
    private mutating func correct(_ language: CompiledLanguage, isKnown: (Word) -> Bool) {
        var index = words.startIndex + 1
        while index < words.endIndex {
            let length = language.corrections.length(in: words[index...])
            let marker = words[index...].prefix(length)
            let rest = words[index...].dropFirst(length)
            let isCorrection =
                length > 0 && !marker.contains(where: isKnown)
                && (rest.contains(where: \.isContent) || rest.count == 1 && rest.first?.count == 1)
            if isCorrection {
                words = rest
                isCorrected = true
                index = words.startIndex
            }
            index += 1
        }
    }

    /// Removes words about the answer that follow it: "Hitchcock, who also made Psycho".
    private mutating func dropClause(isKnown: (Word) -> Bool) {
        let place = words.indices.dropFirst().first { place in
            let length = Self.clauses.length(in: words[place...])
            return length > 0 && !words[place...].prefix(length).contains(where: isKnown)
        }
        guard let place, words.endIndex - place > 2, words[..<place].contains(where: \.isContent)
        else { return }
        words = words[..<place]
    }

    private static let clauses = PhraseTable(
        JudgeTable.lists.lines(of: "clauses").map(String.init), .english)

    /// Removes unfinished words, stammers, fillers and repetitions.
    private mutating func dropFragments(isKnown: (Word) -> Bool) {
        guard words.count > 1 else { return }
        dropWords(isKnown: isKnown)
        let half = words.count / 2
        if words.count > 2, words.count.isMultiple(of: 2),
            zip(words.prefix(half), words.suffix(half)).allSatisfy({ $0.key == $1.key })
        {
            words = words.prefix(half)
        }
    }

    private mutating func dropWords(isKnown: (Word) -> Bool) {
        let mayDrop = words.indices.contains { index in
            words[index].hasAny([.unfinished, .filler])
                || index > words.startIndex && words[index].key == words[index - 1].key
        }
        guard mayDrop else { return }
        var kept: [Word] = []
        for (index, word) in zip(words.indices, words) {
            let next = index + 1 < words.endIndex ? words[index + 1] : nil
            if word.has(.filler) || word.has(.unfinished) && next != nil, !isKnown(word) {
                continue
            }
            if let next, next.key == word.key, word.count > 2, !word.isNumber, kept.isEmpty {
                continue
            }
            kept.append(word)
        }
        if kept.count != words.count { words = kept[...] }
    }
}
