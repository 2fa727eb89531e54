/// Settings for how a session listens.
public struct ListeningSettings: Sendable {
    /// How speech is distinguished from other sound.
    public enum Detector: String, Sendable, Hashable, CaseIterable {
        /// Finds more speech and causes fewer false alarms in noise than ``energy``.
        case voice
        /// Treats any sound that is louder than the room's noise as speech.
        case energy
    }

    /// The settings that determine when utterances begin and end.
    public var endpointer: EndpointerSettings
    /// How readily sound is treated as speech.
    public var sensitivity: SpeechSensitivity
    /// How speech is distinguished from other sound.
    public var detector: Detector

    /// Creates settings. The default settings are those for commands.
    public init(
        endpointer: EndpointerSettings = .command, sensitivity: SpeechSensitivity = .medium,
        detector: Detector = .voice
    ) {
        self.endpointer = endpointer
        self.sensitivity = sensitivity
        self.detector = detector
    }

    /// Creates a detector of the chosen kind. Throws ``ListeningError/noMemory(for:)``.
    public func makeDetector() throws(ListeningError) -> any SpeechDetecting {
        switch detector {
        case .voice: try VoiceDetector(sensitivity: sensitivity)
        case .energy: EnergyDetector(sensitivity: sensitivity)
        }
    }
}
