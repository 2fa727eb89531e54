extension Mode {
    /// No clock, and again until it is right.
    public static let practice = Mode(
        name: "practice", summary: "No clock. Try again until your answer is right.",
        opening: .turn,
        wrongAnswer: .again, isTimed: false)
}
