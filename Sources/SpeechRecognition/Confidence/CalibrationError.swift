/// Why what is learned of confidence is refused.
public enum CalibrationError: Error, Sendable, Hashable {
    /// The file is not what the training tool writes.
    case unreadable(why: String)
    /// It was learned with another acoustic model, or with another channel, denoiser, telephone or network.
    /// The files are those of the model's folder that make it the ear it is; none where the library's were taken.
    case otherModel(expected: String, found: String, files: [String])
    /// Nobody has learned any for this model.
    case missing(model: String)
}

extension CalibrationError: CustomStringConvertible {
    /// One line for people: what is wrong and the way out.
    public var description: String {
        switch self {
        case .unreadable(let why):
            "the learned confidence cannot be read: \(why); take it away or train it again"
        case .otherModel(let expected, let found, let files):
            "the learned confidence belongs to the ear \(expected), not \(found)"
                + (files.isEmpty
                    ? "; train it again for this model"
                    : ", which is heard with \(files.joined(separator: ", ")); "
                        + "take these away or train it again")
        case .missing(let model):
            "no confidence is learned for the acoustic model of \(model): put the "
                + "confidence.json that was trained for it into its folder"
        }
    }
}
