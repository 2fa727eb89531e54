import Foundation
import SoundTestSupport
import Testing

@Suite("The demo", .timeLimit(.minutes(30)))
struct DemoTests {
    private func events(_ arguments: [String] = []) async throws -> [[String: Any]] {
        let home = try TemporaryFolder()
        let result = try await BuiltProgram.run(
            ["demo", "--fast", "--json"] + arguments,
            environment: BuiltProgram.environment(home: home.url.path))
        #expect(result.status == 0, Comment(rawValue: result.errors))
        // Nothing of the player's own is touched.
        #expect(try FileManager.default.contentsOfDirectory(atPath: home.url.path).isEmpty)
        return result.events
    }

    @Test("Eight recorded answers get the verdicts they deserve", .needsModel)
    func verdicts() async throws {
        let events = try await events()
        let verdicts = events.filter { $0["event"] as? String == "verdict" }
        let outcomes = verdicts.map { "\($0["id"] ?? "") \($0["outcome"] ?? "")" }
        #expect(
            outcomes == [
                "jupiter correct", "morocco correct", "nitrogen correct", "tigris incorrect",
                "wazowski correct", "darling silence", "darwin correct", "louis correct",
            ])
        // Another answer of the same game is one sound away, and may nearly tie.
        let darwin = try #require(verdicts.first { $0["id"] as? String == "darwin" })
        #expect(["heard", "reading"].contains { darwin[$0] as? String == "darwin" })
        let times = verdicts.map { $0["responseTime"] as? Double }
        // The recordings say when the words begin; a tenth of a second is for their first sounds.
        #expect(abs((times.first.flatMap { $0 } ?? 0) - 0.8) < 0.1)
        #expect(abs((times.last.flatMap { $0 } ?? 0) - 9.6) < 0.1)
        #expect(events.contains { $0["event"] as? String == "volatile" })
        #expect(events.contains { $0["event"] as? String == "command" })
        #expect(events.contains { $0["event"] as? String == "hint" })
        let end = try #require(events.last)
        #expect(end["event"] as? String == "end")
        #expect(end["complete"] as? Bool == true)
    }

    @Test("The demo is the same every time", .needsModel)
    func same() async throws {
        let first = try await events().filter { $0["event"] as? String != "volatile" }
        let second = try await events().filter { $0["event"] as? String != "volatile" }
        #expect(first as NSArray == second as NSArray)
    }

    @Test("Without a terminal it is plain text", .needsModel)
    func plain() async throws {
        let home = try TemporaryFolder()
        let result = try await BuiltProgram.run(
            ["demo", "--fast"], environment: BuiltProgram.environment(home: home.url.path))
        #expect(result.status == 0)
        #expect(!result.output.contains("\u{1B}"))
        #expect(!result.output.contains("\r"))
        #expect(result.output.contains("The end"))
    }

    @Test("Without its recordings or its model it says so")
    func missing() async throws {
        let home = try TemporaryFolder()
        let noData = try await BuiltProgram.run(
            ["demo", "--fast"],
            environment: BuiltProgram.environment(
                home: home.url.path, ["TRIVIA_VOICE_DATA": home.url.path]))
        #expect(noData.status == 3)
        #expect(noData.errors.contains("answers.json"))
        let noModel = try await BuiltProgram.run(
            ["demo", "--fast", "--model", home.url.path],
            environment: BuiltProgram.environment(home: home.url.path))
        #expect(noModel.status == 4)
        #expect(!noModel.errors.isEmpty)
    }
}
