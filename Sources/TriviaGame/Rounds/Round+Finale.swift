extension Round {
    /// A single question. All players wager before they see the question.
    public static let finale = Round(
        name: "final", summary: "You wager on one last question before you see it.",
        count: 1, turnout: .sealed, stake: .wager, seconds: 30)
}
