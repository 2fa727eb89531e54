/// Rules for numbers with a tolerance and for parts of an answer, and the reasons for a rejection.
extension CompiledLine {
    /// A number within the tolerance or in a range that the line accepts.
    func ruleByNumber(_ given: WordList) -> Ruling? {
        guard !numbersThatCount.isEmpty else { return nil }
        let numbers = given.words.filter(\.isNumber)
        guard numbers.count == 1 else { return nil }
        let isOther = given.words.contains {
            !$0.isNumber && $0.isContent && vocabulary.byKey[$0.key] == nil && !isCounted($0)
                && $0.lacks(.vague)
        }
        guard !isOther else { return nil }
        let isNear = numbersThatCount.contains { $0.contains(numbers[0].number) }
        guard isNear || line.tolerance != nil else { return nil }
        return Ruling(
            isNear ? .accept : .reject, isNear ? .tolerance : .otherNumber,
            matched: isNear ? official : nil, words: given.words[...])
    }

    /// Whether a word beside a number only repeats what the question asks for: "208 bones", "1,250
    /// km", "the year 1990".
    private func isCounted(_ word: Word) -> Bool {
        question.contains(word) || word.key == Self.year
            || word.has(.unit) && word.stem == question.askedUnit
    }

    private static let year = WordKey.hash("year")

    /// A time of day, for an answer that is one. A different time does not count, however near its
    /// numbers are. "Twelve" is noon or midnight if the question asks when.
    func ruleByClock(_ given: WordList) -> Ruling? {
        guard !clockTimes.isEmpty else { return nil }
        let isTimeOnly = alternatives.count { $0.directive == .accept } == clockTimes.count
        guard let said = ClockTime(given) else {
            // Twenty minutes is not 20:00.
            let isOther = given.words.dropFirst().contains { $0.has(.unit) }
            return isTimeOnly && isOther && given.words[0].isNumber
                ? Ruling(.reject, .otherNumber, words: given.words[...]) : nil
        }
        guard let (index, time) = clockTimes.first(where: { $0.time.isSaid(by: said) }) else {
            // The tolerance of a time is in minutes.
            if let tolerance = line.tolerance,
                let near = clockTimes.first(where: { $0.time.isNear(said, within: tolerance) })
            {
                return Ruling(
                    .accept, .tolerance, alternative: near.index, matched: official,
                    words: given.words[...])
            }
            return isTimeOnly ? Ruling(.reject, .otherNumber, words: given.words[...]) : nil
        }
        let isSure = said.half != nil || !time.isTwelve || question.asksForTime
        return isSure ? ruling(for: index, rule: .sameWords, words: given.words[...]) : nil
    }

    /// A state by its two-letter code, typed alone: "FL". The code does not count if the question
    /// asks for a country.
    func ruleByStateCode(_ given: Given) -> Ruling? {
        let words = given.list.words[...]
        guard language.isEnglish, !given.list.isHeard, words.count == 1, let word = words.first,
            word.count == 2, sequences[Self.sequenceKey(words)] == nil, !question.contains(word),
            !question.saysAny(of: [Self.country]), let state = StateCodes.state(of: word),
            let index = sequences[state], alternatives[index].directive == .accept
        else { return nil }
        return ruling(for: index, rule: .acronym, words: words)
    }

    private static let country = WordKey.hash("country")

    /// Whether a number was given only as a bound or an estimate: "over 4", "almost 35", "minus
    /// 11", "at least 12", "1945 or later". Words that are in the answer or the question do not
    /// count as bounds.
    func saysRange(_ words: ArraySlice<Word>) -> Bool {
        func bounds(_ bound: Word?, _ joint: Word?) -> Bool {
            guard let bound, let joint else { return false }
            return Self.bounds.contains(bound.key) && Self.joints.contains(joint.key)
                && isNew(bound)
        }
        func isNew(_ word: Word) -> Bool {
            vocabulary.byKey[word.key] == nil && !question.contains(word)
        }
        return words.count > 1
            && words.indices.contains(where: { place in
                guard words[place].isNumber else { return false }
                let before = Array(words[..<place].suffix(2).reversed())
                let after = words[(place + 1)...].prefix(2)
                if let last = before.first, Self.beyond.contains(last.key), isNew(last) {
                    return true
                }
                return bounds(before.first, before.last) || bounds(before.last, before.first)
                    || bounds(after.last, after.first)
            })
    }

    private static let beyond = KeySet(
        ["over", "under", "above", "below", "almost", "nearly", "minus"].map(WordKey.hash))
    private static let bounds = KeySet(
        ["more", "less", "fewer", "least", "most", "later", "earlier", "older", "younger"].map(
            WordKey.hash))
    private static let joints = KeySet(["than", "at", "or"].map(WordKey.hash))

    /// A day and a month in figures, in American or European order: "12/24".
    func ruleByDate(_ given: WordList) -> Ruling? {
        let said = given.words
        guard (2...3).contains(said.count), said.allSatisfy(\.isNumber),
            said.dropFirst().allSatisfy({ $0.has(.afterSlash) })
        else { return nil }
        let months = language.language.words[.month].prefix(12).map(WordKey.hash)
        for (index, alternative) in alternatives.enumerated()
        where alternative.directive == .accept && alternative.kind == .date {
            let content = alternative.words.filter(\.isContent)
            let numbers = content.filter(\.isNumber).map(\.number)
            guard let month = content.compactMap({ months.firstIndex(of: $0.key) }).first,
                let day = numbers.first(where: { $0 <= 31 }), content.count == numbers.count + 1,
                numbers.count == said.count - 1,
                Set(said.prefix(2).map(\.number)) == [Double(month + 1), day],
                numbers.count == 1
                    || [0, 1900, 2000].contains(where: { century in
                        (century == 0 || said[2].number < 100)
                            && numbers.contains(said[2].number + century)
                    })
            else { continue }
            return Ruling(
                .accept, .sameWords, alternative: index, matched: alternative.text,
                words: said[...])
        }
        return nil
    }

    /// Part of the main answer, if the line says to prompt on it.
    func ruleOnPart(_ given: WordList, _ words: ArraySlice<Word>) -> Ruling? {
        for fit in fits(given, isDeep: true) where fit.extra == 0 {
            let alternative = alternatives[fit.alternative]
            guard alternative.directive == .accept, fit.covered & alternative.required != 0 else {
                continue
            }
            return Ruling(
                .prompt, .partial, alternative: fit.alternative, matched: alternative.text,
                ask: askOnPart, words: words, distance: fit.distance)
        }
        return nil
    }

    /// One of several names that belong together: "Thelma" for Thelma & Louise.
    func ruleOnSide(_ given: WordList, _ words: ArraySlice<Word>) -> Ruling? {
        guard hasSides else { return nil }
        for fit in fits(given, isDeep: true) where fit.extra == 0 {
            let alternative = alternatives[fit.alternative]
            let given = alternative.sides.filter { $0 & ~fit.covered == 0 }
            guard alternative.directive == .accept, !alternative.isEquivalent, !given.isEmpty,
                fit.covered & alternative.required & ~(given.reduce(0, |) | alternative.understood)
                    == 0
            else { continue }
            return Ruling(
                .prompt, .partial, alternative: fit.alternative, matched: alternative.text,
                ask: Self.whoElse(language.sentences, asksForPerson: question.asksForPerson),
                words: words, distance: fit.distance)
        }
        return nil
    }

    private static func whoElse(_ say: Sentences, asksForPerson: Bool) -> String {
        asksForPerson ? say("And who else?") : say("And what else?")
    }

    /// A date without its year, if the question does not say the year: "July fourth" for July 4,
    /// 1776.
    func ruleOnDay(_ given: WordList, _ words: ArraySlice<Word>) -> Ruling? {
        for fit in fits(given, isDeep: false) where fit.extra == 0 && fit.covered != 0 {
            let alternative = alternatives[fit.alternative]
            guard alternative.kind == .date, alternative.directive == .accept, fit.missing != 0,
                fit.missing & ~years(of: alternative) == 0
            else { continue }
            return Ruling(
                .prompt, .partial, alternative: fit.alternative, matched: alternative.text,
                ask: Self.whichYear(language.sentences), words: words, distance: fit.distance)
        }
        return nil
    }

    private static func whichYear(_ say: Sentences) -> String { say("Which year?") }

    /// The reason why nothing counts.
    func refusal(
        _ given: WordList, _ words: ArraySlice<Word>, objection: (rule: JudgingRule, fit: Fit)?
    ) -> Ruling {
        let content = words.filter(\.isContent)
        if content.isEmpty || content.count == 1 && content[0].count == 1 && !content[0].isNumber {
            return Ruling(.reject, .tooShort, words: words)
        }
        let repeatsQuestion = content.allSatisfy(question.contains)
        if let fit = objection?.fit,
            let ruling = ruleOnHead(words, fit, repeatsQuestion: repeatsQuestion)
                ?? (repeatsQuestion ? nil : ruleOnNumeral(given, words))
        {
            return ruling
        }
        if repeatsQuestion { return Ruling(.reject, .repeatsQuestion, words: words) }
        if let (rule, fit) = objection {
            var ruling = Ruling(.reject, rule, words: words)
            ruling.row = fit.row
            return ruling
        }
        let isNumeric =
            alternatives.first.map { $0.numbers != 0 && $0.numbers == $0.required } ?? false
        if isNumeric, content.contains(where: \.isNumber) {
            return Ruling(.reject, .otherNumber, words: words)
        }
        return Ruling(.reject, .otherAnswer, words: words)
    }

    /// Only the last word of an answer that other answers share: "Bush" when the question asks
    /// which Bush it was, or "a whale" for "Blue whale". This part is right, so the player is asked
    /// for the rest. A player who only repeats the kind that the question asks for has said
    /// nothing.
    private func ruleOnHead(
        _ words: ArraySlice<Word>, _ fit: Fit, repeatsQuestion: Bool
    ) -> Ruling? {
        let alternative = alternatives[fit.alternative]
        guard fit.extra == 0, fit.covered & 1 == 0, fit.worst == .same, strictness != .strict,
            line.clauses.isEmpty, alternative.directive == .accept, !alternative.isEquivalent,
            !alternative.isMarked,
            alternative.sides.isEmpty, alternative.numbers == 0,
            alternative.kind == .plain ? saysKind(alternative) : alternative.kind != .date,
            repeatsQuestion != (alternative.kind == .plain),
            let last = alternative.words.last(where: {
                $0.lacks([.suffix, .roman])
            }), words.contains(where: { $0.key == last.key }),
            last.lacks([.generic, .title, .remark, .unit])
        else { return nil }
        return Ruling(
            .prompt, .incomplete, alternative: fit.alternative, matched: alternative.text,
            ask: Self.whichOne(language.sentences), words: words)
    }

    /// A ruler's name without its numeral, if the question asks for a person or a ruler: "Charles"
    /// for King Charles III, "Queen Elizabeth" for Elizabeth II. A name that is known alone needs
    /// no numeral: Napoleon is the first.
    private func ruleOnNumeral(_ given: WordList, _ words: ArraySlice<Word>) -> Ruling? {
        guard question.asksForPerson || question.asksForRuler, strictness != .strict,
            line.clauses.isEmpty, alternatives[0].words.contains(where: Self.isNumeral)
        else { return nil }
        for fit in fits(given, isDeep: false) where fit.extra == 0 && fit.worst == .same {
            let alternative = alternatives[fit.alternative]
            let saysTitle = (words + alternative.words.prefix(1)).contains {
                $0.has(.title)
            }
            guard alternative.directive == .accept, !alternative.isEquivalent,
                !alternative.isMarked, lacksNumeral(fit, alternative),
                fit.covered & alternative.required & ~alternative.understood != 0,
                saysTitle && (question.asksForRuler || words.contains(where: GivenNames.contains))
                    || question.asksForRuler && !isKnownAlone(given, words),
                alternative.words.indices.allSatisfy({ place in
                    (fit.missing & ~alternative.understood) >> UInt64(place) & 1 == 0
                        || Self.isNumeral(alternative.words[place])
                })
            else { continue }
            return Ruling(
                .prompt, .incomplete, alternative: fit.alternative, matched: alternative.text,
                ask: Self.whichOne(language.sentences), words: words)
        }
        return nil
    }

    private static func isNumeral(_ word: Word) -> Bool {
        word.traits.isSuperset(of: [.roman, .capital])
    }

    /// Whether the name is known to everybody as it stands.
    private func isKnownAlone(_ given: WordList, _ words: ArraySlice<Word>) -> Bool {
        let name = words.filter(\.isContent).map(given.text(of:)).joined(separator: " ")
        return !Knowledge.shared.names(of: AnswerForm(name), question: question).isEmpty
    }

    /// Whether an answer consists of a kind of thing with a word before it that says which one:
    /// "Blue whale".
    private func saysKind(_ alternative: Alternative) -> Bool {
        alternative.words.count > 1
            && alternative.words.dropFirst().allSatisfy {
                $0.isContent && !$0.isNumber && $0.lacks([.capital, .possessive])
            }
    }
}
