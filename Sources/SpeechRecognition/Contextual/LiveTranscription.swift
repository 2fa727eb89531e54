internal import Phonetics
internal import Transcript

/// Words while they are spoken: the engine's first search alone, over its own scores.
struct LiveTranscription: ~Copyable {
    private var decoder: PhraseBiasedDecoder
    private var timeline: FrontEnd

    init(_ model: AcousticModel, pronouncing: any Pronouncing) throws(OpenTranscriberError) {
        let decoder = try PhraseBiasedDecoder.open(
            model, pronouncing: pronouncing, options: ["-fwdflat": "no", "-bestpath": "no"])
        timeline = try OpenTranscriberError.reporting { () throws(SpeechDecoderError) in
            try FrontEnd.open(model)
        }
        self.decoder = decoder
    }

    /// Mixes the phrases in, from the next utterance on.
    mutating func use(_ context: PhraseContext) throws(OpenTranscriberError) {
        try decoder.use(context)
    }

    mutating func begin() throws(SpeechDecoderError) {
        timeline.start()
        try decoder.engine.startUtterance(freshStream: true)
    }

    mutating func process(_ samples: [Int16]) throws(SpeechDecoderError) {
        try timeline.append(samples)
        try decoder.engine.process(samples, wholeUtterance: false)
    }

    mutating func end() throws(SpeechDecoderError) { try decoder.engine.endUtterance() }

    /// The words so far; nil before the first.
    func transcription(startingAt start: AudioTime) -> Transcription? {
        guard let words = decoder.engine.bestPath()?.words, !words.isEmpty else { return nil }
        let times = FrameTimes(keptFrames: timeline.keptFrames)
        return Transcription(
            segments: words.map {
                Segment(
                    text: decoder.shown($0.text), range: times.range(of: $0, startingAt: start))
            })
    }
}
