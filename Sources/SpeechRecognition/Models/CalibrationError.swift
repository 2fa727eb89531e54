/// The reason why a calibration is rejected.
public enum CalibrationError: Error, Sendable, Hashable {
    /// The file is not valid output from the training tool.
    case unreadable(why: String)
    /// The calibration belongs to a different model. `files` lists the files in the folder that
    /// affect the model's scores.
    case otherModel(expected: String, found: String, files: [String])
    /// There is no calibration for this model.
    case missing(model: String)
}

extension CalibrationError: CustomStringConvertible {
    /// A one-line message that tells the user what is wrong and how to fix it.
    public var description: String {
        switch self {
        case .unreadable(let why):
            "the learned confidence cannot be read: \(why); remove it or train it again"
        case .otherModel(let expected, let found, let files):
            "the learned confidence belongs to the model \(expected), not to \(found)"
                + (files.isEmpty
                    ? "; train it again for this model"
                    : ", which is used with \(files.joined(separator: ", ")); "
                        + "remove these files or train it again")
        case .missing(let model):
            "there is no learned confidence for the acoustic model of \(model); put the "
                + "confidence.json that was trained for it into its folder"
        }
    }
}
