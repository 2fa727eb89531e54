/// The format of a recording's bytes.
public enum AudioFileFormat: Hashable, Sendable {
    /// The format given in the recording's header: any format, rate, width and number of channels
    /// that libsndfile supports.
    case detected
    /// No header: signed 16-bit little-endian samples, 16 kHz, mono.
    case raw
}
