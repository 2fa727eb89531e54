extension Round {
    /// As many as possible in a minute, each player in turn.
    public static let lightning = Round(
        name: "lightning",
        summary: "Answer as many as you can before time is up. Say “skip” to pass.",
        count: 20, clock: .round, seconds: 60, opening: .turn, wrongAnswer: .ends, isPlain: true)
}
