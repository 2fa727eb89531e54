import QuestionBank
import Testing
import TriviaGame

@testable import TriviaVoice

@Suite("What a game is to be about")
struct WishesTests {
    private let source: QuestionSource

    init() throws {
        source = QuestionSource(bank: try BankStore.inMemory())
        for (title, category) in [
            ("Geography: Towns", "Towns"), ("Music", "Songs"), ("Music and Art", "Pictures"),
            ("My quiz", "Towns"),
        ] {
            let question = Question(
                id: "1", prompt: "Which?", answer: "that", category: [category, "All"])
            try source.bank.importPack(Pack(title: title, questions: [question]))
        }
    }

    @Test(
        "The beginning of a title is enough where no other begins so",
        arguments: [("geo", "Geography: Towns"), ("MUSIC", "Music"), ("music a", "Music and Art")])
    func begun(name: String, title: String) throws {
        #expect(try source.titles([name]) == [title])
    }

    @Test(
        "Otherwise those that begin so are named, or all",
        arguments: [("m", "Music, Music and Art, My quiz (a"), ("x", "Geography: Towns, Music, ")])
    func several(name: String, named: String) {
        let failure = #expect(throws: CommandFailure.self) { try source.titles([name]) }
        #expect(failure?.message.contains("there are: " + named) == true)
    }

    @Test("Where no question has a category, those of the packs are named")
    func categories() {
        for (packs, named) in [([], "Pictures, Songs, Towns"), (["My quiz"], "Towns")] {
            let failure = #expect(throws: CommandFailure.self) {
                try source.draw(
                    .init(packs: packs, categories: ["Sports"]), count: 1, scoring: .speed, seed: 1)
            }
            #expect(failure?.message == "there is no category “Sports”; there are: " + named)
        }
    }
}
