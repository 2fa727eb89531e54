/// Distinguishes speech from other sound. A detector has state, so it must receive every frame in
/// order on one thread.
public protocol SpeechDetecting {
    /// Whether a frame of ``SpeechDetecting/frameSampleCount`` samples at 16 kHz is part of speech.
    mutating func step(_ frame: ArraySlice<Int16>) -> Bool

    /// Discards the detector's state, for example at a gap in the stream.
    mutating func reset()
}

extension SpeechDetecting {
    /// The number of samples in a frame: 10 ms at 16 kHz.
    public static var frameSampleCount: Int { speechFrameSampleCount }
}

/// The number of samples in one frame of speech detection: 10 ms.
package let speechFrameSampleCount = 160

/// How readily sound is treated as speech.
public enum SpeechSensitivity: String, Sendable, Hashable, CaseIterable {
    /// A setting for loud rooms. The detector may miss quiet speech.
    case low
    /// A setting for normal rooms.
    case medium
    /// A setting for quiet rooms and quiet voices. The detector may mistake other sounds for
    /// speech.
    case high
}
