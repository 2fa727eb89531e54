extension WordKey {
    /// The key of a sequence of words. The key is made from the content words or, if there are
    /// none, from all words.
    @inlinable package static func sequence(_ words: some Collection<Word>) -> UInt64 {
        let empty: UInt64 = 0x9E37_79B9_7F4A_7C15
        func key(_ counts: (Word) -> Bool) -> UInt64 {
            words.reduce(into: empty) { key, word in
                guard counts(word) else { return }
                key = (key ^ word.key) &* 0x100_0000_01B3
                key ^= key >> 29
            }
        }
        let found = key { $0.isContent || $0.has(.initials) }
        return found == empty ? key { _ in true } : found
    }
}
