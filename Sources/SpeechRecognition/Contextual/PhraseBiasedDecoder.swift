internal import Foundation
internal import Phonetics
internal import Transcript

/// One engine with the general language model, into which phrases can be mixed.
struct PhraseBiasedDecoder: ~Copyable {
    /// What the decoder is for.
    enum Pass {
        /// Words while they are spoken: the first search alone.
        case live
        /// The last word: both searches, the lattice and its posteriors.
        case whole
    }

    private var decoder: SpeechDecoder
    private var timeline: FrontEnd
    /// Scores whole utterances, see ``Pass/whole``.
    private var scorer: AcousticScorer?
    private let general: LanguageModel
    private let pronouncing: any Pronouncing
    /// The engine's word for a word that its dictionary lacks, by the word and how it is said.
    private var taught: [[String]: String] = [:]
    /// The same by the word alone, for the phrases of now.
    private var names: [String: String] = [:]
    private var wordOfName: [String: String] = [:]
    /// Pronunciations added to words of the dictionary.
    private var added: Set<[String]> = []
    private var spellings: [String: String] = [:]
    private var isReady = false
    private var phrases = PhraseModel([])
    private var boost = 0.0

    /// The general model's share of the mixture.
    private static let generalShare: Float = 0.5
    private static let variantLimit = 4

    static func open(
        _ model: AcousticModel, pronouncing: any Pronouncing, pass: Pass
    ) throws(OpenTranscriberError) -> PhraseBiasedDecoder {
        guard let path = model.languageModel?.path else {
            throw .noLanguageModel(folder: model.folder.path)
        }
        do {
            let options =
                pass == .live
                ? ["-fwdflat": "no", "-bestpath": "no", "-allphone_ci": "yes"]
                : ["-allphone_ci": "yes", "-compallsen": "yes", "-pl_window": "0"]
            var decoder = try SpeechDecoder.open(model, options: options)
            // Something must be selected while the search over the language model is replaced.
            try decoder.setPhoneLoop(insertionProbability: 0.01, named: "idle")
            try decoder.select("idle")
            let general = try LanguageModel.read(path, for: decoder)
            return PhraseBiasedDecoder(
                decoder: decoder, timeline: try FrontEnd.open(model),
                scorer: pass == .whole ? try AcousticScorer.open(model) : nil, general: general,
                pronouncing: pronouncing)
        } catch {
            throw .decoder(error)
        }
    }

    private init(
        decoder: consuming SpeechDecoder, timeline: consuming FrontEnd,
        scorer: consuming AcousticScorer?, general: consuming LanguageModel,
        pronouncing: any Pronouncing
    ) {
        self.decoder = decoder
        self.timeline = timeline
        self.scorer = scorer
        self.general = general
        self.pronouncing = pronouncing
    }

    /// Mixes the phrases in, from the next utterance on.
    mutating func use(_ context: PhraseContext) throws(OpenTranscriberError) {
        spellings = context.spellings
        guard !isReady || context.model != phrases || context.boost != boost else { return }
        do {
            try decoder.abandonUtterance()
            // The engine adds new words to the models of all its searches, the general one among
            // them: while words are taught there is no such search.
            try decoder.select("idle")
            if isReady { try decoder.forgetSearch(named: "open") }
            isReady = false
            if context.model.isEmpty {
                try decoder.setLanguageModel(general, named: "open")
            } else {
                pronouncing.prepare(Array(context.model.words))
                for word in context.model.words { try teach(word, context.pronunciations) }
                let names = self.names
                let text = context.model.arpa(
                    startLogProbability: PhraseModel.startLogProbability + context.boost
                ) { names[$0] ?? $0 }
                let own = try LanguageModel.read(arpa: text, for: decoder)
                let mixed = try LanguageModel.mixing(
                    general, share: Self.generalShare, with: own)
                try decoder.setLanguageModel(mixed, named: "open")
            }
            try decoder.select("open")
            phrases = context.model
            boost = context.boost
            isReady = true
        } catch {
            throw .decoder(error)
        }
    }

    /// Makes the engine know a word: under its own name where the dictionary has it, so that the
    /// general model goes on counting for it, else under a name of ours.
    private mutating func teach(
        _ word: String, _ given: [String: [Pronunciation]]
    ) throws(SpeechDecoderError) {
        let ways =
            given[word]
            ?? pronouncing.pronunciations(of: word).compactMap {
                $0.source == .dictionary ? nil : $0.pronunciation
            }
        if decoder.knows(word) {
            var ordinal = 2
            for way in ways where added.insert([word, way.description]).inserted {
                while decoder.knows("\(word)(\(ordinal))") { ordinal += 1 }
                try decoder.addWord("\(word)(\(ordinal))", phones: way.description)
            }
            return
        }
        let all = ways.isEmpty ? pronouncing.pronunciations(of: word).map(\.pronunciation) : ways
        // A word without any sound stays unknown to the engine, which leaves it out.
        guard !all.isEmpty else { return }
        let key = [word] + all.map(\.description)
        if let name = taught[key] {
            names[word] = name
            return
        }
        let name = "_\(taught.count)"
        for (index, way) in all.prefix(Self.variantLimit).enumerated() {
            try decoder.addWord(
                index == 0 ? name : "\(name)(\(index + 1))", phones: way.description)
        }
        taught[key] = name
        names[word] = name
        wordOfName[name] = word
    }

    // MARK: Streaming

    mutating func begin() throws(SpeechDecoderError) {
        timeline.start()
        try decoder.startUtterance(freshStream: true)
    }

    mutating func process(_ samples: [Int16]) throws(SpeechDecoderError) {
        try timeline.append(samples)
        try decoder.process(samples, wholeUtterance: false)
    }

    mutating func end() throws(SpeechDecoderError) { try decoder.endUtterance() }

    /// The words so far; nil before the first.
    func transcription(startingAt start: AudioTime) -> Transcription? {
        guard let words = decoder.bestPath()?.words, !words.isEmpty else { return nil }
        let times = FrameTimes(keptFrames: timeline.keptFrames)
        return Transcription(
            segments: words.map {
                Segment(text: shown($0.text), range: times.range(of: $0, startingAt: start))
            })
    }

    // MARK: Whole

    /// Decodes a whole utterance.
    ///
    /// - Parameter alternativeCount: other transcriptions, and other readings of each word.
    mutating func transcribe(
        _ samples: [Int16], startingAt start: AudioTime, alternativeCount: Int
    ) throws(SpeechDecoderError) -> (best: Transcription, alternatives: [Transcription]) {
        guard let scored = try scorer?.score(samples) else {
            throw .outOfOrder("a decoder for words while they are spoken got a whole utterance")
        }
        let times = scored.times
        try decoder.search(scored.scores)
        guard let best = decoder.bestPath(), !best.words.isEmpty else {
            return (Transcription(segments: [], confidence: 0), [])
        }
        let posteriors = decoder.wordPosteriors()
        let lattice = alternativeCount > 0 ? decoder.latticeWords() : []
        let said = best.words.map(\.text)
        let others =
            alternativeCount > 0
            ? decoder.alternativePaths(limit: alternativeCount + 1)
                .filter { $0.words.map(\.text) != said }.prefix(alternativeCount) : []
        var segments: [Segment] = []
        for (index, word) in best.words.enumerated() {
            let readings = WordAlternatives.alternatives(
                to: word, lattice: lattice, others: Array(others), limit: alternativeCount)
            segments.append(
                Segment(
                    text: shown(word.text), range: times.range(of: word, startingAt: start),
                    confidence: index < posteriors.count ? posteriors[index] : nil,
                    alternatives: readings.map {
                        .init(text: shown($0.text), confidence: $0.confidence)
                    }))
        }
        let alternatives = others.map { path in
            Transcription(
                segments: path.words.map {
                    Segment(text: shown($0.text), range: times.range(of: $0, startingAt: start))
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

    private func shown(_ name: String) -> String {
        let word = wordOfName[name] ?? name
        return spellings[word] ?? word
    }
}
