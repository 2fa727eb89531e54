import CommandMatcher
import Foundation
import Languages
import Phonetics
import PlaySession
import TerminalIO

/// Judges cases one after another and prints their verdicts in order.
struct JudgingSession {
    let strictness: CommandMatcher.Strictness
    let pronouncing: (any Pronouncing)?
    let isJSON: Bool
    let explains: Bool
    /// Whether verdicts are compared with the `expect` values of the cases.
    let checks: Bool
    let language: CompiledLanguage
    private var compiled: (key: String, judge: AnswerJudge)?
    /// The number of input lines that are not valid cases.
    private(set) var refusedCount = 0
    /// The number of cases with an unexpected verdict.
    private(set) var unmetCount = 0
    private var expectedCount = 0

    init(
        strictness: CommandMatcher.Strictness, pronouncing: (any Pronouncing)?, isJSON: Bool,
        explains: Bool, checks: Bool, language: CompiledLanguage = .english
    ) {
        self.language = language
        self.strictness = strictness
        self.pronouncing = pronouncing
        self.isJSON = isJSON
        self.explains = explains
        self.checks = checks
    }

    private struct Line: Encodable {
        var id: JudgeCase.Identifier?
        var verdict: String
        var matched: String?
        var why: String
        var prompt: String?
        var rule: String
        var sureness: Verdict.Sureness
        var row: String?
        var problems: [String]?
        /// Whether the verdict is as expected; nil without `--check` or without `expect`.
        var asExpected: Bool?

        private enum Key: String, CodingKey {
            case id, verdict, matched, why, prompt, rule, sureness, row, problems, asExpected
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(id, forKey: .id)
            try container.encode(verdict, forKey: .verdict)
            try container.encode(matched, forKey: .matched)
            try container.encode(why, forKey: .why)
            try container.encode(prompt, forKey: .prompt)
            try container.encode(rule, forKey: .rule)
            try container.encode(sureness, forKey: .sureness)
            try container.encodeIfPresent(row, forKey: .row)
            try container.encodeIfPresent(problems, forKey: .problems)
            try container.encodeIfPresent(asExpected, forKey: .asExpected)
        }
    }

    // MARK: Input

    /// Judges the cases in a file, where `-` means standard input.
    mutating func judgeLines(of file: String) throws {
        var reader = try LineReader(file: file)
        var number = 0
        while let line = try reader.next() {
            number += 1
            if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
            try judgeLine(line, number: number, file: file)
        }
    }

    private mutating func judgeLine(_ line: Data, number: Int, file: String) throws {
        let place = file == "-" ? "line \(number)" : "\(file), line \(number)"
        do {
            let value = try JSONDecoder().decode(JudgeCase.self, from: line)
            guard value.line != nil else {
                throw DecodingError.valueNotFound(
                    String.self,
                    .init(codingPath: [], debugDescription: "neither answerline nor answers"))
            }
            try judge(value, at: place)
        } catch let error as DecodingError {
            refusedCount += 1
            StandardError.write("trivia-voice: \(Self.explanation(of: error, at: place))".inert)
        }
    }

    private static func explanation(of error: DecodingError, at place: String) -> String {
        switch error {
        case .keyNotFound(let key, _): return "\(place): the case has no \"\(key.stringValue)\""
        case .valueNotFound(_, let context) where context.codingPath.isEmpty:
            return "\(place): the case has \(context.debugDescription)"
        case .typeMismatch(_, let context), .valueNotFound(_, let context),
            .dataCorrupted(let context):
            let key = context.codingPath.map(\.stringValue).joined(separator: ".")
            if key.isEmpty { break }
            if key == "expect" {
                let allowed = Verdict.Outcome.allCases.map(\.rawValue).joined(separator: ", ")
                return "\(place): \"expect\" must be one of \(allowed)"
            }
            return "\(place): \"\(key)\" has the wrong type"
        @unknown default: break
        }
        return "\(place) is not a JSON object"
    }

    // MARK: Verdicts

    /// `place` names the input line that contains the case, if there is one.
    mutating func judge(_ value: JudgeCase, at place: String? = nil) throws {
        let key = value.lineKey
        let judge: AnswerJudge
        if let compiled, compiled.key == key {
            judge = compiled.judge
        } else {
            guard let line = value.line else { return }
            judge = AnswerJudge(
                line, question: value.question, strictness: strictness, pronouncing: pronouncing,
                language: language)
            compiled = (key, judge)
        }
        let verdict =
            value.heard == true
            ? judge.judge(heard: value.given) : judge.judge(typed: value.given)
        let isMet = value.expect.map { $0 == verdict.outcome }
        if let isMet {
            expectedCount += 1
            if !isMet { unmetCount += 1 }
        }
        if isJSON {
            try JSONLine.print(
                Line(
                    id: value.id, verdict: verdict.outcome.rawValue, matched: verdict.matched,
                    why: verdict.why(in: language.sentences), prompt: verdict.ask,
                    rule: verdict.rule.rawValue, sureness: verdict.sureness,
                    row: explains ? verdict.row : nil,
                    problems: explains ? judge.line.problems.map(\.description) : nil,
                    asExpected: checks ? isMet : nil))
        } else {
            try printForPeople(verdict, problems: judge.line.problems)
            if checks, isMet == false, let expect = value.expect, let place {
                try StandardOutput.line(
                    "\tnot as expected: \(place) expects \(expect.rawValue)".inert)
            }
        }
    }

    private func printForPeople(_ verdict: Verdict, problems: [AnswerLineError]) throws {
        try StandardOutput.line(
            "\(verdict.outcome.rawValue)\t\(verdict.why(in: language.sentences).inert)")
        if let ask = verdict.ask { try StandardOutput.line("\task: \(ask.inert)") }
        guard explains else { return }
        try StandardOutput.line(
            "\trule: \(verdict.rule.rawValue)\(verdict.row.map { ", row: \($0)" } ?? ""), "
                + "matched: \((verdict.matched ?? "nothing").inert)")
        for problem in problems {
            try StandardOutput.line("\tanswer line: \(problem.description.inert)")
        }
    }

    /// Prints to standard error how many verdicts were as expected.
    func summarize() {
        guard checks, expectedCount > 0 else { return }
        let met = expectedCount - unmetCount
        StandardError.write("\(met) of \(Figures.count(expectedCount, "verdict")) as expected")
    }
}
