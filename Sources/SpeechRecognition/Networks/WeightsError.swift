/// The reason why a weights file cannot be used.
public enum WeightsError: Error, Sendable, Hashable {
    /// The file does not contain weights, or is of the wrong kind or version.
    case notWeights(path: String, why: String)
    /// The file does not have the length that its header states.
    case truncated(path: String, expected: Int, found: Int)
    /// A tensor is missing, or its shape does not match the model.
    case wrongTensor(path: String, name: String, why: String)
}

extension WeightsError: CustomStringConvertible {
    /// A one-line message that tells the user what is wrong and how to fix it.
    public var description: String {
        let remedy = "remove it or create it again (see Scripts/learning/README.md)"
        return switch self {
        case .notWeights(let path, let why):
            "\(path) is not a file of weights: \(why); \(remedy)"
        case .truncated(let path, let expected, let found):
            "\(path) should contain \(expected) bytes of weights but contains \(found); \(remedy)"
        case .wrongTensor(let path, let name, let why):
            "\(path) does not fit this program: \(name) \(why); \(remedy)"
        }
    }
}
