import Foundation
import SoundTestSupport
import Testing

@Suite("Sheets from the command line", .timeLimit(.minutes(30)))
struct PaperCommandTests {
    private let home: TemporaryFolder

    init() throws { home = try TemporaryFolder() }

    private func run(_ arguments: [String], input: String = "") async throws -> BuiltProgram.Result
    {
        try await BuiltProgram.run(arguments, input: input, environment: home.environment)
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOfFile: home.path(name), encoding: .utf8)
    }

    @Test("A pack becomes three sheets, which are replaced only by force")
    func sheets() async throws {
        let pack = try home.parisPack(12)
        let print = ["pack", "print", pack, "-o", home.path("sheets")]
        let result = try await run(print + ["--json"])
        #expect(result.status == 0, Comment(rawValue: result.errors))
        #expect(
            result.events.compactMap { $0["sheet"] as? String }
                == ["questions", "answer-key", "answer-sheets"])
        #expect(result.events.allSatisfy { $0["questions"] as? Int == 12 })
        #expect(result.events.allSatisfy { $0["rounds"] as? Int == 2 })
        #expect(!(try text("sheets/questions.html")).contains("<bdi>Paris</bdi>"))
        #expect(try text("sheets/answer-key.html").contains("<bdi>Paris</bdi>"))
        #expect(try text("sheets/answer-sheets.html").components(separatedBy: "Team:").count == 3)

        let again = print + ["--title", "Quiz of May"]
        let refused = try await run(again)
        #expect(refused.status == 2)
        #expect(refused.errors.contains("--force"))
        #expect(!(try text("sheets/questions.html")).contains("Quiz of May"))
        let forced = try await run(again + ["--force"])
        #expect(forced.status == 0)
        #expect(try text("sheets/questions.html").contains("<h1 dir=\"auto\">Quiz of May</h1>"))
        // To print is not to import.
        let packs = try await run(["pack", "list", "--json"])
        #expect(!packs.events.contains { $0["title"] as? String == "Paris" })
    }

    @Test("What needs a picture is counted in the printed packs alone")
    func pictures() async throws {
        let plain = #"{"id": "a", "question": "Which town?", "answer": "Rome"}"#
        let pictured =
            #"{"id": "b", "question": "Which flag?", "answer": "Mali", "tags": ["needs-media"]}"#
        for file in [try home.pack("Plain", [plain]), try home.pack("Mixed", [plain, pictured])] {
            #expect(try await run(["pack", "import", file, "--yes"]).status == 0)
        }
        let one = try await run(["pack", "print", "Plain", "-o", home.path("plain")])
        #expect(one.status == 0, Comment(rawValue: one.errors))
        #expect(!one.errors.contains("left out"))
        let other = try await run(["pack", "print", "Mixed", "-o", home.path("mixed")])
        #expect(
            other.errors.contains("1 question that needs a picture, a sound or a link is left out"))
    }

    @Test("A shipped pack is printed before any game, by the beginning of its title")
    func shipped() async throws {
        let result = try await run([
            "pack", "print", "film char", "--questions", "6", "--round-size", "3", "--seed", "1",
            "-o", home.path("a"),
        ])
        #expect(result.status == 0, Comment(rawValue: result.errors))
        #expect(result.output.contains("questions.html: 6 questions in 2 rounds\n"))
        _ = try await run([
            "pack", "print", "film char", "--questions", "6", "--round-size", "3", "--seed", "1",
            "-o", home.path("b"),
        ])
        #expect(try text("a/questions.html") == text("b/questions.html"))
    }

    @Test("Rounds are those of a game where somebody wants them")
    func rounds() async throws {
        let result = try await run([
            "pack", "print", try home.parisPack(5), "--round", "normal 3", "--round", "final",
            "-o", home.path("sheets"),
        ])
        #expect(result.status == 0, Comment(rawValue: result.errors))
        #expect(try text("sheets/questions.html").contains("Write your wager"))
        #expect(try text("sheets/answer-sheets.html").contains("Wager:"))
        #expect(result.errors.contains("--seed"))
    }

    @Test("A bad row of a table is named, and the others are printed")
    func refusedRow() async throws {
        let result = try await run(
            ["pack", "print", "-", "-o", home.path("sheets")],
            input: "question,answer\nOne plus one?,two\nNo answer?,\n")
        #expect(result.status == 3)
        #expect(result.errors.contains("-:3:"))
        #expect(try text("sheets/answer-key.html").contains("One plus one?"))
    }

    @Test("Questions that need a picture are left out, and the host learns how many")
    func media() async throws {
        let pack = try home.pack(
            "Pictures",
            [
                #"{"question": "Which gate is seen here?", "answer": "a", "tags": ["needs-media"]}"#,
                #"{"question": "Which sum?", "answer": "b"}"#,
            ])
        let print = ["pack", "print", pack, "-o", home.path("sheets")]
        let without = try await run(print)
        #expect(without.output.contains("1 question in 1 round"))
        #expect(without.errors.contains("1 question that needs a picture"))
        let with = try await run(print + ["--with-media", "--force"])
        #expect(with.output.contains("2 questions in 1 round"))
        #expect(!with.errors.contains("a picture"))
    }

    @Test(
        "What cannot be printed is told with the way out",
        arguments: [
            (["No such pack"], 2, "there are: Books"),
            (["--category", "Nothing"], 2, "there are: none"),
            (["--difficulty", "hard"], 2, "no question has"),
            (["--questions", "0"], 2, "1 to 1000"),
            (["-o", "-"], 2, "folder"),
            (["--round", "final", "--by-category"], 2, "cannot be used with"),
            (["-o", "/dev/null/sheets"], 3, "a different one with -o"),
        ] as [([String], Int32, String)])
    func failures(arguments: [String], status: Int32, text: String) async throws {
        let isPack = !arguments[0].hasPrefix("-")
        let pack = isPack ? [] : [try home.parisPack(2)]
        let place = arguments.contains("-o") ? [] : ["-o", home.path("sheets")]
        let result = try await run(["pack", "print"] + pack + arguments + place)
        #expect(result.status == status, Comment(rawValue: result.errors))
        #expect(result.errors.contains(text), Comment(rawValue: result.errors))
        #expect(!FileManager.default.fileExists(atPath: home.path("sheets")))
    }
}
