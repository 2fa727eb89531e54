/// How the bytes of a recording are to be read.
public enum AudioFileFormat: Hashable, Sendable {
    /// Whatever its header says: any format, rate, width and channel count that libsndfile reads.
    case detected
    /// No header: signed 16-bit little-endian samples, 16 kHz, mono.
    case raw
}
