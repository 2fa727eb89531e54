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
        let hint = BuiltProgram.data.appending(path: "demo/hint.flac").path
        let trials = """
            {"id": "right", "clip": "\(clip)", "answer": "Jupiter"}
            {"id": "wrong", "clip": "\(clip)", "answer": "Saturn", "choices": ["Saturn", "Jupiter"]}
            {"id": "command", "clip": "\(hint)", "answer": "Saturn"}
            """
        let file = try home.write(Array((trials + "\n").utf8), to: "trials.jsonl")
        func explained(_ options: String...) async throws -> [[String?]] {
            let result = try await BuiltProgram.run(
                ["replay", file, "--json"] + options, environment: environment)
            #expect(result.status == 0, Comment(rawValue: result.errors))
            return result.events.map { event in
                let utterance = (event["utterances"] as? [[String: Any]])?.first
                return ["believed", "believedCommand"].map { utterance?[$0] as? String }
            }
        }
        #expect(
            try await explained("--explain")
                == [["correct", nil], ["incorrect", nil], [nil, "hint"]])
        #expect(try await explained() == [[nil, nil], [nil, nil], [nil, nil]])
    }
}
