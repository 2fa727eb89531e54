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
