// Parts of answers that the judge accepts although the answer line does not list them.
extension SpokenForms {
    struct Part {
        var text: String
        var directive: AnswerClause.Directive
    }

    /// The accepted parts of an unmarked form ("Darwin" for "Charles Darwin"), and then the parts
    /// on which the judge prompts. The shortest parts come first.
    static func parts(
        of form: AnswerForm, in line: AnswerLine, question: String? = nil,
        language: CompiledLanguage
    ) -> [Part] {
        let words = form.text.split(separator: " ")
        guard !form.isMarked, (2...mostWordsToDivide).contains(words.count) else { return [] }
        let judge = AnswerJudge(line, question: question, language: language)
        let contents = contentCount(form.text, language)
        var memory = JudgingMemory()
        var parts: [Part] = []
        for count in 1..<words.count {
            var candidates = (0...(words.count - count)).map { words[$0..<($0 + count)] }
            // The first and last words of a longer name, such as "George Bush".
            let ends = [words[0], words[words.count - 1]]
            if count == 2, words.count > 2, ends.allSatisfy({ $0.first?.isUppercase == true }) {
                candidates.append(ends[...])
            }
            for candidate in candidates {
                let joined = candidate.joined(separator: " ")
                let text = joined.hasSuffix(",") ? String(joined.dropLast()) : joined
                guard isWhole(text, language),
                    contentCount(text, language) < contents
                else { continue }
                let verdict = judge.judge(typed: text, using: &memory)
                switch (verdict.outcome, verdict.rule) {
                case (.accept, _): parts.append(Part(text: text, directive: .accept))
                // The last word of a form is not added by itself, because it occurs in too many
                // utterances.
                case (.prompt, .partial): parts.append(Part(text: text, directive: .prompt))
                case (.prompt, .incomplete) where verdict.row != nil:
                    parts.append(Part(text: text, directive: .prompt))
                default: break
                }
            }
        }
        let accepted = parts.filter { $0.directive == .accept }
        let asked = parts.filter { $0.directive == .prompt }
        return Array(accepted.prefix(mostParts) + asked.prefix(mostAskedParts))
    }

    private static let mostWordsToDivide = 6
    private static let mostParts = 4
    private static let mostAskedParts = 4
    /// The maximum number of ways to say a part.
    static let mostOfPart = 4

    private static func contentCount(_ text: String, _ language: CompiledLanguage) -> Int {
        WordList(text, language.lexicon).words.count { $0.isContent || $0.isNumber }
    }

    /// Whether the text is a complete phrase, without a small word at either end.
    private static func isWhole(_ text: String, _ language: CompiledLanguage) -> Bool {
        let words = WordList(text, language.lexicon).words
        guard let first = words.first, let last = words.last else { return false }
        return (first.isContent || first.isNumber) && (last.isContent || last.isNumber)
    }
}
