import QuestionBank
import TriviaGame

/// A game's points as a table. Each player has a row, and each round or question has a column.
struct ScoreSheet {
    /// The column titles, followed by a row for each player in seat order.
    let rows: [[String]]

    init(_ game: Game) {
        let setup = game.setup
        let count = setup.rounds.isEmpty ? setup.entries.count : setup.rounds.count
        let players = game.standings.filter(\.hasPlayed)
        var points = players.map { _ in Array(repeating: 0, count: count) }
        for judgement in game.judgements {
            guard let name = judgement.player?.name, let award = judgement.award,
                let row = players.firstIndex(where: { $0.player.name == name })
            else { continue }
            let column = game.roundNumber(ofQuestion: judgement.index) ?? judgement.index
            points[row][column] += award.total
        }
        let others = zip(players, points).map { $0.points - $1.reduce(0, +) }
        // Points from the host, and penalties for tries in games of earlier editions, do not belong to
        // any round.
        let hasOthers = others.contains { $0 != 0 }
        let titles =
            setup.rounds.isEmpty
            ? (0..<count).map { "question \($0 + 1)" }
            : setup.rounds.enumerated().map { "\($0 + 1) \($1.heading)" }
        var rows = [["name"] + titles + (hasOthers ? ["other points"] : []) + ["total"]]
        for (place, standing) in players.enumerated() {
            let cells =
                points[place] + (hasOthers ? [others[place]] : []) + [standing.points]
            rows.append([standing.player.name] + cells.map { String($0) })
        }
        self.rows = rows
    }

    /// The table as CSV (RFC 4180). `guardsFormulas` keeps spreadsheet programs from running
    /// formulas.
    func csv(guardsFormulas: Bool) -> [UInt8] {
        let writer = CSVWriter(guardsFormulas: guardsFormulas)
        var bytes: [UInt8] = []
        for row in rows { writer.row(row, into: &bytes) }
        return bytes
    }
}
