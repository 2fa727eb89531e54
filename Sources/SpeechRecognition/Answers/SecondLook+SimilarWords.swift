internal import Phonetics

// Compares the answer with words that sound almost the same (see docs/decisions/0149).
extension SecondLook {
    /// The decoder scores at most this many similar sentences, namely those that fit the audio
    /// best.
    private static let ratedCount = 4
    /// The maximum number of sentences in which the last word is replaced by a similar word. Each
    /// earlier word is replaced in at most one sentence.
    private static let lastWordCount = 3
    /// Answers with more words than this are not compared with similar answers.
    private static let mostWords = 6

    /// The lead over the best sentence in which one decisive word differs by one phone (see
    /// ``Evidence/Name/similarLead``). The result is nil if no such sentence exists or the path is
    /// not an answer.
    mutating func leadOverSimilarWords(
        _ best: DecodedPath, in sound: SpeechTextDecoder.Sound, _ writer: SpeechTextDecoder,
        on scored: ScoredUtterance, spellings: [String: [String]]
    ) -> Double? {
        let all = best.words.map(\.text)
        guard let grammar = expected.grammar,
            grammar.tags(saying: all)?[Grammar.phraseTag] != nil
        else { return nil }
        let decisive = decisiveWords(of: best)
        let own = Array(all[decisive])
        guard own.count <= Self.mostWords, let cut = cut(decisive, of: best, scored),
            let score = score(of: own, on: cut.scores)
        else { return nil }
        let similar = own.indices.flatMap {
            similarSentences(to: own, at: $0, in: all, decisive, cut, outside: grammar)
        }
        .sorted { $0.score > $1.score }.prefix(Self.ratedCount)
        guard !similar.isEmpty else { return nil }
        let sentences = [all] + similar.map { Self.replacing(decisive, of: all, by: $0.words) }
        let texts = writer.logProbabilities(
            of: sentences.map { Self.spelled($0, spellings) }, in: sound,
            atLeast: TextOpinion.improbable(all.count))
        return zip(similar, texts.dropFirst()).map { other, text in
            Alternatives.scale * Double(score - other.score) * SenoneScores.natsPerUnit
                + Self.weight * (texts[0] - text)
        }.min()
    }

    /// The best sentences in which a similar word replaces one decisive word, with their scores.
    private mutating func similarSentences(
        to own: [String], at place: Int, in all: [String], _ decisive: Range<Int>, _ cut: Cut,
        outside grammar: CompiledGrammar
    ) -> [(words: [String], score: Int)] {
        let known = Set(grammar.network.words)
        let similar = vocabulary.wordsOnePhoneApart(from: own[place]).filter { word in
            guard !vocabulary.pronunciations(of: word).isEmpty else { return false }
            guard known.contains(word) else { return true }
            var said = all
            said[decisive.lowerBound + place] = word
            return grammar.progress(of: said)?.isWhole != true
        }
        guard !similar.isEmpty,
            let graph = try? vocabulary.graph(
                saying: WordNetwork(sequence: own, replacing: place, byOneOf: similar),
                triphones: &triphones)
        else { return [] }
        let search = SoundSearch(graph, on: cut.scores)
        return search.ends().prefix(place == own.count - 1 ? Self.lastWordCount : 1).map { end in
            (search.path(to: end.sound).words.map(\.text), end.score)
        }
    }

    private static func replacing(_ range: Range<Int>, of all: [String], by words: [String])
        -> [String]
    {
        all[..<range.lowerBound] + words + all[range.upperBound...]
    }
}
