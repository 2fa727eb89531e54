extension Round {
    /// Questions are played according to the mode's rules.
    public static let normal = Round(
        name: "normal", summary: "One question after another.", count: 5)
}
