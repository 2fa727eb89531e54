extension Mode {
    /// All players answer every question once, in secret. After the last answer, the game shows the
    /// result.
    public static let quiz = Mode(
        name: "quiz",
        summary: "Everybody answers every question in secret.",
        opening: .each, wrongAnswer: .ends, seats: 2...mostSeats)

    /// Whether players may ask for hints. If all players answer in secret, a hint would help every
    /// player.
    package var hasHints: Bool { opening != .each }
}
