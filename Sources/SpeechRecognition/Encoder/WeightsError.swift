/// Why a file of weights cannot be used.
public enum WeightsError: Error, Sendable, Hashable {
    /// There is no such file, or it cannot be read.
    case unreadable(path: String, why: String)
    /// The file is not one of weights, or one of another kind or version.
    case notWeights(path: String, why: String)
    /// The file is shorter than its head says.
    case truncated(path: String, expected: Int, found: Int)
    /// A tensor is missing, or has another shape than the model needs.
    case wrongTensor(path: String, name: String, why: String)
}

extension WeightsError: CustomStringConvertible {
    /// One line for people: what is wrong and the way out.
    public var description: String {
        switch self {
        case .unreadable(let path, let why):
            "the weights in \(path) cannot be read: \(why); make them with Scripts/learning/convert-encoder"
        case .notWeights(let path, let why):
            "\(path) is not a file of weights: \(why); make it again with Scripts/learning/convert-encoder"
        case .truncated(let path, let expected, let found):
            "\(path) should hold \(expected) bytes of weights and holds \(found); make it again with "
                + "Scripts/learning/convert-encoder"
        case .wrongTensor(let path, let name, let why):
            "\(path) does not fit this program: \(name) \(why); make it again with "
                + "Scripts/learning/convert-encoder"
        }
    }
}
