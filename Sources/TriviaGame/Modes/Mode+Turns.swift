extension Mode {
    /// Players take turns, with one question each. An answer ends the question.
    public static let turns = Mode(
        name: "turns", summary: "Players take turns. Each question is for one player only.",
        opening: .turn, wrongAnswer: .ends)
}
