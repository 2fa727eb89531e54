/// Rules for replies that contain several answers. If only some answers are right, the judge
/// prompts once.
extension CompiledLine {
    private static let mostSides = 8
    /// The maximum number of answers from which the judge asks players to choose.
    private static let mostToChoose = 3
    /// The maximum number of content words in each name in a list.
    private static let longestOfList = 3
    private static let longestRow = 12

    private func several(_ count: Int, _ given: WordList) -> Ruling {
        guard count <= Self.mostToChoose else { return reject(.severalAnswers, given.words[...]) }
        return Ruling(
            outcome: .prompt, rule: .severalAnswers, ask: Self.whichOne(language.sentences),
            words: given.words[...])
    }

    /// The ruling on answers that are joined by "or", "and" or commas, or on a sequence of choices.
    func ruleBySides(_ given: WordList) -> Ruling? {
        if let ruling = ruleByRow(given) { return ruling }
        guard let (sides, isOpen) = sides(of: given) else { return nil }
        if sides.count > Self.mostSides { return reject(.severalAnswers, given.words[...]) }
        let rulings = sides.map { side in
            let words = spanOf(side)
            return exact(words) ?? ruleByWords(given, words)
        }
        guard var ruling = rulings.first(where: { $0.outcome == .accept }) else { return nil }
        guard rulings.allSatisfy({ $0.outcome == .accept }) else {
            if !isOpen, let index = clauseForQuestion(sides), rulings[index].outcome == .accept {
                return rulings[index]
            }
            return several(isOpen ? rulings.count : .max, given)
        }
        ruling.words = given.words[...]
        return ruling
    }

    /// The only clause that answers the question, among clauses with the same structure: "birds
    /// have nests" in "foxes have dens and birds have nests", if the question asks what has nests.
    private func clauseForQuestion(_ sides: [ArraySlice<Word>]) -> Int? {
        func isInAll(_ word: Word) -> Bool {
            sides.allSatisfy { $0.contains { $0.key == word.key } }
        }
        let asked = sides.indices.filter { index in
            sides[index].contains { $0.isContent && question.contains($0) && !isInAll($0) }
        }
        let areAlike = sides.allSatisfy { side in
            side.count == sides[0].count && side.count > 2
                && zip(side, sides[0]).dropFirst().contains { $0.key == $1.key }
        }
        return areAlike && asked.count == 1 ? asked[0] : nil
    }

    /// Accepts an answer with a description after a comma, and "yes" or "no" with a reason:
    /// "Everest, that huge mountain", "no, it's a mammal".
    func ruleByDescription(_ given: WordList) -> Ruling? {
        let words = given.words
        let start =
            words.first.map { Self.yesAndNo.contains($0.key) } == true
            ? 1
            : words.indices.dropFirst().first {
                words[$0].has(.afterComma) && Self.describing.contains(words[$0].key)
            }
        guard let start, start < words.count,
            !words[start...].contains(where: {
                $0.key == WordKey.or || Self.yesAndNo.contains($0.key)
            })
        else { return nil }
        let name = spanOf(words[..<start])
        var ruling = exact(name) ?? ruleByWords(given, name)
        guard ruling.outcome == .accept else { return nil }
        ruling.rule = .moreSpecial
        return ruling
    }

    private static let yesAndNo = JudgeTable.lists.keys(of: "yes and no")
    private static let describing = JudgeTable.lists.keys(of: "describing")

    /// The ruling on several answers that are separated by commas, if only some of them are right.
    func ruleByList(_ given: WordList) -> Ruling? {
        let words = given.words
        guard words.dropFirst().contains(where: { $0.has(.afterComma) }),
            !Self.yesAndNo.contains(words[0].key),
            !words.contains(where: { $0.has(.conjunction) }), let sides = sides(of: given)?.sides
        else { return nil }
        if let last = sides.last, sides.count == 2, isExact(last), isPlace(sides[0], within: last) {
            return nil
        }
        let others = sides.filter { !isExact($0) }
        guard let right = sides.first(where: isExact), !others.isEmpty,
            sides.count > Self.mostToChoose || others.allSatisfy({ isName($0, beside: right) })
        else { return nil }
        return several(sides.count, given)
    }

    private func isExact(_ side: ArraySlice<Word>) -> Bool {
        exact(spanOf(side))?.outcome == .accept
    }

    /// Whether a name before a comma is a place in the country or state after the comma: "Kyoto,
    /// Japan".
    private func isPlace(_ side: ArraySlice<Word>, within wide: ArraySlice<Word>) -> Bool {
        let place = spanOf(wide)
        return place.contains(where: PlaceNames.contains)
            && !side.contains(where: PlaceNames.contains)
    }

    /// Whether a part that is joined to an answer is a different answer, rather than a location, a
    /// kind of thing or a given name.
    private func isName(_ side: ArraySlice<Word>, beside right: ArraySlice<Word>) -> Bool {
        let words = spanOf(side)
        let isWithinCountry = !right.contains(where: PlaceNames.contains)
        return words.contains(where: \.isContent)
            && words.allSatisfy { word in
                word.lacks(Self.besideNames) && word.count > 2
                    && !(isWithinCountry
                        ? PlaceNames.saysWhere(word) : PlaceNames.hasCountries(word))
                    && !GivenNames.contains(word) && !vocabulary.contains(word)
                    && !question.contains(word)
            }
    }

    /// The traits of words that cannot be separate names in a list.
    private static let besideNames: Word.Traits = [
        .number, .unit, .generic, .title, .remark, .possessive, .article, .preposition, .suffix,
        .parenthetical, .filler, .vague, .month,
    ]

    private func spanOf(_ side: ArraySlice<Word>) -> ArraySlice<Word> {
        AnswerSpan(
            side, in: language, negation: Negation(side, in: language),
            isKnown: { vocabulary.contains($0) }
        ).words
    }

    /// Splits the words into answers at "or", or else at other conjunctions, or else at commas.
    /// Returns nil if there is only one answer.
    private func sides(of given: WordList) -> (sides: [ArraySlice<Word>], isOpen: Bool)? {
        let words = given.words[...]
        if words.contains(where: { $0.has(.conjunction) }) {
            let isOpen = words.contains { $0.key == WordKey.or }
            let sides = parts(of: words) { isOpen ? $0.key == WordKey.or : $0.has(.conjunction) }
                .map { side in side.drop { $0.key == WordKey.either } }
                .filter { $0.contains(where: \.isContent) || exact($0) != nil }
            return sides.count > 1 ? (sides, isOpen) : nil
        }
        let commas = words.indices.dropFirst().filter { words[$0].has(.afterComma) }
        guard !commas.isEmpty else { return nil }
        let sides = zip([words.startIndex] + commas, commas + [words.endIndex]).map {
            words[$0..<$1]
        }
        // A longer part after a comma is not another answer, but an explanation or a location.
        guard sides.allSatisfy({ $0.count(where: \.isContent) <= Self.longestOfList }),
            words.contains(where: { $0.has(.afterSlash) }) || sides.contains(where: isExact)
        else { return nil }
        return (sides, true)
    }

    /// The parts of `words` that conjunctions separate. Conjunctions inside an alternative, such as
    /// "Trick or Treat", do not separate parts.
    private func parts(of words: ArraySlice<Word>, isJoint: (Word) -> Bool) -> [ArraySlice<Word>] {
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

    /// The ruling on a sequence of known choices that includes the right choice: "Saturn Jupiter".
    private func ruleByRow(_ given: WordList) -> Ruling? {
        let words = given.words[...]
        guard rightChoice != nil, words.count > 1, words.count <= Self.longestRow else {
            return nil
        }
        var choices: [Int] = []
        var index = 0
        while index < words.count {
            let ends = stride(from: words.count, to: index, by: -1)
            let found = ends.lazy.compactMap { end -> (choice: Int, end: Int)? in
                let name = words[index..<end]
                guard name.contains(where: \.isContent) else { return nil }
                return self.choice(spelled: name).map { ($0, end) }
            }.first
            guard let found else { return nil }
            choices.append(found.choice)
            index = found.end
        }
        guard choices.count > 1, choices.contains(where: { $0 == rightChoice }) else { return nil }
        return several(choices.count, given)
    }
}
