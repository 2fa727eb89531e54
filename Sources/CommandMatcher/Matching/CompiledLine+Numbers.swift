/// Rules for numbers, times, dates and state codes.
extension CompiledLine {
    /// Accepts a number within the tolerance or in an accepted range.
    func ruleByNumber(_ given: WordList) -> Ruling? {
        guard !numbersThatCount.isEmpty else { return nil }
        let numbers = given.words.filter(\.isNumber)
        guard numbers.count == 1 else { return nil }
        let isOther = given.words.contains {
            !$0.isNumber && $0.isContent && !vocabulary.contains($0) && !isCounted($0)
                && $0.lacks(.vague)
        }
        guard !isOther else { return nil }
        let isNear = numbersThatCount.contains { $0.contains(numbers[0].number) }
        guard isNear else {
            return line.tolerance == nil ? nil : reject(.otherNumber, given.words[...])
        }
        return Ruling(
            outcome: .accept, rule: .tolerance, matched: official, words: given.words[...])
    }

    /// Matches a fraction whose two numbers are said without a word between them: "three four" for
    /// the time signature 3/4.
    func ruleByFraction(_ given: WordList) -> Ruling? {
        guard given.count == 2, given.words.allSatisfy(\.isNumber) else { return nil }
        let numbers = given.words.compactMap { Int(exactly: $0.number) }
        guard numbers.count == 2 else { return nil }
        let text = "\(numbers[0])/\(numbers[1])"
        return alternatives.firstIndex { $0.directive == .accept && $0.text == text }.map {
            ruling(for: $0, rule: .sameWords, words: given.words[...])
        }
    }

    /// Whether a word next to a number repeats the question: "208 bones".
    private func isCounted(_ word: Word) -> Bool {
        question.contains(word) || word.key == WordKey.year
            || word.has(.unit) && word.stem == question.askedUnit
    }

    /// Whether words that the question does not contain turn a number into a bound or an estimate:
    /// "over 4", "almost 35".
    func saysRange(_ words: ArraySlice<Word>) -> Bool {
        func isNew(_ word: Word) -> Bool {
            !vocabulary.contains(word) && !question.contains(word)
        }
        func bounds(_ bound: Word?, _ joint: Word?) -> Bool {
            guard let bound, let joint else { return false }
            return Self.bounds.contains(bound.key) && Self.joints.contains(joint.key)
                && isNew(bound)
        }
        return words.count > 1
            && words.indices.contains { place in
                guard words[place].isNumber else { return false }
                let (before, after) = (words[..<place].suffix(2), words[(place + 1)...].prefix(2))
                if let last = before.last, Self.beyond.contains(last.key), isNew(last) {
                    return true
                }
                return bounds(before.last, before.first) || bounds(before.first, before.last)
                    || bounds(after.last, after.first)
            }
    }

    private static let beyond = JudgeTable.lists.keys(of: "beyond")
    private static let bounds = JudgeTable.lists.keys(of: "bounds")
    private static let joints = JudgeTable.lists.keys(of: "joints of bounds")

    /// Compares times of day. "Twelve" is enough for noon or midnight if the question asks for a
    /// time.
    func ruleByClock(_ given: WordList) -> Ruling? {
        guard !clockTimes.isEmpty else { return nil }
        let words = given.words[...]
        let isTimeOnly = alternatives.count { $0.directive == .accept } == clockTimes.count
        let otherTime = isTimeOnly ? reject(.otherNumber, words) : nil
        guard let said = ClockTime(given) else {
            // "Twenty minutes" is not 20:00.
            let isAmount = words[0].isNumber && words.dropFirst().contains { $0.has(.unit) }
            return isAmount ? otherTime : nil
        }
        if let (index, time) = clockTimes.first(where: { $0.time.isSaid(by: said) }) {
            let isSure = said.half != nil || !time.isTwelve || question.asksForTime
            return isSure ? ruling(for: index, rule: .sameWords, words: words) : nil
        }
        // For a time of day, the tolerance is a number of minutes.
        guard let tolerance = line.tolerance,
            let near = clockTimes.first(where: { $0.time.isNear(said, within: tolerance) })
        else { return otherTime }
        return Ruling(
            outcome: .accept, rule: .tolerance, alternative: near.index, matched: official,
            words: words)
    }

    /// Matches a date that is written in figures.
    func ruleByDate(_ given: WordList) -> Ruling? {
        guard hasDate, let figures = DateFigures(given) else { return nil }
        let months = language.language.words[.month].prefix(12).map(WordKey.hash)
        for (index, alternative) in alternatives.enumerated()
        where alternative.directive == .accept && alternative.kind == .date {
            let content = alternative.words.filter(\.isContent)
            let numbers = content.filter(\.isNumber).compactMap { Int(exactly: $0.number) }
            guard content.count == numbers.count + 1, numbers.count <= 2,
                let month = content.compactMap({ months.firstIndex(of: $0.key) }).first,
                let day = numbers.first(where: { $0 <= 31 }),
                figures.mean(day: day, month: month + 1, year: numbers.first { $0 != day })
            else { continue }
            return Ruling(
                outcome: .accept, rule: .sameWords, alternative: index, matched: alternative.text,
                words: given.words[...])
        }
        return nil
    }

    /// Matches a typed state code ("FL"), unless the question asks for a country.
    func ruleByStateCode(_ given: Given) -> Ruling? {
        let words = given.list.words[...]
        guard language.has(.names), !given.list.isHeard, words.count == 1, let word = words.first,
            word.count == 2, sequences[WordKey.sequence(words)] == nil, !question.contains(word),
            !question.asksForCountry, let state = PlaceNames.state(of: word),
            let index = sequences[state], alternatives[index].directive == .accept
        else { return nil }
        return ruling(for: index, rule: .acronym, words: words)
    }
}
