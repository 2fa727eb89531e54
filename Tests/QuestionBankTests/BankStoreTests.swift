import Foundation
import Testing

@testable import QuestionBank

@Suite("The bank")
final class BankStoreTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "bank-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func pack(_ count: Int, title: String = "Test") -> Pack {
        Pack(
            title: title,
            questions: (1...count).map { number in
                Question(
                    id: "q\(number)", prompt: "What is \(number) plus \(number)?",
                    answer: "\(2 * number)", accept: ["twice \(number)"],
                    category: number.isMultiple(of: 2) ? ["Maths", "Even"] : ["Maths", "Odd"],
                    difficulty: number.isMultiple(of: 3) ? .hard : .easy,
                    tags: number.isMultiple(of: 5) ? ["fives"] : [])
            })
    }

    private func file() -> String { folder.appending(path: "bank.sqlite").path }

    @Test("A pack comes back as it was put in")
    func roundTrip() throws {
        let bank = try BankStore.inMemory()
        let pack = pack(10)
        let result = try bank.importPack(pack)
        #expect(result.change == .added)
        #expect(try bank.pack(titled: "test") == pack)
        #expect(try bank.packs().map(\.questionCount) == [10])
    }

    @Test(
        "A pack that is not there is told with the first of those that are, and how many more there are"
    )
    func missing() {
        func text(_ count: Int) -> String {
            BankError.noSuchPack(title: "Quiz", known: (1...count).map { "Pack \($0)" }).description
        }
        #expect(text(12).hasSuffix("Pack 12"))
        #expect(text(14).hasSuffix("Pack 12, and 2 more; see: trivia-voice pack list"))
    }

    @Test("The beginning of several titles is told with the titles")
    func ambiguous() throws {
        let bank = try BankStore.inMemory()
        for title in ["Host night 1", "Host night 2"] { try bank.importPack(pack(1, title: title)) }
        let titles = ["Host night 1", "Host night 2"]
        let error = #expect(
            throws: BankError.ambiguousTitle(beginning: "host n", titles: titles)
        ) { try bank.title(beginning: "host n") }
        #expect(error.map { "\($0)" }?.contains("Host night 1, Host night 2") == true)
        #expect(try bank.title(beginning: "host night 2") == "host night 2")
    }

    @Test("The same pack twice changes nothing, a changed one replaces it")
    func again() throws {
        let bank = try BankStore.inMemory()
        try bank.importPack(pack(10))
        #expect(try bank.importPack(pack(10)).change == .unchanged)
        #expect(try bank.importPack(pack(12)).change == .replaced)
        #expect(try bank.packs().map(\.questionCount) == [12])
        #expect(try bank.pack(titled: "Test").questions.count == 12)
    }

    @Test("A copy in memory has what the bank has, and changes nothing in it")
    func copy() throws {
        let bank = try BankStore.open(at: file())
        try bank.importPack(pack(10))
        try bank.markAsked(try bank.draw(count: 4, seed: 1).map(\.id))
        let copy = try bank.copyInMemory()
        #expect(try copy.pack(titled: "Test") == pack(10))
        #expect(try copy.count().unseen == 6)
        try copy.importPack(pack(3, title: "Other"))
        try copy.markAsked(try copy.draw(count: 6, seed: 1).map(\.id))
        #expect(try bank.packs().map(\.header.title) == ["Test"])
        #expect(try bank.count().unseen == 6)
        #expect(copy.path == ":memory:")
    }

    @Test("Two programs write at once: each waits for the other", .timeLimit(.minutes(30)))
    func together() async throws {
        let path = file()
        let titles = (1...4).map { "Pack \($0)" }
        _ = try BankStore.open(at: path)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for title in titles {
                let pack = pack(2000, title: title)
                group.addTask { try BankStore.open(at: path).importPack(pack) }
            }
            try await group.waitForAll()
        }
        let bank = try BankStore.open(at: path)
        #expect(try bank.packs().map(\.header.title).sorted() == titles)
        #expect(try bank.packs().map(\.questionCount) == [2000, 2000, 2000, 2000])
        #expect(try bank.inspect().isSound)
    }

    @Test("What a file may not hold is not imported from a program either")
    func refused() throws {
        let bank = try BankStore.inMemory()
        let questions = [
            Question(id: "a", prompt: "Which letter?", answer: "B", choices: ["X", "Y"]),
            Question(id: "b", prompt: "", answer: " "),
            Question(id: "c", prompt: "How much?", answer: "1", points: -1),
            Question(id: "d", prompt: "Is this fine?", answer: "yes"),
        ]
        func problems(_ pack: Pack) -> [PackProblem] {
            do {
                try bank.importPack(pack)
            } catch PackError.refused(let problems) {
                return problems
            } catch {
                Issue.record(error)
            }
            return []
        }
        let found = problems(Pack(title: "Code", questions: questions))
        #expect(found.map(\.question) == ["a", "b", "b", "c"])
        #expect(found.first?.problem == "the answer \"B\" is not among the choices")
        #expect(found.allSatisfy { $0.position == nil && !$0.hint.isEmpty })
        #expect(
            problems(Pack(title: " ", questions: [questions[3]])).map(\.problem)
                == ["the title is empty"])
        #expect(try bank.packs().isEmpty)
    }

    @Test("As many questions as anybody likes are as many as there are")
    func drawAll() throws {
        let bank = try BankStore.inMemory()
        try bank.importPack(pack(60))
        #expect(try bank.draw(count: .max, seed: 1).count == 60)
    }

    @Test("Two questions with one id: nothing is imported")
    func doubleID() throws {
        let bank = try BankStore.inMemory()
        var broken = pack(5)
        broken.questions[4].id = "q1"
        #expect(throws: PackError.self) { try bank.importPack(broken) }
        #expect(try bank.packs().isEmpty)
        #expect(try bank.count().all == 0)
    }

    @Test("No question comes twice until all have been put")
    func noRepeats() throws {
        let bank = try BankStore.inMemory()
        try bank.importPack(pack(60))
        var seen: Set<String> = []
        for game in 0..<6 {
            let drawn = try bank.draw(count: 10, seed: UInt64(game))
            #expect(drawn.count == 10)
            for question in drawn { #expect(seen.insert(question.question.id).inserted) }
            try bank.markAsked(drawn.map(\.id))
        }
        #expect(try bank.draw(count: 10, seed: 9).count == 10)
    }

    @Test("A draw is the same for the same seed and another for another")
    func seeded() throws {
        let first = try BankStore.inMemory()
        let second = try BankStore.inMemory()
        try first.importPack(pack(60))
        try second.importPack(pack(60))
        let a = try first.draw(count: 8, seed: 7).map(\.question.id)
        #expect(try second.draw(count: 8, seed: 7).map(\.question.id) == a)
        #expect(try second.draw(count: 8, seed: 8).map(\.question.id) != a)
    }

    @Test(
        "Filters choose by pack, category, difficulty and tag",
        arguments: [
            (QuestionFilter(packs: ["TEST"]), 60), (QuestionFilter(packs: ["Other"]), 0),
            (QuestionFilter(categories: ["maths"]), 60),
            (QuestionFilter(categories: ["Maths/Even"]), 30),
            (QuestionFilter(categories: ["odd"]), 30), (QuestionFilter(categories: ["od"]), 0),
            (QuestionFilter(difficulties: [.hard]), 20),
            (QuestionFilter(categories: ["Even"], difficulties: [.hard]), 10),
            (QuestionFilter(tags: ["Fives"]), 12), (QuestionFilter(tags: ["sixes"]), 0),
            (QuestionFilter(categories: ["Even"], tags: ["fives"]), 6),
        ])
    func filters(filter: QuestionFilter, expected: Int) throws {
        let bank = try BankStore.inMemory()
        try bank.importPack(pack(60))
        #expect(try bank.draw(filter, count: 100, seed: 1).count == expected)
        #expect(try bank.count(filter).all == expected)
    }

    @Test("History can be read when its pack has gone")
    func history() throws {
        let path = file()
        let bank = try BankStore.open(at: path)
        try bank.importPack(pack(10))
        let question = try #require(try bank.draw(count: 1, seed: 1).first)
        let start = Date(timeIntervalSince1970: 1_000_000)
        let game = try bank.begin(
            GameRecord(mode: "classic", seed: .max, startedAt: start, players: [.init("Ann")]))
        let answer = try bank.record(
            AnswerRecord(
                gameID: game.id, number: 1, player: "Ann", question: question, heard: "two",
                alternatives: ["too"], verdict: .incorrect, reason: "another answer",
                askedAt: start,
                responseTime: 1.5, points: 0))
        try bank.override(
            answer: answer.id,
            with: .init(verdict: .correct, points: 10, by: "host", at: start), learning: "too")
        #expect(
            try bank.question(question.question.id, inPack: "Test").learned == ["too"])
        try bank.removePack(titled: "Test")

        let reopened = try BankStore.open(at: path)
        let kept = try #require(try reopened.answers(ofGame: game.id).first)
        #expect(kept.finalVerdict == .correct)
        #expect(kept.verdict == .incorrect)
        #expect(kept.prompt == question.question.prompt)
        #expect(try reopened.game(game.id).seed == .max)
        // A leaderboard is of finished games.
        #expect(try reopened.leaderboard().isEmpty)
        #expect(try reopened.game(game.id).players.first?.name == "Ann")
        #expect(try reopened.statistics(by: .question, ranking: .disputed).first?.disputed == 1)
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
        #expect(mode as? Int == 0o600)
    }

    @Test("Only right answers have a time, and a game that ended early is not complete")
    func times() throws {
        let bank = try BankStore.inMemory()
        try bank.importPack(pack(10))
        let questions = try bank.draw(count: 2, seed: 1)
        let start = Date(timeIntervalSince1970: 1_000_000)
        let rulings: [(AnswerRecord.Verdict, Double)] = [(.correct, 4), (.incorrect, 1)]
        var ids: [Int64] = []
        for isComplete in [true, false] {
            let game = try bank.begin(
                GameRecord(mode: "classic", startedAt: start, players: [.init("Ann")]))
            #expect(try bank.game(game.id).isComplete == nil)
            ids.append(game.id)
            for (place, ruling) in rulings.enumerated() {
                try bank.record(
                    AnswerRecord(
                        gameID: game.id, number: place + 1, player: "Ann",
                        question: questions[place], heard: "two", verdict: ruling.0, reason: "",
                        askedAt: start, responseTime: ruling.1, points: 0))
            }
            try bank.keep(
                GameStep(
                    gameID: game.id, number: 1, event: "",
                    changes: [.finished(start, isComplete: isComplete)]))
        }
        #expect(try ids.map { try bank.game($0).isComplete } == [true, false])
        let best = try #require(try bank.leaderboard().first)
        #expect(best.games == 1 && best.correct == 1 && best.answers == 2)
        #expect(best.meanResponseTime == 4)
        #expect(try bank.statistics(by: .player).first?.meanResponseTime == 4)
    }

    @Test("Putting a question is remembered when its pack is replaced")
    func askedSurvives() throws {
        let bank = try BankStore.inMemory()
        try bank.importPack(pack(5))
        let drawn = try bank.draw(count: 3, seed: 1)
        try bank.markAsked(drawn.map(\.id))
        try bank.importPack(pack(6))
        #expect(try bank.count().unseen == 3)
    }

    @Test("Search finds words without accents or case and takes nothing as an operator")
    func search() throws {
        let bank = try BankStore.inMemory()
        try bank.importPack(
            Pack(
                title: "Words",
                questions: [
                    Question(id: "a", prompt: "Who wrote Père Goriot?", answer: "Balzac"),
                    Question(id: "b", prompt: "Who painted The Scream?", answer: "Munch"),
                ]))
        #expect(try bank.search("pere gor").map(\.question.id) == ["a"])
        #expect(try bank.search("munch").map(\.question.id) == ["b"])
        #expect(try bank.search("\" OR * NEAR(").isEmpty)
    }
}
