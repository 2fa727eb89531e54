import Foundation

/// The weights that each senone gives to the Gaussians of its codebook, laid out for vectorized
/// loops.
struct MixtureTable: Sendable {
    private struct Codebook {
        /// The senones that use the codebook, in the order of the columns of its weights.
        var senones: [Int]
        /// The index of the codebook's first weight.
        var start: Int
    }

    private let senoneCount: Int
    private let gaussianCount: Int
    private let codebooks: [Codebook]
    /// The linear weights, ordered by codebook, stream, Gaussian and senone.
    private let weights: [Float]

    /// The likelihood of a Gaussian relative to the best Gaussian, indexed by the difference in
    /// units. The last entry also applies to all larger differences, as in the engine. The factor
    /// 2²⁰ keeps the product over three streams within the range of a Float.
    private static let shares: [Float] = (0...96).map {
        Float((-Double($0) * SenoneScores.natsPerUnit).exponential * 1_048_576)
    }

    init(_ parameters: AcousticParameters) {
        senoneCount = parameters.senoneCount
        gaussianCount = parameters.gaussianCount
        let linear = (0...255).map { Float((-Double($0) * SenoneScores.natsPerUnit).exponential) }
        let rows = AcousticParameters.streamCount * parameters.gaussianCount
        let costs = parameters.weightCosts
        var codebooks: [Codebook] = []
        var weights: [Float] = []
        weights.reserveCapacity(costs.count)
        for codebook in 0..<parameters.codebookCount {
            let senones = parameters.codebookOfSenone.indices.filter {
                parameters.codebookOfSenone[$0] == codebook
            }
            codebooks.append(Codebook(senones: senones, start: weights.count))
            for row in 0..<rows {
                for senone in senones {
                    weights.append(linear[Int(costs[row * parameters.senoneCount + senone])])
                }
            }
        }
        self.codebooks = codebooks
        self.weights = weights
    }

    /// The costs of all senones in frame order. The best senone of a frame costs 0.
    func costs(_ nearest: GaussianTable.Nearest) -> [Int16] {
        let shares = Self.shares(nearest)
        let (kept, streams) = (GaussianTable.keptCount, AcousticParameters.streamCount)
        var costs = [Int16](repeating: 0, count: nearest.frameCount * senoneCount)
        var room = [Int32](repeating: 0, count: codebooks.map(\.senones.count).max() ?? 0)
        for (index, codebook) in codebooks.enumerated() {
            for frame in 0..<nearest.frameCount {
                func sum(_ stream: Int) -> WeightedSum {
                    let row = index * streams + stream
                    let place = (row * nearest.frameCount + frame) * kept
                    let first = codebook.start + stream * gaussianCount * codebook.senones.count
                    var sum = WeightedSum()
                    for rank in 0..<kept {
                        let gaussian = Int(nearest.gaussians[place + rank])
                        sum.starts[rank] = first + gaussian * codebook.senones.count
                        sum.shares[rank] = shares[place + rank]
                    }
                    return sum
                }
                fill(&room, codebook.senones.count, sum(0), sum(1), sum(2))
                scatter(room, codebook.senones, into: &costs, at: frame * senoneCount)
            }
        }
        for frame in 0..<nearest.frameCount {
            subtractBest(&costs, frame * senoneCount..<(frame + 1) * senoneCount)
        }
        return costs
    }

    /// Each kept Gaussian's scaled likelihood relative to the best Gaussian in its frame and
    /// stream.
    private static func shares(_ nearest: GaussianTable.Nearest) -> [Float] {
        let (kept, streams) = (GaussianTable.keptCount, AcousticParameters.streamCount)
        var best = [Int32](repeating: .min, count: streams * nearest.frameCount)
        func place(_ row: Int, _ frame: Int) -> Int { row % streams * nearest.frameCount + frame }
        for row in 0..<nearest.rowCount {
            for frame in 0..<nearest.frameCount {
                let score = nearest.scores[(row * nearest.frameCount + frame) * kept]
                best[place(row, frame)] = max(best[place(row, frame)], score)
            }
        }
        var result = [Float](repeating: 0, count: nearest.scores.count)
        for row in 0..<nearest.rowCount {
            for frame in 0..<nearest.frameCount {
                for rank in 0..<kept {
                    let source = (row * nearest.frameCount + frame) * kept + rank
                    let behind = best[place(row, frame)] - nearest.scores[source]
                    result[source] = shares[Int(min(behind, 96))]
                }
            }
        }
        return result
    }

    /// The kept Gaussians of a stream: their likelihoods and the indices of their first weights.
    private struct WeightedSum {
        var starts = SIMD4<Int>()
        var shares = SIMD4<Float>()
    }

    /// Computes the costs of a codebook's senones. A cost is the negative logarithm of the product
    /// of the sums of the three streams.
    private func fill(
        _ room: inout [Int32], _ count: Int, _ first: WeightedSum, _ second: WeightedSum,
        _ third: WeightedSum
    ) {
        unsafe weights.withUnsafeBufferPointer { weights in
            unsafe room.withUnsafeMutableBufferPointer { room in
                guard let weights = weights.baseAddress, let room = room.baseAddress
                else { return }
                let (a, b) = unsafe (weights + first.starts.x, weights + first.starts.y)
                let (c, d) = unsafe (weights + first.starts.z, weights + first.starts.w)
                let (e, f) = unsafe (weights + second.starts.x, weights + second.starts.y)
                let (g, h) = unsafe (weights + second.starts.z, weights + second.starts.w)
                let (k, l) = unsafe (weights + third.starts.x, weights + third.starts.y)
                let (m, n) = unsafe (weights + third.starts.z, weights + third.starts.w)
                let (one, two, three) = (first.shares, second.shares, third.shares)
                let unit = Self.unitsPerOctave
                for index in 0..<count {
                    let low = unsafe a[index] * one.x + b[index] * one.y
                    let high = unsafe c[index] * one.z + d[index] * one.w
                    let low2 = unsafe e[index] * two.x + f[index] * two.y
                    let high2 = unsafe g[index] * two.z + h[index] * two.w
                    let low3 = unsafe k[index] * three.x + l[index] * three.y
                    let high3 = unsafe m[index] * three.z + n[index] * three.w
                    unsafe room[index] = Self.cost(
                        (low + high) * (low2 + high2) * (low3 + high3), unit)
                }
            }
        }
    }

    /// The rounded negative logarithm in the engine's units, plus a constant. Between powers of
    /// two, the polynomial m − 1 + (m − 1)(2 − m) q(m − 1) approximates the mantissa's base-2
    /// logarithm within 0.0003 (Chebyshev points). Adding 1.5 · 2²³ leaves the rounded integer in
    /// the Float's low bits.
    @inline(__always)
    private static func cost(_ value: Float, _ unitsPerOctave: Float) -> Int32 {
        let bits = value.bitPattern
        let whole = Float(bitPattern: bits &>> 23 | 0x4B00_0000) - 8_388_608
        let over = Float(bitPattern: bits & 0x7F_FFFF | 0x3F80_0000) - 1
        let curve = (over * 0.083_258_65 - 0.244_374_22) * over + 0.441_021_63
        let logarithm = whole + over + over * (1 - over) * curve
        let cost = 12_582_912 + 2_000 - logarithm * unitsPerOctave
        return Int32(bitPattern: cost.bitPattern &- 0x4B40_0000)
    }

    private static let unitsPerOctave = Float(2.naturalLogarithm / SenoneScores.natsPerUnit)

    private func scatter(
        _ room: [Int32], _ senones: [Int], into costs: inout [Int16], at start: Int
    ) {
        unsafe room.withUnsafeBufferPointer { room in
            unsafe costs.withUnsafeMutableBufferPointer { costs in
                for column in senones.indices {
                    unsafe costs[start + senones[column]] = Int16(
                        truncatingIfNeeded: room[column])
                }
            }
        }
    }

    private func subtractBest(_ costs: inout [Int16], _ frame: Range<Int>) {
        unsafe costs.withUnsafeMutableBufferPointer { costs in
            guard let row = unsafe costs.baseAddress?.advanced(by: frame.lowerBound) else { return }
            var best = Int16.max
            for index in 0..<frame.count {
                best = unsafe min(best, row[index])
            }
            for index in 0..<frame.count {
                unsafe row[index] &-= best
            }
        }
    }
}
