import TriviaGame

// Lines for the result of a question that all players answer separately.
extension GameLine {
    /// An answer and the number of players who chose it.
    struct Chosen: Encodable {
        var text: String
        var count: Int
        var correct: Bool
    }

    struct Result: Encodable {
        var player: String
        var outcome: String
        var points: Int
        var place: Int
        var before: Int?
    }

    init(_ tally: Tally) {
        self.init("tally")
        number = tally.number
        answer = tally.official
        asked = tally.asked
        answered = tally.answered
        right = tally.right
        fastest = tally.fastest?.name
        responseTime = tally.fastestTime
        if !tally.choices.isEmpty {
            chosen = tally.choices.map {
                Chosen(text: $0.text, count: $0.count, correct: $0.isRight)
            }
        }
        results = tally.results.map {
            Result(
                player: $0.player.name, outcome: $0.outcome.rawValue, points: $0.points,
                place: $0.place, before: $0.formerPlace)
        }
    }
}
