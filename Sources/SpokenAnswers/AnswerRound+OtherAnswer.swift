import CommandMatcher
import Languages

// What words mean that the grammar does not have.
extension AnswerRound {
    /// Another answer, talk, or something that must be said again.
    ///
    /// - Parameter text: what was said, as it is shown to people.
    func meaning(outsideGrammar text: String) -> Ruling.Meaning {
        let words = text.lowercased().split(separator: " ").map(String.init)
        if WordsAround(language, question: judge.question).isTalk(words) {
            return .notUnderstood(.chatter)
        }
        // Only the sounds decide that an answer or a choice was given.
        let verdict = judge.judge(typed: text)
        guard verdict.outcome == .reject, choice(of: verdict) == nil else {
            return .notUnderstood(.unsure)
        }
        return .otherAnswer(text)
    }
}

extension WordsAround {
    /// Few answers have more words.
    private static let longestOtherAnswer = 4

    /// Whether words that the grammar does not have are a remark rather than an answer: without
    /// what is said around answers nothing is left of them, or too much, or they begin as remarks
    /// do.
    func isTalk(_ words: [String]) -> Bool {
        let answer = without([.heardAfter, .heardCloseAfter], atEndOf: words)
        let rest = without([.heardBefore, .heardAsking], atStartOf: answer)
        guard let first = rest.first, rest.count <= Self.longestOtherAnswer else { return true }
        return self.words(.talkOpening).contains([first]) || self.words(.heardAside).contains(words)
    }

    private func without(_ kinds: [PhraseKind], atStartOf words: [String]) -> [String] {
        let phrases = longestFirst(kinds)
        var rest = words
        while let phrase = phrases.first(where: rest.starts) { rest.removeFirst(phrase.count) }
        return rest
    }

    private func without(_ kinds: [PhraseKind], atEndOf words: [String]) -> [String] {
        let phrases = longestFirst(kinds)
        var rest = words
        while let phrase = phrases.first(where: { rest.suffix($0.count).elementsEqual($0) }) {
            rest.removeLast(phrase.count)
        }
        return rest
    }

    /// Phrases and fillers, the longest first.
    private func longestFirst(_ kinds: [PhraseKind]) -> [[String]] {
        (kinds + [.filler]).flatMap(words).filter { !$0.isEmpty }.sorted { $0.count > $1.count }
    }
}
