/// The format of a recording's bytes.
public enum AudioFileFormat: Hashable, Sendable {
    /// The format in its header: any format, rate, width and channel count that libsndfile reads.
    case detected
    /// No header: signed 16-bit little-endian samples, 16 kHz, mono.
    case raw
}
