import QuestionBank
import Testing
import TriviaGame

@testable import PlaySession

@Suite("Rounds that a pack brings along")
struct PackRoundsTests {
    private func pack(_ rounds: [String]) -> Pack {
        Pack(
            title: "Own", rounds: rounds,
            questions: [
                Question(id: "a", prompt: "What is the capital of France?", answer: "Paris"),
                Question(id: "n", prompt: "How many?", answer: "206", tags: ["estimate"]),
                Question(
                    id: "l", prompt: "Name two planets.", answer: "Mars", accept: ["Venus"],
                    tags: ["list", "name:2"]),
            ])
    }

    @Test(
        "What cannot be read, or finds no question, is named",
        arguments: [
            ([], nil), (["normal 1", "estimation 1", "list", "tie-break"], nil),
            (["normal 1", "lisst"], "there is no round “lisst”"),
            (["choice"], "no question with choices is left for the choice round"),
            (["normal category=Film"], "with the requested category"),
            (
                ["normal 9", "final"],
                "the earlier rounds use the only matching question, so none is left for the final round"
            ),
        ] as [([String], String?)])
    func checked(rounds: [String], problem: String?) throws {
        let found = try QuestionSource.problem(withRoundsOf: pack(rounds))?.problem
        #expect((found == nil) == (problem == nil), "\(found ?? "")")
        if let problem { #expect(found?.contains(problem) == true, "\(found ?? "")") }
    }

    @Test(
        "Without a loudspeaker, the questions with sounds are left out", arguments: [true, false])
    func sounds(hasLoudspeaker: Bool) throws {
        var source = QuestionSource(bank: try BankStore.inMemory())
        let file = String(repeating: "0", count: 32) + ".ogg"
        try source.bank.importPack(
            Pack(
                title: "Sounds",
                questions: (1...6).map {
                    var question = Question(
                        id: "\($0)", prompt: "Question \($0)?", answer: "Paris",
                        media: [Media(file: file)])
                    if $0 == 6 { question.media = [] }
                    return question
                }))
        source.hasLoudspeaker = hasLoudspeaker
        let entries = try source.draw(QuestionFilter(), count: 2, scoring: .speed, seed: 1)
        #expect(entries.count == (hasLoudspeaker ? 2 : 1))
        #expect(hasLoudspeaker || !entries.contains(where: \.question.needsLoudspeaker))
    }

    @Test("Questions for lists and estimates are for such rounds alone")
    func kept() throws {
        let source = QuestionSource(bank: try BankStore.inMemory())
        try source.bank.importPack(pack([]))
        let entries = try source.draw(
            QuestionFilter(), count: 10, scoring: .speed, seed: 1)
        #expect(entries.map(\.question.id) == ["a"])
        let plans = try RoundPlan.plans("estimation 5\nlist 5")
        let drawn = try source.draw(
            plans, QuestionFilter(), players: 1, scoring: .speed, seed: 1)
        #expect(drawn.entries.map(\.question.id) == ["n", "l"])
    }
}
