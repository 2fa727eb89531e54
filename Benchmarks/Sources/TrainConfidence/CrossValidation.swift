/// Scores each example with a model trained without the example's speaker.
struct CrossValidation {
    var folds = 5
    var seed: UInt64

    /// The log-odds of each example.
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

/// A duration table, and the trees that use it.
struct Model {
    let durations: DurationTraining
    let trees: BoostedTrees

    static func features(_ example: Example, _ durations: DurationTraining) -> [Double] {
        let evidence = example.evidence.merging(
            durations.evidence(example.phones), uniquingKeysWith: { $1 })
        return Feature.all.map { evidence[$0.name] ?? $0.absent }
    }

    /// The weights of examples. The weight of the answer or of the words actually said is 1.
    struct Weights {
        /// The weight of a near miss.
        var near: Double
        /// The weight of noise and talk without an answer.
        var ghost: Double
        /// The weight of words that are neither the answer nor what was said.
        var other: Double

        func weight(of example: Example) -> Double {
            if example.kind == "ghost" { return ghost }
            if example.isNear { return near }
            return example.isSaid || example.isAnswer ? 1 : other
        }
    }

    init(_ examples: [Example], weights: Weights) {
        let table = DurationTraining(examples)
        durations = table
        var rows: [[Double]] = []
        var labels: [Bool] = []
        var counts: [Double] = []
        for example in examples {
            let weight = weights.weight(of: example)
            guard weight > 0 else { continue }
            rows.append(Self.features(example, table))
            labels.append(example.isSaid)
            counts.append(weight)
        }
        trees = BoostedTrees(
            rows: rows, labels: labels, weights: counts, signs: Feature.all.map(\.sign))
    }

    func logOdds(_ example: Example) -> Double {
        trees.logOdds(Self.features(example, durations))
    }
}

/// The random number generator SplitMix64 (Steele, Lea and Flood 2014).
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
