import Foundation

/// The mean and the standard deviation of the logarithm of each phone's duration in frames, in right answers.
struct DurationTraining {
    var rows: [String: (mean: Double, deviation: Double)] = [:]

    /// The minimum number of occurrences for a phone's row.
    static let leastCount = 6

    init(_ examples: some Sequence<Example>) {
        var logs: [String: [Double]] = [:]
        for example in examples
        where example.isSaid && example.isAnswer && !example.isNear {
            for phone in example.phones {
                logs[phone.name, default: []].append(log(Double(max(phone.frames, 1))))
            }
        }
        for (name, values) in logs where values.count >= Self.leastCount {
            let mean = values.reduce(0, +) / Double(values.count)
            let variance =
                values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count)
            rows[name] = (mean, max(variance.squareRoot(), 0.1))
        }
    }

    /// The evidence from the table, calculated as by the recognizer.
    func evidence(_ phones: [(name: String, frames: Int)]) -> [String: Double] {
        let deviations = phones.map { phone in
            rows[phone.name].map {
                abs(log(Double(max(phone.frames, 1))) - $0.mean) / $0.deviation
            } ?? 0
        }
        return ["duration": deviations.max() ?? 5]
    }
}
