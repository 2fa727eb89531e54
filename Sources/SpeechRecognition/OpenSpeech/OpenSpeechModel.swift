/// An encoder and a decoder that transcribe one language without a grammar. Threads can share the
/// model.
struct OpenSpeechModel: Sendable {
    let encoder: SpeechEncoder
    let decoder: SpeechTextDecoder

    init(encoder: SpeechEncoder, decoder: SpeechTextDecoder) {
        self.encoder = encoder
        self.decoder = decoder
    }

    /// Reads the encoder and the decoder from the acoustic model's folder or the library. Returns
    /// nil if the file of the encoder or of the decoder is missing, or if ``AcousticModel/ear`` is
    /// not the encoder.
    init?(_ model: AcousticModel) throws(SpeechDecoderError) {
        guard let encoder = try SpeechEncoder.forModel(model),
            let decoder = try SpeechTextDecoder.forModel(
                model, hearing: encoder, isAdapted: true)
        else { return nil }
        self.init(encoder: encoder, decoder: decoder)
    }

    /// The transcriptions of the given samples, most likely first.
    func results(_ samples: [Float], count: Int) -> [BeamSearch.Result] {
        let frames = encoder.encode(samples).frames
        guard frames.count > 0 else { return [] }
        let seconds = Double(samples.count) / Double(SpeechEncoder.hertz)
        // If the search allowed empty results, the decoder might output nothing for quiet voices or
        // children's voices.
        let search = BeamSearch(
            width: max(1, count), longest: BeamSearch.longest(seconds: seconds),
            allowsNothing: false)
        return search.results(decoder.sound(frames), decoder)
    }
}
