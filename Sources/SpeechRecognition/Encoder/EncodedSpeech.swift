/// What the encoder makes of an utterance: frames of 24 ms.
struct EncodedSpeech: Sendable {
    /// Samples from the beginning of a frame to the next.
    static let samplesPerFrame = 384
    /// Samples from the beginning of a frame to its middle: what it hears is spread evenly around it.
    static let middle = 447

    /// What the decoder listens to.
    let frames: FloatRows
    /// What blocks made of the frames, by number, where somebody asked.
    let blocks: [Int: FloatRows]
}
