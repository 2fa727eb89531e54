extension Round {
    /// Players in first place continue until one is ahead. The first player to press a key answers.
    /// If there is no tie, the round is skipped.
    public static let tieBreak = Round(
        name: "tie-break",
        summary: "Players who are tied for first place continue until one is ahead.",
        count: 5, contest: .tied, opening: .buzzer, wrongAnswer: .frees)
}
