import Testing

@testable import CommandMatcher

/// The table of words that are missing from an answer: every row with an example decides its
/// example.
struct MissingTableTests {
    @Test(
        "a row decides its own example",
        arguments: MissingTable.english.rows.filter { $0.example.count > 1 })
    func example(row: DecisionTable<FormType, MissingPart, Remainder, MissingTable.Outcome>.Row) {
        let question = row.example.count > 2 ? row.example[2] : nil
        // Unmarked words may be left out of a line, not of an item of a list.
        let judge = AnswerJudge(AnswerLine(lenient: row.example[0]), question: question)
        let verdict = judge.judge(typed: row.example[1])
        #expect(verdict.row == row.name, "\(verdict.outcome) (\(verdict.rule.rawValue))")
        let expected: Verdict.Outcome =
            switch row.outcome {
            case .enough, .name: .accept
            case .ask: .prompt
            case .needed: .reject
            }
        #expect(verdict.outcome == expected, "\(verdict.why)")
    }

    @Test("rows have names of their own, also beside the other table's, and most have an example")
    func rows() {
        let rows = MissingTable.english.rows
        let names = rows.map(\.name) + AddedTable.english.rows.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(rows.count { $0.example.count > 1 } * 4 >= rows.count * 3)
    }
}
