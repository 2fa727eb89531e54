extension Mode {
    /// All players may call out answers until time is up. The first right answer scores, timed from
    /// its first word. With several players, someone says who gave the answer, either before or
    /// after it.
    public static let shout = Mode(
        name: "shout",
        summary: "Everybody calls out answers. The first right answer scores.",
        opening: .anyone, wrongAnswer: .again)
}
