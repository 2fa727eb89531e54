extension Mode {
    /// All players answer every question once and in secret. The game shows the result when all
    /// have answered.
    public static let quiz = Mode(
        name: "quiz",
        summary: "Everybody answers every question in secret.",
        opening: .each, wrongAnswer: .ends, seats: 2...mostSeats)
}
