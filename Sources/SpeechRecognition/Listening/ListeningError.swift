/// Why a session cannot listen.
public enum ListeningError: Error, Hashable, Sendable {
    case alreadyRunning
    case notRunning
    case noMemory(for: String)
}

extension ListeningError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .alreadyRunning:
            "the session is listening already; finish or cancel it before starting it again"
        case .notRunning:
            "the session is not listening; start it first"
        case .noMemory(let purpose):
            "there is no memory for \(purpose); end other programs and try again"
        }
    }
}
