/// What can go wrong when text is to be spoken.
public enum SpeechSynthesisError: Error, Sendable, Hashable, CustomStringConvertible {
    /// There is no letter or digit in the text.
    case nothingToSay
    /// Flite made no sound of it.
    case failed(text: String)

    /// One sentence for people: what is wrong.
    public var description: String {
        switch self {
        case .nothingToSay: "There is nothing to say: the text has no letters or digits."
        case .failed(let text): "The voice could not speak “\(text.prefix(80))”."
        }
    }
}
