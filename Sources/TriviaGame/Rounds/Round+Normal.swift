extension Round {
    /// Questions played by the mode's rules.
    public static let normal = Round(
        name: "normal", summary: "Questions one after another.", count: 5)
}
