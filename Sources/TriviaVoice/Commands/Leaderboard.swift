import ArgumentParser
import Foundation
import PlaySession
import QuestionBank
import TerminalIO

struct Leaderboard: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "leaderboard", abstract: "Rank the players of all games.",
        discussion: """
            Only games that were played to the end count; history marks the others. The \
            player with the most points wins a game. Nobody wins a tie or a game for one \
            player. Times count right answers only, as at the end of a game.

            Examples:
              trivia-voice leaderboard
              trivia-voice leaderboard --by best --pack "Film characters" --since 30
              trivia-voice leaderboard --limit 3 --json
            """)

    @Option(help: "How many players to show.")
    var limit = 20

    @Option(
        name: .customLong("by"),
        help: "Sort by total points, average points or best points in a game.")
    var order = Order.total

    @Option(help: "Count only games with questions from this pack.")
    var pack: String?

    @Option(help: "Count only games of the last N days.", transform: Self.days)
    var since: Double?

    @Flag(help: "Print one JSON object per line.")
    var json = false

    @OptionGroup
    var bank: BankOptions

    func validate() throws {
        guard limit > 0 else { throw ValidationError("--limit must be 1 or more, not \(limit)") }
    }

    func run() throws {
        let start = since.map { Date(timeIntervalSinceNow: -$0 * 86_400) }
        let entries: [LeaderboardEntry] =
            try bank.useExisting { bank in
                let entries = try bank.leaderboard(
                    by: order.value, pack: pack, since: start, limit: limit)
                if entries.isEmpty, let pack { try Self.expect(pack, in: bank) }
                return entries
            } ?? []
        if entries.isEmpty, !json { StandardError.write(nothingPlayed.inert) }
        var place = 0
        for (index, entry) in entries.enumerated() {
            if index == 0 || !order.ties(entry, entries[index - 1]) { place = index + 1 }
            if json {
                try JSONLine.print(entry)
                continue
            }
            let wins = entry.wins > 0 ? ", \(entry.wins) won" : ""
            try StandardOutput.line(
                ("\(place). \(entry.player): \(Figures.count(entry.points, "point")) in "
                    + "\(Figures.count(entry.games, "game"))\(wins), \(points(entry)), "
                    + "\(entry.correct) of \(entry.answers) right"
                    + Self.time(entry.meanResponseTime)).inert)
        }
    }

    private var nothingPlayed: String {
        guard let pack else {
            return "No game has been played to the end yet. Play one with: trivia-voice play"
        }
        return "No game with questions from “\(pack)” has been played to the end yet. "
            + "Play one with: trivia-voice play --pack \"\(pack)\""
    }

    /// Throws `BankError.noSuchPack` if the bank has never had this pack.
    private static func expect(_ pack: String, in bank: BankStore) throws {
        let known = try bank.packs().map(\.header.title)
        let titles = try known + bank.removedPacks()
        guard titles.contains(where: { $0.lowercased() == pack.lowercased() }) else {
            throw BankError.noSuchPack(title: pack, known: known)
        }
    }

    /// The mean response time of right answers as text, worded as at the end of a game.
    static func time(_ mean: Double?) -> String {
        mean.map { " after \(Figures.seconds($0)) on average" } ?? ""
    }

    private func points(_ entry: LeaderboardEntry) -> String {
        let average = Figures.points(Int(entry.averagePoints.rounded()))
        return "\(average) on average, \(Figures.points(entry.bestGame)) at best"
    }

    private static func days(_ text: String) throws -> Double {
        guard let days = Double(text), days > 0, days < 100_000 else {
            throw ValidationError("--since must be a number of days")
        }
        return days
    }

    enum Order: String, ExpressibleByArgument, CaseIterable {
        case total, average, best

        var value: BankStore.LeaderboardOrder {
            switch self {
            case .total: .total
            case .average: .average
            case .best: .best
            }
        }

        func ties(_ one: LeaderboardEntry, _ other: LeaderboardEntry) -> Bool {
            switch self {
            case .total: one.points == other.points
            case .average: one.averagePoints == other.averagePoints
            case .best: one.bestGame == other.bestGame
            }
        }
    }
}
