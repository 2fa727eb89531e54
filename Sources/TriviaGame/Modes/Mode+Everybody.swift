extension Mode {
    /// The same question for all: the first to press a key answers, and a wrong answer frees the
    /// others to steal it.
    public static let everybody = Mode(
        name: "everybody",
        summary: "The first to press a key answers. After a wrong answer, others may press.",
        opening: .buzzer, wrongAnswer: .frees, seats: 2...mostSeats)
}
