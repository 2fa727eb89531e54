import ArgumentParser
import Foundation
import QuestionBank

struct Leaderboard: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "leaderboard", abstract: "Rank the players of all games.",
        discussion: """
            Examples:
              trivia-voice leaderboard
              trivia-voice leaderboard --limit 3 --json
            """)

    @Option(help: "How many players.")
    var limit = 20

    @Flag(help: "One JSON object a line.")
    var json = false

    @OptionGroup
    var bank: BankOptions

    func run() throws {
        let entries = try bank.use { try $0.leaderboard(limit: limit) }
        if entries.isEmpty, !json {
            StandardError.write("No game has been played. Play one: trivia-voice play")
        }
        for (index, entry) in entries.enumerated() {
            if json {
                try JSONLine.print(entry)
                continue
            }
            let wins = entry.wins > 0 ? ", \(entry.wins) won" : ""
            let time =
                entry.meanResponseTime.map { String(format: ", %.2f s on average", $0) } ?? ""
            print(
                "\(index + 1). \(entry.player): \(entry.points) points in \(entry.games) games\(wins), \(entry.correct) of \(entry.answers) right\(time)"
                    .inert)
        }
    }
}
