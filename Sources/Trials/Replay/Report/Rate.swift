/// A proportion with its 95% confidence interval (Wilson, 1927).
struct Rate: Sendable {
    var part: Int
    var whole: Int

    var share: Double { whole == 0 ? 0 : Double(part) / Double(whole) }

    var interval: ClosedRange<Double> {
        guard whole > 0 else { return 0...1 }
        let deviates = 1.96
        let count = Double(whole)
        let square = deviates * deviates
        let middle = (share + square / (2 * count)) / (1 + square / count)
        let reach =
            deviates * (share * (1 - share) / count + square / (4 * count * count)).squareRoot()
            / (1 + square / count)
        return max(middle - reach, 0)...min(middle + reach, 1)
    }

    /// The rate as text, such as `94.2 % (93.0–95.3)`, or a dash if there are no trials.
    var text: String {
        guard whole > 0 else { return "–" }
        func percent(_ value: Double) -> String { "\((value * 1_000).rounded() / 10)" }
        return
            "\(percent(share)) % (\(percent(interval.lowerBound))–\(percent(interval.upperBound)))"
    }
}
