/// A set of phrases found by their words, longest first.
struct PhraseTable {
    /// Word keys of the phrases by the key of their first (or, for endings, last) word.
    private var phrases: [UInt64: [[UInt64]]] = [:]

    /// - Parameter fromEnd: Phrases are looked up by their last word, in ``lengthAtEnd(of:from:)``.
    init(_ texts: [String], fromEnd: Bool = false) {
        for text in texts {
            let keys = WordList(text).words.map(\.key)
            guard let first = fromEnd ? keys.last : keys.first else { continue }
            phrases[first, default: []].append(keys)
        }
        for key in phrases.keys { phrases[key]?.sort { $0.count > $1.count } }
    }

    /// The length of the longest phrase that begins at a place.
    func length(in words: ArraySlice<Word>) -> Int {
        guard let first = words.first, let candidates = phrases[first.key] else { return 0 }
        for candidate in candidates where candidate.count <= words.count {
            if zip(candidate, words).allSatisfy({ $0 == $1.key }) { return candidate.count }
        }
        return 0
    }

    /// The length of the longest phrase that ends where the words end.
    func lengthAtEnd(of words: ArraySlice<Word>) -> Int {
        guard let last = words.last, let candidates = phrases[last.key] else { return 0 }
        for candidate in candidates where candidate.count <= words.count {
            if zip(candidate, words.suffix(candidate.count)).allSatisfy({ $0 == $1.key }) {
                return candidate.count
            }
        }
        return 0
    }

    static let before = PhraseTable(Carriers.before)
    static let after = PhraseTable(Carriers.after, fromEnd: true)
    static let fillers = PhraseTable(Carriers.fillers)
    static let corrections = PhraseTable(Carriers.corrections)
    static let givingUp = PhraseTable(Carriers.givingUp)
}
