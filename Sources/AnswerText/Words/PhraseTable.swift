/// A shared, immutable set of phrases. A lookup finds the longest matching phrase.
package final class PhraseTable: Sendable {
    /// The phrases as word keys, grouped by their first word or, with `fromEnd`, by their last
    /// word.
    private let phrases: KeyLists<[UInt64]>

    /// - Parameter fromEnd: Whether the table is for ``lengthAtEnd(of:)``.
    package init(_ texts: [String], _ lexicon: Lexicon, fromEnd: Bool = false) {
        var phrases = KeyLists<[UInt64]>()
        for keys in texts.map(lexicon.keys).sorted(by: { $0.count > $1.count }) {
            guard let first = fromEnd ? keys.last : keys.first else { continue }
            phrases.append(keys, to: first)
        }
        self.phrases = phrases
    }

    /// The number of words in the longest phrase at the start of the text.
    package func length(in words: ArraySlice<Word>) -> Int {
        longest(at: words.first) { words.prefix($0) }
    }

    /// The number of words in the longest phrase at the end of the text.
    package func lengthAtEnd(of words: ArraySlice<Word>) -> Int {
        longest(at: words.last) { words.suffix($0) }
    }

    private func longest(at word: Word?, _ words: (Int) -> ArraySlice<Word>) -> Int {
        guard let word else { return 0 }
        return phrases[word.key].first { phrase in
            words(phrase.count).lazy.map(\.key).elementsEqual(phrase)
        }?.count ?? 0
    }
}
