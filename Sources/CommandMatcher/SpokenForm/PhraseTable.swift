/// A set of phrases, looked up by their words, longest first. It is immutable and shared by
/// reference, so that a lookup does not copy its parts.
final class PhraseTable: Sendable {
    /// Word keys of the phrases by the key of their first (or, for endings, last) word.
    private let phrases: [[[UInt64]]]
    private let places: KeyTable

    /// - Parameter fromEnd: Phrases are looked up by their last word, in ``lengthAtEnd(of:from:)``.
    init(_ texts: [String], _ lexicon: Lexicon, fromEnd: Bool = false) {
        var phrases: [[[UInt64]]] = []
        var places = KeyTable()
        for text in texts {
            let keys = WordList(text, lexicon).words.map(\.key)
            guard let first = fromEnd ? keys.last : keys.first else { continue }
            let place = places[first] ?? phrases.count
            if place == phrases.count {
                places[first] = place
                phrases.append([])
            }
            phrases[place].append(keys)
        }
        for place in phrases.indices { phrases[place].sort { $0.count > $1.count } }
        self.phrases = phrases
        self.places = places
    }

    /// The length of the longest phrase at the start of the words.
    func length(in words: ArraySlice<Word>) -> Int {
        guard let first = words.first, let place = places[first.key] else { return 0 }
        for candidate in phrases[place] where candidate.count <= words.count {
            if zip(candidate, words).allSatisfy({ $0 == $1.key }) { return candidate.count }
        }
        return 0
    }

    /// The length of the longest phrase at the end of the words.
    func lengthAtEnd(of words: ArraySlice<Word>) -> Int {
        guard let last = words.last, let place = places[last.key] else { return 0 }
        for candidate in phrases[place] where candidate.count <= words.count {
            if zip(candidate, words.suffix(candidate.count)).allSatisfy({ $0 == $1.key }) {
                return candidate.count
            }
        }
        return 0
    }
}
