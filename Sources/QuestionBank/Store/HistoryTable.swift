import Foundation

/// Writes rulings as rows of a CSV table (RFC 4180).
package enum HistoryTable {
    /// The title row in UTF-8, followed by a line ending.
    package static var titles: [UInt8] {
        line([
            "game", "round", "number", "asked at", "player", "pack", "question id", "question",
            "answer", "category", "difficulty", "heard", "alternatives", "matched", "verdict",
            "reason", "confidence", "speech start", "speech end", "response time", "points",
            "challenged", "final verdict", "final points", "changed by", "note",
        ])
    }

    /// A ruling as a row in UTF-8. `guardsFormulas` keeps spreadsheet programs from running
    /// formulas.
    package static func row(_ answer: AnswerRecord, guardsFormulas: Bool = true) -> [UInt8] {
        line(
            guardsFormulas: guardsFormulas,
            [
                String(answer.gameID), String(answer.round), String(answer.number),
                answer.askedAt.formatted(.iso8601), answer.player, answer.pack, answer.questionID,
                answer.prompt, answer.official, answer.category.joined(separator: " > "),
                answer.difficulty?.rawValue ?? "", answer.heard ?? "",
                CellList.join(answer.alternatives), answer.matched ?? "", answer.verdict.rawValue,
                answer.reason, number(answer.confidence), number(answer.speechStart),
                number(answer.speechEnd), number(answer.responseTime), String(answer.points),
                answer.isChallenged ? "yes" : "", answer.finalVerdict.rawValue,
                String(answer.finalPoints), answer.override?.by ?? "", answer.override?.note ?? "",
            ])
    }

    private static func number(_ value: Double?) -> String { value.map { String($0) } ?? "" }

    private static func line(guardsFormulas: Bool = true, _ cells: [String]) -> [UInt8] {
        var output: [UInt8] = []
        CSVWriter(guardsFormulas: guardsFormulas).row(cells, into: &output)
        return output
    }
}
