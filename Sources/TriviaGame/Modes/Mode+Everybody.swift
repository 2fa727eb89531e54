extension Mode {
    /// The same question for all: the first to press a key answers, and a wrong answer frees the
    /// others to steal it.
    public static let everybody = Mode(
        name: "everybody",
        summary: "First to press their key answers; a wrong answer frees the others.",
        opening: .buzzer, wrongAnswer: .frees, seats: 2...mostSeats)
}
