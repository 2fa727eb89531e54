// What counts by itself though nobody wrote it: the judge decides, so that whatever counts when it is typed is
// listened for too.
extension SpokenForms {
    /// A part of a form, and what saying it leads to.
    struct Part {
        var text: String
        var directive: AnswerClause.Directive
    }

    /// Parts of a form without marks that count or are asked about: "Darwin" of Charles Darwin, "Amazon" of Amazon
    /// River, "1863" of July 4, 1863, "Thelma" of Thelma & Louise; the shortest first, those that count before the others.
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
            // First and last name of three: "George Bush".
            let ends = [words[0], words[words.count - 1]]
            if count == 2, words.count > 2, ends.allSatisfy({ $0.first?.isUppercase == true }) {
                candidates.append(ends[...])
            }
            for candidate in candidates {
                let joined = candidate.joined(separator: " ")
                let text = joined.hasSuffix(",") ? String(joined.dropLast()) : joined
                // Small words more or less are no other way to say it.
                guard isWhole(text, language),
                    contentCount(text, language) < contents
                else { continue }
                let verdict = judge.judge(typed: text, using: &memory)
                switch (verdict.outcome, verdict.rule) {
                case (.accept, _): parts.append(Part(text: text, directive: .accept))
                // Not the last word alone, "whale" of Blue whale: it is in too much of what is said.
                case (.prompt, .partial): parts.append(Part(text: text, directive: .prompt))
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
    /// Ways to say a part: "july fourth", "the fourth of july".
    static let mostOfPart = 4

    private static func contentCount(_ text: String, _ language: CompiledLanguage) -> Int {
        WordList(text, language.lexicon).words.count { $0.isContent || $0.isNumber }
    }

    /// Whether a text neither begins nor ends in the middle of something: with "of", "the", a comma's remark.
    private static func isWhole(_ text: String, _ language: CompiledLanguage) -> Bool {
        let words = WordList(text, language.lexicon).words
        guard let first = words.first, let last = words.last else { return false }
        return (first.isContent || first.isNumber) && (last.isContent || last.isNumber)
    }
}
