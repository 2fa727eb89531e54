/// The format of a recording's bytes.
public enum AudioFileFormat: Hashable, Sendable {
    /// The format in the recording's header, which can be any format that libsndfile supports.
    case detected
    /// Signed 16-bit little-endian samples at 16 kHz, in mono and without a header.
    case raw
}
