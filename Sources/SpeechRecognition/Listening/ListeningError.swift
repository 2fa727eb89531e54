/// The reason why a session cannot listen.
public enum ListeningError: Error, Hashable, Sendable {
    /// The session is already listening.
    case alreadyRunning
    /// The session is not listening.
    case notRunning
    /// There is not enough memory for a part of the session.
    case noMemory(for: String)
    /// A different session is listening to the same ``PushedSound``.
    case soundIsHeard
    /// The session has no module.
    case noModule
    /// The session has no module of this name, or the module of this name is of a different kind.
    case otherModule(named: String)
}

extension ListeningError: CustomStringConvertible {
    /// A one-line message that tells the user what is wrong and how to fix it.
    public var description: String {
        switch self {
        case .alreadyRunning:
            "the session is already listening; finish or cancel it before starting it again"
        case .notRunning:
            "the session is not listening; start it first"
        case .otherModule(let name):
            "the session has no module '\(name)' of that kind; change one of its "
                + "own modules: a grammar module to a grammar, an open-speech module to a request"
        case .noModule:
            "the session has no module to recognize speech with; give it at least one"
        case .soundIsHeard:
            "another session is hearing this pushed sound; finish that session first, or give each its own sound"
        case .noMemory(let purpose):
            "there is not enough memory for \(purpose); close other programs and try again"
        }
    }
}
