public import Phonetics
import Transcript

/// Judges answers to one question: an answer line compiled for comparison.
///
/// A value without hidden state: the same answer always gets the same verdict, on any thread.
public struct AnswerJudge: Sendable {
    let compiled: CompiledLine

    /// What counts as an answer.
    public var line: AnswerLine { compiled.line }
    /// The text of the question, where it is known.
    public var question: String? { compiled.questionText }
    /// How much is forgiven.
    public var strictness: Strictness { compiled.strictness }
    /// The language of the answers.
    public var language: CompiledLanguage { compiled.language }

    /// - Parameters:
    ///   - question: The text of the question. Words that it says may be left out of an answer, and
    ///     an answer made only of them does not count.
    ///   - pronouncing: How words are said, for comparison by sound. Without it letters are compared.
    ///   - language: The language of the answers.
    public init(
        _ line: AnswerLine, question: String? = nil, strictness: Strictness = .normal,
        pronouncing: (any Pronouncing)? = nil, language: CompiledLanguage = .english
    ) {
        compiled = CompiledLine(
            line, question: question, strictness: strictness, pronouncing: pronouncing,
            language: language)
    }

    /// Judges a written answer.
    /// - Parameter first: The verdict that asked for more, if this is the reply to it.
    public func judge(typed text: String, after first: Verdict? = nil) -> Verdict {
        var memory = JudgingMemory()
        return judge(typed: text, after: first, using: &memory)
    }

    /// Judges a spoken answer by its words alone. Their spelling means nothing, so a word that
    /// sounds like the answer counts.
    /// - Parameter first: The verdict that asked for more, if this is the reply to it.
    public func judge(heard text: String, after first: Verdict? = nil) -> Verdict {
        var list = WordList(text, language.lexicon)
        list.isHeard = true
        return completed(verdict(of: list, heard: text), after: first, isHeard: true)
    }

    /// Judges a written answer, reusing the memory of earlier calls. Answers in the exact words of
    /// an alternative, and most other correct ones, allocate nothing.
    /// - Parameter first: The verdict that asked for more, if this is the reply to it.
    public func judge(
        typed text: String, after first: Verdict? = nil, using memory: inout JudgingMemory
    ) -> Verdict {
        memory.list.replace(with: text, language.lexicon)
        return completed(verdict(of: memory.list, heard: text), after: first, isHeard: false)
    }

    private func verdict(of list: WordList, heard text: String) -> Verdict {
        let given = CompiledLine.Given(list: list, heard: text)
        return verdict(compiled.rule(given), given)
    }

    func verdict(_ ruling: CompiledLine.Ruling, _ given: CompiledLine.Given) -> Verdict {
        var rule = ruling.rule
        if rule == .sameWords, let matched = ruling.matched, matched == given.heard {
            rule = .exact
        }
        var verdict = Verdict(
            outcome: ruling.outcome, rule: rule, matched: ruling.matched, ask: ruling.ask,
            heard: given.heard, answer: rule == .nothingSaid ? "" : given.heard,
            official: compiled.official)
        verdict.row = ruling.row?.name
        verdict.knowledge = ruling.alternative.flatMap { compiled.alternatives[$0].topic?.rawValue }
        return verdict
    }

    /// A verdict in the light of the one that asked for more, if there is one. The second answer
    /// counts by itself or together with the answer that it completes; repeating the same
    /// insufficient answer adds nothing.
    func completed(_ verdict: Verdict, after first: Verdict?, isHeard: Bool) -> Verdict {
        guard let first, first.outcome == .prompt, verdict.outcome != .accept else {
            return verdict
        }
        var refusal = verdict
        refusal.outcome = .reject
        refusal.ask = nil
        // A player who was asked for more may give only one answer.
        if verdict.outcome == .prompt, verdict.rule == .severalAnswers { return refusal }
        if first.rule == .severalAnswers { return verdict }
        for combined in ["\(verdict.answer) \(first.answer)", "\(first.answer) \(verdict.answer)"] {
            var list = WordList(combined, language.lexicon)
            list.isHeard = isHeard
            var together = self.verdict(of: list, heard: verdict.heard)
            if together.outcome == .accept {
                together.answer = verdict.answer
                together.answerStart = verdict.answerStart
                return together
            }
        }
        guard verdict.outcome == .prompt, verdict.matched == first.matched else { return verdict }
        refusal.rule = .addsNothing
        return refusal
    }

    /// The judge for a player who answers when this much of the question has been read. It lacks
    /// the alternatives that no longer count. If there are none of these, it is the same judge.
    public func afterReading(_ part: String) -> AnswerJudge {
        let read = language.lexicon.keys(of: part)
        var shorter = line
        shorter.clauses.removeAll { clause in
            guard let until = clause.until else { return false }
            let ends = until.isEmpty ? clause.forms.map(\.text) : [until]
            return ends.contains { Self.contains(read, language.lexicon.keys(of: $0)) }
        }
        guard shorter.clauses.count != line.clauses.count else { return self }
        return AnswerJudge(
            shorter, question: compiled.questionText, strictness: strictness,
            pronouncing: compiled.pronouncing, language: language)
    }

    private static func contains(_ words: [UInt64], _ phrase: [UInt64]) -> Bool {
        guard !phrase.isEmpty, phrase.count <= words.count else { return false }
        return (0...(words.count - phrase.count)).contains {
            words[$0..<($0 + phrase.count)].elementsEqual(phrase)
        }
    }
}

/// Memory that successive judgements by any judge can share. Nothing in it can change the next
/// verdict.
public struct JudgingMemory: Sendable {
    var list = WordList()

    /// Empty memory.
    public init() {}
}
