import Foundation

/// Accepted and wrongly accepted trials at a threshold.
struct Report {
    let examples: [Example]
    let scores: [Double?]

    /// The lowest threshold at which at most this share of all wrong trials (near misses left out)
    /// is accepted.
    func threshold(falseAcceptRate: Double) -> Double {
        let wrong = examples.indices.filter { !examples[$0].isRight && !examples[$0].isNear }
        let accepted = wrong.compactMap { examples[$0].heardAnswer ? scores[$0] : nil }
            .sorted(by: >)
        let allowed = Int(falseAcceptRate * Double(wrong.count))
        return allowed < accepted.count ? accepted[allowed] : -10
    }

    func text(threshold: Double) -> String {
        func share(_ matches: (Example) -> Bool) -> String {
            let chosen = examples.indices.filter { matches(examples[$0]) }
            let accepted = chosen.filter {
                examples[$0].heardAnswer && (scores[$0] ?? -.infinity) > threshold
            }
            guard !chosen.isEmpty else { return "–" }
            return "\((Double(accepted.count) / Double(chosen.count) * 10_000).rounded() / 100) %"
        }
        let kinds = Set(examples.map(\.kind)).sorted().flatMap { kind in
            [true, false].compactMap { right -> String? in
                guard examples.contains(where: { $0.kind == kind && $0.isRight == right })
                else { return nil }
                return "\(kind)\(right ? "+" : "-") "
                    + share { $0.kind == kind && $0.isRight == right }
            }
        }
        return "threshold \(threshold.rounded5): accepted "
            + share { $0.isRight && !$0.isNear } + ", wrongly "
            + share { !$0.isRight && !$0.isNear } + " (" + kinds.joined(separator: ", ") + ")"
    }

    /// Mean distance between what was promised and what came, over ten bins of confidence.
    var calibrationError: Double {
        var bins = [[Bool]](repeating: [], count: 10)
        var promised = [Double](repeating: 0, count: 10)
        var total = 0
        for (example, score) in zip(examples, scores) where !example.isNear {
            guard let score else { continue }
            let confidence = 1 / (1 + exp(-score))
            let bin = min(Int(confidence * 10), 9)
            bins[bin].append(example.heardSaid)
            promised[bin] += confidence
            total += 1
        }
        return zip(bins, promised).reduce(0) { sum, bin in
            let right = Double(bin.0.filter { $0 }.count)
            return sum + abs(right - bin.1) / Double(max(total, 1))
        }
    }
}
