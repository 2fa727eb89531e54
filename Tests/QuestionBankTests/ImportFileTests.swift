import Foundation
import GRDB
import Testing

@testable import QuestionBank

@Suite("Importing files")
struct ImportFileTests {
    private func input(_ text: String, _ name: String = "quiz.csv") throws -> PackInput {
        try PackInput(name: name, bytes: Array(text.utf8))
    }

    private let table = "question,answer\nOne plus one?,two\nNo answer here,\nTwo plus two?,four\n"

    @Test("The usable rows of a table are taken, the same file again changes nothing")
    func again() throws {
        let bank = try BankStore.inMemory()
        var problems: [PackProblem] = []
        let first = try bank.importFile(input(table)) { problems.append($0) }
        #expect(first.result == ImportResult(change: .added, title: "quiz", questionCount: 2))
        #expect(first.refusedCount == 1)
        #expect(problems.map(\.position?.line) == [3])
        problems = []
        let again = try bank.importFile(input(table)) { problems.append($0) }
        #expect(again.result.change == .unchanged)
        #expect(again.refusedCount == 1)
        #expect(problems.map(\.position?.line) == [3])
        #expect(try bank.importFile(input(table + "Three?,3\n")).result.change == .replaced)
        #expect(try bank.packs().map(\.questionCount) == [3])
    }

    @Test("Another pack with the same title stays, until somebody says that it may go")
    func sameTitle() throws {
        let bank = try BankStore.inMemory()
        let other = "question,answer\nWhat is red?,a colour\nWhat is low?,a level\n"
        try bank.importFile(input(table))
        let taken = #expect(throws: BankError.self) {
            try bank.importFile(input(other, "Quiz.csv"))
        }
        guard case .titleTaken(let old) = taken else {
            Issue.record("\(String(describing: taken))")
            return
        }
        let figures: [Int] = [old.questionCount, old.keptCount, old.newCount]
        #expect(figures == [2, 0, 2])
        #expect("\(BankError.titleTaken(old))".contains("--as"))
        #expect(try bank.pack(titled: "quiz").questions.first?.prompt == "One plus one?")
        try bank.importFile(input(other, "Quiz.csv"), .init(title: "Colours"))
        #expect(try bank.packs().count == 2)
        let done = try bank.importFile(input(other, "Quiz.csv"), replacing: .always)
        #expect(done.replaced?.questionCount == 2)
        #expect(try bank.packs().map(\.header.title) == ["Colours", "Quiz"])
    }

    @Test("A dry run keeps nothing")
    func dry() throws {
        let bank = try BankStore.inMemory()
        #expect(try bank.importFile(input(table), isDryRun: true).result.questionCount == 2)
        #expect(try bank.packs().isEmpty)
    }

    @Test("A dry run says what an import would say")
    func dryResult() throws {
        let bank = try BankStore.inMemory()
        let longer = table + "Three plus three?,six\n"
        let other = "question,answer\nWhat is red?,a colour\nWhat is low?,a level\n"
        try bank.importFile(input(table))
        #expect(try bank.importFile(input(table), isDryRun: true).result.change == .unchanged)
        let dry = try bank.importFile(input(longer), isDryRun: true)
        #expect(dry.replaced.map { [$0.questionCount, $0.keptCount, $0.newCount] } == [2, 2, 3])
        #expect(throws: BankError.self) { try bank.importFile(input(other), isDryRun: true) }
        let real = try bank.importFile(input(longer))
        #expect(real.replaced?.importedAt == dry.replaced?.importedAt)
        #expect(real.result == dry.result)
        #expect(real.replaced?.keptCount == 2)
    }

    @Test("A dry run locks nothing, and waits for nobody", .timeLimit(.minutes(30)))
    func dryBesideOthers() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "dry \(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "bank.sqlite").path
        let bank = try BankStore.open(at: path)
        // Another program writes all the while: neither waits for the other.
        var configuration = Configuration()
        configuration.busyMode = .immediateError
        let other = try DatabaseQueue(path: path, configuration: configuration)
        try other.inTransaction(.immediate) { database in
            try database.execute(sql: "INSERT INTO tag (name) VALUES ('other')")
            let done = try BankStore.open(at: path).importFile(input(table), isDryRun: true)
            #expect(done.result.questionCount == 2)
            return .commit
        }
        var written = 0
        try bank.importFile(input(table), isDryRun: true) { _ in
        } taken: { _ in
            let isFree =
                (try? other.write {
                    try $0.execute(sql: "INSERT INTO tag (name) VALUES (random())")
                }) != nil
            if isFree { written += 1 }
        }
        #expect(written == 2)
    }

    @Test("A pack of ours with one mistake changes nothing")
    func strict() throws {
        let bank = try BankStore.inMemory()
        let good = #"{"title":"T","questions":[{"question":"a?","answer":"b"}]}"#
        try bank.importFile(input(good, "t.json"))
        let bad = #"{"title":"T","questions":[{"question":"c?","answer":"d"},{"question":"e?"}]}"#
        #expect(throws: PackError.self) { try bank.importFile(input(bad, "t.json")) }
        #expect(try bank.pack(titled: "T").questions.map(\.prompt) == ["a?"])
        #expect(try bank.inspect().isSound)
    }

    @Test("A large file is loaded in bulk and is as sound as a small one")
    func bulk() throws {
        let bank = try BankStore.inMemory()
        let remark = String(repeating: "because ", count: 300)
        var text = "id,question,answer,category,difficulty,tags,explanation\n"
        for number in 0..<2500 {
            text += "q\(number),What is number \(number)?,answer \(number),Topic \(number % 30),"
            text += "\(["easy", "hard"][number % 2]),t\(number % 7),\(remark)\n"
        }
        #expect(text.utf8.count > BulkLoad.threshold)
        try bank.importFile(input(text))
        #expect(try bank.inspect().findings == [])
        let filter = QuestionFilter(categories: ["Topic 4"], difficulties: [.easy], tags: ["t4"])
        let drawn = try bank.draw(filter, count: 50, seed: 1)
        #expect(drawn.count == (0..<2500).count { $0 % 30 == 4 && $0 % 2 == 0 && $0 % 7 == 4 })
        #expect(try bank.search("number 1234").map(\.question.id) == ["q1234"])
    }

    /// The tables of the draw have several indexes; every way through them must give the same.
    @Test("Draws by tag, by category and over all agree")
    func ways() throws {
        let bank = try BankStore.inMemory()
        var text = "id,question,answer,category,tags\n"
        for number in 0..<600 {
            text += "q\(number),What is \(number)?,a,Topic \(number % 60),all\n"
        }
        try bank.importFile(input(text))
        let everything = try bank.draw(count: 40, seed: 5).map(\.question.id)
        #expect(
            try bank.draw(.init(tags: ["all"]), count: 40, seed: 5).map(\.question.id) == everything
        )
        var seen: Set<String> = []
        for round in 0..<15 {
            let drawn = try bank.draw(.init(tags: ["all"]), count: 40, seed: UInt64(round))
            #expect(drawn.count == 40)
            for stored in drawn { #expect(seen.insert(stored.question.id).inserted) }
            try bank.markAsked(drawn.map(\.id))
        }
        #expect(try bank.inspect().findings == [])
    }
}
