import CommandMatcher
import Testing

@testable import SpokenAnswers

@Suite("Wagers that are said", .timeLimit(.minutes(30)))
struct SpokenWagerTests {
    @Test(
        "No number is heard in the end of a larger one",
        arguments: [
            ("one thousand two hundred and fifty", 1_250), ("two thousand five hundred", 2_500),
            ("four thousand two hundred points", 4_200), ("ten thousand", 10_000),
            ("three hundred and fifty", 350), ("I bet nine hundred", 900), ("fifty", 50),
            ("I'd say six hundred", 600), ("five hundred no wait six hundred", 600),
            ("two thousand five hundred no three thousand", 3_000),
        ])
    func number(said: String, points: Int) throws {
        for ruling in try SyntheticVoices.rulings(on: said, answer: "Key", awaiting: .wager) {
            // What is not understood is asked for again; another stake is never set.
            if case .notUnderstood = ruling.meaning { continue }
            #expect(ruling.meaning == .command(.wager(.points(points))), "\(said): \(ruling.heard)")
        }
    }

    @Test(
        "Each is understood in one voice at least",
        arguments: [
            "two hundred", "one thousand two hundred and fifty", "I'd say six hundred", "half",
            "all in", "five hundred no wait six hundred",
        ])
    func understood(said: String) throws {
        let rulings = try SyntheticVoices.rulings(on: said, answer: "Key", awaiting: .wager)
        #expect(rulings.contains { if case .command(.wager) = $0.meaning { true } else { false } })
    }
}
