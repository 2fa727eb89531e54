extension Round {
    /// Each player in turn answers as many questions as possible in a minute.
    public static let lightning = Round(
        name: "lightning",
        summary: "Answer as many questions as you can before time is up. Say “skip” to pass.",
        count: 20, clock: .round, seconds: 60, opening: .turn, wrongAnswer: .ends, isPlain: true)
}
