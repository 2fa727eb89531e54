extension Mode {
    /// All players call out answers. The first right answer scores, and then the player who gave it
    /// claims the points.
    public static let shout = Mode(
        name: "shout",
        summary: "Everybody calls out answers. The first right answer scores.",
        opening: .anyone, wrongAnswer: .again)
}
