import Foundation

/// Logistic regression whose coefficients may be held to a sign, fitted by Newton steps one
/// coordinate after the other. Deterministic.
struct LogisticRegression {
    var bias = 0.0
    var coefficients: [Double]

    /// - Parameters:
    ///   - rows: one row of features an example.
    ///   - signs: +1 keeps a coefficient at 0 or above, −1 at 0 or below, 0 leaves it free.
    ///   - penalty: weight of the squared coefficients of standardized features, per example.
    init(
        rows: [[Double]], labels: [Bool], weights: [Double], signs: [Int], penalty: Double = 1e-3,
        sweeps: Int = 200
    ) {
        let count = signs.count
        let total = weights.reduce(0, +)
        let means = (0..<count).map { column in
            zip(rows, weights).reduce(0) { $0 + $1.0[column] * $1.1 } / total
        }
        let scales = (0..<count).map { column in
            let variance =
                zip(rows, weights).reduce(0) {
                    $0 + ($1.0[column] - means[column]) * ($1.0[column] - means[column]) * $1.1
                } / total
            return max(variance.squareRoot(), 1e-9)
        }
        let features = (0..<count).map { column in
            rows.map { ($0[column] - means[column]) / scales[column] }
        }
        var margins = [Double](repeating: 0, count: rows.count)
        var standard = [Double](repeating: 0, count: count)
        var intercept = 0.0
        func probability(_ margin: Double) -> Double { 1 / (1 + exp(-margin)) }
        for _ in 0..<sweeps {
            var largestStep = 0.0
            for column in -1..<count {
                var gradient = 0.0
                var curvature = 1e-9
                for index in rows.indices {
                    let value = column < 0 ? 1 : features[column][index]
                    let chance = probability(margins[index])
                    gradient += weights[index] * (chance - (labels[index] ? 1 : 0)) * value
                    curvature += weights[index] * chance * (1 - chance) * value * value
                }
                var step: Double
                if column < 0 {
                    step = -gradient / curvature
                    intercept += step
                } else {
                    gradient += 2 * penalty * total * standard[column]
                    curvature += 2 * penalty * total
                    var target = standard[column] - gradient / curvature
                    if signs[column] > 0 { target = max(target, 0) }
                    if signs[column] < 0 { target = min(target, 0) }
                    step = target - standard[column]
                    standard[column] = target
                }
                largestStep = max(largestStep, abs(step))
                for index in rows.indices {
                    margins[index] += step * (column < 0 ? 1 : features[column][index])
                }
            }
            if largestStep < 1e-6 { break }
        }
        coefficients = (0..<count).map { standard[$0] / scales[$0] }
        bias = intercept - zip(coefficients, means).reduce(0) { $0 + $1.0 * $1.1 }
    }

    func logOdds(_ row: [Double]) -> Double {
        zip(row, coefficients).reduce(bias) { $0 + $1.0 * $1.1 }
    }
}
