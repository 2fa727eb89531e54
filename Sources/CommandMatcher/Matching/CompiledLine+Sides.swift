/// Several answers given at once. Each of them may count; otherwise, if one of them could be right,
/// the player is asked once which one is meant. A host does not choose for a player.
extension CompiledLine {
    /// Nobody honestly gives more answers than this at once.
    private static let mostSides = 8
    /// If there are more answers than this, the player is not asked to choose one.
    private static let mostToChoose = 3
    static func whichOne(_ say: Sentences) -> String { say("Which one?") }
    static func whichName(_ say: Sentences) -> String { say("What else is it called?") }

    /// Rules on several answers joined by "or", "and" or commas, or on choices said in a row. They
    /// count if each of them does. "And" claims all of them; "or" and commas leave it open.
    func ruleBySides(_ given: WordList) -> Ruling? {
        if let ruling = ruleByRow(given) { return ruling }
        guard let (sides, isOpen) = sides(of: given) else { return nil }
        if sides.count > Self.mostSides {
            return Ruling(.reject, .severalAnswers, words: given.words[...])
        }
        var rulings: [Ruling] = []
        for side in sides {
            let words = spanOf(side).words
            rulings.append(exact(words) ?? ruleByWords(given, words))
        }
        let accepted = rulings.filter { $0.outcome == .accept }
        guard let first = accepted.first else { return nil }
        if accepted.count == rulings.count {
            var ruling = first
            ruling.words = given.words[...]
            return ruling
        }
        return several(isOpen ? rulings.count : .max, given)
    }

    /// An answer with a description after a comma: "Everest, that huge mountain in the Himalayas".
    func ruleByDescription(_ given: WordList) -> Ruling? {
        guard
            let start = given.words.indices.dropFirst().first(where: {
                given.words[$0].has(.afterComma)
                    && Self.describing.contains(given.words[$0].key)
            }), !given.words[start...].contains(where: { $0.key == Self.or })
        else { return nil }
        let words = spanOf(given.words[..<start]).words
        guard var ruling = exact(words) ?? Optional(ruleByWords(given, words)),
            ruling.outcome == .accept
        else { return nil }
        ruling.rule = .moreSpecial
        return ruling
    }

    private static let describing = KeySet(
        ["that", "this", "which", "who", "whose", "where"].map { WordKey.hash($0) })

    /// Several answers separated by commas. They do not count merely because the right one is among
    /// them.
    func ruleByList(_ given: WordList) -> Ruling? {
        let words = given.words
        guard words.dropFirst().contains(where: { $0.has(.afterComma) }),
            !words.contains(where: { $0.has(.conjunction) }),
            let sides = sides(of: given)?.sides
        else { return nil }
        let others = sides.filter { exact(spanOf($0).words)?.outcome != .accept }
        guard let right = sides.first(where: { exact(spanOf($0).words)?.outcome == .accept }),
            !others.isEmpty,
            sides.count > Self.mostToChoose || others.allSatisfy({ isName($0, beside: right) })
        else { return nil }
        return several(sides.count, given)
    }

    /// Whether a side is another answer, and not a description such as a location, a kind or a
    /// given name.
    private func isName(_ side: ArraySlice<Word>, beside right: ArraySlice<Word>) -> Bool {
        let words = spanOf(side).words
        let isWithinCountry = !right.contains(where: PlaceNames.contains)
        return words.contains(where: \.isContent)
            && words.allSatisfy { word in
                word.lacks(Self.besideNames) && word.count > 2
                    && !(isWithinCountry
                        ? PlaceNames.contains(word) : PlaceNames.hasCountries(word))
                    && !GivenNames.contains(word) && vocabulary.byKey[word.key] == nil
                    && !question.contains(word)
            }
    }

    /// Traits that a word in a list of other names does not have.
    private static let besideNames: Word.Traits = [
        .number, .unit, .generic, .title, .remark, .possessive, .article, .preposition, .suffix,
        .parenthetical, .filler, .vague, .month,
    ]

    private func spanOf(_ side: ArraySlice<Word>) -> AnswerSpan {
        AnswerSpan(
            side, in: language, isKnown: { vocabulary.byKey[$0.key] != nil }, pause: { _ in 0 })
    }

    /// The parts of an answer, divided at "or", else at other conjunctions, else at commas; nil if
    /// there is only one.
    private func sides(of given: WordList) -> (sides: [ArraySlice<Word>], isOpen: Bool)? {
        let words = given.words[...]
        if words.contains(where: { $0.has(.conjunction) }) {
            let isOpen = words.contains { $0.key == Self.or }
            let sides = parts(of: words) {
                isOpen ? $0.key == Self.or : $0.has(.conjunction)
            }.map { side in side.drop { $0.key == Self.either } }
                .filter { $0.contains(where: \.isContent) || exact($0) != nil }
            return sides.count > 1 ? (sides, isOpen) : nil
        }
        guard words.dropFirst().contains(where: { $0.has(.afterComma) }) else {
            return nil
        }
        var sides: [ArraySlice<Word>] = []
        var start = words.startIndex
        for index in words.indices.dropFirst() where words[index].has(.afterComma) {
            sides.append(words[start..<index])
            start = index
        }
        sides.append(words[start...])
        // A longer part after a comma explains the answer or says where it is.
        guard sides.allSatisfy({ $0.count(where: \.isContent) <= Self.longestOfList }),
            sides.contains(where: { exact(spanOf($0).words)?.outcome == .accept })
        else { return nil }
        return (sides, true)
    }

    /// The parts between joining words. Joining words within an alternative do not divide: "Trick
    /// or Treat or Halloween" has two parts.
    private func parts(
        of words: ArraySlice<Word>, isJoint: (Word) -> Bool
    ) -> [ArraySlice<Word>] {
        let joints = words.indices.filter { isJoint(words[$0]) }
        guard joints.count > 1, joints.count <= Self.mostSides else {
            return words.split(whereSeparator: isJoint)
        }
        var parts: [ArraySlice<Word>] = []
        var start = words.startIndex
        while start < words.endIndex {
            let ends = joints.filter { $0 > start } + [words.endIndex]
            let end = ends.last { exact(words[start..<$0]) != nil } ?? ends[0]
            parts.append(words[start..<end])
            start = end + 1
        }
        return parts
    }

    /// The most words of a name in a list.
    private static let longestOfList = 3

    /// Choices said in a row, including the right one: "Saturn Jupiter". If the line does not know
    /// a word, the words are not such a row, because the word may turn the answer into another
    /// name.
    private func ruleByRow(_ given: WordList) -> Ruling? {
        let words = given.words[...]
        guard rightChoice != nil, words.count > 1, words.count <= Self.longestRow else {
            return nil
        }
        var (index, count, isRight) = (0, 0, false)
        while index < words.count {
            let found = stride(from: words.count, to: index, by: -1).lazy.compactMap { end in
                self.choice(spelled: words[index..<end]).map { (choice: $0, end: end) }
            }.first
            guard let found else { return nil }
            if found.choice == rightChoice { isRight = true }
            count += 1
            index = found.end
        }
        guard isRight, count > 1 else { return nil }
        return several(count, given)
    }

    private static let longestRow = 12

    /// The choice whose text the words are.
    private func choice(spelled words: ArraySlice<Word>) -> Int? {
        guard words.contains(where: \.isContent),
            let index = sequences[Self.sequenceKey(words)]
        else { return nil }
        let alternative = alternatives[index]
        if alternative.directive == .accept { return rightChoice }
        return alternative.directive == .reject
            ? line.choices.firstIndex(of: alternative.text) : nil
    }

    private func several(_ count: Int, _ given: WordList) -> Ruling {
        let words = given.words[...]
        guard count <= Self.mostToChoose else {
            return Ruling(.reject, .severalAnswers, words: words)
        }
        return Ruling(
            .prompt, .severalAnswers, ask: Self.whichOne(language.sentences), words: words)
    }

    private static let or = WordKey.hash("or")
    private static let either = WordKey.hash("either")
}
