import Foundation
import SoundTestSupport
import Testing

/// One game, one pack, one question, one point: never several of them.
@Suite("Figures of one", .timeLimit(.minutes(30)))
struct FiguresOfOneTests {
    @Test("What there is one of is told so, wherever it is counted")
    func one() async throws {
        let home = try TemporaryFolder()
        let environment = BuiltProgram.environment(home: home.url.path)
        let text =
            #"{"format": "trivia-voice-pack", "version": 1, "title": "One", "questions": [{"id": "p", "question": "What is the capital of France?", "answer": "Paris", "category": "Geography", "points": 1}]}"#
        let pack = try home.write(Array(text.utf8), to: "one.json")
        func told(_ arguments: [String], input: String = "") async throws -> String {
            let result = try await BuiltProgram.run(
                arguments, input: input, environment: environment)
            #expect(result.status == 0, Comment(rawValue: "\(arguments): \(result.errors)"))
            return result.output + result.errors
        }
        // Another bank than the usual one, which would be filled with the packs that are shipped.
        let bank = ["--bank", home.path("bank.sqlite")]
        var all = try await told(["pack", "import", pack] + bank)
        all += try await told(
            ["play", "--pack", "One", "--scoring", "flat", "--base", "1"] + bank, input: "paris\n")
        for arguments in [
            ["history"], ["history", "--game", "1"], ["history", "--stats", "player"],
            ["leaderboard"], ["pack", "list", "--categories"], ["pack", "show", "One", "p"],
            ["bank", "check"], ["bank", "salvage", "-o", home.path("saved.sqlite")],
            ["pack", "remove", "One"],
        ] {
            all += try await told(arguments + bank)
        }
        all += try await told(["pack", "check", pack])
        let several = try Regex(
            #"\b1 (learned )?(games|questions|packs|answers|points|forms|categories|times|words|rounds)\b"#
        )
        #expect(all.matches(of: several).map { String(all[$0.range]) } == [])
        for one in [
            "1 point in 1 game", "1 point;", "1 question removed", "sound: 1 pack, 1 question\n",
            "1 game, 1 answer, ", "asked: 1 time", "of 1 answer", "1 question in 1 category",
        ] {
            #expect(all.contains(one), "\(one)")
        }
    }
}
