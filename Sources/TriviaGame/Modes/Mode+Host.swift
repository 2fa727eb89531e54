extension Mode {
    /// A non-playing host rules on each answer.
    public static let host = Mode(
        name: "host",
        summary: "Players press keys. A host accepts or rejects their answers.",
        opening: .buzzer, wrongAnswer: .frees, ruler: .host)
}
