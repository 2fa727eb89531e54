import Foundation
import SoundTestSupport
import Testing

@Suite("Trials that cannot be run", .timeLimit(.minutes(30)))
struct ReplayLimitsTests {
    @Test(
        "A clip that is a pipe, an answer that nobody could say and sounds that are none are refused at once",
        .needsModel)
    func refused() async throws {
        let home = try TemporaryFolder()
        let environment = BuiltProgram.environment(home: home.url.path)
        let pipe = home.path("pipe.wav")
        try #require(mkfifo(pipe, 0o600) == 0)
        let clip = BuiltProgram.data.appending(path: "demo/jupiter.flac").path
        let long = String(repeating: "word ", count: 10_000)
        let trials = """
            {"id": "pipe", "clip": "\(pipe)", "answer": "jupiter"}
            {"id": "long", "clip": "\(clip)", "answer": "\(long)"}
            {"id": "said", "clip": "\(clip)", "answer": "Jupiter", "pronunciations": {"jupiter": ["YOO"]}}
            {"id": "fine", "clip": "\(clip)", "answer": "Jupiter"}
            """
        let file = try home.write(Array((trials + "\n").utf8), to: "trials.jsonl")
        let result = try await BuiltProgram.run(
            ["replay", file, "--json"], environment: environment)
        #expect(result.status == 3)
        let lines = result.events
        #expect(lines.map { $0["id"] as? String } == ["pipe", "long", "said", "fine"])
        #expect((lines[0]["error"] as? String)?.contains("pipe") == true)
        #expect((lines[1]["error"] as? String)?.contains("not 10000") == true)
        #expect(
            lines[2]["error"] as? String == #""YOO" is not an ARPAbet pronunciation of "jupiter""#)
        #expect(lines[3]["verdict"] as? String == "correct")
    }
}
