/// Tells speech from other sound, one short frame after the other.
///
/// Has memory: it is given every frame of a stream in order, on one thread.
public protocol SpeechDetecting {
    /// Whether the frame is part of speech.
    ///
    /// - Parameter frame: ``speechFrameSampleCount`` samples at 16 kHz.
    mutating func step(_ frame: ArraySlice<Int16>) -> Bool

    /// Forgets the stream, at a gap.
    mutating func reset()
}

/// Samples in one frame of speech detection: 10 ms.
public let speechFrameSampleCount = 160

/// How readily sound is taken for speech.
public enum SpeechSensitivity: String, Sendable, Hashable, CaseIterable {
    /// For loud rooms: quiet speech is missed.
    case low
    case medium
    /// For quiet rooms and quiet voices: other sounds are taken for speech.
    case high
}
