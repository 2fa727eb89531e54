extension Mode {
    /// Without a clock, players try again until they are right.
    public static let practice = Mode(
        name: "practice", summary: "No time limit. Try again until your answer is right.",
        opening: .turn,
        wrongAnswer: .again, isTimed: false)
}
