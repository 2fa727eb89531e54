import Foundation
import QuestionBank
import Testing

@testable import PlaySession

@Suite("Shipped packs")
final class ShippedPackTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "shipped \(UUID())")
        let packs = folder.appending(path: "packs")
        try FileManager.default.createDirectory(at: packs, withIntermediateDirectories: true)
        for title in ["Rivers", "Towns"] {
            let bytes = try PackFile.bytes(of: Self.pack(title), as: .native).bytes
            try Data(bytes).write(to: packs.appending(path: "\(title).json"))
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private static func pack(_ title: String, question: String = "Which?") -> Pack {
        Pack(title: title, questions: [Question(id: "1", prompt: question, answer: "that")])
    }

    private func titles(_ bank: BankStore) throws -> [String] {
        try bank.packs().map(\.header.title)
    }

    @Test("A game puts them beside a host's own, and not in place of one with such a title")
    func besideOwn() throws {
        let bank = try BankStore.inMemory()
        let own = Self.pack("towns", question: "Mine?")
        try bank.importPack(own)
        #expect(try QuestionSource(bank: bank).importShippedPacks(from: folder) == 1)
        #expect(try titles(bank) == ["Rivers", "towns"])
        #expect(try bank.pack(titled: "towns") == own)
        #expect(try QuestionSource(bank: bank).importShippedPacks(from: folder) == 0)
    }

    @Test("One that was removed stays out until it is imported again")
    func removed() throws {
        let bank = try BankStore.inMemory()
        let source = QuestionSource(bank: bank)
        #expect(try source.importShippedPacks(from: folder) == 2)
        for title in ["Rivers", "Towns"] { try bank.removePack(titled: title) }
        #expect(try source.importShippedPacks(from: folder) == 0)
        let all = try ShippedPack.all(notIn: bank, folder: folder)
        #expect(all.map(\.isRemoved) == [true, true])
        try bank.importFile(PackInput(path: all[0].file.path))
        #expect(try titles(bank) == ["Rivers"])
        #expect(try ShippedPack.all(notIn: bank, folder: folder).map(\.pack.title) == ["Towns"])
    }
}
