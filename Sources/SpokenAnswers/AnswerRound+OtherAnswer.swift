import CommandMatcher
import Languages

extension AnswerRound {
    /// Decides whether words that were recognized outside the grammar are a different answer,
    /// chatter, or unclear speech.
    func meaning(outsideGrammar text: String, by right: SpeakingRight) -> Ruling.Meaning {
        let around = WordsAround(language, question: judge.question)
        let said = around.withoutWrittenFiller(text.split(separator: " ").map(String.init))
        guard !around.isTalk(said, by: right, in: language) else {
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

    /// Whether words outside the grammar are talk. Words are talk if nothing remains without the
    /// phrases around an answer, if too many words remain, or if they are probably a remark.
    fileprivate func isTalk(
        _ said: [String], by right: SpeakingRight, in language: CompiledLanguage
    ) -> Bool {
        let words = said.map { $0.lowercased() }
        let place = placeOfAnswer(in: words)
        guard !place.isEmpty, place.count <= Self.longestOtherAnswer else { return true }
        let isNumber = WordList(words[place].joined(separator: " "), language.lexicon).words
            .allSatisfy(\.isNumber)
        return self.words(.heardAside).contains(words)
            || self.words(.talkOpening).contains { opening in
                opening.count > 1 ? words.starts(with: opening) : words[place].starts(with: opening)
            }
            || !isNumber
                && RemarkOdds(language.language).logOdds(said, answer: place)
                    > right.mostRemarkOdds
    }

    /// Removes a word that the decoder wrote for a filler in front of a phrase such as "I'd say".
    fileprivate func withoutWrittenFiller(_ said: [String]) -> [String] {
        let words = said.map { $0.lowercased() }
        guard let first = words.first, self.words(.writtenFiller).contains([first]),
            self.words(.before).contains(where: {
                $0.count > 1 && words.dropFirst().starts(with: $0)
            })
        else { return said }
        return Array(said.dropFirst())
    }

    /// The range of the words that remain without the phrases around an answer.
    private func placeOfAnswer(in words: [String]) -> Range<Int> {
        let before = longestFirst(.before)
        let after = longestFirst(.after)
        var rest = words[...]
        while let phrase = after.first(where: { rest.suffix($0.count).elementsEqual($0) }) {
            rest.removeLast(phrase.count)
        }
        while let phrase = before.first(where: { rest.starts(with: $0) }) {
            rest.removeFirst(phrase.count)
        }
        return rest.indices
    }

    /// The phrases of one kind, and the fillers. The longest phrases come first.
    private func longestFirst(_ kind: PhraseKind) -> [[String]] {
        (words(kind) + words(.filler)).filter { !$0.isEmpty }.sorted { $0.count > $1.count }
    }
}
