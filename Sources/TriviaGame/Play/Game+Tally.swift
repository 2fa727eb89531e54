extension Game {
    /// The result of the finished question while it is shown, if all players answered it.
    package var tally: Tally? { phase.isAfterQuestion ? tallied : nil }

    /// The current question's result so far.
    var tallied: Tally? {
        guard turnout == .sealed else { return nil }
        let rulings = judgements.reversed().prefix { $0.index == index }
        return Tally(of: rulings.reversed(), standings, judge: sheet.judge)
    }
}
