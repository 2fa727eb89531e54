/// Why what is learned of confidence is refused.
public enum CalibrationError: Error, Sendable, Hashable {
    /// The file is not what the training tool writes.
    case unreadable(why: String)
    /// It was learned with another acoustic model, or with another channel, denoiser, telephone or network.
    case otherModel(expected: String, found: String)
    /// Nobody has learned any for this model.
    case missing(model: String)
}

extension CalibrationError: CustomStringConvertible {
    /// One line for people: what is wrong and the way out.
    public var description: String {
        switch self {
        case .unreadable(let why): "the learned confidence cannot be read: \(why)"
        case .otherModel(let expected, let found):
            "the learned confidence belongs to the ear \(expected), not \(found); "
                + "train it again for this model"
        case .missing(let model):
            "no confidence is learned for the acoustic model of \(model): put the "
                + "confidence.json that was trained for it into its folder"
        }
    }
}
