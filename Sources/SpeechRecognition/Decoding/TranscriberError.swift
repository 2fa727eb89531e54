/// The reason why a transcriber could not be created or could not continue.
public enum TranscriberError: Error, Sendable, Hashable {
    /// The model's files cannot be used.
    case model(ModelError)
    /// The grammar cannot be used.
    case grammar(GrammarError)
    /// The engine or one of the model's trained files cannot be used.
    case decoder(SpeechDecoderError)
    /// The calibration of the model's confidence is missing or cannot be used.
    case calibration(CalibrationError)
}

extension TranscriberError: CustomStringConvertible {
    /// The message of the underlying error.
    public var description: String {
        switch self {
        case .model(let error): error.description
        case .grammar(let error): error.description
        case .decoder(let error): error.description
        case .calibration(let error): error.description
        }
    }
}
