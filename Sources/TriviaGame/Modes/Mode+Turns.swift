extension Mode {
    /// Players take turns, with one question each. An answer ends the question.
    public static let turns = Mode(
        name: "turns", summary: "Players take turns. Each player answers a question alone.",
        opening: .turn, wrongAnswer: .ends)
}
