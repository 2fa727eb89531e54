import CommandMatcher
import Foundation
import TerminalIO

/// One line of input to `judge`: an answer, and how to judge it.
struct JudgeCase: Decodable {
    /// The identifier of a case: a string or a number that is returned unchanged.
    enum Identifier: Codable {
        case text(String)
        case number(Double)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let text = try? container.decode(String.self) {
                self = .text(text)
            } else {
                self = .number(try container.decode(Double.self))
            }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .text(let text): try container.encode(text)
            case .number(let number):
                if let whole = Int(exactly: number) {
                    try container.encode(whole)
                } else {
                    try container.encode(number)
                }
            }
        }
    }

    /// A form that triggers a prompt: a string, or a string with a follow-up question.
    struct PromptForm: Decodable {
        var form: String
        var ask: String?

        private enum Key: CodingKey { case form, ask }

        init(from decoder: any Decoder) throws {
            if let text = try? decoder.singleValueContainer().decode(String.self) {
                form = text
            } else {
                let container = try decoder.container(keyedBy: Key.self)
                form = try container.decode(String.self, forKey: .form)
                ask = try container.decodeIfPresent(String.self, forKey: .ask)
            }
        }
    }

    var id: Identifier?
    var answerline: String?
    var answers: [String]?
    var accept: [String]?
    var promptOn: [PromptForm]?
    var reject: [String]?
    var choices: [String]?
    var tolerance: Double?
    var given: String
    var question: String?
    /// Whether the words come from speech recognition. If this property is true, words that sound
    /// like the answer are accepted.
    var heard: Bool?
    /// The verdict that `--check` expects.
    var expect: Verdict.Outcome?

    init(id: Identifier?, answerline: String, given: String, question: String?) {
        self.id = id
        self.answerline = answerline
        self.given = given
        self.question = question
    }

    /// The answer line, or nil if the case has neither `answerline` nor any `answers`.
    var line: AnswerLine? {
        if let answerline { return AnswerLine(lenient: answerline) }
        guard let answers, let first = answers.first else { return nil }
        return AnswerLine(
            answer: first, accept: Array(answers.dropFirst()) + (accept ?? []),
            promptOn: (promptOn ?? []).map { AnswerLine.PromptForm($0.form, ask: $0.ask) },
            reject: reject ?? [], choices: choices ?? [], tolerance: tolerance)
    }

    /// A key that is the same for all cases with the same answer line and question. Cases with the
    /// same key share a compiled judge.
    var lineKey: String {
        let lists = [
            answers, accept, promptOn?.map { $0.form + "\u{1}" + ($0.ask ?? "") }, reject, choices,
        ]
        let texts = lists.map { ($0 ?? []).joined(separator: "\u{2}") }
        return ([answerline ?? "", question ?? "", String(tolerance ?? -1)] + texts)
            .joined(separator: "\u{3}")
    }
}
