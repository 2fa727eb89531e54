/// Why confidence coefficients are refused.
public enum CalibrationError: Error, Sendable, Hashable {
    /// The file is not what the training tool writes.
    case unreadable(why: String)
    /// The coefficients were learned with another acoustic model, or with another channel, denoiser or telephone.
    case otherModel(expected: String, found: String)
    /// Nobody has learned any for this model.
    case missing(model: String)
}

extension CalibrationError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unreadable(let why): "the confidence coefficients cannot be read: \(why)"
        case .otherModel(let expected, let found):
            "the confidence coefficients belong to the ear \(expected), not \(found); "
                + "train them again for this model"
        case .missing(let model):
            "there are no confidence coefficients for the acoustic model of \(model): put the "
                + "confidence.json that was trained for it into its folder"
        }
    }
}
