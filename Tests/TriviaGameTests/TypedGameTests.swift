import Testing
import TriviaGame

/// A game without an ear, with the one import that its author needs.
@Suite("A typed game")
struct TypedGameTests {
    private static let capital = Question(
        id: "1", prompt: "What is the capital of Australia?", answer: "Canberra",
        reject: ["Sydney"])
    private static let planet = Question(
        id: "2", prompt: "Which planet is the largest?", answer: "Jupiter",
        choices: ["Mars", "Jupiter", "Saturn"])

    private static func begun(
        _ questions: [Question], players: [String] = ["Ada"], mode: Mode? = nil
    ) -> Game {
        var game = Game(
            questions: questions, players: players.map(Player.init), mode: mode, rules: .lines)
        _ = game.step(.begin, at: .zero)
        _ = game.step(.readingEnded(aloud: false), at: .zero)
        return game
    }

    /// The rulings on a line, which the game then takes.
    private static func type(_ line: String, _ game: inout Game, by seat: Int? = nil) -> [Judgement]
    {
        let now = AudioTime(seconds: 1)
        var judgements: [Judgement] = []
        for ruling in game.rulings(typed: line, by: seat) {
            let event = seat.map { GameEvent.answered($0, ruling) } ?? .ruled(ruling)
            for case .judged(let judgement) in game.step(event, at: now) {
                judgements.append(judgement)
            }
        }
        return judgements
    }

    @Test(
        "A typed line is judged",
        arguments: [
            ("Canberra", Outcome.correct), ("i think it's canbera", .correct),
            ("Sydney", .incorrect), ("skip", .skipped),
        ])
    func judged(line: String, expected: Outcome) {
        var game = Self.begun([Self.capital])
        #expect(Self.type(line, &game).map(\.outcome) == [expected])
    }

    @Test(
        "A choice is named by its letter or its text",
        arguments: [("b", Outcome.correct), ("jupiter", .correct), ("c", .incorrect)])
    func choice(line: String, expected: Outcome) {
        var game = Self.begun([Self.planet])
        #expect(Self.type(line, &game).map(\.outcome) == [expected])
    }

    @Test("A list question takes every item of a line")
    func list() {
        let colours = Question(
            id: "3", prompt: "Name colours of the German flag.", answer: "black",
            accept: ["red", "gold"], tags: ["list"])
        var game = Game(questions: [colours], rules: .lines, rounds: [.list])
        _ = game.step(.begin, at: .zero)
        // A round is announced first.
        _ = game.step(.next, at: .zero)
        _ = game.step(.readingEnded(aloud: false), at: .zero)
        #expect(game.rulings(typed: "black, red and gold").count == 3)
    }

    @Test("Where others may still answer, a ruling does not tell the answer")
    func kept() throws {
        var game = Self.begun([Self.capital], players: ["Ada", "Grace"], mode: .teams)
        let first = try #require(Self.type("Sydney", &game, by: 0).first)
        #expect(!first.endsQuestion && first.outcome == .incorrect)
        #expect(first.toldReason == nil && first.toldOfficial == nil)
        #expect(first.toldMatch != "Canberra" && first.toldAlternatives.isEmpty)
        let second = try #require(Self.type("Melbourne", &game, by: 1).first)
        #expect(second.endsQuestion && second.toldOfficial == "Canberra")
        #expect(second.toldReason?.isEmpty == false)
    }

    @Test("A game that expects nothing rules on nothing")
    func nothing() {
        let game = Game(questions: [Self.capital], rules: .lines)
        #expect(game.expectation == nil && game.rulings(typed: "Canberra").isEmpty)
    }
}
