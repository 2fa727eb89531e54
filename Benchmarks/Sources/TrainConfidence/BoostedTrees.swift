import Foundation

/// Gradient boosting with Newton steps (Friedman 2001; Chen and Guestrin 2016). Features may be monotonic.
struct BoostedTrees {
    struct Shape {
        var treeCount = 400
        var leafCount = 4
        /// The learning rate, which multiplies the values of each tree.
        var rate = 0.05
        /// The minimum number of examples in a leaf.
        var fewest = 30
        /// The regularization constant, added to the divisor of a leaf's value.
        var penalty = 5.0
        /// The maximum number of bins for a feature's values.
        var binCount = 255
    }

    private(set) var bias = 0.0
    private(set) var trees: [Tree] = []
    /// The reduction of the loss by each feature.
    private(set) var gains: [Double] = []

    indirect enum Tree {
        case leaf(Double)
        case split(feature: Int, threshold: Double, below: Tree, above: Tree)

        func scaled(by slope: Double) -> Tree {
            switch self {
            case .leaf(let worth): .leaf((worth * slope).rounded5)
            case .split(let feature, let threshold, let below, let above):
                .split(
                    feature: feature, threshold: threshold, below: below.scaled(by: slope),
                    above: above.scaled(by: slope))
            }
        }

        func worth(_ row: [Double]) -> Double {
            switch self {
            case .leaf(let worth): worth
            case .split(let feature, let threshold, let below, let above):
                (row[feature] < threshold ? below : above).worth(row)
            }
        }
    }

    /// No trees: even odds for everything.
    init() {}

    /// `rows` has a row of features per example. `signs` are +1 for a feature that may only increase the
    /// confidence, −1 for a decrease, and 0 for either.
    init(
        rows: [[Double]], labels: [Bool], weights: [Double], signs: [Int], shape: Shape = Shape()
    ) {
        let bins = Bins(rows: rows, featureCount: signs.count, limit: shape.binCount)
        gains = [Double](repeating: 0, count: signs.count)
        let total = weights.reduce(0, +)
        let right = zip(weights, labels).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
        bias = log(right / (total - right))
        var margins = [Double](repeating: bias, count: rows.count)
        // The penalty is measured in examples of average weight.
        let scale = Double(rows.count) / total
        for _ in 0..<shape.treeCount {
            var slopes: [Double] = []
            var curvatures: [Double] = []
            for index in rows.indices {
                let chance = 1 / (1 + exp(-margins[index]))
                let weight = weights[index] * scale
                slopes.append((chance - (labels[index] ? 1 : 0)) * weight)
                curvatures.append(chance * (1 - chance) * weight)
            }
            let grower = TreeGrower(
                bins: bins, slopes: slopes, curvatures: curvatures, signs: signs, shape: shape)
            let tree = grower.tree(adding: &gains)
            for index in rows.indices { margins[index] += tree.worth(rows[index]) }
            trees.append(tree)
        }
    }

    /// The same trees with linearly transformed log-odds.
    func scaled(by scaling: Scaling) -> BoostedTrees {
        var scaled = self
        scaled.bias = scaling.scaled(bias)
        scaled.trees = trees.map { $0.scaled(by: scaling.slope) }
        return scaled
    }

    func logOdds(_ row: [Double]) -> Double {
        trees.reduce(bias) { $0 + $1.worth(row) }
    }
}

/// Features as bin numbers. Bins contain about equally many examples.
struct Bins {
    /// For each feature, the values at which bins begin, except the first.
    let edges: [[Double]]
    /// For each feature, the bin of each row.
    let places: [[UInt8]]

    init(rows: [[Double]], featureCount: Int, limit: Int) {
        var edges: [[Double]] = []
        var places: [[UInt8]] = []
        for feature in 0..<featureCount {
            let sorted = rows.map { $0[feature] }.sorted()
            var own: [Double] = []
            for bin in 1..<limit {
                let place = bin * sorted.count / limit
                guard place > 0, sorted[place - 1] < sorted[place] else { continue }
                // The edge is between neighboring values and has a file's precision.
                let edge = ((sorted[place - 1] + sorted[place]) / 2).rounded5
                if edge > own.last ?? -.infinity { own.append(edge) }
            }
            edges.append(own)
            places.append(
                rows.map { row in
                    UInt8(own.partitioningIndex { $0 > row[feature] })
                })
        }
        self.edges = edges
        self.places = places
    }
}

extension Array {
    /// The index of the first matching element, if all matching elements come last.
    func partitioningIndex(where matches: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if matches(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// Grows one tree, always at the leaf with the most gain.
private struct TreeGrower {
    let bins: Bins
    let slopes: [Double]
    let curvatures: [Double]
    let signs: [Int]
    let shape: BoostedTrees.Shape

    /// A node: the examples that all splits so far have kept together.
    private final class Node {
        let rows: [Int]
        let sum: Sum
        /// The range of the node's value, which keeps features monotonic.
        let bounds: ClosedRange<Double>
        var best: Split?
        var parts: (split: Split, below: Node, above: Node)?

        init(rows: [Int], sum: Sum, bounds: ClosedRange<Double>) {
            self.rows = rows
            self.sum = sum
            self.bounds = bounds
        }
    }

    private struct Sum {
        var slope = 0.0
        var curvature = 0.0
        var count = 0

        static func - (all: Sum, part: Sum) -> Sum {
            Sum(
                slope: all.slope - part.slope, curvature: all.curvature - part.curvature,
                count: all.count - part.count)
        }
    }

    private struct Split {
        var feature: Int
        var bin: Int
        var gain: Double
        var below: Sum
    }

    func tree(adding gains: inout [Double]) -> BoostedTrees.Tree {
        let all = slopes.indices.reduce(into: Sum()) { add($1, to: &$0) }
        let root = Node(rows: Array(slopes.indices), sum: all, bounds: -100...100)
        var leaves = [root]
        root.best = bestSplit(root)
        while leaves.count < shape.leafCount {
            guard
                let place = leaves.indices.filter({ leaves[$0].best != nil }).max(by: {
                    (leaves[$0].best?.gain ?? 0) < (leaves[$1].best?.gain ?? 0)
                }), let split = leaves[place].best
            else { break }
            gains[split.feature] += split.gain
            let (below, above) = parts(of: leaves[place], at: split)
            leaves[place].parts = (split, below, above)
            leaves.remove(at: place)
            leaves += [below, above]
            guard leaves.count < shape.leafCount else { break }
            below.best = bestSplit(below)
            above.best = bestSplit(above)
        }
        return tree(root)
    }

    private func tree(_ node: Node) -> BoostedTrees.Tree {
        guard let (split, below, above) = node.parts else {
            return .leaf((worth(node.sum, node.bounds) * shape.rate).rounded5)
        }
        return .split(
            feature: split.feature, threshold: bins.edges[split.feature][split.bin],
            below: tree(below), above: tree(above))
    }

    private func add(_ row: Int, to sum: inout Sum) {
        sum.slope += slopes[row]
        sum.curvature += curvatures[row]
        sum.count += 1
    }

    private func worth(_ sum: Sum, _ bounds: ClosedRange<Double>) -> Double {
        min(
            max(-sum.slope / (sum.curvature + shape.penalty), bounds.lowerBound),
            bounds.upperBound)
    }

    /// How much a leaf with this value reduces the loss.
    private func gain(_ sum: Sum, _ worth: Double) -> Double {
        -(sum.slope * worth + (sum.curvature + shape.penalty) * worth * worth / 2)
    }

    private func bestSplit(_ node: Node) -> Split? {
        guard node.rows.count >= 2 * shape.fewest else { return nil }
        let whole = gain(node.sum, worth(node.sum, node.bounds))
        var best: Split?
        for feature in signs.indices {
            var sums = [Sum](repeating: Sum(), count: bins.edges[feature].count + 1)
            for row in node.rows { add(row, to: &sums[Int(bins.places[feature][row])]) }
            var below = Sum()
            for bin in bins.edges[feature].indices {
                below.slope += sums[bin].slope
                below.curvature += sums[bin].curvature
                below.count += sums[bin].count
                let above = node.sum - below
                guard below.count >= shape.fewest, above.count >= shape.fewest else { continue }
                let (low, high) = (worth(below, node.bounds), worth(above, node.bounds))
                guard Double(signs[feature]) * (high - low) >= 0 else { continue }
                let found = gain(below, low) + gain(above, high) - whole
                if found > max(best?.gain ?? 0, 1e-9) {
                    best = Split(feature: feature, bin: bin, gain: found, below: below)
                }
            }
        }
        return best
    }

    private func parts(of node: Node, at split: Split) -> (below: Node, above: Node) {
        let above = node.sum - split.below
        var low = node.bounds
        var high = node.bounds
        let middle = (worth(split.below, node.bounds) + worth(above, node.bounds)) / 2
        if signs[split.feature] > 0 {
            low = node.bounds.lowerBound...middle
            high = middle...node.bounds.upperBound
        } else if signs[split.feature] < 0 {
            low = middle...node.bounds.upperBound
            high = node.bounds.lowerBound...middle
        }
        let isBelow = { (row: Int) in Int(bins.places[split.feature][row]) <= split.bin }
        return (
            Node(rows: node.rows.filter(isBelow), sum: split.below, bounds: low),
            Node(rows: node.rows.filter { !isBelow($0) }, sum: above, bounds: high)
        )
    }
}
