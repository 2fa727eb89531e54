extension CompiledLine {
    /// How the answer fits each alternative that shares at least one word with it.
    func fits(_ given: WordList, isDeep: Bool) -> [Fit] {
        var hits = hits(given, isDeep: isDeep)
        guard !hits.isEmpty else { return [] }
        if hits.count > 1 { hits.sort(by: Self.isOrdered) }
        var said: UInt64 = 0
        let count = min(given.count, Self.longestForm)
        for index in 0..<count where isSaid(given.words[index]) { said |= 1 << UInt64(index) }
        let free = freeWords(given, count: count)
        let freed = free.byPrompts & said
        said &= ~(free.byKind | free.byPrompts)
        var fits: [Fit] = []
        var index = 0
        while index < hits.count {
            let first = hits[index].alternative
            var fit = Fit(alternative: first)
            var match = (taken: UInt64(0), used: UInt64(0))
            while index < hits.count, hits[index].alternative == first {
                let hit = hits[index]
                index += 1
                guard match.taken & hit.wordMask == 0, match.used & hit.givenMask == 0,
                    !hit.needsSupport || match.taken & alternatives[first].required != 0
                else { continue }
                match.taken |= hit.wordMask
                match.used |= hit.givenMask
                fit.distance += hit.level.rawValue
                fit.worst = max(fit.worst, hit.level)
                fit.covered = match.taken
            }
            fit.covered = match.taken
            fit.used = match.used
            fit.missing = alternatives[first].required & ~match.taken
            fit.extra = said & ~match.used
            fit.freed = freed & ~match.used
            fits.append(fit)
        }
        return fits
    }

    /// By alternative; within one alternative, the nearest and longest hits come first.
    private static func isOrdered(_ left: Hit, _ right: Hit) -> Bool {
        if left.alternative != right.alternative { return left.alternative < right.alternative }
        if left.level != right.level { return left.level < right.level }
        if left.wordSpan != right.wordSpan { return left.wordSpan > right.wordSpan }
        if left.given != right.given { return left.given < right.given }
        return left.word < right.word
    }

    /// Whether a word carries meaning that the answer must account for.
    private func isSaid(_ word: Word) -> Bool {
        word.isContent && word.lacks(.conjunction)
    }

    /// Words that may stand beside any answer: kinds of things, titles, words of the question, and
    /// words on which the line itself prompts ("MRI scan" where it prompts on "scan").
    private func freeWords(
        _ given: WordList, count: Int
    ) -> (byKind: UInt64, byPrompts: UInt64) {
        var free = (byKind: UInt64(0), byPrompts: UInt64(0))
        let canAdd =
            !promptWords.isEmpty && !given.words.contains { $0.has(.conjunction) }
        for index in 0..<count {
            let word = given.words[index]
            let isKind = word.hasAny([
                .generic, .title, .remark, .vague, .suffix, .parenthetical,
            ])
            // "Terminator part 2" and "John chapter 3 verse 16".
            let isPart =
                FormWords.isPart(word) && index > 0 && index + 1 < given.count
                && given.words[index + 1].isNumber
            let isCounted = index > 0 && given.words[index - 1].isNumber
            if isKind || isPart
                || !word.isNumber && question.contains(word)
                    && !(isCounted && isOtherUnit(word, isCounted: true))
            {
                free.byKind |= 1 << UInt64(index)
            } else if canAdd, promptWords[word.stem] != nil {
                free.byPrompts |= 1 << UInt64(index)
            }
        }
        return free
    }
}
