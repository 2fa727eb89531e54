import CommandMatcher
import SpokenAnswers

/// Reads a host's answer line and a player's answer, one per line.
enum AnswerLineReading {
    /// The spoken commands, read once.
    private static let commands: SpokenCommands = {
        do {
            return try SpokenCommands()
        } catch {
            fatalError("\(error)")
        }
    }()

    static func read(_ text: String) {
        let lines = text.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
        let (written, given) = (String(lines[0]), lines.count > 1 ? String(lines[1]) : "lisbon")
        let question = lines.count > 2 ? String(lines[2]) : nil
        var all = [AnswerLine(lenient: written), AnswerLine(answer: written, accept: [given])]
        do {
            all.append(try AnswerLine(parsing: written))
        } catch {
            precondition(!error.description.isEmpty)
        }
        for line in all {
            for markup in AnswerLine.Markup.allCases {
                _ = AnswerLine(lenient: line.formatted(as: markup))
            }
            let judge = AnswerJudge(line, question: question)
            let verdict = judge.judge(typed: given)
            precondition(!verdict.why.isEmpty)
            if verdict.outcome == .prompt { _ = judge.judge(typed: given, after: verdict) }
            let round = AnswerRound(judge: judge, commands: commands)
            // A grammar may be too large, which is an allowed error.
            _ = try? CompiledGrammar(round.grammar(for: .answer(choices: [])))
            _ = round.rule(typed: given, awaiting: .answer(choices: []))
        }
    }
}
