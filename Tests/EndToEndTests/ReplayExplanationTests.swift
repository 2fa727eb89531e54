import Foundation
import SoundTestSupport
import Testing

@Suite("What replay explains", .timeLimit(.minutes(30)))
struct ReplayExplanationTests {
    @Test("What words would have been ruled is told of each utterance, with --explain", .needsModel)
    func believed() async throws {
        let home = try TemporaryFolder()
        let environment = BuiltProgram.environment(home: home.url.path)
        let clip = BuiltProgram.data.appending(path: "demo/jupiter.flac").path
        let trials = """
            {"id": "right", "clip": "\(clip)", "answer": "Jupiter"}
            {"id": "wrong", "clip": "\(clip)", "answer": "Saturn", "choices": ["Saturn", "Jupiter"]}
            """
        let file = try home.write(Array((trials + "\n").utf8), to: "trials.jsonl")
        func believed(_ options: String...) async throws -> [String?] {
            let result = try await BuiltProgram.run(
                ["replay", file, "--json"] + options, environment: environment)
            #expect(result.status == 0, Comment(rawValue: result.errors))
            return result.events.map { event in
                (event["utterances"] as? [[String: Any]])?.first?["believed"] as? String
            }
        }
        #expect(try await believed("--explain") == ["correct", "incorrect"])
        #expect(try await believed() == [nil, nil])
    }
}
