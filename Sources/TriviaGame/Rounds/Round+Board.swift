extension Round {
    /// A board with categories and values. A player picks each question.
    public static let board = Round(
        name: "board", summary: "Pick a category and a value, like “science for two hundred”.",
        count: 9, order: .picked)
}
