extension Game {
    /// The result of the finished question while it is shown. Nil if not all players answered it.
    package var tally: Tally? { phase.isAfterQuestion ? tallied : nil }

    /// The result so far, computed from the rulings on the current question.
    var tallied: Tally? {
        guard turnout == .sealed else { return nil }
        let rulings = judgements.reversed().prefix { $0.index == index }
        return Tally(of: rulings.reversed(), standings, judge: sheet.judge)
    }
}
