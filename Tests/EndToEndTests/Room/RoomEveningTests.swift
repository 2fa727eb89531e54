import Foundation
import SoundTestSupport
import Testing

/// Whole games of every kind, played by a host and phones in a real browser.
@Suite("Whole evenings in a room", .serialized, .timeLimit(.minutes(5)), .needsBrowser)
struct RoomEveningTests {
    private let home: TemporaryFolder

    init() throws { home = try TemporaryFolder() }

    private static let questions =
        (1...8).map {
            #"{"id": "c\#($0)", "question": "What is the capital of France, number \#($0)?", "answer": "Paris", "category": "Towns", "points": 100}"#
        }
        + (1...3).map {
            #"{"id": "f\#($0)", "question": "Who is the boy wizard, number \#($0)?", "answer": "Harry Potter", "choices": ["Harry Potter", "Ron Weasley", "Draco Malfoy"], "category": "Film", "points": 100}"#
        } + [
            #"{"id": "e", "question": "How high is Mount Everest in metres?", "answer": "8849", "category": "Numbers", "points": 300}"#,
            #"{"id": "l", "question": "Name two planets of the Sun.", "answer": "Mars", "accept": ["Venus", "Earth"], "category": "Sky", "tags": ["list", "name:2"], "points": 200}"#,
        ]

    private static let rounds = [
        "normal 1 category=Towns", "choice 1", "board category=Towns,Film values=100",
        "lightning 1 seconds=30 category=Towns", "estimation 1", "list", "final category=Towns",
        "tie-break 1 category=Towns",
    ]

    private func play(_ arguments: [String], _ names: [String]) async throws -> BuiltProgram.Result
    {
        let table = try await RoomTable(
            ["--keyboard", "--pack", try home.pack("Evening", Self.questions), "--seed", "7"]
                + arguments, home: home)
        defer { table.close() }
        var phones: [BrowserPage] = []
        for name in names { phones.append(try await table.phone(name)) }
        var robot = RoomRobot(table, phones)
        try await robot.play()
        #expect(robot.problems.isEmpty, "\(robot.problems)")
        let result = table.program.waitForEnd()
        #expect(result.status == 0, Comment(rawValue: result.errors))
        #expect(result.events.last?["complete"] as? Bool == true)
        for (phone, name) in zip(phones, names) {
            let points = try await phone.text(of: "#points").filter(\.isNumber)
            #expect(Int(points) == result.points[name].map(abs))
        }
        for page in [table.screen, table.host] + phones {
            #expect(page.problems.isEmpty, "\(page.problems)")
        }
        return result
    }

    @Test("All kinds of rounds in one game, by two phones")
    func rounds() async throws {
        let result = try await play(
            Self.rounds.flatMap { ["--round", $0] } + ["--scoring", "jeopardy"], ["Ada", "Grace"])
        let kinds = result.events.filter { $0["event"] as? String == "round" }
            .compactMap { $0["round"] as? String }
        #expect(
            kinds.prefix(7) == [
                "normal", "choice", "board", "lightning", "estimation", "list", "final",
            ])
    }

    @Test("Every mode that several can play", arguments: ["turns", "shout", "teams", "host"])
    func modes(mode: String) async throws {
        _ = try await play(
            ["--mode", mode, "--scoring", "flat", "--questions", "3", "--category", "Towns"],
            ["Ada", "Grace"])
    }

    @Test("One plays alone, without a clock")
    func alone() async throws {
        _ = try await play(
            ["--mode", "practice", "--scoring", "flat", "--questions", "2", "--category", "Towns"],
            ["Ada"])
    }
}
