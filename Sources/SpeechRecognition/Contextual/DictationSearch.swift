internal import Foundation
internal import Phonetics
internal import Transcript

/// Transcribes speech without a grammar, with the engine. After the utterance ends, a final search
/// uses the scores of the whole utterance.
struct DictationSearch: ~Copyable {
    private var decoder: PhraseBiasedDecoder
    private var scorer: AcousticScorer
    private var early: EarlyScores

    static func open(
        _ model: AcousticModel, pronouncing: any Pronouncing
    ) throws(OpenTranscriberError) -> DictationSearch {
        let languageModel = try PhraseBiasedDecoder.languageModel(of: model)
        do {
            let scorer = try AcousticScorer.open(model, weight: .openSpeech)
            let early = try EarlyScores.open(scorer, framesAtOnce: 25)
            let decoder = try PhraseBiasedDecoder.open(
                model, languageModel, isBesideNetwork: scorer.hasNetwork, pronouncing: pronouncing)
            return DictationSearch(decoder: decoder, scorer: scorer, early: early)
        } catch {
            throw .decoder(error)
        }
    }

    private init(
        decoder: consuming PhraseBiasedDecoder, scorer: consuming AcousticScorer,
        early: consuming EarlyScores
    ) {
        self.decoder = decoder
        self.scorer = scorer
        self.early = early
    }

    /// Favors the phrases of `context`, starting with the next utterance. Any utterance in progress
    /// is abandoned.
    mutating func use(_ context: PhraseContext) throws(OpenTranscriberError) {
        try decoder.use(context)
    }

    /// Begins a new utterance. Any utterance in progress is abandoned.
    mutating func begin() throws(SpeechDecoderError) {
        early.begin()
        try decoder.engine.startSearch(senoneCount: scorer.senoneCount)
    }

    /// Processes the new part of `samples`, which contains the whole utterance so far.
    mutating func hear(_ samples: [Int16]) throws(SpeechDecoderError) {
        try early.hear(samples, scorer: &scorer) { decoder.engine.search($0) }
    }

    /// The words recognized so far, or nil before the first word.
    func transcription(startingAt start: AudioTime) -> Transcription? {
        guard early.frameCount > 0, let words = decoder.engine.bestPath()?.words, !words.isEmpty
        else { return nil }
        return Transcription(segments: segments(words, early.times, start))
    }

    /// Ends the utterance. `alternativeCount` limits both the number of alternative transcriptions
    /// and the number of alternatives to each word.
    mutating func end(
        _ samples: [Int16], startingAt start: AudioTime, alternativeCount: Int
    ) throws(SpeechDecoderError) -> (best: Transcription, alternatives: [Transcription]) {
        let alternativeCount = min(max(alternativeCount, 0), Self.mostAlternatives)
        try hear(samples)
        let scored = try scorer.score(samples)
        let times = scored.times
        decoder.engine.search(
            scored.scores.frames(early.frameCount..<scored.scores.frameCount))
        try decoder.engine.endSearch(with: scored.scores)
        guard let best = decoder.engine.bestPath(), !best.words.isEmpty else {
            return (Transcription(segments: [], confidence: 0), [])
        }
        let posteriors = decoder.engine.wordPosteriors()
        let lattice = alternativeCount > 0 ? decoder.engine.latticeWords() : []
        let said = best.words.map(\.text)
        let others =
            alternativeCount > 0
            ? decoder.engine.alternativePaths(limit: alternativeCount + 1)
                .filter { $0.words.map(\.text) != said }.prefix(alternativeCount) : []
        var segments = segments(best.words, times, start)
        for (index, word) in best.words.enumerated() {
            let readings = WordAlternatives.alternatives(
                to: word, lattice: lattice, others: Array(others), limit: alternativeCount)
            segments[index].confidence = index < posteriors.count ? posteriors[index] : nil
            segments[index].alternatives = readings.map {
                .init(text: decoder.shown($0.text), confidence: $0.confidence)
            }
        }
        let alternatives = others.map {
            Transcription(segments: self.segments($0.words, times, start))
        }
        return (
            Transcription(segments: segments, confidence: Self.mean(posteriors)), alternatives
        )
    }

    private func segments(
        _ words: [DecodedWord], _ times: FrameTimes, _ start: AudioTime
    ) -> [Segment] {
        zip(words, times.ranges(of: words, startingAt: start)).map {
            Segment(text: decoder.shown($0.text), range: $1)
        }
    }

    /// The maximum number of alternatives, because the engine must search for each alternative.
    private static let mostAlternatives = 1_000

    /// The geometric mean of the posteriors, which is low if even a single word is unlikely.
    private static func mean(_ posteriors: [Double]) -> Double {
        guard !posteriors.isEmpty else { return 0 }
        let sum = posteriors.reduce(0) { $0 + max($1, 1e-6).naturalLogarithm }
        return (sum / Double(posteriors.count)).exponential
    }
}
