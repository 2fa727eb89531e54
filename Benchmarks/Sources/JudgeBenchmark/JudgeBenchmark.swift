import CAllocationCounter
import CommandMatcher
import Foundation
import Transcript

/// Measures judgments per second of processor time on one core: `JudgeBenchmark CASES.jsonl [SECONDS]`. The
/// cases have the format of `trivia-voice judge`.
@main
struct JudgeBenchmark {
    struct Case: Decodable {
        var answerline: String?
        var answers: [String]?
        var choices: [String]?
        var question: String?
        var given: String

        var line: AnswerLine {
            if let answerline { return AnswerLine(lenient: answerline) }
            let answers = answers ?? []
            return AnswerLine(
                answer: answers.first ?? "", accept: Array(answers.dropFirst()),
                choices: choices ?? [])
        }
    }

    static func main() throws {
        guard CommandLine.arguments.count > 1 else {
            print("usage: JudgeBenchmark CASES.jsonl [SECONDS]")
            exit(2)
        }
        let text = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
        let seconds = CommandLine.arguments.count > 2 ? Double(CommandLine.arguments[2]) ?? 3 : 3
        let cases = text.split(whereSeparator: \.isNewline).compactMap {
            try? JSONDecoder().decode(Case.self, from: Data($0.utf8))
        }
        let judges = cases.map { (AnswerJudge($0.line, question: $0.question), $0.given) }
        measure(judges, seconds: seconds)
        countAllocations(judges)
        for count in [10, 100, 1_000, 10_000] { measure(aliases: count) }
    }

    private static func processorSeconds() -> Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

    private static func measure(_ judges: [(AnswerJudge, String)], seconds: Double) {
        var memory = JudgingMemory()
        var accepted = 0
        var judgements = 0
        let start = processorSeconds()
        while processorSeconds() - start < seconds {
            for (judge, given) in judges
            where judge.judge(typed: given, using: &memory).outcome == .accept {
                accepted += 1
            }
            judgements += judges.count
        }
        let rate = Int(Double(judgements) / (processorSeconds() - start))
        let share = accepted * judges.count / max(1, judgements)
        print("\(judges.count) cases, typed: \(rate) judgements/s (\(share) accepted)")
    }

    /// Counts memory allocations per judgment, after one judgment of each case.
    private static func countAllocations(_ judges: [(AnswerJudge, String)]) {
        var memory = JudgingMemory()
        var counts: [JudgingRule: [Int]] = [:]
        for (judge, given) in judges {
            _ = judge.judge(typed: given, using: &memory)
            let before = allocation_counter_count()
            let verdict = judge.judge(typed: given, using: &memory)
            counts[verdict.rule, default: []].append(Int(allocation_counter_count() - before))
        }
        report(counts.values.flatMap { $0 }, of: "any rule")
        for rule in [JudgingRule.exact, .sameWords, .equivalent, .otherAnswer] {
            report(counts[rule] ?? [], of: rule.rawValue)
        }
    }

    private static func report(_ counts: [Int], of name: String) {
        let none = counts.count { $0 == 0 }
        let mean = Double(counts.reduce(0, +)) / Double(max(1, counts.count))
        print(
            "allocations, \(name): none in \(none) of \(counts.count) judgements, "
                + "\((mean * 100).rounded() / 100) on average")
    }

    /// Measures with names made of syllables, many of which differ in one letter.
    private static func measure(aliases count: Int) {
        let syllables = ["ka", "lo", "mi", "ter", "san", "du", "vel", "bro", "ni", "quo"]
        let names = (0..<count).map { index in
            var rest = index
            var name = ""
            for _ in 0..<4 {
                name += syllables[rest % 10]
                rest /= 10
            }
            return name.capitalized + " " + syllables[index % 7].capitalized + "berg"
        }
        let judge = AnswerJudge(AnswerLine(answer: names[0], accept: Array(names.dropFirst())))
        let given = [
            names[count / 2], "kalomitr kaberg", "somebody else", "verona", "lokamiter loberg",
        ]
        var judgements = 0
        let start = processorSeconds()
        while processorSeconds() - start < 1 {
            for text in given { _ = judge.judge(typed: text) }
            judgements += given.count
        }
        let micros = (processorSeconds() - start) * 1_000_000 / Double(judgements)
        print("\(count) aliases: \((micros * 10).rounded() / 10) µs a judgement")
    }
}
