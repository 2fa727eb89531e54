import Foundation

/// The weights of a linear function for log-odds that make known outcomes most likely, found by Newton's method.
struct LogisticRegression {
    private(set) var weights: [Double]

    /// - rows: the features of each example. The first feature is 1, and only its weight may be negative.
    /// - counts: how often each example counts.
    init(_ rows: [[Double]], outcomes: [Bool], counts: [Double]) {
        let size = rows.first?.count ?? 0
        weights = [Double](repeating: 0, count: size)
        for _ in 0..<50 {
            var slope = [Double](repeating: 0, count: size)
            var curvature = [[Double]](
                repeating: [Double](repeating: 0, count: size), count: size)
            for ((row, isSo), count) in zip(zip(rows, outcomes), counts) {
                let chance = 1 / (1 + exp(-logOdds(row)))
                for one in 0..<size {
                    slope[one] += count * ((isSo ? 1 : 0) - chance) * row[one]
                    for other in 0..<size {
                        curvature[one][other] +=
                            count * chance * (1 - chance) * row[one] * row[other]
                    }
                }
            }
            // A weight that would become negative stays 0.
            for place in 1..<max(size, 1) where weights[place] == 0 && slope[place] <= 0 {
                slope[place] = 0
                for other in 0..<size {
                    curvature[place][other] = 0
                    curvature[other][place] = 0
                }
            }
            for place in 0..<size { curvature[place][place] += 1e-6 }
            let step = Self.solution(of: curvature, slope)
            for place in 0..<size {
                weights[place] += step[place]
                if place > 0 { weights[place] = max(weights[place], 0) }
            }
            if step.allSatisfy({ abs($0) < 1e-7 }) { return }
        }
    }

    func logOdds(_ row: [Double]) -> Double {
        zip(weights, row).reduce(0) { $0 + $1.0 * $1.1 }
    }

    /// Solves a system of linear equations with a positive definite matrix, by elimination.
    private static func solution(of matrix: [[Double]], _ right: [Double]) -> [Double] {
        var rows = zip(matrix, right).map { $0 + [$1] }
        for pivot in rows.indices {
            for row in rows.indices where row != pivot {
                let factor = rows[row][pivot] / rows[pivot][pivot]
                for column in pivot..<rows[row].count {
                    rows[row][column] -= factor * rows[pivot][column]
                }
            }
        }
        return rows.indices.map { rows[$0][rows.count] / rows[$0][$0] }
    }
}
