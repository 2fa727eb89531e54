/// Distinguishes speech from other sound. A detector has state and needs every frame in order on one thread.
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

/// How readily sound counts as speech.
public enum SpeechSensitivity: String, Sendable, Hashable, CaseIterable {
    /// For loud rooms. Quiet speech is missed.
    case low
    /// For normal rooms.
    case medium
    /// For quiet rooms and quiet voices. Other sounds are mistaken for speech.
    case high
}
