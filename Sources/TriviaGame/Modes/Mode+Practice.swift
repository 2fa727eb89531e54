extension Mode {
    /// There is no clock, and players try again until they give the right answer.
    public static let practice = Mode(
        name: "practice", summary: "No time limit. Try again until your answer is right.",
        opening: .turn,
        wrongAnswer: .again, isTimed: false)
}
