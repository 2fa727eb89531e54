import CommandMatcher
import SpeechRecognition
import Testing

@testable import SpokenAnswers

@Suite("Picks from a board")
struct SpokenPickTests {
    private static let categories = ["Science", "Film"]

    private func meaning(_ text: String, alone: [Int: Int]) throws -> Ruling.Meaning {
        let choices = ["Science", "200"]
        let round = try AnswerRound(
            judge: AnswerJudge(AnswerLine(answer: "200", choices: choices)), choices: choices)
        return round.rule(
            typed: text,
            awaiting: .pick(categories: Self.categories, values: [100, 200], alone: alone)
        ).meaning
    }

    @Test(
        "A value alone is a pick where it says enough",
        arguments: [
            "200", "two hundred", "for 200", "200 points", "I'll take two hundred please",
        ])
    func typed(text: String) throws {
        #expect(try meaning(text, alone: [200: 1]) == .command(.category(1, value: 200)))
        // Where it does not, a category is asked for.
        #expect(try meaning(text, alone: [100: 1]) == .notUnderstood(.somethingElse(heard: text)))
    }

    @Test("A category is picked by name whatever the choices of the question to come are")
    func unseenChoices() throws {
        #expect(try meaning("Science", alone: [:]) == .command(.category(0, value: nil)))
        #expect(
            try meaning("science for 200 points", alone: [200: 1])
                == .command(.category(0, value: 200)))
    }

    @Test("It is listened for alone, and names a category only where it says enough")
    func heard() throws {
        let round = try AnswerRound(judge: AnswerJudge(AnswerLine(answer: "Paris")))
        func tags(_ said: String, alone: [Int: Int]) throws -> [String: String]? {
            let awaited = Awaited.pick(
                categories: Self.categories, values: [100, 200], alone: alone)
            return try CompiledGrammar(round.grammar(for: awaited))
                .tags(saying: said.split(separator: " ").map(String.init))
        }
        #expect(try tags("two hundred", alone: [:]) == ["value": "200"])
        for said in ["two hundred", "for two hundred points", "i'll take two hundred"] {
            #expect(try tags(said, alone: [200: 1]) == ["category": "2", "value": "200"])
        }
        // Of several categories: heard, so that it is not taken for another, and no pick.
        #expect(try tags("one hundred", alone: [200: 1]) == ["value": "100"])
        #expect(
            try tags("science for two hundred", alone: [200: 1])
                == ["category": "1", "value": "200"])
    }

    @Test("It is understood in some voice, and no other value is taken for it")
    func voices() throws {
        let awaited = Awaited.pick(
            categories: Self.categories, values: [100, 200, 300], alone: [200: 1])
        let rulings = try SyntheticVoices.rulings(
            on: "two hundred", answer: "Key", awaiting: awaited)
        #expect(rulings.contains { $0.meaning == .command(.category(1, value: 200)) })
        let others = try SyntheticVoices.rulings(
            on: "three hundred", answer: "Key", awaiting: awaited)
        #expect(
            others.contains {
                $0.meaning == .notUnderstood(.somethingElse(heard: "three hundred"))
            })
        for ruling in others {
            if case .command(let command) = ruling.meaning {
                Issue.record("\(ruling.heard): \(command)")
            }
        }
    }
}
