/// How a session listens.
public struct ListeningSettings: Sendable {
    /// How speech is distinguished from other sound.
    public enum Detector: String, Sendable, Hashable, CaseIterable {
        /// Finds more speech and gives fewer false alarms in noise.
        case voice
        /// Treats any sound louder than the room as speech.
        case energy
    }

    /// The settings that determine when utterances begin and end.
    public var endpointer: EndpointerSettings
    /// How easily sound counts as speech.
    public var sensitivity: SpeechSensitivity
    /// How speech is distinguished from other sound.
    public var detector: Detector

    /// Creates settings, by default those for commands.
    public init(
        endpointer: EndpointerSettings = .command, sensitivity: SpeechSensitivity = .medium,
        detector: Detector = .voice
    ) {
        self.endpointer = endpointer
        self.sensitivity = sensitivity
        self.detector = detector
    }

    /// Creates a detector of the kind that a session uses, to examine sound frame by frame. Sessions create their own.
    ///
    /// - Throws: ``ListeningError/noMemory(for:)``.
    public func makeDetector() throws(ListeningError) -> any SpeechDetecting {
        switch detector {
        case .voice: try VoiceDetector(sensitivity: sensitivity)
        case .energy: EnergyDetector(sensitivity: sensitivity)
        }
    }
}
