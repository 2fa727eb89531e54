import Foundation
import Testing

@testable import QuestionBank

@Suite("Packs in archives", .timeLimit(.minutes(30)))
struct ArchivedPackTests {
    private static let names = [
        "kahoot.xlsx", "packet.docx", "notes.apkg", "notes21b.apkg", "canvas.zip", "qti21.zip",
    ]

    private func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(filePath: Fixture.path("formats/\(name)"))))
    }

    @Test("From memory an archive gives what it gives from its file", arguments: names)
    func memory(name: String) throws {
        let file = try PackFile.collect(PackInput(path: Fixture.path("formats/\(name)"))).content
        let memory = try PackFile.collect(PackInput(name: name, bytes: bytes(name))).content
        #expect(memory.pack == file.pack)
        #expect(!file.questions.isEmpty)
    }

    @Test("An archive is imported once", arguments: names)
    func imported(name: String) throws {
        let bank = try BankStore.inMemory()
        let first = try bank.importFile(PackInput(path: Fixture.path("formats/\(name)")))
        #expect(first.result.change == .added)
        let again = try bank.importFile(PackInput(path: Fixture.path("formats/\(name)")))
        #expect(again.result.change == .unchanged)
    }

    @Test("Cut and changed archives are refused or read, never more", arguments: names)
    func damaged(name: String) throws {
        let good = try bytes(name)
        var random = SplitMix(state: 7)
        for round in 0..<300 {
            var changed = good
            if round % 3 == 0 {
                changed.removeLast(Int(random.next() % UInt64(good.count)))
            } else {
                for _ in 0...Int(random.next() % 4) {
                    changed[Int(random.next() % UInt64(good.count))] = UInt8(random.next() % 256)
                }
            }
            do {
                _ = try PackFile.collect(PackInput(name: name, bytes: changed))
            } catch { #expect(error is PackError, "\(error)") }
        }
    }

    @Test("An archive of anything else says what is read")
    func unknown() throws {
        // An empty archive.
        let empty: [UInt8] = [0x50, 0x4B, 5, 6] + [UInt8](repeating: 0, count: 18)
        let error = #expect(throws: PackError.self) {
            try PackFile.collect(PackInput(name: "photos.zip", bytes: empty))
        }
        #expect("\(String(describing: error))".contains(".xlsx"))
    }

    /// An empty sheet: its kind, its content and its list of files.
    private static let openDocument = """
        UEsDBBQAAAAAAAAAIVyFbDmKLgAAAC4AAAAIAAAAbWltZXR5cGVhcHBsaWNhdGlvbi92bmQub2FzaXMub3BlbmRvY3Vt
        ZW50LnNwcmVhZHNoZWV0UEsDBBQAAAAAAAAAIVwrhCYSBAAAAAQAAAALAAAAY29udGVudC54bWw8eC8+UEsDBBQAAAAA
        AAAAIVwrhCYSBAAAAAQAAAAVAAAATUVUQS1JTkYvbWFuaWZlc3QueG1sPHgvPlBLAQIUAxQAAAAAAAAAIVyFbDmKLgAA
        AC4AAAAIAAAAAAAAAAAAAACAAQAAAABtaW1ldHlwZVBLAQIUAxQAAAAAAAAAIVwrhCYSBAAAAAQAAAALAAAAAAAAAAAA
        AACAAVQAAABjb250ZW50LnhtbFBLAQIUAxQAAAAAAAAAIVwrhCYSBAAAAAQAAAAVAAAAAAAAAAAAAACAAYEAAABNRVRB
        LUlORi9tYW5pZmVzdC54bWxQSwUGAAAAAAMAAwCyAAAAuAAAAAAA
        """

    @Test("Spreadsheets of other kinds are told how to be saved, and an empty one is called so")
    func otherSpreadsheets() throws {
        let ods = try #require(
            Data(base64Encoded: Self.openDocument, options: .ignoreUnknownCharacters))
        #expect(throws: PackError.empty(format: "ods")) {
            try PackFile.collect(PackInput(name: "quiz.ods", bytes: [UInt8](ods)))
        }
        let xls: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1, 0, 0]
        let error = #expect(throws: PackError.self) {
            try PackFile.collect(PackInput(name: "quiz.xls", bytes: xls))
        }
        let text = String(describing: error)
        #expect(text.contains(".xlsx or .csv") && text.contains(".xls"))
    }

    @Test("A format that is no archive does not read one, and the other way round")
    func mixed() throws {
        #expect(throws: PackError.self) {
            try PackFile.collect(
                PackInput(name: "a.xlsx", bytes: bytes("kahoot.xlsx")), .init(format: .gift))
        }
        #expect(throws: PackError.self) {
            try PackFile.collect(
                PackInput(name: "a.xlsx", bytes: Array("question,answer\n".utf8)),
                .init(format: .xlsx))
        }
        // "Kahoot" and "excel" are tables, in whichever file they come.
        let table = try PackFile.collect(
            PackInput(name: "a.xlsx", bytes: bytes("kahoot.xlsx")), .init(format: .csv))
        #expect(table.content.questions.count == 3)
    }
}
