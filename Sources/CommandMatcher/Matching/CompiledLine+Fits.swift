extension CompiledLine {
    /// The fit between the answer and each alternative that shares a word with the answer.
    func fits(_ given: WordList, isDeep: Bool) -> [Fit] {
        var hits = hits(given, isDeep: isDeep)
        guard !hits.isEmpty else { return [] }
        if hits.count > 1 { hits.sort(by: Self.isOrdered) }
        var said: UInt64 = 0
        let count = min(given.count, Self.longestForm)
        for index in 0..<count where isSaid(given.words[index]) { said |= .place(index) }
        let free = freeWords(given, count: count)
        let freed = free.byPrompts & said
        said &= ~(free.byKind | free.byPrompts)
        var fits: [Fit] = []
        fits.reserveCapacity(hits.count)
        var index = 0
        while index < hits.count {
            var fit = Fit(alternative: hits[index].alternative)
            let required = alternatives[fit.alternative].required
            while index < hits.count, hits[index].alternative == fit.alternative {
                let hit = hits[index]
                index += 1
                guard fit.covered & hit.wordMask == 0, fit.used & hit.givenMask == 0,
                    !hit.needsSupport || fit.covered & required != 0
                else { continue }
                fit.covered |= hit.wordMask
                fit.used |= hit.givenMask
                fit.distance += hit.level.rawValue
                fit.worst = max(fit.worst, hit.level)
            }
            fit.missing = required & ~fit.covered
            fit.extra = said & ~fit.used
            fit.freed = freed & ~fit.used
            fits.append(fit)
        }
        return fits
    }

    /// Sorts hits by alternative. For each alternative, the closest and longest hits come first.
    private static func isOrdered(_ left: Hit, _ right: Hit) -> Bool {
        if left.alternative != right.alternative { return left.alternative < right.alternative }
        if left.level != right.level { return left.level < right.level }
        if left.wordSpan != right.wordSpan { return left.wordSpan > right.wordSpan }
        if left.given != right.given { return left.given < right.given }
        return left.word < right.word
    }

    /// Whether the comparison must account for this word.
    private func isSaid(_ word: Word) -> Bool { word.isContent && !word.has(.conjunction) }

    /// The words that may be added to any answer: titles, words for kinds of things, and words of
    /// the question or of prompts.
    private func freeWords(_ given: WordList, count: Int) -> (byKind: UInt64, byPrompts: UInt64) {
        var free = (byKind: UInt64(0), byPrompts: UInt64(0))
        let canAdd = !promptWords.isEmpty && !given.words.contains { $0.has(.conjunction) }
        for index in 0..<count {
            let word = given.words[index]
            let isKind = word.hasAny([
                .generic, .title, .remark, .vague, .suffix, .parenthetical,
            ])
            // Whether the word introduces a number: "Terminator part 2".
            let isPart =
                FormWords.isPart(word) && index > 0 && index + 1 < given.count
                && given.words[index + 1].isNumber
            let isCounted = index > 0 && given.words[index - 1].isNumber
            let isAsked =
                !word.isNumber && question.contains(word)
                && !(isCounted && isOtherUnit(word, isCounted: true))
            if isKind || isPart || isAsked {
                free.byKind |= .place(index)
            } else if canAdd, promptWords[word.stem] != nil {
                free.byPrompts |= .place(index)
            }
        }
        return free
    }

    /// Whether the word is a unit that the question does not ask for: "twenty-four minutes", if the
    /// question asks for hours.
    func isOtherUnit(_ word: Word, isCounted: Bool = false) -> Bool {
        guard word.has(.unit) else { return false }
        if question.asksHowMany, isCounted, !Self.countsAnything.contains(word.key) {
            return word.stem != question.askedUnit
        }
        guard let asked = question.askedUnit else { return false }
        return word.stem != asked && word.key != WordKey.degree && !question.contains(word)
    }

    private static let countsAnything = JudgeTable.lists.keys(of: "counts anything")

    /// The best fit that no rule rejects, and the closest rejected fit with the rule that rejects
    /// it.
    func nearest(
        _ given: WordList, isDeep: Bool
    ) -> (best: (fit: Fit, rank: Int)?, objection: (rule: JudgingRule, fit: Fit)?) {
        var best: (fit: Fit, rank: Int)?
        var objection: (rule: JudgingRule, fit: Fit)?
        for candidate in fits(given, isDeep: isDeep) {
            var comparison = Comparison(candidate, given, in: self)
            if let rule = comparison.judge() {
                let fit = comparison.fit
                if objection.map({ isNearer(fit, $0.fit) }) ?? true { objection = (rule, fit) }
            } else {
                let rank = rank(of: comparison.fit)
                if best.map({ rank < $0.rank }) ?? true { best = (comparison.fit, rank) }
            }
        }
        return (best, objection)
    }

    func isAccepting(_ fit: Fit) -> Bool { alternatives[fit.alternative].directive == .accept }

    private func isNearer(_ left: Fit, _ right: Fit) -> Bool {
        if left.asks != right.asks { return left.asks }
        return isAccepting(left)
            && (!isAccepting(right) || left.missing.nonzeroBitCount < right.missing.nonzeroBitCount)
    }

    /// The rank of a fit between an answer and an alternative. A lower rank is better. The rank
    /// depends first on the number of unexplained words, then on closeness, and then on precedence.
    private func rank(of fit: Fit) -> Int {
        let place = fit.alternative
        // Two words that each lead to a prompt may together be the whole answer.
        let extra = alternatives[place].directive == .prompt ? fit.extra | fit.freed : fit.extra
        let loose = extra.nonzeroBitCount + fit.missing.nonzeroBitCount
        return loose * 1000 + min(fit.distance, 99) * 10 + alternatives[place].precedence
    }

    /// The lowest rank of a fit that has unexplained, missing or inexact words.
    static let leastLoose = 10
}
