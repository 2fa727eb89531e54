import Foundation
import SoundTestSupport
import Testing

@Suite("Files of a pack that are fetched", .timeLimit(.minutes(30)))
struct PackFetchTests {
    @Test(
        "Links are fetched into an archive if the user agrees, and others are reported",
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/curl"), "needs curl"))
    func fetching() async throws {
        let home = try TemporaryFolder()
        let dot = try #require(
            Data(
                base64Encoded:
                    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
            ))
        let server = try SmallWebServer(["/dot.png": .init(Array(dot))])
        let file = try home.write(
            Array(
                "question,answer,image\nWhich dot?,one,\(server.address("/dot.png"))\nWhich line?,two,\(server.address("/line.png"))\n"
                    .utf8), to: "quiz.csv")
        let archive = home.path("quiz.trivia")
        func run(_ options: [String]) async throws -> BuiltProgram.Result {
            try await BuiltProgram.run(
                ["pack", "fetch", file, "-o", archive, "--json"] + options,
                environment: BuiltProgram.environment(home: home.url.path))
        }
        let planned = try await run(["--dry-run"])
        #expect(planned.output.contains(#""name":"127.0.0.1""#))
        #expect(planned.output.contains(#""private":true"#))
        let unasked = try await run([])
        #expect(unasked.status == 2)
        #expect(unasked.errors.contains("use --yes --allow-private"))
        #expect(!FileManager.default.fileExists(atPath: archive))
        let refused = try await run(["--yes"])
        #expect(refused.status == 1)
        #expect(refused.errors.contains("no file could be fetched, so no archive was written;"))
        #expect(refused.events.last?["fetched"] as? Int == 0)
        #expect(refused.events.last?["output"] == nil)
        #expect(!FileManager.default.fileExists(atPath: archive))
        #expect(server.requests.isEmpty)
        _ = try home.write(Array("old".utf8), to: "quiz.trivia")
        let existing = try await run(["--yes", "--allow-private"])
        #expect(existing.status == 2)
        #expect(existing.errors.contains("\(archive) already exists; use --force"))
        #expect(server.requests.isEmpty)
        #expect(try await run(["--dry-run"]).status == 0)
        let fetched = try await run(["--yes", "--allow-private", "--force"])
        #expect(fetched.status == 1)
        #expect(fetched.events.last?["fetched"] as? Int == 1)
        #expect(fetched.events.last?["links"] as? Int == 2)
        #expect(fetched.errors.contains("404"))
        let imported = try await BuiltProgram.run(
            ["pack", "import", archive],
            environment: BuiltProgram.environment(home: home.url.path))
        #expect(imported.status == 0)
        #expect(imported.errors.components(separatedBy: "is a link").count == 2)
    }
}
