import CommandMatcher
import Testing

@testable import SpokenAnswers

@Suite("Several choices, said in one breath", .timeLimit(.minutes(30)))
struct SpokenSelectionTests {
    private static let planets = ["Jupiter", "Mars", "Saturn", "Venus"]

    private func verdicts(on said: String, right: [Int], inOrder: Bool = false) throws -> [Verdict?]
    {
        var line = AnswerLine(answer: Self.planets[right[0]], choices: Self.planets)
        line.selection = Selection(right: right, isOrdered: inOrder)
        return try SyntheticVoices.rulings(on: said, line: line, choices: Self.planets).map {
            if case .answer(let verdict) = $0.meaning { verdict } else { nil }
        }
    }

    @Test(
        "By their names or their letters, with words around them",
        arguments: [
            "jupiter and saturn", "saturn jupiter", "i think it's jupiter and saturn",
            "answer a and answer c",
        ])
    func right(said: String) throws {
        let verdicts = try verdicts(on: said, right: [0, 2])
        #expect(verdicts.map { $0?.outcome } == [.accept, .accept], "\(verdicts)")
    }

    @Test("The others are wrong", arguments: ["jupiter and mars", "venus and saturn"])
    func wrong(said: String) throws {
        #expect(try verdicts(on: said, right: [0, 2]).allSatisfy { $0?.outcome == .reject })
    }

    @Test("Bare letters may have to be said again, but are not ruled wrong")
    func letters() throws {
        #expect(try !verdicts(on: "a and c", right: [0, 2]).contains { $0?.outcome == .reject })
    }

    @Test("One of two asks for the other")
    func fewer() throws {
        #expect(try verdicts(on: "saturn", right: [0, 2]).allSatisfy { $0?.rule == .fewerChoices })
    }

    @Test("All four in order")
    func order() throws {
        let right = [1, 3, 2, 0]
        let said = "mars then venus then saturn then jupiter"
        #expect(
            try verdicts(on: said, right: right, inOrder: true).allSatisfy {
                $0?.outcome == .accept
            })
        #expect(
            try verdicts(on: "jupiter saturn venus mars", right: right, inOrder: true)
                .allSatisfy { $0?.rule == .otherOrder })
    }

    @Test("A letter that completes a wrong answer is not taken as a new answer")
    func lastLetter() throws {
        var line = AnswerLine(answer: "Jupiter", choices: Self.planets)
        line.selection = Selection(right: [0, 2], isOrdered: false)
        let round = try AnswerRound(judge: AnswerJudge(line))
        func meaning(_ text: String, after first: Verdict?) -> Verdict? {
            let choices = Self.planets
            let awaited = first.map { Awaited.more(after: $0, choices: choices) }
            let ruling = round.rule(typed: text, awaiting: awaited ?? .answer(choices: choices))
            if case .answer(let verdict) = ruling.meaning { return verdict }
            return nil
        }
        let first = try #require(meaning("a", after: nil))
        #expect(first.rule == .fewerChoices)
        #expect(meaning("c", after: first)?.outcome == .accept)
        #expect(meaning("b", after: first)?.rule == .otherChoices)
    }

    @Test("What is heard does not depend on which ones are right")
    func blind() throws {
        let grammars = try [[0, 1], [2, 3]].map { right in
            var line = AnswerLine(answer: Self.planets[right[0]], choices: Self.planets)
            line.selection = Selection(right: right, isOrdered: false)
            return try AnswerRound(judge: AnswerJudge(line)).grammar(
                for: .answer(choices: Self.planets))
        }
        #expect(grammars[0] == grammars[1])
    }
}
