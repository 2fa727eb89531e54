/// The state of a session.
public enum ListeningState: String, Sendable, Hashable, Codable, CaseIterable {
    /// The session has not been started, or starting failed.
    case idle
    /// The source and the transcriber are being opened.
    case starting
    /// The source and the transcriber are open, and the session is listening.
    case running
    /// The utterance in progress is being finished. New audio is ignored.
    case finishing
    /// The source and the transcriber are being closed. The utterance in progress is lost.
    case cancelling
    /// The run has ended on its own or was stopped.
    case completed
}
