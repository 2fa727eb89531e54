extension Mode {
    /// Everybody gets the same question. The first player to press a key answers; after a wrong answer, the others may
    /// steal the question.
    public static let everybody = Mode(
        name: "everybody",
        summary: "The first to press a key answers. After a wrong answer, others may press.",
        opening: .buzzer, wrongAnswer: .frees, seats: 2...mostSeats)
}
