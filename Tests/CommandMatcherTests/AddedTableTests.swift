import Foundation
import Testing

@testable import CommandMatcher

/// The table of words beside an answer: every row with an example decides its example.
struct AddedTableTests {
    @Test(
        "a row decides its own example",
        arguments: AddedTable.english.rows.filter { $0.example.count > 1 })
    func example(row: DecisionTable<AnswerType, Role, PlaceBeside, AddedTable.Outcome>.Row) {
        let question = row.example.count > 2 ? row.example[2] : nil
        let judge = AnswerJudge(AnswerLine(answer: row.example[0]), question: question)
        let verdict = judge.judge(typed: row.example[1])
        #expect(verdict.row == row.name, "\(verdict.outcome) (\(verdict.rule.rawValue))")
        #expect((verdict.outcome == .accept) == (row.outcome == .same), "\(verdict.why)")
    }

    @Test("all files of data/languages/en/judge are in the program, word for word")
    func copies() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "data/languages/en/judge")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(files == JudgeTable.files.map(\.name))
        for (name, bytes) in JudgeTable.files {
            #expect(try Data(contentsOf: folder.appending(path: name)) == Data(bytes), "\(name)")
        }
    }

    @Test("rows have names of their own, and most have an example")
    func rows() {
        let rows = AddedTable.english.rows
        #expect(Set(rows.map(\.name)).count == rows.count)
        // The others are reached only with an answer line's clauses, or where an earlier rule leaves them something.
        #expect(rows.count { $0.example.count > 1 } * 4 >= rows.count * 3)
    }

    @Test("what was heard is judged by its sound, what was typed by its letters")
    func heard() {
        let judge = AnswerJudge(AnswerLine(answer: "Flour"))
        #expect(judge.judge(heard: "flower").outcome == .accept)
        #expect(judge.judge(typed: "flower").outcome == .reject)
    }

    @Test("a verdict by the very words is near-certain, one by sound is doubtful")
    func sureness() {
        let judge = AnswerJudge(AnswerLine(answer: "Nietzsche"))
        #expect(judge.judge(typed: "nietzsche").sureness == .nearCertain)
        #expect(judge.judge(typed: "nietsche").sureness == .doubtful)
    }

    @Test(
        "a name of two words that is no kind of the answer is another thing",
        arguments: [
            ("Duck", "lame duck"), ("duck", "lame duck"), ("Cow", "sea cow"), ("cow", "sea cow"),
            ("Fox", "flying fox"), ("beer", "root beer"),
        ])
    func compounds(answer: String, given: String) {
        #expect(AnswerJudge(AnswerLine(answer: answer)).judge(typed: given).outcome == .reject)
    }

    @Test("a kind of the answer is no other thing", arguments: ["electric guitar", "bass guitar"])
    func kinds(given: String) {
        #expect(AnswerJudge(AnswerLine(answer: "guitar")).judge(typed: given).outcome == .accept)
    }

    @Test(
        "a noun is not a misspelling of another one",
        arguments: [("Altitude", "aptitude"), ("Statue", "statute"), ("Vector", "victor")])
    func nearNouns(answer: String, given: String) {
        #expect(AnswerJudge(AnswerLine(answer: answer)).judge(typed: given).outcome == .reject)
    }

    @Test(
        "names in other forms, in part and abbreviated",
        arguments: [
            ("Friedrich Engels", "frederick engels"), ("Xi Jinping", "xi"),
            ("Pennsylvania Avenue", "pennsylvania ave"), ("20 July 1969", "7/20/69"),
            ("2.72", "2,72"), ("Augustus Caesar", "augustus ceasar"),
        ])
    func forms(answer: String, given: String) {
        #expect(AnswerJudge(AnswerLine(answer: answer)).judge(typed: given).outcome == .accept)
    }
}
