/// What can go wrong when speaking a text.
public enum SpeechSynthesisError: Error, Sendable, Hashable, CustomStringConvertible {
    /// There is no letter or digit in the text.
    case nothingToSay
    /// Flite produced no sound for it.
    case failed(text: String)

    /// One sentence for the user: what is wrong.
    public var description: String {
        switch self {
        case .nothingToSay: "There is nothing to say: the text has no letters or digits."
        case .failed(let text): "The voice could not speak “\(text.prefix(80))”."
        }
    }
}
