extension Mode {
    /// A host who does not play rules on every answer.
    public static let host = Mode(
        name: "host",
        summary: "A host rules: players press their keys, the host accepts or refuses.",
        opening: .buzzer, wrongAnswer: .frees, ruler: .host)
}
