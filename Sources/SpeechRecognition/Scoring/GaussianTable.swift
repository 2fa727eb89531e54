import Foundation

/// The Gaussians of all codebooks. Each row contains one stream of one codebook, laid out for
/// vectorized loops.
struct GaussianTable: Sendable {
    /// The number of best Gaussians to keep for each row and frame (the engine's `-topn`).
    static let keptCount = 4

    private let codebookCount: Int
    private let count: Int
    /// For each row and Gaussian, the part of the score that does not depend on the frame.
    private let constants: [Float]
    /// For each row and value, first the means of all Gaussians, and then, in the engine's units,
    /// 1/(2·variance) for all Gaussians.
    private let values: [Float]

    /// The best Gaussians of each codebook and stream in a range of frames.
    struct Nearest {
        let frameCount: Int
        let rowCount: Int
        /// ``GaussianTable/keptCount`` Gaussians for each row and frame, best first.
        var gaussians: [Int32]
        /// The log-likelihoods of the best Gaussians in engine units, rounded down as in the
        /// engine.
        var scores: [Int32]
    }

    init(_ parameters: AcousticParameters) {
        codebookCount = parameters.codebookCount
        count = parameters.gaussianCount
        let width = AcousticParameters.width
        let rowCount = codebookCount * AcousticParameters.streamCount
        var constants = [Float](repeating: 0, count: rowCount * count)
        var values = [Float](repeating: 0, count: rowCount * count * width * 2)
        // As in the engine, values are truncated to multiples of 1/1,024 of the engine's unit,
        // which affects wide Gaussians.
        let nats = SenoneScores.natsPerUnit / 1_024
        func cutOff(_ value: Double) -> Double { (value / nats).rounded(.towardZero) }
        for row in 0..<rowCount {
            for gaussian in 0..<count {
                let source = (row * count + gaussian) * width
                var constant = 0.0
                for place in 0..<width {
                    let variance = Double(parameters.variances[source + place])
                    constant += cutOff(-(2 * Double.pi * variance).naturalLogarithm / 2)
                    let target = (row * width + place) * 2 * count + gaussian
                    values[target] = parameters.means[source + place]
                    values[target + count] = Float(cutOff(1 / (2 * variance)) / 1_024)
                }
                constants[row * count + gaussian] = Float(constant / 1_024)
            }
        }
        self.constants = constants
        self.values = values
    }

    /// Finds the Gaussians that are nearest to each of the given frames.
    func nearest(to features: SlopedFrames, in frames: Range<Int>) -> Nearest {
        let rowCount = codebookCount * AcousticParameters.streamCount
        let kept = rowCount * frames.count * Self.keptCount
        var found = Nearest(
            frameCount: frames.count, rowCount: rowCount,
            gaussians: Array(repeating: 0, count: kept), scores: Array(repeating: 0, count: kept))
        var room = [Float](repeating: 0, count: count)
        for row in 0..<rowCount {
            var best = Best()
            for frame in frames {
                let stream = row % AcousticParameters.streamCount
                let place = frame * SlopedFrames.width + stream * AcousticParameters.width
                evaluate(row, features.values, at: place, into: &room)
                best.update(room)
                let target = (row * frames.count + frame - frames.lowerBound) * Self.keptCount
                for rank in 0..<Self.keptCount {
                    found.gaussians[target + rank] = best.gaussians[rank]
                    found.scores[target + rank] = Self.roundedDown(best.scores[rank])
                }
            }
        }
        return found
    }

    private static func roundedDown(_ score: Float) -> Int32 {
        let bounded = max(score, -1e9)
        let towardsZero = Int32(bounded)
        return Float(towardsZero) > bounded ? towardsZero - 1 : towardsZero
    }

    /// Computes the log-likelihood of one stream of a frame under all Gaussians of a row.
    private func evaluate(
        _ row: Int, _ features: [Float], at place: Int, into scores: inout [Float]
    ) {
        let width = AcousticParameters.width
        for gaussian in 0..<count { scores[gaussian] = constants[row * count + gaussian] }
        unsafe values.withUnsafeBufferPointer { values in
            unsafe scores.withUnsafeMutableBufferPointer { scores in
                guard let scores = scores.baseAddress,
                    let first = unsafe values.baseAddress?.advanced(by: row * width * 2 * count)
                else { return }
                var index = 0
                while index + 4 <= width {
                    let frame = SIMD4(
                        features[place + index], features[place + index + 1],
                        features[place + index + 2], features[place + index + 3])
                    unsafe subtractFour(first + index * 2 * count, frame, from: scores)
                    index += 4
                }
                while index < width {
                    unsafe subtract(
                        first + index * 2 * count, features[place + index], from: scores)
                    index += 1
                }
            }
        }
    }

    /// Subtracts the terms of four values at once, so that each sum is loaded and stored less
    /// often.
    private func subtractFour(
        _ first: UnsafePointer<Float>, _ frame: SIMD4<Float>,
        from scores: UnsafeMutablePointer<Float>
    ) {
        let (x, y, z, w) = (frame.x, frame.y, frame.z, frame.w)
        let (means, sharp) = unsafe (first, first + count)
        let (means2, sharp2) = unsafe (first + 2 * count, first + 3 * count)
        let (means3, sharp3) = unsafe (first + 4 * count, first + 5 * count)
        let (means4, sharp4) = unsafe (first + 6 * count, first + 7 * count)
        for index in 0..<count {
            let (a, b) = unsafe (x - means[index], y - means2[index])
            let (c, d) = unsafe (z - means3[index], w - means4[index])
            let low = unsafe a * a * sharp[index] + b * b * sharp2[index]
            let high = unsafe c * c * sharp3[index] + d * d * sharp4[index]
            unsafe scores[index] -= low + high
        }
    }

    private func subtract(
        _ means: UnsafePointer<Float>, _ value: Float, from scores: UnsafeMutablePointer<Float>
    ) {
        let sharp = unsafe means + count
        for index in 0..<count {
            let away = unsafe value - means[index]
            unsafe scores[index] -= away * away * sharp[index]
        }
    }
}

/// The best Gaussians of a row. The lowest score that these Gaussians have in the next frame is the
/// threshold for all other Gaussians.
private struct Best {
    var gaussians = SIMD4<Int32>(0, 1, 2, 3)
    var scores = SIMD4<Float>(repeating: 0)

    mutating func update(_ all: [Float]) {
        var bar = Float.infinity
        for rank in 0..<4 { bar = min(bar, all[Int(gaussians[rank])]) }
        scores = SIMD4(repeating: -.infinity)
        let count = all.count
        unsafe all.withUnsafeBufferPointer { all in
            guard let all = all.baseAddress else { return }
            for index in 0..<count {
                let score = unsafe all[index]
                if score >= bar {
                    insert(Int32(truncatingIfNeeded: index), score)
                    bar = max(bar, scores.w)
                }
            }
        }
    }

    private mutating func insert(_ gaussian: Int32, _ score: Float) {
        let (g, s) = (gaussians, scores)
        if score > s.x {
            scores = SIMD4(score, s.x, s.y, s.z)
            gaussians = SIMD4(gaussian, g.x, g.y, g.z)
        } else if score > s.y {
            scores = SIMD4(s.x, score, s.y, s.z)
            gaussians = SIMD4(g.x, gaussian, g.y, g.z)
        } else if score > s.z {
            scores = SIMD4(s.x, s.y, score, s.z)
            gaussians = SIMD4(g.x, g.y, gaussian, g.z)
        } else if score > s.w {
            scores.w = score
            gaussians.w = gaussian
        }
    }
}
