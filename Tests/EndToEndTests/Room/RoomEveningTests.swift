import Foundation
import SoundTestSupport
import Testing

/// Whole games in a real browser, from the lobby to the end, by people who do what their pages ask of them.
@Suite("Whole evenings in a room", .serialized, .timeLimit(.minutes(4)), .needsBrowser)
struct RoomEveningTests {
    private let home: TemporaryFolder

    init() throws { home = try TemporaryFolder() }

    private static let questions =
        (1...8).map {
            #"{"id": "c\#($0)", "question": "What is the capital of France, number \#($0)?", "answer": "Paris", "category": "Towns", "points": 100}"#
        }
        + (1...6).map {
            #"{"id": "f\#($0)", "question": "Who is the boy wizard, number \#($0)?", "answer": "Harry Potter", "category": "Film", "points": 100}"#
        } + [
            #"{"id": "e", "question": "How high is Mount Everest in metres?", "answer": "8849", "category": "Numbers", "points": 300}"#,
            #"{"id": "l", "question": "Name two planets of the Sun.", "answer": "Mars", "accept": ["Venus", "Earth"], "category": "Sky", "tags": ["list", "name:2"], "points": 200}"#,
        ]

    private static let rounds = [
        "normal 3 category=Towns", "board category=Towns,Film values=100", "estimation 1", "list",
        "lightning 1 seconds=20 category=Film", "final category=Towns",
    ]

    @Test("Rounds of six kinds by two phones: all pages agree with the program on the points")
    func rounds() async throws {
        let table = try await RoomTable(
            ["--keyboard", "--pack", try home.pack("Evening", Self.questions), "--seed", "7"]
                + Self.rounds.flatMap { ["--round", $0] }
                + ["--scoring", "jeopardy", "--time-limit", "300"], home: home)
        defer { table.close() }
        let names = ["Ada", "Grace"]
        var phones: [BrowserPage] = []
        for name in names { phones.append(try await table.phone(name)) }
        var robot = RoomRobot(table, phones)
        try await robot.play()
        let result = table.program.waitForEnd()
        #expect(result.status == 0, Comment(rawValue: result.errors))
        let end = try #require(result.events.last)
        #expect(end["event"] as? String == "end")
        #expect(end["complete"] as? Bool == true)

        // What happened on the way.
        func events(_ name: String) -> [[String: Any]] {
            result.events.filter { $0["event"] as? String == name }
        }
        #expect(
            events("round").compactMap { $0["round"] as? String } == [
                "normal", "board", "estimation", "list", "lightning", "final",
            ])
        #expect(Set(events("wagered").compactMap { $0["player"] as? String }) == Set(names))
        #expect(events("undone").count == 1)
        let rulings = events("verdict")
        let isStolen = zip(rulings, rulings.dropFirst()).contains { miss, hit in
            miss["outcome"] as? String == "incorrect" && hit["outcome"] as? String == "correct"
                && miss["number"] as? Int == hit["number"] as? Int
                && miss["player"] as? String != hit["player"] as? String
        }
        #expect(isStolen)

        // The figure that a page has for each player.
        for (name, phone) in zip(names, robot.phones) {
            let points = try #require(result.points[name])
            let figure = BrowserPage.quoted((points < 0 ? "−" : "") + "\(abs(points))")
            func has(_ row: String) -> String {
                """
                [...document.querySelectorAll("\(row)")].some((row) =>
                  row.innerText.includes(\(BrowserPage.quoted(name)))
                    && row.querySelector("b").innerText.replace(",", "") === \(figure))
                """
            }
            try await table.screen.expect(has("#podium li"))
            try await table.host.expect(has("#seats li"))
            try await phone.expect(
                "document.querySelector('#points').innerText.replace(',', '') === \(figure)")
        }
        #expect(robot.problems.isEmpty, "\(robot.problems)")
        for page in [table.screen, table.host] + robot.phones {
            #expect(page.problems.isEmpty, "\(page.problems)")
        }
    }
}
