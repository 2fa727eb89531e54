/// The data format of a recording.
public enum AudioFileFormat: Hashable, Sendable {
    /// The format that the recording's header states. Any format that libsndfile supports is
    /// allowed.
    case detected
    /// Signed 16-bit little-endian mono samples at 16 kHz, without a header.
    case raw
}
