import Phonetics

/// Gives a question's own pronunciations precedence over all other pronunciations.
struct HostedPronouncing {
    private let host: [String: [SourcedPronunciation]]
    private let rest: any Pronouncing

    init(_ pronunciations: [String: [String]], before rest: any Pronouncing) {
        host = Dictionary(
            pronunciations.map { word, texts in
                (
                    word.lowercased(),
                    texts.compactMap { text in
                        Pronunciation(arpabet: text).map { SourcedPronunciation($0, source: .host) }
                    }
                )
            }, uniquingKeysWith: { $0 + $1 })
        self.rest = rest
    }

    func pronunciations(of word: String) -> [SourcedPronunciation] {
        if let own = host[word], !own.isEmpty { return own }
        return rest.pronunciations(of: word)
    }

    func words(_ words: some Sequence<String>) -> [[Pronunciation]] {
        words.map { pronunciations(of: $0).map(\.pronunciation) }
    }

    /// The number of phones in the shortest pronunciation of these words.
    func phoneCount(_ words: [String]) -> Int {
        self.words(words).reduce(0) { $0 + ($1.map(\.phones.count).min() ?? 0) }
    }
}
