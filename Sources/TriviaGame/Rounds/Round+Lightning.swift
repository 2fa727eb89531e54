extension Round {
    /// As many as possible in a minute, each player in turn.
    public static let lightning = Round(
        name: "lightning", summary: "As many as you can before the time is up; say “skip” to pass.",
        count: 20, clock: .round, seconds: 60, opening: .turn, wrongAnswer: .ends, isPlain: true)
}
