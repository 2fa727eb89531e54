/// Why confidence coefficients are refused.
public enum CalibrationError: Error, Sendable, Hashable {
    /// The file is not what the training tool writes.
    case unreadable(why: String)
    /// The coefficients were learned with another acoustic model.
    case otherModel(expected: String, found: String)
}

extension CalibrationError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unreadable(let why): "the confidence coefficients cannot be read: \(why)"
        case .otherModel(let expected, let found):
            "the confidence coefficients belong to the acoustic model \(expected), not \(found); "
                + "train them again for this model"
        }
    }
}
