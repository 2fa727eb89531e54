/// The state of a session.
public enum ListeningState: String, Sendable, Hashable, Codable, CaseIterable {
    /// Not started yet, or the start failed.
    case idle
    /// Source and transcriber are being opened.
    case starting
    case running
    /// The utterance in progress is being finished. New sound is ignored.
    case finishing
    /// Everything is being closed. The utterance in progress is lost.
    case cancelling
    /// The run has ended by itself or was stopped.
    case completed
}
