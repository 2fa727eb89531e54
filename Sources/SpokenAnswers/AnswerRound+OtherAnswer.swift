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
        let rest = withoutPhrases(.after, in: withoutPhrases(.before, in: words), fromEnd: true)
        guard let first = rest.first, rest.count <= Self.longestOtherAnswer else { return true }
        return self.words(.talkOpening).contains([first]) || self.words(.heardAside).contains(words)
    }

    /// Takes phrases and fillers away at one end, the longest first.
    private func withoutPhrases(
        _ kind: PhraseKind, in words: [String], fromEnd: Bool = false
    ) -> [String] {
        let phrases = (self.words(kind) + self.words(.filler)).sorted { $0.count > $1.count }
        var rest = words
        while let found = phrases.first(where: {
            fromEnd ? rest.suffix($0.count).elementsEqual($0) : rest.starts(with: $0)
        }), !found.isEmpty {
            if fromEnd { rest.removeLast(found.count) } else { rest.removeFirst(found.count) }
        }
        return rest
    }
}
