/// The encoder's output for an utterance: one frame every 24 ms.
struct EncodedSpeech: Sendable {
    /// The number of samples from the start of one frame to the start of the next.
    static let samplesPerFrame = 384
    /// The number of samples from the start of a frame to the middle of the window that it covers.
    static let middle = 447

    /// The output of the last block, normalized.
    let frames: FloatRows
    /// The outputs of the blocks that the caller asked to keep, keyed by block number.
    let blocks: [Int: FloatRows]
}
