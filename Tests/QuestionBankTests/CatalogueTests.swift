import Foundation
import Testing

@testable import QuestionBank

@Suite("The catalogue")
struct CatalogueTests {
    private func bank() throws -> BankStore {
        let bank = try BankStore.inMemory()
        for title in ["B", "A"] {
            try bank.importPack(
                Pack(
                    title: title,
                    questions: (0..<12).map { number in
                        Question(
                            id: "q\(number)", prompt: "\(title) \(number)?", answer: "a",
                            category: number < 8 ? ["Art", number % 2 == 0 ? "New" : "Old"] : [],
                            difficulty: number % 3 == 0 ? .hard : number % 3 == 1 ? .easy : nil)
                    }))
        }
        return bank
    }

    @Test("Categories are counted by pack, path and difficulty")
    func counts() throws {
        let catalogue = try bank().catalogue()
        #expect(catalogue.map(\.pack) == ["A", "A", "A", "B", "B", "B"])
        #expect(catalogue.prefix(3).map(\.category) == [[], ["Art", "New"], ["Art", "Old"]])
        #expect(catalogue.prefix(3).map(\.questionCount) == [4, 4, 4])
        #expect(catalogue[1].difficulties == [.hard: 2, .easy: 1])
        #expect(try bank().catalogue(pack: "b").map(\.pack) == ["B", "B", "B"])
        #expect(throws: BankError.self) { try bank().catalogue(pack: "C") }
    }

    @Test("What was asked and missed is counted, skipped answers are not")
    func asked() throws {
        let bank = try bank()
        let drawn = try bank.draw(
            .init(packs: ["A"], categories: ["Art/Old"]), count: 3, seed: 1)
        let game = try bank.begin(
            GameRecord(mode: "classic", startedAt: .now, players: [.init("Ann")]))
        for (number, verdict) in [AnswerRecord.Verdict.correct, .incorrect, .skipped].enumerated() {
            try bank.record(
                AnswerRecord(
                    gameID: game.id, number: number + 1, player: "Ann", question: drawn[number],
                    verdict: verdict, reason: "", askedAt: .now, points: 0))
        }
        let old = try #require(
            try bank.catalogue().first { $0.pack == "A" && $0.category == ["Art", "Old"] })
        #expect(
            [old.askedCount, old.unseenCount, old.answerCount, old.missedCount] as [Int] == [
                3, 1, 2, 1,
            ] as [Int])
        let missed = try bank.rulings(onQuestion: drawn[1].question.id, inPack: "A")
        #expect(missed.answers == 1)
        #expect(missed.missed == 1)
        #expect(try bank.catalogue().filter { $0.pack == "B" }.allSatisfy { $0.answerCount == 0 })
    }

    @Test("A whole pack is read in steps")
    func steps() throws {
        let bank = try bank()
        for title in ["A", "B"] {
            var found: [Question] = []
            var last: Int64 = 0
            while let next = try bank.questions(ofPack: title, after: last, limit: 5).last {
                found += try bank.questions(ofPack: title, after: last, limit: 5).map(\.question)
                last = next.id
            }
            #expect(try found == bank.pack(titled: title).questions)
        }
        #expect(throws: BankError.self) { try bank.questions(ofPack: "C", after: 0, limit: 1) }
    }

    @Test("A pack is read a page at a time")
    func pages() throws {
        let bank = try bank()
        #expect(try bank.questions(ofPack: "a", offset: 0, limit: 5).map(\.question.id).count == 5)
        #expect(
            try bank.questions(ofPack: "A", offset: 10, limit: 5).map(\.question.id) == [
                "q10", "q11",
            ])
        #expect(try bank.questions(ofPack: "A", offset: 20, limit: 5).isEmpty)
    }
}
