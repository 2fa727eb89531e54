import Foundation

/// The Gaussians of all codebooks, eight side by side.
struct GaussianTable: Sendable {
    typealias Eight = SIMD8<Float>

    /// How many of a codebook's Gaussians are looked at further (the engine's `-topn`).
    static let keptCount = 4

    private let codebookCount: Int
    /// Groups of eight Gaussians in a codebook's stream.
    private let groupCount: Int
    /// What does not depend on the frame; by codebook, stream, group.
    private let constants: [Eight]
    /// Mean and sharpness in turn for each value; by codebook, stream, group.
    private let values: [Eight]

    /// The best Gaussians of each codebook and stream in some frames.
    struct Nearest {
        let frameCount: Int
        let rowCount: Int
        /// ``GaussianTable/keptCount`` for each row (codebook, stream) and frame, best first.
        var gaussians: [Int32]
        /// Their log-likelihoods in whole units of the engine, rounded down as it does.
        var scores: [Int32]
    }

    init(_ parameters: AcousticParameters) {
        codebookCount = parameters.codebookCount
        let width = AcousticParameters.width
        let count = parameters.gaussianCount
        groupCount = (count + 7) / 8
        // What fills up the last group is never the nearest.
        let rowCount = codebookCount * AcousticParameters.streamCount
        var constants = [Eight](
            repeating: Eight(repeating: -1e30), count: rowCount * groupCount)
        var values = [Eight](repeating: Eight(), count: rowCount * groupCount * width * 2)
        // The engine keeps both in whole 1,024ths of its unit, cut off: for wide Gaussians that shows.
        let nats = SenoneScores.natsPerUnit / 1_024
        func cutOff(_ value: Double) -> Double { (value / nats).rounded(.towardZero) }
        for row in 0..<rowCount {
            for gaussian in 0..<count {
                let source = (row * count + gaussian) * width
                let group = row * groupCount + gaussian / 8
                var constant = 0.0
                for place in 0..<width {
                    let variance = Double(parameters.variances[source + place])
                    constant += cutOff(-(2 * Double.pi * variance).naturalLogarithm / 2)
                    let target = (group * width + place) * 2
                    values[target][gaussian % 8] = parameters.means[source + place]
                    values[target + 1][gaussian % 8] = Float(cutOff(1 / (2 * variance)) / 1_024)
                }
                constants[group][gaussian % 8] = Float(constant / 1_024)
            }
        }
        self.constants = constants
        self.values = values
    }

    /// Looks for the Gaussians nearest to each of some frames.
    func nearest(to features: SlopedFrames, in frames: Range<Int>) -> Nearest {
        let rowCount = codebookCount * AcousticParameters.streamCount
        let kept = rowCount * frames.count * Self.keptCount
        var found = Nearest(
            frameCount: frames.count, rowCount: rowCount,
            gaussians: Array(repeating: 0, count: kept), scores: Array(repeating: 0, count: kept))
        var room = [Eight](repeating: Eight(), count: groupCount)
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

    /// The log-likelihood of a frame's stream under all Gaussians of a row.
    private func evaluate(
        _ row: Int, _ features: [Float], at place: Int, into scores: inout [Eight]
    ) {
        let width = AcousticParameters.width
        unsafe withUnsafeTemporaryAllocation(of: Eight.self, capacity: width) { frame in
            for index in 0..<width {
                unsafe frame[index] = Eight(repeating: features[place + index])
            }
            unsafe values.withUnsafeBufferPointer { values in
                unsafe constants.withUnsafeBufferPointer { constants in
                    unsafe scores.withUnsafeMutableBufferPointer { scores in
                        for group in 0..<groupCount {
                            let place = (row * groupCount + group) * width * 2
                            var score = unsafe constants[row * groupCount + group]
                            for index in 0..<width {
                                let away = unsafe frame[index] - values[place + index * 2]
                                score -= unsafe away * away * values[place + index * 2 + 1]
                            }
                            unsafe scores[group] = score
                        }
                    }
                }
            }
        }
    }
}

/// The best few of a row's Gaussians; those of the frame before set the bar for the next.
private struct Best {
    var gaussians = SIMD4<Int32>(0, 1, 2, 3)
    var scores = SIMD4<Float>(repeating: 0)

    mutating func update(_ all: [SIMD8<Float>]) {
        unsafe all.withUnsafeBytes { bytes in
            let all = unsafe bytes.bindMemory(to: Float.self)
            var bar = Float.infinity
            for rank in 0..<4 { bar = unsafe min(bar, all[Int(gaussians[rank])]) }
            var (first, second, third, fourth) = (Int32(0), Int32(0), Int32(0), Int32(0))
            var top = SIMD4<Float>(repeating: -.infinity)
            for index in 0..<all.count {
                let score = unsafe all[index]
                guard score >= bar else { continue }
                let gaussian = Int32(truncatingIfNeeded: index)
                if score > top.x {
                    top = SIMD4(score, top.x, top.y, top.z)
                    (first, second, third, fourth) = (gaussian, first, second, third)
                } else if score > top.y {
                    top = SIMD4(top.x, score, top.y, top.z)
                    (second, third, fourth) = (gaussian, second, third)
                } else if score > top.z {
                    top = SIMD4(top.x, top.y, score, top.z)
                    (third, fourth) = (gaussian, third)
                } else if score > top.w {
                    top.w = score
                    fourth = gaussian
                }
                bar = max(bar, top.w)
            }
            gaussians = SIMD4(first, second, third, fourth)
            scores = top
        }
    }
}
