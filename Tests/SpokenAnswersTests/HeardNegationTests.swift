import CommandMatcher
import SpeechRecognition
import Testing

@testable import SpokenAnswers

/// Synthetic voices, heard as a game hears them.
@Suite("Negations by voice", .timeLimit(.minutes(30)))
struct HeardNegationTests {
    private func verdicts(
        _ said: String, answer: String, voices: [SpeechSynthesizer.Voice] = [.slt, .rms]
    ) throws -> [Verdict?] {
        try SyntheticVoices.rulings(on: said, answer: answer, voices: voices).map { ruling in
            if case .answer(let verdict) = ruling.meaning { verdict } else { nil }
        }
    }

    @Test(
        "What is said not to be the answer is none",
        arguments: [
            "it's not Jupiter", "that's not Jupiter", "definitely not Jupiter",
            "Jupiter is not the answer", "Jupiter isn't the answer",
        ])
    func negated(said: String) throws {
        for verdict in try verdicts(said, answer: "Jupiter") {
            #expect(verdict?.outcome == .reject, "\(said)")
            #expect(verdict?.rule == .negated, "\(said)")
        }
    }

    @Test("“It isn't” sounds almost like “it is”, and is told apart nearly always")
    func negatedClose() throws {
        let accepted = try acceptedCloseNegations(in: [.kal, .awb])
        #expect(accepted <= 2)
    }

    @Test("The same in voices that pronounce “isn't” almost like “is”")
    func negatedVeryClose() throws {
        let accepted = try acceptedCloseNegations(in: [.slt, .rms])
        withKnownIssue("The encoder does not recognize the n (docs/decisions/0165).") {
            #expect(accepted <= 3)
        }
    }

    /// How many of twelve negated answers are accepted.
    private func acceptedCloseNegations(in voices: [SpeechSynthesizer.Voice]) throws -> Int {
        let answers = ["Jupiter", "Saturn", "Brazil", "Mozart", "Einstein", "Egypt"]
        let all = try answers.flatMap {
            try verdicts("it isn't \($0)", answer: $0, voices: voices)
        }
        #expect(all.count == 12)
        return all.count { $0?.outcome == .accept }
    }

    @Test(
        "What only sounds a little like a negation is an answer",
        arguments: [
            ("it is a long journey", "a long journey"), ("that's the trade time", "the trade time"),
            ("it is now two o'clock", "now two o'clock"), ("I think I will", "I will"),
            ("it is a needle", "a needle"),
        ])
    func affirmed(said: String, answer: String) throws {
        for verdict in try verdicts(said, answer: answer) {
            #expect(verdict?.outcome == .accept, "\(said)")
        }
    }
}
