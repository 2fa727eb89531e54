/// Why a transcriber could not be created or could not continue.
public enum TranscriberError: Error, Sendable, Hashable {
    case model(ModelError)
    case grammar(GrammarError)
    case decoder(SpeechDecoderError)
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
