/// A tree of tests on the evidence. Each leaf contains the log odds that one sequence of test
/// results contributes.
indirect enum DecisionTree: Sendable, Hashable {
    case leaf(Double)
    /// Tests whether a value in the evidence is below a threshold.
    case split(Evidence.Name, threshold: Double, below: DecisionTree, above: DecisionTree)

    /// The log odds of the leaf to which the tests lead. `value` returns the evidence with a given
    /// name.
    func logOdds(_ value: (Evidence.Name) -> Double) -> Double {
        switch self {
        case .leaf(let worth): worth
        case .split(let name, let threshold, let below, let above):
            (value(name) < threshold ? below : above).logOdds(value)
        }
    }
}

/// Decodes trees. A leaf is encoded as a number.
extension DecisionTree: Decodable {
    private enum Key: String, CodingKey {
        case evidence, threshold, below, above
    }

    init(from decoder: any Decoder) throws {
        if let worth = try? decoder.singleValueContainer().decode(Double.self) {
            self = .leaf(worth)
            return
        }
        let parts = try decoder.container(keyedBy: Key.self)
        let name = try parts.decode(String.self, forKey: .evidence)
        guard let evidence = Evidence.Name(rawValue: name) else {
            throw CalibrationError.unreadable(why: "evidence '\(name)' is not known")
        }
        self = .split(
            evidence, threshold: try parts.decode(Double.self, forKey: .threshold),
            below: try parts.decode(DecisionTree.self, forKey: .below),
            above: try parts.decode(DecisionTree.self, forKey: .above))
    }
}
