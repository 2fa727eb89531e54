import QuestionBank
import Testing
import TriviaGame

@testable import PlaySession
@testable import TerminalIO

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
        arguments: [
            ("m", "Music, Music and Art, My quiz (name"), ("x", "Geography: Towns, Music, "),
        ])
    func several(name: String, named: String) {
        let failure = #expect(throws: CommandFailure.self) { try source.titles([name]) }
        #expect(failure?.message.contains("there are: " + named) == true)
    }

    private func draw(_ rounds: String) throws -> [String?] {
        try source.draw(
            try RoundPlan.plans(rounds), .init(), players: 1, scoring: .speed, seed: 1
        ).entries.map(\.cell?.category)
    }

    @Test("A board is made of what categories there are, the large ones first")
    func board() throws {
        #expect(Set(try draw("board")) == ["Towns", "Songs", "Pictures"])
        let questions = (1...6).map {
            Question(id: "\($0)", prompt: "Which, \($0)?", answer: "that", category: ["Films"])
        }
        try source.bank.importPack(Pack(title: "Films", questions: questions))
        #expect(try draw("board 3") == ["Films", "Films", "Films"])
        #expect(try draw("board 6") == ["Films", "Films", "Films", "Towns", "Towns"])
        let bare = QuestionSource(bank: try BankStore.inMemory())
        try bare.bank.importPack(
            Pack(title: "Bare", questions: [Question(id: "1", prompt: "Which?", answer: "that")]))
        let failure = #expect(throws: CommandFailure.self) {
            try bare.draw(
                try RoundPlan.plans("board"), .init(), players: 1, scoring: .speed, seed: 1)
        }
        #expect(failure?.message.contains("with a category") == true)
    }

    @Test("A tie-break for which no question is left is told to be left out")
    func tieBreak() throws {
        let drawn = try source.draw(
            try RoundPlan.plans("lightning\ntie-break"), .init(), players: 1, scoring: .speed,
            seed: 1)
        #expect(drawn.rounds.map(\.name) == ["lightning"])
        #expect(drawn.leftOut.map(\.name) == ["tie-break"])
    }

    @Test("Where all that fits are parts of bonuses, it is told to be that")
    func onlyBonuses() throws {
        let parts = (1...3).map {
            Question(
                id: "\($0)", prompt: "Which, \($0)?", answer: "that", category: ["Opera"],
                tags: ["bonus", "bonus:1", "part:\($0)"])
        }
        try source.bank.importPack(Pack(title: "Bonuses", questions: parts))
        let wishes = QuestionFilter(categories: ["opera"])
        let plans = try RoundPlan.plans("normal 2")
        for failure in [
            #expect(throws: CommandFailure.self) {
                try source.draw(wishes, count: 2, scoring: .quizBowl, seed: 1)
            },
            #expect(throws: CommandFailure.self) {
                try source.draw(plans, wishes, players: 1, scoring: .quizBowl, seed: 1)
            },
        ] {
            #expect(failure?.message.hasPrefix("all matching questions are parts") == true)
        }
        #expect(try source.draw(wishes, count: 2, scoring: .speed, seed: 1).count == 2)
        // Here it is the difficulty.
        var hard = wishes
        hard.difficulties = [.hard]
        let failure = #expect(throws: CommandFailure.self) {
            try source.draw(hard, count: 2, scoring: .quizBowl, seed: 1)
        }
        #expect(failure?.message.contains("no question has the requested category") == true)
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
