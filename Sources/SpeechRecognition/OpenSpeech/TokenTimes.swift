/// Determines when each token was said. Among all paths that never go back in time, the path with
/// the most attention is used.
enum TokenTimes {
    /// Each token's frames in order, with at least one frame per token. Returns nil if there are
    /// too few frames or a value is not a number.
    static func frames(_ attention: [[Float]]) -> [Range<Int>]? {
        let (tokenCount, frameCount) = (attention.count, attention.first?.count ?? 0)
        guard tokenCount > 0, frameCount >= tokenCount else { return nil }
        let gains = standardized(attention, frameCount)
        var totals = [Float](repeating: -.infinity, count: tokenCount)
        totals[0] = gains[0][0]
        var entered = [[Bool]](
            repeating: [Bool](repeating: false, count: tokenCount), count: frameCount)
        for frame in 1..<max(frameCount, 1) {
            for token in stride(from: tokenCount - 1, through: 0, by: -1) {
                let before = token > 0 ? totals[token - 1] : -.infinity
                entered[frame][token] = before > totals[token]
                totals[token] = max(before, totals[token]) + gains[token][frame]
            }
        }
        var ranges: [Range<Int>] = []
        var (end, token) = (frameCount, tokenCount - 1)
        for frame in stride(from: frameCount - 1, through: 0, by: -1)
        where frame == 0 || entered[frame][token] {
            ranges.append(frame..<end)
            (end, token) = (frame, token - 1)
            if token < 0 { break }
        }
        guard ranges.count == tokenCount else { return nil }
        return ranges.reversed()
    }

    /// The attention to each frame, standardized over all tokens. A frame to which all tokens pay
    /// equal attention thus has no influence.
    private static func standardized(_ attention: [[Float]], _ frameCount: Int) -> [[Float]] {
        var gains = attention
        for frame in 0..<frameCount {
            let column = attention.map { $0[frame] }
            let mean = column.reduce(0, +) / Float(column.count)
            let variance =
                column.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Float(column.count)
            let unit = 1 / (variance.squareRoot() + 1e-6)
            for token in attention.indices {
                gains[token][frame] = (attention[token][frame] - mean) * unit
            }
        }
        return gains
    }
}
