import Foundation
import SoundTestSupport
import Testing

@Suite("Checking packs", .timeLimit(.minutes(30)))
struct PackCheckTests {
    private let table = """
        question,answer,accept,reject,options,image
        What is the Dutch capital?,Amsterdam,,,,
        No answer here,,,,,
        Which is a colour?,red,maroon,maroon,,
        Which gate is this?,one,,,,gate.png
        Which letter follows A?,B,,,,
        What is two plus two?,four,,,the four | five | four,

        """

    private func check(
        _ arguments: [String], input: String
    ) async throws -> BuiltProgram.Result {
        let home = try TemporaryFolder()
        return try await BuiltProgram.run(
            ["pack", "check"] + arguments, input: input,
            environment: BuiltProgram.environment(home: home.url.path))
    }

    @Test("Structure, judge and ear are said once each, and the bank is not touched", .needsModel)
    func everything() async throws {
        let result = try await check(["-", "--json"], input: table)
        #expect(result.status == 3)
        func found(_ part: String, _ kind: String) -> [String] {
            result.events.filter { $0["check"] as? String == part && $0["kind"] as? String == kind }
                .compactMap { $0["message"] as? String }
        }
        #expect(found("structure", "file").contains("the question has no answer"))
        #expect(found("structure", "file").count { $0.contains("gate.png") } == 1)
        #expect(found("judge", "misjudged").contains { $0.contains("maroon") })
        #expect(found("judge", "misjudged").contains { $0.contains("the four") })
        #expect(found("ear", "too short").count == 1)
        let summary = try #require(result.events.last)
        #expect(summary["check"] as? String == "summary")
        #expect(summary["questions"] as? Int == 5)
        #expect(summary["refused"] as? Int == 1)
        #expect(summary["needMedia"] as? Int == 1)
        #expect(summary["ready"] as? Int == 1)
    }

    @Test("Every line is as the schema says", .needsModel)
    func schema() async throws {
        let file = BuiltProgram.data.appending(path: "check.schema.json")
        let schema = try #require(
            JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
        let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
        let result = try await check(["-", "--json", "--all"], input: table)
        #expect(result.events.count > 5)
        for event in result.events {
            let isSummary = event["check"] as? String == "summary"
            let rules = try #require(definitions[isSummary ? "summary" : "finding"])
            let properties = try #require(rules["properties"] as? [String: [String: Any]])
            let required = try #require(rules["required"] as? [String])
            #expect(Set(event.keys).isSubset(of: properties.keys))
            #expect(Set(required).isSubset(of: event.keys))
            for (key, value) in event {
                if let allowed = properties[key]?["enum"] as? [String] {
                    #expect(allowed.contains(value as? String ?? ""), "\(key): \(value)")
                }
            }
        }
    }

    @Test("The summary speaks to a host", .needsModel)
    func summary() async throws {
        let result = try await check(["-", "--as", "Quiz"], input: table)
        #expect(result.errors.contains("Quiz (csv): 5 questions, 1 ready to play"))
        #expect(result.errors.contains("1 needs a picture, a sound or a link"))
        #expect(result.errors.contains("1 refused and left out"))
    }

    @Test("A file that is not there is what is missing, and not a pack of its name")
    func missingFile() async throws {
        let result = try await check(["nofile.json"], input: "")
        #expect(result.status == 3)
        #expect(result.errors.contains("cannot read nofile.json"))
        #expect(try await check(["no file"], input: "").errors.contains("no pack \"no file\""))
    }

    @Test("Who has listened says how many answers were heard", .needsModel)
    func listening() async throws {
        let table = "question,answer\nWhat is the Dutch capital?,Amsterdam\n"
        let result = try await check(["-", "--listen"], input: table)
        #expect(result.errors.contains("1 of 1 answer recognized with the voice slt"))
        let silent = try await check(["-"], input: table)
        #expect(!silent.errors.contains("heard as"))
    }

    @Test("A shipped pack is ready to play", .needsModel)
    func shipped() async throws {
        let pack = BuiltProgram.data.appending(path: "packs")
        let name = try #require(
            try FileManager.default.contentsOfDirectory(atPath: pack.path).sorted().first)
        let result = try await check([pack.appending(path: name).path], input: "")
        #expect(result.status == 0, "\(result.output) \(result.errors)")
        #expect(result.errors.contains("60 ready to play"))
    }
}
