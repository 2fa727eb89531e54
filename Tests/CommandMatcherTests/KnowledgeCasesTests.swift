import CommandMatcher
import Foundation
import Testing

/// Answers that knowing things decides, written with their verdicts before the judge knew any: answers
/// as they are said to quiz questions, answer lines, and things that are taken for the answer.
@Suite(.timeLimit(.minutes(30)))
struct KnowledgeCasesTests {
    struct Case: Decodable, Sendable, CustomTestStringConvertible {
        var id: String
        var set: String
        var answerline: String?
        var answers: [String]?
        var question: String?
        var given: String
        /// Whether the words come from the recognizer.
        var heard: Bool?
        var expect: String
        /// Judged otherwise so far; a test says so when that changes.
        var isOpen: Bool?
        /// Letters alone do not settle it; `judge`, which has the recognizer's dictionary, does.
        var needsPronunciation: Bool?
        /// Why it may stay open, or why the verdict is a fair one.
        var reason: String?

        var testDescription: String { "\(id): \(given)" }

        var verdict: Verdict {
            let line =
                answerline.map { AnswerLine(lenient: $0) }
                ?? AnswerLine(
                    answer: answers?.first ?? "", accept: Array((answers ?? []).dropFirst()))
            let judge = AnswerJudge(line, question: question)
            return heard == true
                ? judge.judge(SpokenCase.hearing(given)) : judge.judge(typed: given)
        }

        static let all: [Case] = {
            guard
                let url = Bundle.module.url(
                    forResource: "knowledge-cases", withExtension: "jsonl", subdirectory: "Fixtures"
                ),
                let text = try? String(contentsOf: url, encoding: .utf8)
            else { return [] }
            return text.split(whereSeparator: \.isNewline).compactMap {
                try? JSONDecoder().decode(Case.self, from: Data($0.utf8))
            }
        }()
    }

    @Test("the suite is whole, and what is judged otherwise is the exception")
    func suite() {
        #expect(Case.all.count > 2200)
        #expect(Set(Case.all.map(\.id)).count == Case.all.count)
        let open = Case.all.filter { $0.isOpen == true }
        #expect(open.count < Case.all.count / 40)
        #expect(open.allSatisfy { $0.reason != nil })
    }

    @Test(
        "who knows gets the verdict a fair judge gives",
        arguments: Case.all.filter { $0.needsPronunciation != true })
    func verdict(value: Case) {
        withKnownIssue(isIntermittent: false) {
            let verdict = value.verdict
            #expect(
                verdict.outcome.rawValue == value.expect,
                "\(verdict.why) (\(verdict.rule.rawValue))")
        } when: {
            value.isOpen == true
        }
    }

    @Test("of what is taken for the answer hardly anything is accepted")
    func wronglyAccepted() {
        let others = Case.all.filter { $0.set == "others" }
        let accepted = others.count { $0.verdict.outcome == .accept }
        #expect(accepted * 100 <= others.count * 3)
    }
}
