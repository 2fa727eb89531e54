public import Phonetics

/// Finds the pronunciations of words among the host's pronunciations or in the dictionary, or
/// guesses them. The service is thread-safe.
public final class PronunciationService: Pronouncing {
    /// The recognizer's dictionary.
    public let dictionary: PronunciationDictionary
    private let host: [String: [Pronunciation]]
    private let secondOpinion: EspeakProgram?
    /// The second opinions obtained so far, keyed by word. The value for a word is nil if espeak-ng
    /// returned no pronunciation.
    private let opinions = Lock<[String: Pronunciation?]>([:])
    private let remembered = Lock<[String: [SourcedPronunciation]]>([:])

    /// When the cache contains this many words, it is cleared.
    private static let cacheLimit = 20_000
    /// The maximum number of pronunciations for a word, because each pronunciation widens the
    /// decoder's search.
    static let variantLimit = 6

    /// Creates a service. The pronunciations in `host` take precedence. The words in `host` may be
    /// in upper or lower case. `secondOpinion` takes about 10 ms for each unknown word that was not
    /// passed to ``prepare(_:)``.
    public init(
        dictionary: PronunciationDictionary, host: [String: [Pronunciation]] = [:],
        secondOpinion: EspeakProgram? = nil
    ) {
        self.dictionary = dictionary
        self.secondOpinion = secondOpinion
        self.host = Dictionary(
            host.map { (WordParts.folded($0.key), $0.value) }, uniquingKeysWith: { $0 + $1 })
    }

    /// Creates a service with a pack's pronunciations in ARPAbet. Throws
    /// ``PronunciationError/unknownNotation(word:text:)``.
    public convenience init(
        dictionary: PronunciationDictionary, hostArpabet: [String: [String]],
        secondOpinion: EspeakProgram? = nil
    ) throws(PronunciationError) {
        var host: [String: [Pronunciation]] = [:]
        for (word, texts) in hostArpabet.sorted(by: { $0.key < $1.key }) {
            for text in texts {
                guard let pronunciation = Pronunciation(arpabet: text) else {
                    throw .unknownNotation(word: word, text: text)
                }
                host[word, default: []].append(pronunciation)
            }
        }
        self.init(dictionary: dictionary, host: host, secondOpinion: secondOpinion)
    }

    /// Creates a service for a different pack, with the same dictionary and second opinions.
    package func replacingHost(_ host: [String: [Pronunciation]]) -> PronunciationService {
        let other = PronunciationService(
            dictionary: dictionary, host: host, secondOpinion: secondOpinion)
        let known = opinions.withLock { $0 }
        other.opinions.withLock { $0 = known }
        return other
    }

    /// Gets second opinions on many words at once. This method blocks the calling thread, so do not
    /// call it from a task.
    public func prepare(_ words: [String]) {
        guard secondOpinion != nil else { return }
        var unknown: [String] = []
        for word in words {
            let folded = WordParts.folded(word)
            guard known(folded) == nil else { continue }
            for case .letters(let letters) in WordParts.split(folded) where known(letters) == nil {
                let base = letters.hasSuffix("'s") ? String(letters.dropLast(2)) : letters
                if known(base) == nil { unknown.append(base.filter { $0 != "'" }) }
            }
        }
        if ask(Set(unknown).sorted()) { remembered.withLock { $0.removeAll() } }
    }

    /// The pronunciations of a word. The result is cached.
    public func pronunciations(of word: String) -> [SourcedPronunciation] {
        if let known = remembered.withLock({ $0[word] }) { return known }
        let found = find(WordParts.folded(word))
        remembered.withLock { cache in
            if cache.count >= Self.cacheLimit { cache.removeAll() }
            cache[word] = found
        }
        return found
    }

    /// The dictionary words whose pronunciation differs by one phone from that of a word.
    public func wordsOnePhoneApart(from word: String) -> [String] {
        dictionary.words(onePhoneFrom: pronunciations(of: word).map(\.pronunciation))
    }

    private func find(_ word: String) -> [SourcedPronunciation] {
        if let known = known(word) { return known }
        var result: [SourcedPronunciation]?
        for part in WordParts.split(word) {
            let next = pronunciations(of: part)
            guard !next.isEmpty else { continue }
            result = result.map { Self.joined($0, next) } ?? next
        }
        return result ?? []
    }

    /// The pronunciations of a whole word from the host or the dictionary.
    private func known(_ word: String) -> [SourcedPronunciation]? {
        if let given = host[word], !given.isEmpty {
            return given.map { SourcedPronunciation($0, source: .host) }
        }
        var listed = dictionary.pronunciations(of: word)
        guard !listed.isEmpty else { return nil }
        if let name = LetterNames.pronunciation(of: word), !listed.contains(name) {
            listed.append(name)
        }
        return listed.map { SourcedPronunciation($0, source: .dictionary) }
    }

    private func pronunciations(of part: WordPart) -> [SourcedPronunciation] {
        switch part {
        case .letters(let letters):
            return known(letters) ?? possessive(letters) ?? guesses(letters)
        case .initials(let letters):
            return LetterNames.spelled(letters).map { [.init($0, source: .dictionary)] } ?? []
        case .readings(let readings):
            return readings.flatMap(pronunciations(ofWords:))
        }
    }

    private func pronunciations(ofWords words: [String]) -> [SourcedPronunciation] {
        words.reduce(into: [SourcedPronunciation]()) { result, word in
            let next = known(word) ?? guesses(word)
            result = result.isEmpty ? next : Self.joined(result, next)
        }
    }

    /// Derives the pronunciation of a possessive, such as "wazowski's", from the word "wazowski".
    private func possessive(_ letters: String) -> [SourcedPronunciation]? {
        guard letters.hasSuffix("'s") else { return nil }
        let base = String(letters.dropLast(2))
        guard !base.isEmpty else { return nil }
        return (known(base) ?? guesses(base)).map {
            SourcedPronunciation($0.pronunciation.appendingS(), source: $0.source)
        }
    }

    private func guesses(_ letters: String) -> [SourcedPronunciation] {
        let plain = letters.filter { $0 != "'" }
        if plain != letters, let known = known(plain) { return known }
        _ = ask([plain])
        let opinion = opinions.withLock { $0[plain] } ?? nil
        return WordGuess.pronunciations(of: plain, dictionary: dictionary, opinion: opinion)
            .prefix(Self.variantLimit).map { SourcedPronunciation($0, source: .automatic) }
    }

    /// Requests and caches missing second opinions. Returns whether any second opinions were
    /// missing.
    private func ask(_ words: [String]) -> Bool {
        guard let secondOpinion else { return false }
        let new = opinions.withLock { opinions in words.filter { opinions[$0] == nil } }
        guard !new.isEmpty else { return false }
        let answers = secondOpinion.pronunciations(of: new)
        opinions.withLock { opinions in
            for word in new { opinions.updateValue(answers[word], forKey: word) }
        }
        return true
    }

    /// Combines each pronunciation in one list with each pronunciation in the other list, likeliest
    /// first and up to the limit. The source of the less reliable part is taken as the source of
    /// the whole pronunciation.
    private static func joined(
        _ first: [SourcedPronunciation], _ second: [SourcedPronunciation]
    ) -> [SourcedPronunciation] {
        var all: [(rank: Int, value: SourcedPronunciation)] = []
        for (i, left) in first.enumerated() {
            for (j, right) in second.enumerated() {
                let source = left.source.trust < right.source.trust ? left.source : right.source
                let phones = left.pronunciation.phones + right.pronunciation.phones
                all.append((i + j, SourcedPronunciation(Pronunciation(phones), source: source)))
            }
        }
        return all.sorted { $0.rank < $1.rank }.prefix(variantLimit).map(\.value)
    }
}

extension PronunciationSource {
    fileprivate var trust: Int {
        switch self {
        case .automatic: 0
        case .host: 1
        case .dictionary: 2
        }
    }
}

extension Pronunciation {
    /// The pronunciation with a plural or possessive ending, which is IH Z, S or Z.
    func appendingS() -> Pronunciation {
        switch phones.last {
        case .s, .z, .sh, .zh, .ch, .jh: Pronunciation(phones + [.ih, .z])
        case .p, .t, .k, .f, .th: Pronunciation(phones + [.s])
        default: Pronunciation(phones + [.z])
        }
    }
}
