import CommandMatcher
import Foundation
import Testing

/// Typed answers to plain answers and to answer lines, written before they were first judged.
struct TypedCasesTests {
    struct Case: Decodable, Sendable, CustomTestStringConvertible {
        var id: String
        var answerline: String?
        var answers: [String]?
        var choices: [String]?
        var question: String?
        var given: String
        var expect: String
        /// Spelling alone does not tell; these are right only with real pronunciations.
        var needsPronunciation: Bool?
        /// Judged otherwise so far; a test says so when that changes.
        var isOpen: Bool?

        var testDescription: String { "\(id): \(given)" }

        static let all: [Case] = {
            guard
                let url = Bundle.module.url(
                    forResource: "typed-cases", withExtension: "jsonl", subdirectory: "Fixtures"),
                let text = try? String(contentsOf: url, encoding: .utf8)
            else { return [] }
            return text.split(whereSeparator: \.isNewline).compactMap {
                try? JSONDecoder().decode(Case.self, from: Data($0.utf8))
            }
        }()
    }

    @Test("the suite is there")
    func suite() {
        #expect(Case.all.count > 750)
        #expect(Set(Case.all.map(\.id)).count == Case.all.count)
        // What is judged otherwise is the exception, and not hidden.
        #expect(Case.all.count { $0.isOpen == true } < Case.all.count / 40)
    }

    @Test(
        "a typed answer gets the verdict a fair judge gives",
        arguments: Case.all.filter { $0.needsPronunciation != true })
    func verdict(value: Case) {
        let answers = value.answers ?? [""]
        let line =
            value.answerline.map { AnswerLine(lenient: $0) }
            ?? AnswerLine(
                answer: answers[0], accept: Array(answers.dropFirst()), choices: value.choices ?? []
            )
        let verdict = AnswerJudge(line, question: value.question).judge(typed: value.given)
        withKnownIssue(isIntermittent: false) {
            #expect(
                verdict.outcome.rawValue == value.expect,
                "\(verdict.why) (\(verdict.rule.rawValue))")
        } when: {
            value.isOpen == true
        }
    }
}
