import Foundation
import PlaySession
import QuestionBank
import TriviaGame

extension PlayOptions {
    /// The questions, players and rules of the game that the options describe.
    func prepare() throws -> GamePreparation {
        try bankOptions.use { bank in
            if try bankOptions.takesShippedPacks(bank) {
                try QuestionSource(bank: bank).importShippedPacks()
            }
            if resume { return GamePreparation(bank: bank, kind: .kept(try KeptGame(bank: bank))) }
            let names = named.isEmpty && !screenOptions.isOn ? [Self.userName] : named
            let players = names.map(Player.init)
            let seed = seed ?? UInt64.random(in: 0...UInt64.max)
            let (entries, rounds, leftOut, files) = try questions(
                bank, players: players.isEmpty ? Self.playersByPhone : players.count, seed: seed)
            return GamePreparation(
                bank: bank,
                kind: .new(
                    .init(
                        entries: entries, rounds: rounds, players: players,
                        mode: mode, scoring: ruleOptions.profile, seed: seed, timeLimit: timeLimit,
                        leftOut: leftOut, files: files)))
        }
    }

    /// The number of players assumed when the questions of a round with a single clock are divided.
    private static let playersByPhone = 4

    private func questions(
        _ bank: BankStore, players: Int, seed: UInt64
    ) throws -> (
        entries: [GameSetup.Entry], rounds: [Round], leftOut: [Round], files: [PackFromFile]
    ) {
        if let sameAs {
            let same = try QuestionSource(bank: bank).questions(ofGame: sameAs)
            return (same.entries, same.rounds, [], [])
        }
        let asked = try questionOptions.plans()
        let (source, files) = try QuestionSource(bank: bank).reading(
            filesAmong: pack + (asked ?? []).flatMap(\.packs), isKept: keep)
        let wishes = questionOptions.wishes(packs: pack)
        if let plans = try asked
            ?? source.plans(ofPacks: pack, unless: questionOptions.leavesOutRounds)
        {
            let drawn = try source.draw(
                plans, wishes, players: players, scoring: ruleOptions.profile, seed: seed)
            return (drawn.entries, drawn.rounds, drawn.leftOut, files)
        }
        let drawn = try source.draw(
            wishes, count: questions ?? Self.usualCount, scoring: ruleOptions.profile, seed: seed)
        return (drawn, [], [], files)
    }

    private static var userName: String {
        let name = ProcessInfo.processInfo.environment["USER"] ?? ""
        return name.isEmpty ? "You" : name
    }
}
