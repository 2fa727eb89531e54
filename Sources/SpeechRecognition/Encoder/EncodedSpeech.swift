/// The encoder's output for an utterance, with one frame every 24 ms.
struct EncodedSpeech: Sendable {
    /// The number of samples from the start of one frame to the start of the next.
    static let samplesPerFrame = 384
    /// The number of samples from the start of a frame to the middle of the frame's window.
    static let middle = 447

    /// The normalized output of the last block.
    let frames: FloatRows
    /// The outputs of the blocks that the caller asked to keep, keyed by block number.
    let blocks: [Int: FloatRows]
}
