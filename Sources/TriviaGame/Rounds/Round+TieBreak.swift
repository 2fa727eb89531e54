extension Round {
    /// The players in first place compete with their keys until one of them is ahead. The round is
    /// skipped if there is no tie.
    public static let tieBreak = Round(
        name: "tie-break",
        summary: "Players who are tied for first place continue until one is ahead.",
        count: 5, contest: .tied, opening: .buzzer, wrongAnswer: .frees)
}
