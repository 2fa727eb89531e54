import CommandMatcher
import QuestionBank
import Testing

@testable import TriviaGame

@Suite("A question that asks for several choices")
struct SelectionTests {
    private static let primes = Question(
        id: "primes", prompt: "Which are primes?", answer: "2", accept: ["5", "11"],
        choices: ["2", "4", "5", "9", "11"], tags: ["choose-all"])
    private static let planets = Question(
        id: "planets", prompt: "From the sun outwards?", answer: "Mercury",
        accept: ["Venus", "Earth"], choices: ["Earth", "Mercury", "Venus"], tags: ["in-order"])

    private func table(
        _ question: Question = primes, players: [String] = ["Ada"], mode: Mode? = nil,
        rules: Rules = .instantReading
    ) -> Table {
        var table = Table([question], players: players, mode: mode, rules: rules)
        table.begin()
        return table
    }

    @Test("It says how many, on the screen and aloud")
    func instruction() throws {
        let shown = try #require(table().effects.compactMap(\.presentation).first)
        #expect(shown.instruction == "Choose 3 answers." && shown.wanted == 3)
        #expect(table().game.spokenQuestion.hasSuffix("E: 11. Choose 3 answers."))
        let order = try #require(table(Self.planets).effects.compactMap(\.presentation).first)
        #expect(order.instruction == "Put all the choices in order.")
        #expect(
            Table([Questions.planet]).game.presentation(choices: [], isRepeat: false).wanted == nil)
    }

    @Test("One breath is enough, and pauses cost nothing")
    func breaths() {
        var table = table()
        table.say("two five and eleven")
        #expect(table.judgements.map(\.outcome) == [.correct])
        #expect(table.judgements[0].official == "2, 5, 11")
        table = self.table()
        table.say("c")
        table.say("eleven")
        #expect(table.judgements.isEmpty)
        table.say("two")
        #expect(table.judgements.map(\.outcome) == [.correct])
    }

    @Test("Saying the same choice again and again ends it")
    func stubborn() {
        var table = table()
        for _ in 0..<4 { table.say("two") }
        #expect(table.judgements.map(\.outcome) == [.incorrect])
    }

    @Test("Keys choose one after the other, and a second press takes a choice back")
    func keys() {
        var table = table()
        let first = table.tell(.choice(0)).compactMap(\.remark)
        #expect(first == [.moreSpecific(ask: "That is 1 of 3. What are the others?", heard: "2")])
        table.tell(.choice(1))
        table.tell(.choice(1))
        table.tell(.choice(0))
        #expect(table.tell(.choice(0)).compactMap(\.remark) == first)
        table.tell(.choice(2))
        table.tell(.choice(4))
        #expect(table.judgements.map(\.outcome) == [.correct])
    }

    @Test("The order of keys is the order of the answer")
    func ordered() {
        var table = table(Self.planets)
        for place in [1, 2, 0] { table.tell(.choice(place)) }
        #expect(table.judgements.map(\.outcome) == [.correct])
        table = self.table(Self.planets)
        for place in [0, 2, 1] { table.tell(.choice(place)) }
        #expect(table.judgements.map(\.outcome) == [.incorrect])
        #expect(table.judgements[0].reason.contains("not the right order"))
    }

    @Test("A hint takes a wrong choice away, and an order has none")
    func hints() {
        var table = table()
        let left = table.tell(.hint).compactMap { effect in
            if case .hint(.choices(let left), _) = effect { left } else { nil }
        }
        #expect(left == [["2", "4", "5", "11"]])
        table = self.table(Self.planets)
        #expect(
            table.tell(.hint).compactMap(\.remark) == [
                .notNow("There is no hint for this question.")
            ])
    }

    @Test("A challenge that succeeds teaches nothing, because every form is a choice")
    func challenge() throws {
        var table = table()
        table.say("two four five")
        #expect(try #require(table.judgements.first).learnable == nil)
    }

    @Test("One player’s half answer is not completed by another")
    func shout() {
        var table = table(players: ["Ada", "Grace"], mode: .shout)
        table.buzz(0)
        table.say("two")
        table.buzz(1)
        table.say("five and eleven")
        #expect(table.judgements.filter { $0.outcome == .correct }.isEmpty)
        table.say("two")
        #expect(table.judgements.last?.outcome == .correct)
        #expect(table.judgements.last?.player?.name == "Grace")
    }

    @Test("A player’s page knows what was named so far")
    func chosen() {
        var rules = Rules.instantReading
        rules.answersTogether = true
        var table = table(players: ["Ada", "Grace"], mode: .quiz, rules: rules)
        table.answer(1, "five")
        #expect(table.game.chosen(by: 1) == [2] && table.game.chosen(by: 0).isEmpty)
        table.answer(1, "2, 5, 11")
        #expect(table.game.chosen(by: 1).isEmpty)
    }

    @Test("Where everybody answers, each names theirs, and all are counted")
    func together() throws {
        var rules = Rules.instantReading
        rules.answersTogether = true
        var table = table(players: ["Ada", "Grace", "Linus"], mode: .quiz, rules: rules)
        table.answer(0, "2, 5, 11")
        let asides = table.answer(1, "2").compactMap { effect in
            if case .aside(let player, let text) = effect { "\(player.name): \(text)" } else { nil }
        }
        #expect(asides == ["Grace: That is 1 of 3. What are the others?"])
        table.answer(1, "four and nine")
        table.answer(2, "a c e")
        #expect(table.judgements.map(\.outcome) == [.correct, .incorrect, .correct])
        let tally = try #require(table.game.tally)
        #expect(tally.choices.map(\.isRight) == [true, false, true, false, true])
        #expect(tally.choices.map(\.count) == [3, 1, 2, 1, 2])
    }
}
