import Foundation
import Languages
import QuestionBank
import SoundTestSupport
import Testing
import TriviaGame

@testable import PlaySession
@testable import TerminalIO

@Suite("Packs that a game takes from files")
struct PackFilesTests {
    private let folder: TemporaryFolder
    private let bank: BankStore

    init() throws {
        folder = try TemporaryFolder()
        bank = try BankStore.inMemory()
    }

    private func file(_ ids: [String], title: String = "Towns") throws -> String {
        let pack = Pack(
            title: title,
            questions: ids.map { Question(id: $0, prompt: "Which, \($0)?", answer: "that") })
        return try folder.write(PackFile.bytes(of: pack, as: .native).bytes, to: "\(title).json")
    }

    private var titles: [String] {
        get throws { try bank.packs().map(\.header.title) }
    }

    private func reading(
        _ names: [String], isKept: Bool
    ) throws -> (source: QuestionSource, packs: [PackFromFile]) {
        try QuestionSource(bank: bank).reading(filesAmong: names, isKept: isKept)
    }

    @Test("The bank gets a file's pack only when it is to be kept", arguments: [false, true])
    func kept(isKept: Bool) throws {
        let file = try file(["a", "b"])
        let (source, packs) = try reading([file], isKept: isKept)
        #expect(packs == [PackFromFile(title: "Towns", change: .added, isKept: isKept)])
        #expect(try titles == (isKept ? ["Towns"] : []))
        let entries = try source.draw(
            .init(packs: [file]), count: 10, scoring: .speed, seed: 1)
        #expect(Set(entries.map(\.question.id)) == ["a", "b"])
    }

    @Test("Packs of the bank can be named beside a file")
    func beside() throws {
        try bank.importPack(
            Pack(
                title: "Rivers", questions: [Question(id: "r", prompt: "Which?", answer: "that")]))
        let names = ["riv", try file(["a"])]
        let source = try reading(names, isKept: false).source
        #expect(try source.titles(names) == ["Rivers", "Towns"])
        #expect(try titles == ["Rivers"])
    }

    @Test("What the bank knows about a pack's questions counts for its file, too")
    func known() throws {
        let file = try file(["a", "b"])
        _ = try reading([file], isKept: true)
        let asked = try #require(try bank.draw(count: 1, seed: 1).first)
        try bank.markAsked([asked.id])
        for seed in 1...5 {
            let (source, packs) = try reading([file], isKept: false)
            #expect(packs.map(\.change) == [.unchanged])
            let drawn = try source.draw(
                .init(packs: [file]), count: 1, scoring: .speed, seed: UInt64(seed))
            #expect(drawn.map(\.question.id) != [asked.question.id])
        }
    }

    @Test("Without the pack in the bank, the history knows what was asked")
    func history() throws {
        let file = try file(["a", "b"])
        let game = try bank.begin(
            GameRecord(mode: "solo", startedAt: .now, players: [.init("Ada")]))
        try bank.record(
            AnswerRecord(
                gameID: game.id, number: 1, player: "Ada",
                question: Question(id: "a", prompt: "Which, a?", answer: "that"), pack: "Towns",
                verdict: .correct, reason: "", askedAt: .now, points: 1))
        for seed in 1...5 {
            let drawn = try reading([file], isKept: false).source.draw(
                .init(packs: [file]), count: 1, scoring: .speed, seed: UInt64(seed))
            #expect(drawn.map(\.question.id) == ["b"])
        }
    }

    @Test("A name that is no file is left to the bank, and a file that is missing is refused")
    func names() throws {
        #expect(try reading(["Towns"], isKept: false).packs == [])
        #expect(throws: CommandFailure.self) {
            try reading([folder.path("missing.json")], isKept: false)
        }
        // A title with a dot is a title.
        try bank.importPack(
            Pack(
                title: "Vol. 2", questions: [Question(id: "r", prompt: "Which?", answer: "that")]))
        #expect(try reading(["vol. 2"], isKept: false).packs == [])
    }

    @Test("Rounds of a pack cannot name files")
    func rounds() throws {
        let other = try file(["x"], title: "Other")
        let pack = Pack(
            title: "Towns", rounds: ["normal 1 pack=\(other)"],
            questions: [Question(id: "a", prompt: "Which?", answer: "that")])
        let name = try folder.write(PackFile.bytes(of: pack, as: .native).bytes, to: "towns.json")
        let source = try reading([name], isKept: false).source
        let plans = try #require(try source.plans(ofPacks: [name], unless: false))
        #expect(throws: CommandFailure.self) {
            try source.draw(plans, .init(packs: [name]), players: 1, scoring: .speed, seed: 1)
        }
    }

    @Test(
        "Players are told what became of the pack",
        arguments: [
            (.added, false, "will not be kept in the question bank. To keep the pack, use --keep."),
            (.replaced, false, "The question bank keeps its own version"),
            (.added, true, "is now in the question bank."),
            (.replaced, true, "was replaced by the version in the file."),
            (.unchanged, true, nil), (.unchanged, false, nil),
        ] as [(ImportResult.Change, Bool, String?)])
    func note(change: ImportResult.Change, isKept: Bool, text: String?) throws {
        let note = PackFromFile(title: "Towns", change: change, isKept: isKept).note(Sentences())
        #expect((note == nil) == (text == nil))
        if let text { #expect(note?.contains(text) == true, "\(note ?? "")") }
    }
}
