/// The reason why text cannot be spoken.
public enum SpeechSynthesisError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The text contains no letters or digits.
    case nothingToSay
    /// Flite produced no audio for the text.
    case failed(text: String)

    /// One sentence that tells the user what is wrong.
    public var description: String {
        switch self {
        case .nothingToSay: "There is nothing to say: the text has no letters or digits."
        case .failed(let text): "The voice could not speak “\(text.prefix(80))”."
        }
    }
}
