/// How a session listens.
public struct ListeningSettings: Sendable {
    /// What tells speech from other sound.
    public enum Detector: String, Sendable, Hashable, CaseIterable {
        /// ``VoiceDetector``: hears more speech at fewer false alarms in noise.
        case voice
        /// ``EnergyDetector``: any sound that stands out of the room.
        case energy
    }

    /// When utterances begin and end.
    public var endpointer: EndpointerSettings
    /// How readily sound is taken for speech.
    public var sensitivity: SpeechSensitivity
    /// What tells speech from other sound.
    public var detector: Detector

    /// As a command is listened for, unless something else is said.
    public init(
        endpointer: EndpointerSettings = .command, sensitivity: SpeechSensitivity = .medium,
        detector: Detector = .voice
    ) {
        self.endpointer = endpointer
        self.sensitivity = sensitivity
        self.detector = detector
    }

    func makeDetector() throws(ListeningError) -> any SpeechDetecting {
        switch detector {
        case .voice: try VoiceDetector(sensitivity: sensitivity)
        case .energy: EnergyDetector(sensitivity: sensitivity)
        }
    }
}
