import CommandMatcher
import Foundation
import QuestionBank
import SpokenAnswers
import Testing
import Transcript
import TriviaGame

@testable import PlaySession
@testable import TerminalIO

/// Games are kept as their events, and every version reads what every released one kept.
@Suite("Stored events", .timeLimit(.minutes(30)))
struct EventSchemaTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Golden/stored-games")

    /// Stored games by the version of the program that wrote them: a line with the setup, then the events, then what was
    /// ruled. With `RECORD_GOLDEN=1` in the environment the unreleased one is written anew; at a release it gets the
    /// release's name and stays as it is.
    private static let versions = ["0.1.0", "0.2.0", "unreleased"]

    @Test("What is written is what the schema says", arguments: Mode.all, [false, true])
    func written(mode: Mode, rounds: Bool) throws {
        let evening = RandomEvening(mode: mode, seed: 13, length: 400, rounds: rounds)
        var names: Set<String> = []
        for (event, time) in evening.events {
            let text = try GameNotation.text(KeptEvent(event, at: time))
            #expect(try EventSchema.differences(of: text) == [])
            #expect(try EventSchema.event(from: text).event == event)
            names.insert(String(describing: event).prefix { $0 != "(" }.description)
        }
        #expect(names.count > 8)
    }

    @Test("Rulings of every kind are written as the schema says")
    func rulings() throws {
        let hearing = Hearing(best: Transcription(segments: []))
        let meanings: [Ruling.Meaning] = [
            .number(3), .otherAnswer("rome"), .command(.category(1, value: nil)),
            .command(.wager(.half)), .command(.player(2)), .command(.choice(1)),
            .notUnderstood(.unsure), .notUnderstood(.somethingElse(heard: "rome")),
            .notUnderstood(.somethingElse(heard: nil)), .notUnderstood(.chatter),
            .answer(AnswerJudge(AnswerLine(answer: "Paris"), question: nil).judge(typed: "paris")),
        ]
        for meaning in meanings {
            var ruling = Ruling(meaning, hearing: hearing, confidence: .infinity)
            ruling.refused = .skip
            ruling.sayInstead = "skip"
            ruling.guess = "Paris"
            ruling.between = ["A", "B"]
            let text = try GameNotation.text(KeptEvent(.answered(1, ruling), at: .zero))
            #expect(try EventSchema.differences(of: text) == [])
            #expect(try EventSchema.event(from: text).event == .answered(1, ruling))
        }
    }

    @Test(
        "A stored game of each released version is read and gives the same rulings",
        arguments: versions)
    func replayed(version: String) throws {
        if version == "unreleased", ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
            try Self.record(to: Self.folder.appending(path: "\(version).jsonl"))
        }
        let lines = try String(
            contentsOf: Self.folder.appending(path: "\(version).jsonl"), encoding: .utf8
        ).split(separator: "\n").map(String.init)
        let setup = try GameNotation.value(GameSetup.self, from: lines[0])
        var game = Game(setup)
        for line in lines.dropFirst().dropLast() {
            let kept = try EventSchema.event(from: line)
            _ = game.step(kept.event, at: kept.time)
        }
        #expect(lines.count > 100)
        #expect(Self.result(of: game) == lines.last)
    }

    private static func record(to file: URL) throws {
        let evening = RandomEvening(mode: .turns, seed: 21, length: 300, rounds: true)
        var game = Game(evening.setup)
        var lines = [try GameNotation.text(evening.setup)]
        for (event, time) in evening.events {
            lines.append(try GameNotation.text(KeptEvent(event, at: time)))
            _ = game.step(event, at: time)
        }
        lines.append(result(of: game))
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
    }

    private static func result(of game: Game) -> String {
        game.judgements.map {
            "\($0.index) \($0.player?.name ?? "-") \($0.outcome) \($0.award?.total ?? 0)"
        }
        .joined(separator: ", ")
            + "; " + game.standings.map { "\($0.player.name) \($0.points)" }.joined(separator: ", ")
    }

    @Test("What a version did not write has the value that it meant")
    func missing() throws {
        let old = """
            {"at":16000,"event":{"ruled":{"_0":{"meaning":{"answer":{"_0":{"outcome":"reject","rule":"exact",\
            "heard":"rome","official":"Paris"}}},"hearing":{"best":{"segments":[{"text":"rome","range":\
            {"start":{"sampleIndex":0},"end":{"sampleIndex":8000}}}]}}}}}}
            """
        let event = try EventSchema.event(from: old)
        guard case .ruled(let ruling) = event.event, case .answer(let verdict) = ruling.meaning
        else {
            Issue.record("it is another event")
            return
        }
        #expect(verdict.answer == "rome" && verdict.reading == 0)
        #expect(ruling.between.isEmpty && ruling.hearing.alternatives.isEmpty)
    }

    @Test("An event of a later version is refused in a sentence")
    func later() {
        let failure = #expect(throws: CommandFailure.self) {
            try EventSchema.event(from: #"{"at":0,"v":99,"event":{"teleported":{}}}"#)
        }
        #expect(failure?.message.contains("a later version") == true)
    }
}
