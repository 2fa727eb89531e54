extension CompiledLine {
    /// Why a fit is not enough for its alternative by the rules of fairness; nil if it is enough.
    /// Then the fit holds the rule.
    func objection(to fit: inout Fit, given: WordList) -> JudgingRule? {
        let alternative = alternatives[fit.alternative]
        if isTurnedAround(given, alternative) { return .otherAnswer }
        if Self.countsOtherwise(given, alternative) { return .otherNumber }
        if isOfOtherGeneration(given, alternative) { return .otherAnswer }
        if isOtherPerson(fit, alternative, given) { return .otherAnswer }
        if namesOther(fit, alternative, given) { return .severalAnswers }
        if fit.extra != 0 { takeInitials(&fit, alternative, given) }
        if fit.missing != 0 {
            guard let rule = excuse(for: fit, alternative, given) else {
                let numbers = alternative.words.indices.contains { place in
                    let word = alternative.words[place]
                    return fit.missing & 1 << UInt64(place) != 0
                        && (word.isNumber || word.has(.roman))
                }
                let givenNumbers = given.words.contains(where: \.isNumber)
                return numbers && givenNumbers ? .otherNumber : .incomplete
            }
            fit.rule = rule
        } else {
            fit.rule = ruleOfCompleteFit(fit, alternative)
        }
        if let change = change(by: &fit, alternative, given) { return change }
        return nil
    }

    /// Whether a person's names were said in reverse order and both are given names, so that this
    /// is somebody else: John Elton is not Elton John. With a comma, the order does not matter; nor
    /// does it if one part is clearly the family name: Einstein Albert, Bartók Béla.
    private func isTurnedAround(_ given: WordList, _ alternative: Alternative) -> Bool {
        guard alternative.kind == .person, given.count > 1,
            let first = alternative.words.first(where: { !$0.has(.title) }),
            let last = alternative.words.last(where: {
                $0.lacks([.suffix, .roman])
            }),
            first.key != last.key, GivenNames.contains(first), GivenNames.contains(last)
        else { return false }
        return zip(given.words, given.words.dropFirst()).contains {
            $0.key == last.key && $1.key == first.key && !$1.has(.afterComma)
        }
    }

    /// Whether an answer's numbers were given in another order: 5:3 is not 3:5, and John 16:3 is
    /// not John 3:16. The order is free if each number counts its own thing (three apples and five
    /// pears), if "and" joins two bare numbers, and in a date with a month.
    private static func countsOtherwise(_ given: WordList, _ alternative: Alternative) -> Bool {
        guard alternative.numbers.nonzeroBitCount > 1 else { return false }
        let meant = numbers(in: alternative.words)
        let said = numbers(in: given.words)
        let (order, saidOrder) = (meant.map(\.value), said.map(\.value))
        guard order.sorted() == saidOrder.sorted() else { return false }
        let hasMonth = alternative.words.contains { $0.has(.month) }
        if alternative.kind == .date, hasMonth { return false }
        // "Six inches two feet" is not six feet two inches.
        if order == saidOrder {
            let things = Set(meant.compactMap(\.thing))
            return things.count == meant.count && Set(said.map(\.thing)) == things && said != meant
        }
        let isPair = alternative.words.contains { $0.has(.conjunction) }
        if isPair, meant.allSatisfy({ $0.thing == nil }) { return false }
        return !meant.allSatisfy { number in
            number.thing != nil && said.contains { $0 == number }
        }
    }

    private struct CountedThing: Equatable {
        var value: Double
        var thing: UInt64?
    }

    /// The numbers among words, each with the word after it. If the words do not begin with a
    /// number, each with the word before it: "section 4, paragraph 2".
    private static func numbers(in words: [Word]) -> [CountedThing] {
        let step = words.first?.isNumber ?? true ? 1 : -1
        return words.indices.filter { words[$0].isNumber }.map { place in
            let beside = words.indices.contains(place + step) ? words[place + step] : nil
            let thing = beside.flatMap { $0.isNumber || !$0.isContent ? nil : $0.stem }
            return CountedThing(value: words[place].number, thing: thing)
        }
    }

    /// Whether the father was said for the son or the other way round: Johann Strauss senior is the
    /// first.
    private func isOfOtherGeneration(_ given: WordList, _ alternative: Alternative) -> Bool {
        func place(_ words: [Word]) -> Double? {
            let behind = words.dropFirst()
            if behind.contains(where: { $0.key == Self.senior }) { return 1 }
            if behind.contains(where: { $0.key == Self.junior }) { return 2 }
            return behind.last.flatMap {
                $0.has(.roman) && $0.number <= 3 ? $0.number : nil
            }
        }
        guard given.words.contains(where: { $0.key == Self.senior || $0.key == Self.junior }),
            let said = place(given.words)
        else { return false }
        // Other names of a person may leave the generation out, so the written forms decide.
        let forms =
            alternative.isEquivalent
            ? alternatives.filter { $0.directive == .accept && !$0.isEquivalent } : [alternative]
        return forms.contains { place($0.words).map { $0 != said } ?? false }
    }

    private static let senior = WordKey.hash("senior")

    /// Takes initials before a name as the given names of the alternative: "W. B. Yeats".
    private func takeInitials(_ fit: inout Fit, _ alternative: Alternative, _ given: WordList) {
        var rest = fit.extra
        while rest != 0 {
            let index = rest.trailingZeroBitCount
            rest &= rest - 1
            let word = given.words[index]
            if let place = counterpart(of: word, at: index, fit, alternative, given) {
                fit.extra &= ~(1 << UInt64(index))
                fit.used |= 1 << UInt64(index)
                fit.covered |= 1 << UInt64(place)
                fit.missing &= ~(1 << UInt64(place))
                continue
            }
            let names: UInt64 = (1 << UInt64(min(word.count, 3))) - 1
            guard word.count <= 3, word.count < alternative.words.count, !word.isNumber,
                fit.covered & names == 0,
                alternative.kind == .person || alternative.required & names == 0
                    || wordsOfHome(alternative) == word.count,
                zip(given.letters(of: word), alternative.initials).allSatisfy({ $0 == $1 })
            else { continue }
            fit.extra &= ~(1 << UInt64(index))
            fit.used |= 1 << UInt64(index)
            fit.covered |= names
            fit.missing &= ~names
        }
    }

    /// The word not yet given that a lone initial stands for ("Lyndon B. Johnson"), or initials
    /// that begin like a given name ("Joanne Rowling" for "J. K. Rowling").
    private func counterpart(
        of word: Word, at index: Int, _ fit: Fit, _ alternative: Alternative, _ given: WordList
    ) -> Int? {
        guard !word.isNumber, let first = given.letters(of: word).first else { return nil }
        return alternative.words.indices.prefix(alternative.initials.count).first { place in
            let other = alternative.words[place]
            guard fit.covered & 1 << UInt64(place) == 0, alternative.initials[place] == first,
                fit.covered >> UInt64(place) != 0, fit.used >> UInt64(index) != 0
            else { return false }
            let isInitial = word.count == 1 && place > 0 && other.has(.capital)
            let isShort = other.has(.initials) || other.count == 1 && !other.isNumber
            let isName = isShort && GivenNames.contains(word)
            return isInitial || isName
        }
    }

    private func ruleOfCompleteFit(_ fit: Fit, _ alternative: Alternative) -> JudgingRule {
        switch fit.worst {
        case .typo, .slip, .abbreviation: return .typo
        case .sound: return .sound
        case .wordForm: return .wordForm
        case .nickname: return .equivalent
        case .same, .joined: break
        }
        if alternative.isEquivalent { return .equivalent }
        if fit.extra != 0 { return .moreSpecial }
        let untaken = alternative.all & ~fit.covered
        let isWhole = (alternative.required | alternative.optional) & untaken == 0
        return alternative.isMarked && !isWhole ? .requiredParts : .sameWords
    }
}
