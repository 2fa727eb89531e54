import Foundation

/// How each senone weighs the Gaussians of its codebook, eight senones side by side.
struct MixtureTable: Sendable {
    typealias Eight = SIMD8<Float>

    private struct Codebook {
        /// The senones of a codebook, in the order of its columns.
        var senones: [Int]
        /// Groups of eight senones.
        var groupCount: Int
        /// Where its weights begin.
        var start: Int
    }

    private let senoneCount: Int
    private let gaussianCount: Int
    private let codebooks: [Codebook]
    /// By codebook, stream, Gaussian, group; not logarithms.
    private let weights: [Eight]

    /// What a Gaussian that is this many units behind the frame's best in its stream counts for: no less
    /// than the last (the engine's floor). A million times too much, so that the product of three streams
    /// stays within a Float.
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
        var weights: [Eight] = []
        for codebook in 0..<parameters.codebookCount {
            let senones = parameters.codebookOfSenone.indices.filter {
                parameters.codebookOfSenone[$0] == codebook
            }
            let groupCount = (senones.count + 7) / 8
            codebooks.append(
                Codebook(senones: senones, groupCount: groupCount, start: weights.count))
            for row in 0..<rows {
                var groups = [Eight](repeating: Eight(repeating: linear[255]), count: groupCount)
                for (column, senone) in senones.enumerated() {
                    groups[column / 8][column % 8] =
                        linear[
                            Int(costs[row * parameters.senoneCount + senone])]
                }
                weights += groups
            }
        }
        self.codebooks = codebooks
        self.weights = weights
    }

    /// Every senone's cost in these frames, 0 for the frame's best; frame by frame.
    func costs(_ nearest: GaussianTable.Nearest) -> [Int16] {
        let shares = Self.shares(nearest)
        let (kept, streams) = (GaussianTable.keptCount, AcousticParameters.streamCount)
        var costs = [Int16](repeating: 0, count: nearest.frameCount * senoneCount)
        var room = [SIMD8<Int32>](
            repeating: SIMD8(), count: codebooks.map(\.groupCount).max() ?? 0)
        for (index, codebook) in codebooks.enumerated() {
            for frame in 0..<nearest.frameCount {
                func sum(_ stream: Int) -> WeightedSum {
                    let row = index * streams + stream
                    let place = (row * nearest.frameCount + frame) * kept
                    let first = codebook.start + stream * gaussianCount * codebook.groupCount
                    var sum = WeightedSum()
                    for rank in 0..<kept {
                        let gaussian = Int(nearest.gaussians[place + rank])
                        sum.starts[rank] = first + gaussian * codebook.groupCount
                        sum.shares[rank] = shares[place + rank]
                    }
                    return sum
                }
                fill(&room, codebook.groupCount, sum(0), sum(1), sum(2))
                scatter(room, codebook.senones, into: &costs, at: frame * senoneCount)
            }
        }
        for frame in 0..<nearest.frameCount {
            subtractBest(&costs, frame * senoneCount..<(frame + 1) * senoneCount)
        }
        return costs
    }

    /// What each kept Gaussian counts for against the best of all codebooks in its frame and stream.
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

    /// The kept Gaussians of a stream: where their weights begin, and what each counts for.
    private struct WeightedSum {
        var starts = SIMD4<Int>()
        var shares = SIMD4<Float>()

        @inline(__always)
        func value(_ weights: UnsafeBufferPointer<Eight>, _ group: Int) -> Eight {
            let low =
                unsafe weights[starts.x + group] * Eight(repeating: shares.x)
                + weights[starts.y + group] * Eight(repeating: shares.y)
            let high =
                unsafe weights[starts.z + group] * Eight(repeating: shares.z)
                + weights[starts.w + group] * Eight(repeating: shares.w)
            return low + high
        }
    }

    /// The costs of a codebook's senones: the logarithm of the product of three streams' sums.
    private func fill(
        _ room: inout [SIMD8<Int32>], _ groupCount: Int, _ first: WeightedSum,
        _ second: WeightedSum, _ third: WeightedSum
    ) {
        unsafe weights.withUnsafeBufferPointer { weights in
            unsafe room.withUnsafeMutableBufferPointer { room in
                for group in 0..<groupCount {
                    let product =
                        unsafe first.value(weights, group)
                        * second.value(weights, group) * third.value(weights, group)
                    unsafe room[group] = Self.cost(product)
                }
            }
        }
    }

    /// The negative logarithm in the engine's units, rounded, plus a constant.
    ///
    /// The exponent is the logarithm to the base 2 of the number's power of two; between powers a
    /// polynomial m − 1 + (m − 1)(2 − m) q(m − 1) fitted at Chebyshev's points (error below 0.0003) follows
    /// it. Adding 1.5 · 2²³ to a Float leaves its whole part in the low bits.
    @inline(__always)
    private static func cost(_ value: Eight) -> SIMD8<Int32> {
        let bits = unsafe unsafeBitCast(value, to: SIMD8<UInt32>.self)
        let one = Eight(repeating: 1)
        let whole =
            unsafe unsafeBitCast(
                (bits &>> SIMD8(repeating: 23)) | SIMD8(repeating: 0x4B00_0000), to: Eight.self)
            - Eight(repeating: 8_388_608)
        let mantissa = unsafe unsafeBitCast(
            (bits & SIMD8(repeating: 0x7F_FFFF)) | SIMD8(repeating: 0x3F80_0000), to: Eight.self)
        let over = mantissa - one
        let curve =
            (over * Eight(repeating: 0.083_258_65) - Eight(repeating: 0.244_374_22)) * over
            + Eight(repeating: 0.441_021_63)
        let logarithm = whole + over + over * (one - over) * curve
        let cost =
            Eight(repeating: 12_582_912 + 2_000) - logarithm * Eight(repeating: unitsPerOctave)
        return unsafe unsafeBitCast(cost, to: SIMD8<Int32>.self)
            &- SIMD8(repeating: 0x4B40_0000)
    }

    private static let unitsPerOctave = Float(2.naturalLogarithm / SenoneScores.natsPerUnit)

    private func scatter(
        _ room: [SIMD8<Int32>], _ senones: [Int], into costs: inout [Int16], at start: Int
    ) {
        unsafe room.withUnsafeBytes { bytes in
            let room = unsafe bytes.bindMemory(to: Int32.self)
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
            var best = Int16.max
            for place in frame { best = unsafe min(best, costs[place]) }
            for place in frame { unsafe costs[place] &-= best }
        }
    }
}
