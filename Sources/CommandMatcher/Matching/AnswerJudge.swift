public import Phonetics
import Transcript

/// Judges the answers to one question. The same answer always gets the same verdict, on any thread.
public struct AnswerJudge: Sendable {
    let compiled: CompiledLine
    /// The judge for choices, if an answer must name several choices.
    let selection: SelectionJudge?

    /// The answer line.
    public var line: AnswerLine { compiled.line }
    /// The text of the question, if known.
    public var question: String? { compiled.questionText }
    /// How many errors the judge allows.
    public var strictness: Strictness { compiled.strictness }
    /// The language of the answers.
    public var language: CompiledLanguage { compiled.language }

    /// - Parameters:
    ///   - question: The question's text, if known. Players may omit words that the question
    ///     contains, but must say at least one other word.
    ///   - pronouncing: Pronunciations for comparing words by sound. If this argument is nil, the
    ///     judge compares words only by their letters.
    public init(
        _ line: AnswerLine, question: String? = nil, strictness: Strictness = .normal,
        pronouncing: (any Pronouncing)? = nil, language: CompiledLanguage = .english
    ) {
        compiled = CompiledLine(
            line, question: question, strictness: strictness, pronouncing: pronouncing,
            language: language)
        selection = SelectionJudge(
            line, question: question, strictness: strictness, pronouncing: pronouncing,
            language: language)
    }

    /// Judges a typed answer.
    /// - Parameter first: The earlier verdict that asked for more detail, if this answer replies
    ///   to it.
    public func judge(typed text: String, after first: Verdict? = nil) -> Verdict {
        var memory = JudgingMemory()
        return judge(typed: text, after: first, using: &memory)
    }

    /// Judges the text of a spoken answer, whose spelling the player did not choose.
    /// - Parameter first: The earlier verdict that asked for more detail, if this answer replies
    ///   to it.
    public func judge(heard text: String, after first: Verdict? = nil) -> Verdict {
        var list = WordList(text, language.lexicon)
        list.isHeard = true
        let verdict = verdict(of: list, heard: text)
        return first.map { completed(verdict, after: $0, isHeard: true) } ?? verdict
    }

    /// Judges a typed answer, and reuses the memory of earlier calls to avoid most allocations.
    /// - Parameter first: The earlier verdict that asked for more detail, if this answer replies
    ///   to it.
    public func judge(
        typed text: String, after first: Verdict? = nil, using memory: inout JudgingMemory
    ) -> Verdict {
        memory.list.replace(with: text, language.lexicon)
        let verdict = verdict(of: memory.list, heard: text)
        return first.map { completed(verdict, after: $0, isHeard: false) } ?? verdict
    }

    private func verdict(of list: WordList, heard text: String) -> Verdict {
        if let selection {
            return selection.verdict(on: selection.read(list, heard: text), heard: text)
        }
        let given = CompiledLine.Given(list: list, heard: text)
        return verdict(compiled.rule(given), given)
    }

    func verdict(_ ruling: CompiledLine.Ruling, _ given: CompiledLine.Given) -> Verdict {
        var rule = ruling.rule
        if rule == .sameWords, let matched = ruling.matched, matched == given.heard {
            rule = .exact
        }
        return Verdict(
            outcome: ruling.outcome, rule: rule, matched: ruling.matched,
            knowledge: ruling.alternative.flatMap { compiled.alternatives[$0].topic?.rawValue },
            row: ruling.row?.name, ask: ruling.ask, heard: given.heard,
            answer: rule == .nothingSaid ? "" : given.heard, official: compiled.official,
            reading: 0)
    }

    /// Combines a verdict with the earlier verdict that asked for more detail. A reply that only
    /// repeats earlier words adds no detail.
    func completed(_ verdict: Verdict, after first: Verdict, isHeard: Bool) -> Verdict {
        if selection != nil { return self.verdict(verdict, added: first) }
        guard first.outcome == .prompt, verdict.outcome != .accept else {
            return verdict
        }
        var refusal = verdict
        refusal.outcome = .reject
        refusal.ask = nil
        // The game asks a player only once to choose among several answers.
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

    /// The judge to use after this part of the question has been read aloud. The judge ignores
    /// alternatives that are accepted only until this part of the question has been read.
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

/// Memory that successive calls of one or more judges reuse. Reusing the memory never affects a
/// verdict.
public struct JudgingMemory: Sendable {
    var list = WordList()

    /// Creates empty memory.
    public init() {}
}
