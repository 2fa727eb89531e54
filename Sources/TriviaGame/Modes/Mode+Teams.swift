extension Mode {
    /// Teams take turns. If one team misses a question, the next team may answer it.
    public static let teams = Mode(
        name: "teams",
        summary: "Teams take turns. A question that one team misses goes to the next team.",
        opening: .turn, wrongAnswer: .passes, seats: 2...mostSeats)
}
