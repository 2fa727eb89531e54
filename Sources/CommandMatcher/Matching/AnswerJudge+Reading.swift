extension AnswerJudge {
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
