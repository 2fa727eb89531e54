import Foundation
import SoundTestSupport
import Testing

@Suite("Mistakes with packs", .timeLimit(.minutes(30)))
struct PackMistakesTests {
    private let home: TemporaryFolder

    init() throws { home = try TemporaryFolder() }

    private func run(
        _ arguments: [String], input: String = ""
    ) async throws -> BuiltProgram.Result {
        try await BuiltProgram.run(
            arguments, input: input, environment: BuiltProgram.environment(home: home.url.path))
    }

    private func quiz(_ title: String, more: String = "") -> String {
        #"{"title":"\#(title)"\#(more),"questions":[{"question":"One plus one?","answer":"two"}]}"#
    }

    @Test(
        "A person at a terminal replaces a file only with --force, a script always",
        arguments: ["export", "convert"])
    func existing(command: String) async throws {
        let file = try home.write(Array(quiz("T").utf8), to: "quiz.json")
        let other = try home.write(Array("old".utf8), to: "quiz.csv")
        #expect(try await run(["pack", "import", file]).status == 0)
        let words = ["pack", command, command == "export" ? "T" : file, "--to", "csv", "-o"]
        func typed(_ more: [String]) async throws -> Int32 {
            let environment = BuiltProgram.environment(home: home.url.path)
            return try await PseudoTerminal(words + more, environment: environment).status()
        }
        #expect(try await typed([file]) == 2)
        #expect(try String(contentsOf: URL(filePath: file), encoding: .utf8) == quiz("T"))
        #expect(try await typed([other]) == 2)
        #expect(try await typed(["/dev/null"]) == 0)
        #expect(try await typed([other, "--force"]) == 0)
        let text = try String(contentsOf: URL(filePath: other), encoding: .utf8)
        #expect(text.contains("One plus one?"))
        #expect(try await run(words + [other]).status == 0)
    }

    @Test("A file with a refused question has the same status each time")
    func sameStatus() async throws {
        let text = "question,answer\nOne plus one?,two\nNo answer here,\n"
        for change in ["added", "unchanged"] {
            let result = try await run(["pack", "import", "-", "--json"], input: text)
            #expect(result.status == 3)
            #expect(result.events.first?["refused"] as? Int == 1)
            #expect(result.events.first?["change"] as? String == change)
        }
    }

    @Test("An import reports rounds that cannot be played")
    func rounds() async throws {
        let text = quiz("T", more: #","rounds":["normal 1","no such round"]"#)
        for options in [["--dry-run"], []] {
            let result = try await run(["pack", "import", "-"] + options, input: text)
            #expect(result.errors.contains("the pack cannot be played in its rounds"))
        }
    }

    @Test("A sound that cannot be played is reported and not stored")
    func sound() async throws {
        _ = try home.write(
            Array("RIFF\0\0\0\0WAVE".utf8) + [UInt8](repeating: 0, count: 1_000),
            to: "a.wav")
        let text = "question,answer,media\nWhat is it?,a bell,a.wav\n"
        let file = try home.write(Array(text.utf8), to: "quiz.csv")
        let result = try await run(
            ["pack", "import", file, "--bank", home.path("bank.sqlite")])
        #expect(result.errors.contains(#"the sound "a.wav" cannot be played"#))
        #expect(!FileManager.default.fileExists(atPath: home.path("bank.media")))
    }

    @Test("A pack that is still at risk after --fix has the status of a risk", .needsModel)
    func fix() async throws {
        let file = home.path("fixed.json")
        let result = try await run(
            ["pack", "check", "-", "--fix", "-o", file],
            input: "question,answer,options\nWhich part of a day?,night,night | nine\n")
        #expect(result.status == 1)
        #expect(FileManager.default.fileExists(atPath: file))
        #expect(try await run(["pack", "check", file]).status == 1)
    }

    @Test("A bank that is not there, or is empty, is not sound")
    func noBank() async throws {
        let missing = try await run(["bank", "check", "--bank", home.path("typo.sqlite")])
        #expect(missing.status == 3)
        #expect(missing.errors.contains("there is no question bank"))
        #expect(!FileManager.default.fileExists(atPath: home.path("typo.sqlite")))
        let file = try home.write([], to: "empty.sqlite")
        let empty = try await run(["bank", "check", "--bank", file])
        #expect(empty.status == 1)
        #expect(empty.output.hasPrefix("empty: "))
        #expect(try Data(contentsOf: URL(filePath: file)).isEmpty)
    }

    @Test("What pack show does not find is named")
    func notFound() async throws {
        for number in 1...2 {
            let text = quiz("Host night \(number)")
            #expect(try await run(["pack", "import", "-"], input: text).status == 0)
        }
        let search = try await run(["pack", "show", "--search", "zzzz"])
        #expect(search.output.isEmpty)
        #expect(search.errors.contains("No question matches \"zzzz\""))
        let page = try await run(["pack", "show", "Host night 1", "--page", "99"])
        #expect(page.status == 2)
        #expect(page.errors.contains("there is no page 99"))
        let title = try await run(["pack", "show", "host n"])
        #expect(title.status == 2)
        #expect(title.errors.contains("Host night 1, Host night 2"))
    }
}
