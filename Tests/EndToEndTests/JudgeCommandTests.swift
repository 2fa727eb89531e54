import Foundation
import SoundTestSupport
import Testing

@Suite("The judge command", .timeLimit(.minutes(30)))
struct JudgeCommandTests {
    private func judge(
        _ cases: String, _ arguments: [String] = ["--json"]
    ) async throws -> BuiltProgram.Result {
        let home = try TemporaryFolder()
        let file = home.url.appendingPathComponent("cases.jsonl")
        try Data(cases.utf8).write(to: file)
        return try await BuiltProgram.run(
            ["judge", "--spelling-only"] + arguments + [file.path],
            environment: BuiltProgram.environment(home: home.url.path))
    }

    @Test("Every verdict has exactly the agreed keys")
    func keys() async throws {
        let result = try await judge(
            """
            {"id":"a","answerline":"<b><u>solar eclipse</u></b> [prompt on <u>eclipse</u> by asking “Of what?”]","given":"eclipse"}
            {"id":7,"answers":["Henry VIII"],"given":"henry the eighth"}
            {"answers":["Oslo"],"promptOn":["Norway",{"form":"Scandinavia","ask":"Where there?"}],"given":"bergen"}

            """)
        #expect(result.status == 0)
        let verdicts = result.events
        #expect(verdicts.map { $0["verdict"] as? String } == ["prompt", "accept", "reject"])
        for verdict in verdicts {
            #expect(
                Set(verdict.keys) == [
                    "id", "verdict", "matched", "why", "rule", "sureness", "prompt",
                ])
        }
        #expect(verdicts.map { $0["prompt"] as? String } == ["Of what?", nil, nil])
        #expect(verdicts[0]["id"] as? String == "a")
        #expect(verdicts[1]["id"] as? Int == 7)
        #expect(verdicts[2]["matched"] is NSNull)
    }

    @Test("A line that is no case is named, the rest are judged, and the status says so")
    func malformed() async throws {
        let result = try await judge(
            """
            {"id":"1","answers":["Oslo"],"given":"oslo"}
            not json
            {"id":"3","answers":["Oslo"]}
            {"id":"4","given":"oslo"}
            {"id":"5","answers":["Oslo"],"given":"bergen"}
            """)
        #expect(result.status == 3)
        #expect(result.events.map { $0["id"] as? String } == ["1", "5"])
        for line in ["line 2", "line 3", "line 4"] { #expect(result.errors.contains(line)) }
        #expect(!result.errors.contains("line 5"))
    }

    @Test("With --check, an unexpected verdict is a quality failure")
    func check() async throws {
        let cases = #"{"id":"1","answers":["Oslo"],"given":"bergen","expect":"accept"}"#
        #expect(try await judge(cases, ["--check"]).status == 1)
        #expect(try await judge(cases, ["--json"]).status == 0)
        #expect(try await judge(cases.replacing("bergen", with: "oslo"), ["--check"]).status == 0)
    }

    @Test("--check marks each case that is not as expected, and refuses a verdict that is none")
    func checkMarks() async throws {
        let cases = """
            {"id":"1","answers":["Oslo"],"given":"oslo","expect":"accept"}
            {"id":"2","answers":["Oslo"],"given":"bergen","expect":"accept"}
            {"id":"3","answers":["Oslo"],"given":"bergen"}
            """
        let marks = try await judge(cases, ["--check", "--json"]).events
            .map { $0["asExpected"] as? Bool }
        #expect(marks == [true, false, nil])
        let text = try await judge(cases, ["--check"]).output
        #expect(text.contains("line 2 expects accept"))
        #expect(!text.contains("line 1 expects"))
        let unknown = try await judge(
            #"{"answers":["Oslo"],"given":"oslo","expect":"acept"}"#, ["--check"])
        #expect(unknown.status == 3)
        #expect(unknown.errors.contains("line 1: \"expect\" must be one of accept, prompt, reject"))
    }

    @Test("An answer line without an answer is refused, and an unclosed bracket is reported")
    func answerLine() async throws {
        func judge(_ line: String) async throws -> BuiltProgram.Result {
            let home = try TemporaryFolder()
            return try await BuiltProgram.run(
                ["judge", "--spelling-only", "--answerline", line, "--given", "paris"],
                environment: BuiltProgram.environment(home: home.url.path))
        }
        let empty = try await judge("")
        #expect(empty.status == 3)
        #expect(empty.errors.contains("--answerline contains no answer"))
        let unclosed = try await judge("Paris [accept Lutetia")
        #expect(unclosed.status == 0)
        #expect(unclosed.output.hasPrefix("accept"))
        #expect(unclosed.errors.contains("“[” at character 7 is not closed"))
    }

    @Test("An error names a line that is not a JSON object")
    func list() async throws {
        let result = try await judge("[1]")
        #expect(result.status == 3)
        #expect(result.errors.contains("line 1 is not a JSON object"))
    }

    @Test("An answer may begin with a minus sign")
    func minus() async throws {
        let home = try TemporaryFolder()
        let result = try await BuiltProgram.run(
            ["judge", "--json", "--spelling-only", "--answerline", "-40", "--given", "-40"],
            environment: BuiltProgram.environment(home: home.url.path))
        #expect(result.events.first?["verdict"] as? String == "accept")
    }

    @Test("--explain names the rule and what is odd about the answer line")
    func explain() async throws {
        let result = try await judge(
            #"{"id":"1","answerline":"Oslo [accept Kristiania","given":"oslo"}"#,
            ["--json", "--explain"])
        #expect(result.events.first?["rule"] as? String == "same-words")
        #expect((result.events.first?["problems"] as? [String])?.count == 1)
    }

    @Test("A strictness that is none is a usage error, a missing file is refused input")
    func usage() async throws {
        #expect(try await judge("", ["--strictness", "fierce"]).status == 2)
        let home = try TemporaryFolder()
        let result = try await BuiltProgram.run(
            ["judge", home.url.appendingPathComponent("nothing.jsonl").path],
            environment: BuiltProgram.environment(home: home.url.path))
        #expect(result.status == 3)
    }
}
