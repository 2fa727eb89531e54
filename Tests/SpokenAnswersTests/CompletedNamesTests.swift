import CommandMatcher
import Testing

@testable import SpokenAnswers

@Suite("A name that is completed and taken back aloud", .timeLimit(.minutes(30)))
struct CompletedNamesTests {
    /// The verdicts on what two voices say when the game asked "Which Louis?".
    private func verdicts(on said: String) throws -> [Verdict.Outcome?] {
        let line = AnswerLine(answer: "Louis XIV", promptOn: [.init("Louis", ask: "Which Louis?")])
        let first = AnswerJudge(line).judge(typed: "Louis")
        try #require(first.outcome == .prompt)
        return try SyntheticVoices.rulings(
            on: said, line: line, awaiting: .more(after: first, choices: [])
        ).map { if case .answer(let verdict) = $0.meaning { verdict.outcome } else { nil } }
    }

    @Test("The last one counts")
    func corrected() throws {
        let verdicts = try verdicts(on: "the fifteenth no wait the fourteenth")
        #expect(verdicts.contains(.accept))
        #expect(!verdicts.contains(.reject))
    }

    @Test("Without “wait” it is not ruled wrong, though the game may ask again")
    func correctedBriefly() throws {
        #expect(try !verdicts(on: "the fifteenth no the fourteenth").contains(.reject))
    }

    @Test("And no other", arguments: ["the fourteenth no the fifteenth"])
    func spoiled(said: String) throws {
        #expect(try !verdicts(on: said).contains(.accept))
    }
}
