extension Round {
    /// Questions as the mode has them.
    public static let normal = Round(
        name: "normal", summary: "Questions one after another.", count: 5)
}
