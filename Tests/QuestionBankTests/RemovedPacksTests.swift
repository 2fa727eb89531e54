import Foundation
import GRDB
import Testing

@testable import QuestionBank

@Suite("Packs that were taken out")
struct RemovedPacksTests {
    private func pack(_ title: String) -> Pack {
        Pack(title: title, questions: [Question(id: "1", prompt: "a?", answer: "b")])
    }

    @Test("The bank knows the title until the pack comes back")
    func remembered() throws {
        let bank = try BankStore.inMemory()
        for title in ["A", "B"] { try bank.importPack(pack(title)) }
        #expect(try bank.removedPacks() == [])
        for title in ["a", "B"] { try bank.removePack(titled: title) }
        #expect(try bank.removedPacks() == ["A", "B"])
        try bank.importPack(pack("b"))
        #expect(try bank.removedPacks() == ["A"])
    }

    @Test(
        "What stays is found, whether the larger or the smaller part goes",
        arguments: ["Large", "Small"])
    func stays(gone: String) throws {
        let bank = try BankStore.inMemory()
        for (title, count) in [("Large", 40), ("Small", 10)] {
            let questions = (0..<count).map {
                Question(
                    id: "\($0)", prompt: "Which \(title) one?", answer: "a\($0)",
                    category: ["C\($0 % 3)"], tags: ["t"])
            }
            try bank.importPack(Pack(title: title, questions: questions))
        }
        try bank.removePack(titled: gone)
        let left = gone == "Large" ? "Small" : "Large"
        #expect(try bank.search(gone).isEmpty)
        #expect(try !bank.search(left).isEmpty)
        #expect(try bank.count(.init(tags: ["t"])).all == (left == "Large" ? 40 : 10))
        #expect(try bank.inspect().findings == [])
    }

    @Test("The room of a large pack is given back, and what stays is as it was")
    func room() throws {
        let bank = try BankStore.inMemory()
        try bank.importPack(pack("Small"))
        func pages() throws -> Int {
            try bank.queue.read { try Int.fetchOne($0, sql: "PRAGMA page_count") } ?? 0
        }
        let before = try pages()
        let long = String(repeating: "Which of all these words is meant? ", count: 60)
        let questions = (0..<3_000).map {
            Question(id: "\($0)", prompt: "\(long) \($0)", answer: "a\($0)")
        }
        try bank.importPack(Pack(title: "Large", questions: questions))
        #expect(try pages() > before + 2_000)
        try bank.removePack(titled: "Large")
        #expect(try pages() < before + 20)
        #expect(try bank.pack(titled: "Small").questions.map(\.prompt) == ["a?"])
        #expect(try bank.inspect().findings == [])
    }

    @Test("What was played before titles were kept, and is not there any more, was taken out")
    func older() throws {
        let queue = try DatabaseQueue()
        try BankSchema.migrator.migrate(queue, upTo: "4 rounds")
        try queue.write { database in
            try database.execute(
                sql: """
                    INSERT INTO pack (title, language, format, imported_at)
                        VALUES ('Here', '', '', 0);
                    INSERT INTO game (mode, started_at) VALUES ('solo', 0);
                    """)
            for pack in ["Here", "Gone", "Gone"] {
                try database.execute(
                    sql: """
                        INSERT INTO answer (game_id, round, number, player, pack, question_key,
                            prompt, official, category, difficulty, verdict, reason, asked_at, points)
                        VALUES (1, 1, 1, 'Ann', ?, '1', '', '', '', 0, '', '', 0, 0)
                        """, arguments: [pack])
            }
        }
        try BankSchema.migrator.migrate(queue)
        let removed = try queue.read {
            try String.fetchAll($0, sql: "SELECT title FROM removed_pack")
        }
        #expect(removed == ["Gone"])
    }
}
