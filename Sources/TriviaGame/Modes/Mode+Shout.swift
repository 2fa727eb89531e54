extension Mode {
    /// Everybody says what comes to mind, as often as they like, until the time is up; the first
    /// right one counts from its first word. With several players somebody says whose it was, before
    /// or after.
    public static let shout = Mode(
        name: "shout",
        summary: "Everybody calls out answers. The first right one scores.",
        opening: .anyone, wrongAnswer: .again)
}
