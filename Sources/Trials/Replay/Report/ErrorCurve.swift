/// For each threshold, the proportions of rejected right answers and accepted wrong answers.
struct ErrorCurve: Sendable {
    struct Point: Sendable {
        var threshold: Double
        var falseAccepts: Double
        var falseRejects: Double
    }

    let points: [Point]

    init(_ records: [TrialRecord]) {
        let right = records.filter(\.isRight)
        let wrong = records.filter { !$0.isRight }
        let hits = right.filter(\.heardAnswer).map(\.confidence).sorted(by: >)
        let errors = wrong.filter(\.heardAnswer).map(\.confidence).sorted(by: >)
        let thresholds = Set(hits + errors).sorted(by: >)
        var points: [Point] = []
        var (hit, error) = (0, 0)
        for threshold in thresholds {
            while hit < hits.count, hits[hit] >= threshold { hit += 1 }
            while error < errors.count, errors[error] >= threshold { error += 1 }
            points.append(
                Point(
                    threshold: threshold,
                    falseAccepts: Double(error) / Double(max(wrong.count, 1)),
                    falseRejects: 1 - Double(hit) / Double(max(right.count, 1))))
        }
        self.points = points
    }

    /// The smallest proportion of rejected right answers at this proportion of accepted wrong
    /// answers.
    func falseRejects(atFalseAccepts limit: Double) -> Double {
        points.last { $0.falseAccepts <= limit }?.falseRejects ?? 1
    }
}

/// Compares confidences with actual results, in ten bins.
struct Reliability: Sendable {
    struct Bin: Sendable {
        var promised: Double
        var came: Double
        var count: Int
    }

    let bins: [Bin]

    /// Uses trials in which the answer was heard. A right answer counts as 1, and a wrong answer as
    /// 0.
    init(_ records: [TrialRecord]) {
        let heard = records.filter(\.heardAnswer)
        bins = (0..<10).compactMap { number in
            let inside = heard.filter { min(Int($0.confidence * 10), 9) == number }
            guard !inside.isEmpty else { return nil }
            let count = Double(inside.count)
            return Bin(
                promised: inside.reduce(0) { $0 + $1.confidence } / count,
                came: Double(inside.count { $0.isRight }) / count, count: inside.count)
        }
    }

    /// The mean difference between confidence and result (expected calibration error).
    var error: Double {
        let total = bins.reduce(0) { $0 + $1.count }
        return bins.reduce(0) {
            $0 + abs($1.promised - $1.came) * Double($1.count) / Double(max(total, 1))
        }
    }
}
