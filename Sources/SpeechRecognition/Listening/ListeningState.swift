/// How far a session has come.
public enum ListeningState: String, Sendable, Hashable, Codable, CaseIterable {
    /// Not started yet, or the start failed.
    case idle
    /// Source and transcriber are being opened.
    case starting
    case running
    /// What was heard is being finished; nothing new is heard.
    case finishing
    /// Everything is being closed, what was under way is lost.
    case cancelling
    /// The run has ended, by itself or because somebody wanted it.
    case completed
}
