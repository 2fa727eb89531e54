extension Mode {
    /// The first player to press a key answers. After a wrong answer, the other players may press a
    /// key.
    public static let everybody = Mode(
        name: "everybody",
        summary:
            "Whoever presses a key first may answer. After a wrong answer, others may press a key.",
        opening: .buzzer, wrongAnswer: .frees, seats: 2...mostSeats)
}
