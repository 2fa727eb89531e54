import Foundation
import SoundTestSupport
import Testing

/// Who comes back: to a game that goes on, to the next one, after a sleep.
@Suite("Coming back to a room", .serialized, .timeLimit(.minutes(4)), .needsBrowser)
struct RoomReturnTests {
    private let home: TemporaryFolder
    private let environment: [String: String]

    init() throws {
        home = try TemporaryFolder()
        environment = BuiltProgram.environment(home: home.url.path)
    }

    private func pack() throws -> String {
        let questions = (1...6).map {
            #"{"id": "q\#($0)", "question": "What is the capital of France, number \#($0)?", "answer": "Paris", "points": 100}"#
        }
        let text =
            #"{"format": "trivia-voice-pack", "version": 1, "title": "Paris", "questions": ["#
            + questions.joined(separator: ",") + "]}"
        return try home.write(Array(text.utf8), to: "paris.json")
    }

    private func table() async throws -> RoomTable {
        try await RoomTable(
            [
                "--keyboard", "--pack", try pack(), "--questions", "3", "--scoring", "flat",
                "--time-limit", "300",
            ], home: home.url, environment: environment)
    }

    private var file: URL { home.url.appending(path: "data/trivia-voice/room.json") }

    /// Waits until somebody is in the room's file: a disk that is busy writes a moment later.
    private func remembered(_ name: String) async throws {
        while !String(
            decoding: FileManager.default.contents(atPath: file.path) ?? Data(), as: UTF8.self
        )
        .contains(name) {
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    @Test("A program that was killed goes on with the same phones and the same host")
    func killed() async throws {
        let table = try await table()
        defer { table.close() }
        let ada = try await table.phone("Ada")
        let grace = try await table.phone("Grace")
        try await table.next()
        try await ada.tap("#buzzer")
        try await ada.answer("Paris")
        try await table.screen.expect("Ada: Correct +100", in: "#outcome")
        try await table.next()
        try await table.screen.expect("Question 2", in: "#progress")
        try await remembered("Grace")
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
        #expect(mode as? Int == 0o600)
        table.program.send(SIGKILL)
        _ = table.program.waitForEnd()
        try await ada.expect("Looking for the game", in: "#lost")

        let second = try RunningProgram(["play", "--resume", "--json"], environment: environment)
        defer { if second.isRunning { second.send(SIGTERM) } }
        let links = try await RoomTable.links(of: second)
        #expect(links["join"] == table.joinLink)
        #expect(links["host"] == table.links["host"])
        // Nobody has touched a page.
        try await ada.expect("100", in: "#points")
        try await table.screen.expect("Question 2", in: "#progress")
        try await table.screen.expect(
            "[...document.querySelectorAll('#scores li')].length === 2 && !document.querySelector('#scores .is-away')"
        )
        try await grace.tap("#buzzer")
        try await grace.answer("Paris")
        try await table.screen.expect("Grace: Correct +100", in: "#outcome")
        // Ada’s name is hers.
        var eve = try await BrowserPage(table.browser, .phone)
        try await eve.open(table.joinLink)
        try await eve.write("Ada", into: "#name")
        try await eve.tap("#join .strong")
        try await eve.expect("is taken", in: "#problem")
        try await table.next()
        try await table.screen.expect("Question 3", in: "#progress")
        try await table.host.tap("[data-command=reveal]")
        try await table.next()
        try await table.screen.expect("The end", in: "#ending-title")
        #expect(second.waitForEnd().status == 0)
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test("A program that was killed while players came still waits for them")
    func killedInTheLobby() async throws {
        let table = try await table()
        defer { table.close() }
        let ada = try await table.phone("Ada")
        try await table.screen.expect("One plays", in: "#crowd-count")
        try await remembered("Ada")
        table.program.send(SIGKILL)
        _ = table.program.waitForEnd()
        let second = try RunningProgram(["play", "--resume", "--json"], environment: environment)
        defer { if second.isRunning { second.send(SIGTERM) } }
        _ = try await RoomTable.links(of: second)
        try await ada.expect("You are in.", in: "#state")
        let grace = try await table.phone("Grace")
        try await table.screen.expect("2 play", in: "#crowd-count")
        try await table.next()
        try await table.screen.expect("Question 1", in: "#progress")
        try await grace.tap("#buzzer")
        try await table.screen.expect("Grace has the floor", in: "#floor")
    }

    @Test("A phone that slept is away meanwhile, and wakes up as the same player")
    func asleep() async throws {
        let table = try await table()
        defer { table.close() }
        let ada = try await table.phone("Ada")
        try await table.next()
        try await table.screen.expect("Question 1", in: "#progress")
        try await ada.sleep()
        try await table.screen.expect(
            "document.querySelector('#scores .is-away') !== null", within: 40)
        try await ada.wake()
        try await table.screen.expect("document.querySelector('#scores .is-away') === null")
        try await ada.expect("document.querySelector('#lost').hidden")
        try await ada.answer("Paris")
        try await table.screen.expect("Ada: Correct +100", in: "#outcome")
        #expect(ada.problems.isEmpty, "\(ada.problems)")
    }
}
