internal import Foundation
internal import Phonetics
internal import Transcript

/// The last word on an utterance: both searches of the engine on the scores of the whole utterance, the
/// lattice and its posteriors.
struct WholeTranscription: ~Copyable {
    private var decoder: PhraseBiasedDecoder
    private var scorer: AcousticScorer

    init(_ model: AcousticModel, pronouncing: any Pronouncing) throws(OpenTranscriberError) {
        let decoder = try PhraseBiasedDecoder.open(
            model, pronouncing: pronouncing, options: ["-compallsen": "yes", "-pl_window": "0"])
        scorer = try OpenTranscriberError.reporting { () throws(SpeechDecoderError) in
            try AcousticScorer.open(model)
        }
        self.decoder = decoder
    }

    /// Mixes the phrases in, from the next utterance on.
    mutating func use(_ context: PhraseContext) throws(OpenTranscriberError) {
        try decoder.use(context)
    }

    /// Decodes a whole utterance.
    ///
    /// - Parameter alternativeCount: other transcriptions, and other readings of each word.
    mutating func transcribe(
        _ samples: [Int16], startingAt start: AudioTime, alternativeCount: Int
    ) throws(SpeechDecoderError) -> (best: Transcription, alternatives: [Transcription]) {
        let scored = try scorer.score(samples)
        let times = scored.times
        try decoder.engine.search(scored.scores)
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
        var segments: [Segment] = []
        for (index, word) in best.words.enumerated() {
            let readings = WordAlternatives.alternatives(
                to: word, lattice: lattice, others: Array(others), limit: alternativeCount)
            segments.append(
                Segment(
                    text: decoder.shown(word.text), range: times.range(of: word, startingAt: start),
                    confidence: index < posteriors.count ? posteriors[index] : nil,
                    alternatives: readings.map {
                        .init(text: decoder.shown($0.text), confidence: $0.confidence)
                    }))
        }
        let alternatives = others.map { path in
            Transcription(
                segments: path.words.map {
                    Segment(
                        text: decoder.shown($0.text), range: times.range(of: $0, startingAt: start))
                })
        }
        return (
            Transcription(segments: segments, confidence: Self.mean(posteriors)), alternatives
        )
    }

    /// Geometric mean: one word that is surely wrong makes the whole doubtful.
    private static func mean(_ posteriors: [Double]) -> Double {
        guard !posteriors.isEmpty else { return 0 }
        let sum = posteriors.reduce(0) { $0 + max($1, 1e-6).naturalLogarithm }
        return (sum / Double(posteriors.count)).exponential
    }
}
