import ArgumentParser
import Foundation
import PlaySession
import QuestionBank
import TerminalIO

struct History: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "history", abstract: "Show past games.",
        discussion: """
            Games marked “ended early” or “not finished” do not count for the leaderboard.

            Examples:
              trivia-voice history
              trivia-voice history --game 12
              trivia-voice history --stats question --by hardest
              trivia-voice history --csv -o answers.csv
              trivia-voice history --game 12 --sheet scores.csv
              trivia-voice history --rulings --json -o answers.jsonl
              trivia-voice history --learned
            """)

    @Option(help: "Show only this game, with every ruling.")
    var game: Int64?

    @Option(help: "How many games or statistics to show.")
    var limit = 20

    @Option(help: "Show statistics by player, category or question.")
    var stats: Grouping?

    @Option(name: .customLong("by"), help: "Order of the questions: frequent, hardest or disputed.")
    var ranking: Ranking = .frequent

    @Flag(help: "Show answers that were learned from challenges.")
    var learned = false

    @Flag(help: "Write every ruling as a table, in the order in which they were made.")
    var csv = false

    @Option(
        help: ArgumentHelp(
            "Write the points of a game (--game, or the latest one) to this CSV file, with a row for each player or team and a column for each round. - is standard output.",
            valueName: "file"))
    var sheet: String?

    @Flag(help: ArgumentHelp(FormulaOptions.help))
    var rawCells = false

    @Flag(help: "Print every ruling of all games, with --json.")
    var rulings = false

    @Flag(help: "Print one JSON object per line.")
    var json = false

    @Option(name: [.short, .long], help: "The file for --csv and --json; - is standard output.")
    var output = "-"

    @OptionGroup
    var bank: BankOptions

    func validate() throws {
        guard limit > 0 else { throw ValidationError("--limit must be 1 or more, not \(limit)") }
        if csv, json {
            throw ValidationError("--csv and --json cannot be used together; choose one of them")
        }
    }

    func run() throws {
        let isThere: Void? = try bank.useExisting { bank in
            if let sheet {
                try writeSheet(bank, sheet)
            } else if csv {
                try exportTable(bank)
            } else if let stats {
                try showStatistics(bank, stats)
            } else if learned {
                try showLearned(bank)
            } else if rulings {
                try write(bank.answers(ofGame: game))
            } else if let game {
                try showGame(bank, game)
            } else {
                try showGames(bank)
            }
        }
        if isThere == nil, !json { StandardError.write(Self.nothingPlayed) }
    }

    private static let nothingPlayed =
        "No game has been played yet. Play one with: trivia-voice play"

    // MARK: Views

    private func showGames(_ bank: BankStore) throws {
        let games = try bank.games(limit: limit)
        if json { return try write(games) }
        if games.isEmpty {
            StandardError.write(Self.nothingPlayed)
        }
        for game in games {
            let players = game.players.map { "\($0.name) \(Figures.points($0.score))" }
                .joined(separator: ", ")
            try StandardOutput.line(
                ("\(game.id)  \(Self.date(game.startedAt))  \(game.mode)  \(players)"
                    + Self.end(of: game)).inert)
        }
    }

    /// The reason why a game is left out of the leaderboard, or an empty string.
    private static func end(of game: GameRecord) -> String {
        switch game.isComplete {
        case nil: ", not finished"
        case false?: ", ended early"
        case true?: ""
        }
    }

    private func showGame(_ bank: BankStore, _ id: Int64) throws {
        let game = try bank.game(id)
        let answers = try bank.answers(ofGame: id)
        if json { return try write(answers) }
        let head = "Game \(game.id), \(Self.date(game.startedAt)), \(game.mode)"
        try StandardOutput.line((head + Self.end(of: game)).inert)
        for player in game.players {
            try StandardOutput.line("  \(player.name): \(Figures.points(player.score))".inert)
        }
        let media = try Self.media(of: id, bank)
        for answer in answers {
            let name = answer.player.isEmpty ? "" : "\(answer.player): "
            let heard = answer.heard.map { "heard \"\($0)\"" } ?? "heard nothing"
            let time = answer.responseTime.map { String(format: " after %.2f s", $0) } ?? ""
            try StandardOutput.line(
                "\(answer.number). \(answer.prompt)\(media?.note(on: answer) ?? "")".inert)
            try StandardOutput.line(
                ("   \(name)\(heard)\(time) — \(answer.finalVerdict.rawValue), "
                    + "\(Figures.count(answer.finalPoints, "point")); \(answer.reason)").inert)
            if let change = answer.override {
                try StandardOutput.line(
                    "   the judge said \(answer.verdict.rawValue); changed by \(change.by)".inert)
            }
            if answer.finalVerdict != .correct {
                try StandardOutput.line("   the answer: \(answer.official)".inert)
            }
        }
    }

    /// The media of a game's questions. If a different version of the program saved the game,
    /// prints a message and returns nil.
    private static func media(of game: Int64, _ bank: BankStore) throws -> GameMedia? {
        do {
            return try GameMedia(ofGame: game, in: bank)
        } catch is DecodingError {
            StandardError.write(
                "Game \(game) was saved by a different version of this program, so its pictures and sounds are not named."
            )
            return nil
        }
    }

    private func showStatistics(_ bank: BankStore, _ grouping: Grouping) throws {
        let rows = try bank.statistics(by: grouping.value, ranking: ranking.value, limit: limit)
        if json { return try write(rows) }
        for row in rows {
            let time = Leaderboard.time(row.meanResponseTime)
            try StandardOutput.line(
                "\(row.name): \(row.correct) of \(row.answers) right\(time), \(row.disputed) disputed"
                    .inert)
        }
    }

    private func showLearned(_ bank: BankStore) throws {
        let aliases = try bank.learnedAliases()
        if json { return try write(aliases) }
        for alias in aliases {
            try StandardOutput.line("\(alias.pack) · \(alias.questionID): \(alias.alias)".inert)
        }
    }

    // MARK: Export

    /// Writes a private file, because the history shows who said what.
    private func write(_ items: [some Encodable]) throws {
        try OutputFile.write(to: output, isPrivate: true) { send in
            for item in items { try send(Array((JSONLine.text(item) + "\n").utf8)) }
        }
    }

    private func exportTable(_ bank: BankStore) throws {
        try OutputFile.write(to: output, isPrivate: true) { send in
            try send(HistoryTable.titles)
            try bank.eachAnswer(ofGame: game) {
                try send(HistoryTable.row($0, guardsFormulas: !rawCells))
            }
        }
    }

    private func writeSheet(_ bank: BankStore, _ file: String) throws {
        guard let record = try game.map(bank.game) ?? bank.games(limit: 1).first else {
            return StandardError.write(Self.nothingPlayed)
        }
        let sheet = ScoreSheet(try KeptGame(record, bank: bank).game)
        try OutputFile.write(to: file, isPrivate: true) {
            try $0(sheet.csv(guardsFormulas: !rawCells))
        }
        if file != "-" {
            StandardError.write("The points of game \(record.id) were written to \(file).".inert)
        }
    }

    private static func date(_ date: Date) -> String {
        date.formatted(
            .iso8601.year().month().day().dateTimeSeparator(.space).time(
                includingFractionalSeconds: false))
    }

    enum Grouping: String, ExpressibleByArgument, CaseIterable {
        case player, category, question

        var value: BankStore.Grouping {
            switch self {
            case .player: .player
            case .category: .category
            case .question: .question
            }
        }
    }

    enum Ranking: String, ExpressibleByArgument, CaseIterable {
        case frequent, hardest, disputed

        var value: BankStore.Ranking {
            switch self {
            case .frequent: .frequent
            case .hardest: .hardest
            case .disputed: .disputed
            }
        }
    }
}
