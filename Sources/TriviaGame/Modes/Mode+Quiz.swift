extension Mode {
    /// Everybody answers every question, each once and in secret; what came of it is told when all have answered.
    public static let quiz = Mode(
        name: "quiz",
        summary: "Everybody answers every question in secret.",
        opening: .each, wrongAnswer: .ends, seats: 2...mostSeats)
}
