import Foundation

/// The trials accepted at a threshold. The first confident utterance decides, apart from commands.
struct Report {
    let replayed: Replayed
    /// The log-odds of each example.
    let scores: [Double]

    /// The range of thresholds at which a trial is accepted.
    private func acceptance(_ trial: Replayed.Trial) -> Range<Double>? {
        var blocked = -Double.infinity
        for index in trial.utterances where !replayed.examples[index].isCommand {
            if replayed.examples[index].isAnswer {
                return scores[index] > blocked ? blocked..<scores[index] : nil
            }
            blocked = max(blocked, scores[index])
        }
        return nil
    }

    /// The lowest threshold that accepts at most these shares of the wrong trials and of the near misses alone.
    func threshold(wrong: Double, near: Double) -> Double {
        max(
            threshold(accepting: wrong) { !$0.isRight && !$0.isNear },
            threshold(accepting: near) { $0.kind == "near" })
    }

    private func threshold(
        accepting share: Double, of matches: (Replayed.Trial) -> Bool
    ) -> Double {
        let trials = replayed.trials.filter(matches)
        let accepted = trials.compactMap { acceptance($0)?.upperBound }.sorted(by: >)
        let allowed = Int(share * Double(trials.count))
        return allowed < accepted.count ? accepted[allowed] : -10
    }

    /// The log-odds below which this share of the recognized right answers lies, without near misses.
    func lowest(share: Double) -> Double {
        let right = replayed.trials.filter { $0.isRight && !$0.isNear }
            .compactMap { acceptance($0)?.upperBound }.sorted()
        return right.isEmpty ? -10 : right[Int(share * Double(right.count))]
    }

    /// The share of wrong trials whose best log-odds are below a limit, without near misses.
    func wrongShare(below limit: Double) -> Double {
        let wrong = replayed.trials.filter { !$0.isRight && !$0.isNear }
        let below = wrong.filter { (acceptance($0)?.upperBound ?? -.infinity) < limit }
        return Double(below.count) / Double(max(wrong.count, 1))
    }

    private func share(
        _ threshold: Double, of matches: (Replayed.Trial) -> Bool
    ) -> String {
        let chosen = replayed.trials.filter(matches)
        let accepted = chosen.filter { acceptance($0)?.contains(threshold) == true }
        guard !chosen.isEmpty else { return "–" }
        return "\((Double(accepted.count) / Double(chosen.count) * 10_000).rounded() / 100) %"
    }

    /// The shares of accepted right and wrong answers for each set of recordings, without near misses.
    func bySet(threshold: Double) -> String {
        Set(replayed.trials.map(\.set)).sorted().map { set in
            "\(set) "
                + [true, false].map { right in
                    share(threshold) { $0.set == set && $0.isRight == right && !$0.isNear }
                }.joined(separator: " / ")
        }.joined(separator: ", ")
    }

    func text(threshold: Double) -> String {
        func share(_ matches: (Replayed.Trial) -> Bool) -> String {
            self.share(threshold, of: matches)
        }
        let kinds = Set(replayed.trials.map(\.kind)).sorted().flatMap { kind in
            [true, false].compactMap { right -> String? in
                guard replayed.trials.contains(where: { $0.kind == kind && $0.isRight == right })
                else { return nil }
                return "\(kind)\(right ? "+" : "-") "
                    + share { $0.kind == kind && $0.isRight == right }
            }
        }
        let ghosts = zip(replayed.examples, scores).filter {
            $0.0.kind == "ghost" && $0.1 > threshold
        }.count
        return "threshold \(threshold.rounded5): accepted "
            + share { $0.isRight && !$0.isNear } + ", wrongly "
            + share { !$0.isRight && !$0.isNear } + " (" + kinds.joined(separator: ", ") + ")"
            + (ghosts > 0 ? ", ghosts \(ghosts)" : "")
    }

    /// The expected calibration error: the mean difference of confidence and accuracy over ten bins.
    var calibrationError: Double {
        var right = [Double](repeating: 0, count: 10)
        var promised = [Double](repeating: 0, count: 10)
        var total = 0
        for (example, score) in zip(replayed.examples, scores) where !example.isNear {
            let confidence = 1 / (1 + exp(-score))
            let bin = min(Int(confidence * 10), 9)
            if example.isSaid { right[bin] += 1 }
            promised[bin] += confidence
            total += 1
        }
        return zip(right, promised).reduce(0) { $0 + abs($1.0 - $1.1) } / Double(max(total, 1))
    }
}
