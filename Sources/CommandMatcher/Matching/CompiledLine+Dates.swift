/// What may be said beside a date.
extension CompiledLine {
    /// A more detailed date is not another date: a day and a month may stand beside the year. A
    /// second day or month makes another answer.
    func changeOfDate(_ fit: Fit, _ given: WordList) -> JudgingRule? {
        let meant = alternatives[fit.alternative].words
        if Self.saysDecade(given.words), !Self.saysDecade(meant) { return .otherNumber }
        let hasDay = meant.contains { $0.isNumber && $0.number <= Self.lastDay }
        let hasMonth = meant.contains { $0.has(.month) }
        // A year may have a range of days beside it, but not a choice of days.
        let isList = given.words.contains { $0.has(.conjunction) }
        var (days, months) = (hasDay ? 1 : 0, hasMonth ? 1 : 0)
        var rest = fit.extra
        while rest != 0 {
            let index = rest.trailingZeroBitCount
            rest &= rest - 1
            let word = given.words[index]
            if word.isNumber {
                if word.number > Self.lastDay { return .otherNumber }
                days += 1
            } else if word.has(.month) {
                months += 1
            }
            if days > 1 && (hasDay || isList) || months > 1 && (hasMonth || isList) {
                return .severalAnswers
            }
            if word.isNumber || word.has(.month) { continue }
            if isOtherUnit(word) { return .otherNumber }
            // Naming what happened then does not change the date; words about the days around it
            // do.
            guard word.lacks([.changer, .vague]),
                !Self.besideDates.contains(word.key), fit.extra.nonzeroBitCount <= 3
            else { return .changedByExtraWords }
        }
        return nil
    }

    private static let lastDay = 31.0
    private static let besideDates: Set<UInt64> = Set(
        "before after prior following bc bce".split(separator: " ").map { WordKey.hash($0) })
}
