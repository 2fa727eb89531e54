/// Why a transcriber could not be made or could not go on.
public enum TranscriberError: Error, Sendable, Hashable {
    case model(ModelError)
    case grammar(GrammarError)
    case decoder(SpeechDecoderError)
    case calibration(CalibrationError)
}

extension TranscriberError: CustomStringConvertible {
    /// What the error inside says.
    public var description: String {
        switch self {
        case .model(let error): error.description
        case .grammar(let error): error.description
        case .decoder(let error): error.description
        case .calibration(let error): error.description
        }
    }
}
