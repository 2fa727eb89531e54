extension Mode {
    /// All players answer every question once, in secret. Then the game shows the result.
    public static let quiz = Mode(
        name: "quiz",
        summary: "Everybody answers every question in secret.",
        opening: .each, wrongAnswer: .ends, seats: 2...mostSeats)
}
