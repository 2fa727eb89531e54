internal import Phonetics
internal import Transcript

/// Decodes while somebody speaks. What it says is shown and replaced; it never decides.
struct LiveDecoder: ~Copyable {
    private var decoder: SpeechDecoder
    private var timeline: FrontEnd
    private var vocabulary: EngineVocabulary
    private var wordOfName: [String: String] = [:]

    static func open(
        _ model: AcousticModel, grammar: CompiledGrammar, pronouncing: any Pronouncing
    ) throws(TranscriberError) -> LiveDecoder {
        let decoder = try decoding { () throws(SpeechDecoderError) in
            try SpeechDecoder.open(model, withDictionary: false)
        }
        let timeline = try decoding { () throws(SpeechDecoderError) in
            try FrontEnd.open(model)
        }
        var live = LiveDecoder(
            decoder: decoder, timeline: timeline,
            vocabulary: EngineVocabulary(pronouncing: pronouncing))
        try live.use(grammar)
        return live
    }

    private init(
        decoder: consuming SpeechDecoder, timeline: consuming FrontEnd,
        vocabulary: EngineVocabulary
    ) {
        self.decoder = decoder
        self.timeline = timeline
        self.vocabulary = vocabulary
    }

    mutating func use(_ grammar: CompiledGrammar) throws(TranscriberError) {
        try decoding { () throws(SpeechDecoderError) in try decoder.abandonUtterance() }
        let names = try vocabulary.spell(grammar.network.words, for: &decoder)
        do {
            try decoder.setNetwork(grammar.network, spelling: names, named: "answers")
            try decoder.select("answers")
        } catch {
            throw .decoder(error)
        }
        wordOfName = Dictionary(
            zip(names, grammar.network.words), uniquingKeysWith: { first, _ in first })
    }

    /// Hears the next utterance as if it were the first.
    mutating func forgetChannel() throws(SpeechDecoderError) { try decoder.forgetChannel() }

    mutating func begin() throws(SpeechDecoderError) {
        timeline.start()
        try decoder.startUtterance(freshStream: true)
    }

    mutating func process(_ samples: [Int16]) throws(SpeechDecoderError) {
        try timeline.append(samples)
        try decoder.process(samples, wholeUtterance: false)
    }

    mutating func end() throws(SpeechDecoderError) { try decoder.endUtterance() }

    /// The words so far, without their times.
    var words: [String] {
        (decoder.bestPath()?.words ?? []).map { wordOfName[$0.text] ?? $0.text }
    }

    /// The words so far, in the stream's time; nil before the first.
    func transcription(startingAt start: AudioTime) -> Transcription? {
        guard let words = decoder.bestPath()?.words, !words.isEmpty else { return nil }
        return Transcription(
            segments: words.map { word in
                Segment(
                    text: wordOfName[word.text] ?? word.text,
                    range: FrameTimes(keptFrames: timeline.keptFrames)
                        .range(of: word, startingAt: start))
            })
    }
}
