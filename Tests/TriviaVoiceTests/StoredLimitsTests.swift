import CommandMatcher
import Foundation
import QuestionBank
import Testing
import Transcript
import TriviaGame

@testable import PlaySession
@testable import TerminalIO

/// Games in the bank that somebody has changed by hand.
@Suite("Stored games that no game can go on from", .timeLimit(.minutes(30)))
struct StoredLimitsTests {
    @Test(
        "A setup with numbers that no game can calculate with is refused",
        arguments: [
            (["rules", "scoring", "wrongShare"], "1e308"),
            (["rules", "scoring", "earlyWrongShare"], "9223372036854775807"),
            (["rules", "scoring", "fixedBase"], "9223372036854775807"),
            (["rules", "reviewSeconds"], "1e308"), (["rules", "roundSeconds"], "1e308"),
            (["rules", "buzzSeconds"], #""inf""#), (["rules", "timeLimit"], #""nan""#),
        ])
    func setup(path: [String], number: String) throws {
        let failure = #expect(throws: CommandFailure.self) {
            try kept { try Self.replacing(path, in: $0, with: number) }
        }
        #expect(failure?.status == .refusedInput)
        #expect(failure?.message.contains("“\(path[path.count - 1])” must be from") == true)
        #expect(failure?.message.contains("Start a new game") == true)
    }

    @Test(
        "An event with a time that no game reaches is refused",
        arguments: [
            (#"{"at":9223372036854775807,"event":{"next":{}},"v":2}"#, "at"),
            (#"{"at":-9223372036854775808,"event":{"next":{}},"v":2}"#, "at"),
            (
                #"{"at":0,"event":{"reopened":{"since":{"sampleIndex":-9223372036854775808}}},"v":2}"#,
                "sampleIndex"
            ),
            (
                #"{"at":0,"event":{"host":{"_0":{"overrule":{"isRight":true,"number":-9223372036854775808}}}},"v":2}"#,
                "number"
            ),
        ])
    func event(text: String, key: String) throws {
        let failure = #expect(throws: CommandFailure.self) { try kept(events: [text]) }
        #expect(failure?.status == .refusedInput)
        #expect(failure?.message.contains("“\(key)” must be from") == true)
    }

    @Test("A game that began without players is refused, and a room that waits for them is not")
    func nobody() throws {
        let begin = #"{"at":0,"event":{"begin":{}},"v":2}"#
        let joined = #"{"at":0,"event":{"joined":{"_0":"Ada"}},"v":2}"#
        let empty = { try Self.replacing(["players"], in: $0, with: "[]") }
        let failure = #expect(throws: CommandFailure.self) { try kept(events: [begin], empty) }
        #expect(failure?.status == .refusedInput)
        #expect(failure?.message.contains("without players") == true)
        #expect(try kept(empty).game.seats.isEmpty)
        #expect(try kept(events: [joined, begin], empty).game.seats == [0])
    }

    @Test("A game without a clock goes on")
    func clockless() throws {
        let kept = try kept { try Self.replacing(["rules", "timeLimit"], in: $0, with: #""inf""#) }
        #expect(kept.game.rules.timeLimit == .infinity)
    }

    /// A game of two players that is stored, changed and read.
    private func kept(
        events: [String] = [], _ change: (String) throws -> String = { $0 }
    ) throws -> KeptGame {
        let setup = GameSetup(
            mode: .turns, players: [Player(name: "Ada"), Player(name: "Bo")],
            entries: [
                GameSetup.Entry(question: Question(id: "1", prompt: "2 + 2?", answer: "4"))
            ])
        let bank = try BankStore.inMemory()
        let record = try bank.begin(
            GameRecord(mode: "turns", startedAt: Date(), players: []),
            setup: try change(try GameNotation.text(setup)), holder: "gone")
        for (number, event) in events.enumerated() {
            try bank.keep(
                GameStep(gameID: record.id, number: number + 1, event: event, changes: []))
        }
        return try KeptGame(bank: bank, holder: "other", isAlive: { _ in false })
    }

    /// The JSON object with another value at a path.
    private static func replacing(
        _ path: [String], in text: String, with value: String
    ) throws -> String {
        func replaced(_ object: Any, _ path: ArraySlice<String>) throws -> Any {
            guard let key = path.first else {
                return try JSONSerialization.jsonObject(
                    with: Data(value.utf8), options: .fragmentsAllowed)
            }
            var object = try #require(object as? [String: Any])
            object[key] = try replaced(object[key] ?? "", path.dropFirst())
            return object
        }
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
        let data = try JSONSerialization.data(withJSONObject: replaced(object, path[...]))
        return String(decoding: data, as: UTF8.self)
    }
}
