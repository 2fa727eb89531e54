import ArgumentParser
import Foundation
import QuestionBank

/// Writes to a bank until it is killed: imports two alternating packs, or plays games.
struct Victim: ParsableCommand {
    @Option var bank: String
    @Option(help: "import or history.") var mode = "import"
    @Option(help: "The pack files, imported in turn.") var packs: [String] = []

    func run() throws {
        let store = try BankStore.open(at: bank)
        print("ready")
        fflush(nil)
        if mode == "import" {
            while true {
                for pack in packs {
                    _ = try store.importFile(
                        try PackInput(path: pack), .init(title: "Victim"), replacing: .always)
                }
            }
        }
        if try store.count().all == 0, let pack = packs.first {
            _ = try store.importFile(
                try PackInput(path: pack), .init(title: "Victim"), replacing: .always)
        }
        var round = 0
        while true {
            round += 1
            let now = Date(timeIntervalSince1970: 1_000_000)
            let game = try store.begin(
                GameRecord(mode: "victim", startedAt: now, players: [.init("Ann"), .init("Bo")]))
            for (number, question) in try store.draw(count: 5, seed: UInt64(round)).enumerated() {
                let answer = try store.record(
                    AnswerRecord(
                        gameID: game.id, number: number + 1, player: "Ann", question: question,
                        verdict: .incorrect, reason: "victim", askedAt: now, points: 0))
                try store.override(
                    answer: answer.id,
                    with: .init(verdict: .correct, points: 10, by: "host", at: now),
                    learning: "form \(round)")
            }
            try store.finish(
                game: game.id, at: now, players: [.init("Ann", score: 50), .init("Bo")])
        }
    }
}

/// Checks that a killed writer has written every transaction completely or not at all.
struct Inspect: ParsableCommand {
    @Option var bank: String
    @Option(help: "Sizes the pack may have.") var sizes: [Int] = []

    func run() throws {
        let store = try BankStore.open(at: bank)
        let report = try store.inspect()
        guard report.isSound else {
            print("broken: \(report.findings.joined(separator: "; "))")
            throw ExitCode.failure
        }
        for pack in try store.packs() where pack.header.title == "Victim" {
            let content = try store.pack(titled: "Victim")
            guard sizes.contains(content.questions.count),
                pack.questionCount == content.questions.count
            else {
                print("half a pack: \(content.questions.count)")
                throw ExitCode.failure
            }
        }
        for game in try store.games() {
            let answers = try store.answers(ofGame: game.id)
            let total = answers.map(\.finalPoints).reduce(0, +)
            let ann = game.players.first { $0.name == "Ann" }?.score ?? -1
            guard game.players.count == 2, ann == total,
                game.endedAt == nil || answers.count == 5
            else {
                print("half a game: \(game.id), \(answers.count) answers, \(total) points, \(ann)")
                throw ExitCode.failure
            }
        }
        print("sound: \(try store.packs().count) packs, \(try store.games().count) games")
    }
}
