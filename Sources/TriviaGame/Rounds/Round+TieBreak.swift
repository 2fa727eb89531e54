extension Round {
    /// Those who share the first place, first key first, until one is ahead; left out when nobody does.
    public static let tieBreak = Round(
        name: "tie-break", summary: "Players who share first place play on until one is ahead.",
        count: 5, contest: .tied, opening: .buzzer, wrongAnswer: .frees)
}
