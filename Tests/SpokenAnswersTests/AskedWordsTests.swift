import CommandMatcher
import Languages
import Testing

@testable import SpokenAnswers

@Suite("What a question makes people say", .timeLimit(.minutes(30)))
struct AskedWordsTests {
    @Test(
        "A kind that is asked for, and what is counted, may be said beside the answer",
        arguments: [
            ("Which ocean is the largest?", [], ["ocean"]),
            ("Which river flows through Baghdad?", ["river", "the river"], ["river"]),
            ("How many legs has a spider?", [], ["legs"]),
            ("Who knows how many?", [], []),
            ("Which city is it?", [], []),
            ("How many 'legs' has it?", [], ["legs"]),
            ("How many ' has it?", [], []), ("How many \u{250}\u{250} are there?", [], []),
            ("How many \u{2BC}\u{2BC} are there?", [], []), ("How many x?", [], []),
        ])
    func words(question: String, before: [String], after: [String]) {
        let asked = AskedWords(question, in: Language.english.around)
        #expect(asked.before.map { $0.joined(separator: " ") } == before)
        #expect(asked.after.map { $0.joined(separator: " ") } == after)
    }

    @Test func withoutAQuestionNothingIsAskedFor() {
        let asked = AskedWords(nil, in: Language.english.around)
        #expect(asked.before.isEmpty && asked.after.isEmpty)
    }

    private static let legs = "How many legs has a spider?"

    @Test(
        "It is heard",
        arguments: [
            ("eight legs", "8", Self.legs),
            ("it's eight legs", "8", Self.legs),
            ("the Atlantic Ocean", "Atlantic", "Which ocean lies west of Europe?"),
            ("the river Tigris", "Tigris", "Which river flows through Baghdad?"),
            ("lake Baikal", "Baikal", "Which lake is the deepest?"),
        ])
    func heard(said: String, answer: String, question: String) throws {
        for ruling in try SyntheticVoices.rulings(on: said, answer: answer, question: question) {
            #expect(verdict(ruling)?.outcome == .accept, "\(said)")
        }
    }

    @Test(
        "It does not pay for another answer",
        arguments: [
            ("six legs", "8", Self.legs),
            ("eighty legs", "8", Self.legs),
            ("fourteen strings", "4", "How many strings has a violin?"),
            ("the Indian Ocean", "Atlantic", "Which ocean lies west of Europe?"),
            ("the river Nile", "Tigris", "Which river flows through Baghdad?"),
        ])
    func refused(said: String, answer: String, question: String) throws {
        for ruling in try SyntheticVoices.rulings(on: said, answer: answer, question: question) {
            #expect(verdict(ruling)?.outcome != .accept, "\(said)")
        }
    }

    @Test(
        "Of two choices the second counts when it takes the first one back",
        arguments: [
            ("Saturn, no, Jupiter", Verdict.Outcome.accept),
            ("Jupiter no wait Venus", .reject),
            ("Mars I mean Jupiter", .accept),
            ("Jupiter sorry Saturn", .reject),
        ])
    func corrected(said: String, outcome: Verdict.Outcome) throws {
        let rulings = try SyntheticVoices.rulings(
            on: said, answer: "Jupiter", choices: ["Jupiter", "Saturn", "Mars", "Venus"])
        for ruling in rulings {
            let found = verdict(ruling)?.outcome
            withKnownIssue(
                "The game asks in one voice (docs/decisions/0165).", isIntermittent: true
            ) {
                #expect(found == outcome, "\(said)")
            } when: {
                said == "Jupiter sorry Saturn" && found == .prompt
            }
        }
    }

    private func verdict(_ ruling: Ruling) -> Verdict? {
        if case .answer(let verdict) = ruling.meaning { verdict } else { nil }
    }
}
