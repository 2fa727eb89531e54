/// The free phone loop over an utterance: what any sound could be, against which words are measured.
struct PhoneLoop {
    private static let name = "loop"

    init(in decoder: inout SpeechDecoder) throws(SpeechDecoderError) {
        try decoder.setPhoneLoop(insertionProbability: 0.01, named: Self.name)
    }

    /// The best path, nil without any speech.
    func bestPath(
        on scored: ScoredUtterance, in decoder: inout SpeechDecoder
    ) throws(SpeechDecoderError) -> DecodedPath? {
        try decoder.select(Self.name)
        try decoder.decode(scored.file)
        let path = decoder.bestPath()
        try decoder.forgetPath()
        return path
    }
}
