import CommandMatcher
import Languages

extension AnswerRound {
    /// Decides whether words that were recognized outside the grammar are a different answer,
    /// chatter, or unclear speech.
    func meaning(outsideGrammar text: String) -> Ruling.Meaning {
        let around = WordsAround(language, question: judge.question)
        let said = around.withoutWrittenFiller(text.split(separator: " ").map(String.init))
        guard !around.isTalk(said.map { $0.lowercased() }) else {
            return .notUnderstood(.chatter)
        }
        let answer = said.joined(separator: " ")
        let verdict = judge.judge(typed: answer)
        guard verdict.outcome == .reject, choice(of: verdict) == nil else {
            return .notUnderstood(.unsure)
        }
        return .otherAnswer(answer)
    }
}

extension WordsAround {
    /// The maximum number of words in an answer outside the grammar. Few answers contain more words
    /// than this limit.
    private static let longestOtherAnswer = 4

    /// Whether words outside the grammar are a remark, judging by how they begin, by words that
    /// answers rarely contain, and by how many words there are.
    func isTalk(_ words: [String]) -> Bool {
        let rest = without(.before, atStartOf: without(.after, atEndOf: words))
        guard !rest.isEmpty, rest.count <= Self.longestOtherAnswer else { return true }
        return self.words(.talkOpening).contains { opening in
            opening.count > 1 ? words.starts(with: opening) : rest.starts(with: opening)
        } || self.words(.heardAside).contains(words) || isRemark(rest)
    }

    /// Whether words begin with a verb such as "stop", or contain a word such as "you" that answers
    /// rarely contain. A single word is never a remark.
    private func isRemark(_ words: [String]) -> Bool {
        guard words.count > 1 else { return false }
        return self.words(.remarkVerb).contains([words[0]])
            || !Set(self.words(.remarkWord).joined()).isDisjoint(with: words)
    }

    /// Removes a word that the decoder wrote for a filler in front of a phrase such as "I'd say".
    func withoutWrittenFiller(_ said: [String]) -> [String] {
        let words = said.map { $0.lowercased() }
        guard let first = words.first, self.words(.writtenFiller).contains([first]),
            self.words(.before).contains(where: {
                $0.count > 1 && words.dropFirst().starts(with: $0)
            })
        else { return said }
        return Array(said.dropFirst())
    }

    private func without(_ kind: PhraseKind, atStartOf words: [String]) -> [String] {
        let phrases = longestFirst(kind)
        var rest = words
        while let phrase = phrases.first(where: rest.starts) { rest.removeFirst(phrase.count) }
        return rest
    }

    private func without(_ kind: PhraseKind, atEndOf words: [String]) -> [String] {
        let phrases = longestFirst(kind)
        var rest = words
        while let phrase = phrases.first(where: { rest.suffix($0.count).elementsEqual($0) }) {
            rest.removeLast(phrase.count)
        }
        return rest
    }

    /// The phrases of one kind, and the fillers. The longest phrases come first.
    private func longestFirst(_ kind: PhraseKind) -> [[String]] {
        (words(kind) + words(.filler)).filter { !$0.isEmpty }.sorted { $0.count > $1.count }
    }
}
