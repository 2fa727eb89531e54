/// Scores examples by models that never met their speaker.
struct CrossValidation {
    var folds = 5
    var seed: UInt64

    /// Log-odds of each example.
    func scores(_ examples: [Example], train: ([Example]) -> Model) -> [Double] {
        var random = SplitMix64(seed: seed)
        let speakers = Set(examples.map(\.speaker)).sorted().shuffled(using: &random)
        let fold = Dictionary(
            uniqueKeysWithValues: speakers.enumerated().map { ($1, $0 % folds) })
        var scores = [Double](repeating: 0, count: examples.count)
        for number in 0..<folds {
            let model = train(examples.filter { fold[$0.speaker] != number })
            for (index, example) in examples.enumerated() where fold[example.speaker] == number {
                scores[index] = model.logOdds(example)
            }
        }
        return scores
    }
}

/// A duration table and the regression on top of it.
struct Model {
    let durations: DurationTraining
    let regression: LogisticRegression

    static func features(_ example: Example, _ durations: DurationTraining) -> [Double] {
        let evidence = example.evidence.merging(
            durations.evidence(example.phones), uniquingKeysWith: { $1 })
        return Feature.all.map { feature in
            let value = evidence[feature.name] ?? feature.absent
            return min(max(value, feature.limits.lowerBound), feature.limits.upperBound)
        }
    }

    /// - Parameter nearWeight: how much a near miss counts beside any other trial.
    init(_ examples: [Example], nearWeight: Double) {
        let table = DurationTraining(examples)
        durations = table
        var rows: [[Double]] = []
        var labels: [Bool] = []
        var weights: [Double] = []
        for example in examples {
            let weight = example.isNear ? nearWeight : 1
            guard weight > 0 else { continue }
            rows.append(Self.features(example, table))
            labels.append(example.isSaid)
            weights.append(weight)
        }
        regression = LogisticRegression(
            rows: rows, labels: labels, weights: weights, signs: Feature.all.map(\.sign))
    }

    func logOdds(_ example: Example) -> Double {
        regression.logOdds(Self.features(example, durations))
    }
}

/// Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014.
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
