public import Phonetics

/// Knows how any word is said: what a host says first, then the recognizer's dictionary, then
/// letter-to-sound rules.
///
/// Words are taken as they are written. Accents are folded and other scripts put in Latin letters;
/// hyphened words are joined from their parts; digits, initials, single letters and a few symbols
/// are read out; possessives follow their base. Every answer is remembered. May be asked from any
/// thread.
public final class PronunciationService: Pronouncing {
    /// The recognizer's dictionary.
    public let dictionary: PronunciationDictionary
    private let host: [String: [Pronunciation]]
    private let secondOpinion: EspeakProgram?
    /// What the second opinion was asked, with its answers.
    private let opinions = Lock<[String: Pronunciation?]>([:])
    private let remembered = Lock<[String: [SourcedPronunciation]]>([:])

    /// Words kept in memory before the cache starts anew.
    private static let cacheLimit = 20_000
    /// Pronunciations given for one word at most: each costs the decoder search room.
    static let variantLimit = 6

    /// - Parameters:
    ///   - host: Pronunciations that win over everything else, by word in any case, as a pack or
    ///     user gives them.
    ///   - secondOpinion: Asked for another guess at words nobody knows, one start of a program
    ///     (about 10 ms) for each new word unless they were ``prepare(_:)``d together.
    public init(
        dictionary: PronunciationDictionary, host: [String: [Pronunciation]] = [:],
        secondOpinion: EspeakProgram? = nil
    ) {
        self.dictionary = dictionary
        self.secondOpinion = secondOpinion
        self.host = Dictionary(
            host.map { (WordParts.folded($0.key), $0.value) }, uniquingKeysWith: { $0 + $1 })
    }

    /// Host pronunciations in ARPAbet, as packs hold them.
    ///
    /// - Throws: ``PronunciationError/unknownNotation(word:text:)`` for the first that is not
    ///   ARPAbet.
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

    /// A service for another pack over the same dictionary, with the second opinions known so far.
    public func replacingHost(_ host: [String: [Pronunciation]]) -> PronunciationService {
        let other = PronunciationService(
            dictionary: dictionary, host: host, secondOpinion: secondOpinion)
        let known = opinions.withLock { $0 }
        other.opinions.withLock { $0 = known }
        return other
    }

    /// Asks the second opinion, where there is one, about many words at once: one start of its
    /// program for all that nobody knows. Blocks meanwhile; not for a task.
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

    /// How a word is said, with whatever signs it is written; what was found is remembered.
    public func pronunciations(of word: String) -> [SourcedPronunciation] {
        if let known = remembered.withLock({ $0[word] }) { return known }
        let found = find(WordParts.folded(word))
        remembered.withLock { cache in
            if cache.count >= Self.cacheLimit { cache.removeAll() }
            cache[word] = found
        }
        return found
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

    /// What the host or the dictionary says of a whole word.
    private func known(_ word: String) -> [SourcedPronunciation]? {
        if let given = host[word], !given.isEmpty {
            return given.map { SourcedPronunciation($0, source: .host) }
        }
        var listed = dictionary.pronunciations(of: word)
        guard !listed.isEmpty else { return nil }
        // The dictionary's "a" is the article first; a letter is also its name.
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

    /// "wazowski's" from "wazowski".
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

    /// Remembers the second opinion on words that it was not asked about yet.
    ///
    /// - Returns: Whether there were any.
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

    /// Each of the first followed by each of the second, likeliest first, up to the limit. A joined
    /// word is as trustworthy as its weakest part.
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
    /// With the ending of a plural or possessive: IH Z after a hiss, S after a voiceless phone, Z
    /// otherwise.
    func appendingS() -> Pronunciation {
        switch phones.last {
        case .s, .z, .sh, .zh, .ch, .jh: Pronunciation(phones + [.ih, .z])
        case .p, .t, .k, .f, .th: Pronunciation(phones + [.s])
        default: Pronunciation(phones + [.z])
        }
    }
}
