import ArgumentParser
import Foundation

/// Trains the recognizer's confidence on trials with known outcomes.
@main
struct TrainConfidence: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "train-confidence",
        abstract: "Fit the confidence model to replayed trials.",
        discussion: """
            EXAMPLES
              swift run -c release --package-path Benchmarks train-confidence --initial \\
                  --model FINGERPRINT --date 2026-11-21 --output MODEL/confidence.json

              cat trials.jsonl carriers.jsonl > all.jsonl
              trivia-voice replay all.jsonl --model MODEL --json --explain --final-only > results.jsonl
              swift run -c release --package-path Benchmarks train-confidence \\
                  --trials all.jsonl --results results.jsonl --model FINGERPRINT \\
                  --date 2026-11-21 --output data/confidence/en-us.json

            'trivia-voice models --json' has the fingerprint: \"scoring\". The same input and seed give the same file.
            """)

    @Option(help: "Trials with expect, says and speaker; with command where one is said.")
    var trials: [String] = []

    @Option(
        help: """
            What replay --json --explain gave for them. Of several (clean, in noise) all are learned from; \
            the first sets the thresholds.
            """)
    var results: [String] = []

    @Option(help: "Fingerprint of what the trials were heard with.")
    var model: String

    @Option(help: "Date to write into the file.")
    var date: String

    @Option(help: "Chooses the folds.")
    var seed: UInt64 = 1

    @Option(help: "How much a near miss counts beside an answer.")
    var nearWeight = 0.4

    @Option(help: "How much noise and talk count when nobody answers.")
    var ghostWeight = 16.0

    @Option(help: "How much it counts that something else was heard.")
    var otherWeight = 0.6

    @Option(
        help: """
            From which score against the free phone loop on a word that was not listened for is quoted.
            """)
    var rivalRatio = 12.0

    @Option(help: "File to write; none only reports.")
    var output: String?

    @Flag(
        help: """
            Write a confidence that accepts nothing. A replay with it asks the decoder about every answer, which \
            training needs.
            """)
    var initial = false

    func validate() throws {
        guard initial == (trials.isEmpty || results.isEmpty) else {
            throw ValidationError("Give --trials and --results, or only --initial.")
        }
    }

    func run() throws {
        try write(initial ? .acceptingNothing(model: model, date: date) : trained())
    }

    private func write(_ calibration: Calibration) throws {
        let json = try calibration.json()
        if let output { try json.write(to: URL(fileURLWithPath: output), options: .atomic) }
    }

    /// The largest shares of wrong answers and of near misses that may be accepted at each strictness.
    private static let accepted = [
        ("strict", wrong: 0.002, near: 0.15), ("normal", 0.005, 0.2), ("relaxed", 0.015, 0.4),
    ]

    private func trained() throws -> Calibration {
        let conditions = try results.map { try Replayed(trials: trials, results: $0) }
        let examples = conditions.flatMap(\.examples)
        let weights = Model.Weights(near: nearWeight, ghost: ghostWeight, other: otherWeight)
        var scores = CrossValidation(seed: seed).scores(examples) {
            Model($0, weights: weights)
        }
        // The frequency of near misses is arbitrary.
        let counted = zip(scores, examples).filter { !$0.1.isNear }
        let scaling = Scaling(counted.map(\.0), outcomes: counted.map(\.1.isSaid))
        scores = scores.map(scaling.scaled)
        // The trees reject noise; the decoder is needed to tell words apart.
        let opinion = OpinionTraining(
            examples, sounds: scores,
            weights: Model.Weights(near: nearWeight, ghost: 1, other: otherWeight))
        let opinions = zip(scores, examples).map { opinion.logOdds(bySounds: $0, $1.evidence) }
        var thresholds: [String: Double] = [:]
        var limits: Calibration.Limits?
        var start = 0
        for (file, condition) in zip(results, conditions) {
            let own = start..<(start + condition.examples.count)
            start = own.upperBound
            let report = Report(replayed: condition, scores: Array(opinions[own]))
            print(file)
            for (name, wrong, near) in Self.accepted {
                let threshold = thresholds[name] ?? report.threshold(wrong: wrong, near: near)
                thresholds[name] = (threshold * 1_000).rounded() / 1_000
                print(" ", name, report.text(threshold: threshold))
                let bySounds = Report(replayed: condition, scores: Array(scores[own]))
                print(
                    "    by sounds:",
                    bySounds.text(threshold: bySounds.threshold(wrong: wrong, near: near)))
            }
            print("  by set at normal:", report.bySet(threshold: thresholds["normal"] ?? 0))
            print("  expected calibration error:", report.calibrationError)
            guard limits == nil else { continue }
            // At most one right answer in two hundred may be mistaken for something else.
            let lowest = report.lowest(share: 0.005)
            limits = .init(
                somethingElse: (1_000 / (1 + exp(-lowest))).rounded() / 1_000,
                rivalRatio: rivalRatio)
            print(
                "  something else below:", limits?.somethingElse ?? 0, "wrong trials below:",
                report.wrongShare(below: lowest))
        }
        let final = Model(examples, weights: weights)
        let all = final.trees.gains.reduce(0, +)
        for (feature, gain) in zip(Feature.all, final.trees.gains).sorted(by: { $0.1 > $1.1 }) {
            print(feature.name, "\((gain / all * 1_000).rounded() / 10) %")
        }
        return Calibration(
            model: model, seed: seed, date: date, thresholds: thresholds,
            limits: limits ?? .init(somethingElse: 0, rivalRatio: rivalRatio),
            trees: final.trees.scaled(by: scaling), opinion: opinion, durations: final.durations)
    }
}

extension Double {
    /// The number rounded to five decimal places.
    var rounded5: Double { (self * 100_000).rounded() / 100_000 }
}
