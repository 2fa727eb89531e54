extension Round {
    /// All players say a number. The nearest number wins the points.
    public static let estimation = Round(
        name: "estimation", summary: "Everybody says a number. The nearest number scores.",
        count: 2, turnout: .sealed, measure: .nearest, needs: .number, seconds: 20, isPlain: true)
}
