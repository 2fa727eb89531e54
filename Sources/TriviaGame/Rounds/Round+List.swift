extension Round {
    /// A question with several right answers. Each right answer counts only once.
    public static let list = Round(
        name: "list",
        summary: "Give as many answers as the question asks for. Each answer counts once.",
        count: 1, measure: .collected, needs: .list, seconds: 45, wrongAnswer: .again,
        isPlain: true)
}
