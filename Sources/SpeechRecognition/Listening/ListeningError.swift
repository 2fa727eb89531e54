/// Misuse of a listening session.
public enum ListeningError: Error, Hashable, Sendable {
    case alreadyRunning
    case notRunning
}

extension ListeningError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .alreadyRunning:
            "the session is listening already; finish or cancel it before starting it again"
        case .notRunning:
            "the session is not listening; start it first"
        }
    }
}
