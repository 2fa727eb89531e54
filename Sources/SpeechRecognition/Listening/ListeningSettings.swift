/// How a session listens.
public struct ListeningSettings: Sendable {
    public var endpointer: EndpointerSettings
    public var sensitivity: SpeechSensitivity

    public init(
        endpointer: EndpointerSettings = .command, sensitivity: SpeechSensitivity = .medium
    ) {
        self.endpointer = endpointer
        self.sensitivity = sensitivity
    }
}
