/// The format of a recording's bytes.
public enum AudioFileFormat: Hashable, Sendable {
    /// The format in the recording's header, which can be any format that libsndfile supports.
    case detected
    /// No header: signed 16-bit little-endian samples, 16 kHz, mono.
    case raw
}
