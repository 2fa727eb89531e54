import Foundation
import GRDB
import Synchronization
import Testing

@testable import QuestionBank

@Suite("The bank's file", .timeLimit(.minutes(30)))
final class BankFileTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "bank file \(UUID())?#%")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func path(_ name: String = "bank.sqlite") -> String {
        folder.appending(path: name).path
    }

    private func pack(_ count: Int, title: String = "Test") -> Pack {
        Pack(
            title: title,
            questions: (0..<count).map {
                Question(
                    id: "q\($0)", prompt: "What is number \($0) of \(title)?",
                    answer: "answer \($0)",
                    accept: ["form \($0)"], category: ["Top", "Part \($0 % 3)"], tags: ["t"])
            })
    }

    @Test("A database of another program is refused and left as it is")
    func foreign() throws {
        do {
            let queue = try DatabaseQueue(path: path())
            try queue.write { try $0.execute(sql: "CREATE TABLE letter (id INTEGER)") }
            try queue.close()
        }
        let before = try Data(contentsOf: URL(filePath: path()))
        #expect(throws: BankError.notABank(path: path())) { try BankStore.open(at: path()) }
        #expect(try Data(contentsOf: URL(filePath: path())) == before)
    }

    @Test("A large import that fails leaves no large log")
    func largeFailure() throws {
        let bank = try BankStore.open(at: path())
        try bank.importPack(pack(5))
        // SQLite writes to the log before the end only if its cache of 32 MiB is too small.
        let remark = String(repeating: "because ", count: 100_000)
        var text = "question,answer,explanation\n"
        for number in 0..<60 { text += "Is it \(number)?,yes \(number),\(remark)\n" }
        let input = try PackInput(name: "Test.csv", bytes: Array(text.utf8))
        #expect(throws: BankError.self) { try bank.importFile(input) }
        #expect(BankFile.logSize(path()) < 5 << 20)
        #expect(try bank.packs().map(\.questionCount) == [5])
    }

    @Test("A file that is no database is refused and left as it is")
    func text() throws {
        try Data("question,answer\n".utf8).write(to: URL(filePath: path()))
        #expect(throws: BankError.notABank(path: path())) { try BankStore.open(at: path()) }
    }

    @Test("A bank that may only be read is listed, drawn from and not changed")
    func readOnly() throws {
        try BankStore.open(at: path()).importPack(pack(5))
        let bank = try BankStore.open(at: path(), for: .reading)
        #expect(bank.isReadOnly)
        #expect(try bank.packs().map(\.questionCount) == [5])
        #expect(try bank.draw(count: 3, seed: 1).count == 3)
        #expect(throws: BankError.readOnly(path: path(), operation: "remove \"Test\"")) {
            try bank.removePack(titled: "Test")
        }
    }

    @Test("Where no log can be made beside the file it is read as it stands")
    func immutable() throws {
        try BankStore.open(at: path()).importPack(pack(5))
        var configuration = Configuration()
        configuration.readonly = true
        let queue = try DatabaseQueue(
            path: BankFile.immutable(path()), configuration: configuration)
        #expect(try queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM question") } == 5)
    }

    @Test(
        "In a folder where nothing can be written it is read with all that its log holds",
        .enabled(if: geteuid() != 0, "root may write into every folder"), arguments: [true, false])
    func lockedFolder(hasLog: Bool) throws {
        let bank = try BankStore.open(at: path())
        try bank.importPack(pack(5))
        if !hasLog { try bank.queue.close() }
        let locked = folder.appending(path: "locked").path
        try FileManager.default.createDirectory(atPath: locked, withIntermediateDirectories: true)
        for end in hasLog ? ["", "-wal"] : [""] {
            try FileManager.default.copyItem(
                atPath: path() + end, toPath: locked + "/bank.sqlite" + end)
        }
        withExtendedLifetime(bank) {}
        chmod(locked, 0o500)
        defer { chmod(locked, 0o700) }
        let read = try BankStore.open(at: locked + "/bank.sqlite")
        #expect(read.isReadOnly)
        #expect(try read.packs().map(\.questionCount) == [5])
        #expect(throws: BankError.self) { try read.removePack(titled: "Test") }
    }

    @Test("Whether a log can be written depends on the folder")
    func log() throws {
        #expect(BankFile.canWriteLog(of: path()))
        #expect(!BankFile.canWriteLog(of: path("missing/bank.sqlite")))
        #expect(!BankFile.hasLog(path()))
        let bank = try BankStore.open(at: path())
        try bank.importPack(pack(5))
        #expect(BankFile.hasLog(path()))
        withExtendedLifetime(bank) {}
    }

    @Test("On a full disk it is read with all that its log holds, and nothing is made beside it")
    func withoutRoom() throws {
        let bank = try BankStore.open(at: path())
        try bank.importPack(pack(5))
        // As a killed program leaves them; the other file beside them is what has no room.
        for end in ["", "-wal"] {
            try FileManager.default.copyItem(atPath: path() + end, toPath: path("full") + end)
        }
        let full = try BankStore.open(at: path("full"), for: .readingWithoutRoom)
        #expect(full.isReadOnly)
        #expect(try full.packs().map(\.questionCount) == [5])
        #expect(!FileManager.default.fileExists(atPath: path("full-shm")))
        #expect(throws: BankError.self) { try full.removePack(titled: "Test") }
        #expect(try full.packs().map(\.questionCount) == [5])
        let message = BankError.diskFull(path: path(), operation: "begin a game").description
        #expect(message.contains("disk is full") && message.contains("free some space"))
    }

    @Test("Who waits for another program is told so")
    func waiting() throws {
        let bank = try BankStore.open(at: path())
        let told = Mutex(0)
        let held = DispatchSemaphore(value: 0)
        // The first program finishes as soon as the second one reports that it waits.
        let other = try BankStore.open(
            at: path(),
            waiting: {
                told.withLock { $0 += 1 }
                held.signal()
            })
        let isHeld = DispatchSemaphore(value: 0)
        let holder = Thread {
            try? bank.write("hold") { _ in
                isHeld.signal()
                held.wait()
            }
        }
        holder.start()
        isHeld.wait()
        let imported = try other.importPack(
            Pack(title: "T", questions: [Question(id: "1", prompt: "a?", answer: "b")]))
        #expect(imported.change == .added)
        #expect(told.withLock { $0 } == 1)
    }

    @Test("A damaged bank says how to save it, and what can be read is saved")
    func salvage() throws {
        var asked: [String] = []
        do {
            let bank = try BankStore.open(at: path())
            try bank.importPack(pack(3000, title: "Large"))
            try bank.importPack(pack(40, title: "Small"))
            let drawn = try bank.draw(.init(packs: ["Small"]), count: 3, seed: 1)
            asked = drawn.map(\.question.id).sorted()
            let game = try bank.begin(
                GameRecord(mode: "classic", startedAt: .now, players: [.init("Ann")]))
            for (number, question) in drawn.enumerated() {
                try bank.record(
                    AnswerRecord(
                        gameID: game.id, number: number + 1, player: "Ann", question: question,
                        verdict: .correct, reason: "right", askedAt: .now, points: 1))
            }
            try bank.queue.writeWithoutTransaction {
                _ = try $0.checkpoint(.truncate)
            }
            try bank.queue.close()
        }
        // Pages in which questions of the large pack lie turn into nonsense.
        let file = try Data(contentsOf: URL(filePath: path()))
        let handle = try FileHandle(forUpdating: URL(filePath: path()))
        for number in [1_000, 1_500, 1_600] {
            let prompt = Data("What is number \(number) of Large?".utf8)
            let place = try #require(file.firstRange(of: prompt)).lowerBound
            try handle.seek(toOffset: UInt64(place / 4096 * 4096))
            try handle.write(contentsOf: Data(repeating: 0x5A, count: 4096))
        }
        try handle.close()

        #expect(throws: BankError.self) { try BankStore.open(at: path()).pack(titled: "Large") }
        let message = BankError.damaged(path: path(), code: 11, message: "malformed").description
        #expect(message.contains("bank check") && message.contains("bank salvage"))

        let report = try BankSalvage.run(from: path(), to: path("saved.sqlite"))
        #expect(report.packs.map(\.title) == ["Large", "Small"])
        #expect(report.packs.map(\.expected) == [3000, 40])
        #expect((2000..<3000).contains(report.packs[0].questions), "\(report)")
        #expect(!report.lost.isEmpty)
        #expect(report.answers == 3)
        let saved = try BankStore.open(at: path("saved.sqlite"))
        #expect(try saved.inspect().findings == [])
        #expect(try saved.pack(titled: "Small") == pack(40, title: "Small"))
        #expect(try saved.count(.init(packs: ["Small"])).unseen == 37)
        #expect(try saved.answers(ofGame: 1).map(\.questionID).sorted() == asked)
    }

    @Test("Rows with invalid values are counted when a bank is saved")
    func invalidRows() throws {
        let bank = try BankStore.open(at: path())
        try bank.importPack(pack(2))
        let lost = try bank.queue.read { try DamagedTable("question", $0).each { _ in false } }
        #expect(lost == ["question: 2 rows with invalid values"])
    }

    @Test("A sound bank is saved whole, and never over another file")
    func salvageSound() throws {
        let bank = try BankStore.open(at: path())
        try bank.importPack(pack(100))
        let report = try BankSalvage.run(from: path(), to: path("saved.sqlite"))
        #expect(report.lost == [])
        #expect(try BankStore.open(at: path("saved.sqlite")).pack(titled: "Test") == pack(100))
        #expect(throws: BankError.self) {
            try BankSalvage.run(from: path(), to: path("saved.sqlite"))
        }
        #expect(throws: BankError.self) {
            try BankSalvage.run(from: path("none.sqlite"), to: path("new.sqlite"))
        }
    }

    @Test("What the disk could not do is said with the file and the way out")
    func device() {
        let failure = DatabaseError(
            resultCode: ResultCode(rawValue: 778), message: "disk I/O error")
        let text = "\(BankError(failure, during: "open", path: "/place/bank.sqlite"))"
        #expect(text.contains("/place/bank.sqlite"))
        #expect(text.contains("--bank"))
    }
}
