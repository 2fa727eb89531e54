extension Round {
    /// Only multiple-choice questions.
    public static let choice = Round(
        name: "choice", summary: "One of the choices is right.", count: 5, needs: .choices)
}
