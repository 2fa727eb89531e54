extension Mode {
    /// A single player gives one answer to each question.
    public static let solo = Mode(
        name: "solo", summary: "One player, one answer per question.", opening: .turn,
        wrongAnswer: .ends, seats: 1...1)
}
