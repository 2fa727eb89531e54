/// Distinguishes speech from other sound, frame by frame; see ``ListeningSettings/makeDetector()``.
///
/// A detector has state, so it must receive every frame of a stream in order, on a single thread.
public protocol SpeechDetecting {
    /// Whether the frame is part of speech.
    ///
    /// - Parameter frame: ``SpeechDetecting/frameSampleCount`` samples at 16 kHz.
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
    /// For loud rooms. This sensitivity misses quiet speech.
    case low
    /// For normal rooms.
    case medium
    /// For quiet rooms and quiet voices. This sensitivity mistakes other sounds for speech.
    case high
}
