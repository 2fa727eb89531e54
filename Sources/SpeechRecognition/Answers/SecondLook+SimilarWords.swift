internal import Phonetics

// A question's grammar contains only its answer and some other words, so a word that sounds almost like the answer is
// easily mistaken for it. The answer is therefore compared with such words, both by the sounds and by the decoder (see
// docs/decisions/0163).
extension SecondLook {
    /// The number of similar sentences that the decoder scores. The sentences that fit the sound best are chosen.
    private static let ratedCount = 4
    /// The maximum number of these sentences in which the last word is replaced. Any other word is replaced only by the
    /// best similar word, because a search finds only the best sentence for each last word.
    private static let lastWordCount = 3
    /// Answers with more words than this are not compared with similar words.
    private static let mostWords = 6

    /// How much better a path's words fit an utterance than the best similar sentence, judged by sounds and transcripts
    /// together. In a similar sentence, one decisive word is replaced by a word that is one phone away. The result is
    /// in the units of ``Evidence/Name/similarLead``.
    ///
    /// Other sentences of the grammar are not compared, because they are among the path's alternatives.
    ///
    /// - Returns: Nil if the dictionary has no such word, or if the path's sentence is not an answer. Commands need no
    ///   comparison: their sentences are chosen so that people rarely say something similar.
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

    /// The best-fitting sentences in which a similar word replaces one of the decisive words, with their scores.
    private mutating func similarSentences(
        to own: [String], at place: Int, in all: [String], _ decisive: Range<Int>, _ cut: Cut,
        outside grammar: CompiledGrammar
    ) -> [(words: [String], score: Int)] {
        let known = Set(grammar.network.words)
        let similar = vocabulary.wordsOnePhoneApart(from: own[place]).filter { word in
            // A graph needs a pronunciation for each of its words.
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
