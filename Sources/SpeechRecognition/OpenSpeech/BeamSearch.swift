import CKernels
import Foundation

/// Finds the most likely token sequences for a sound, following several at a time.
struct BeamSearch {
    /// A finished sequence.
    struct Result: Sendable {
        /// Without the start and end tokens.
        var tokens: [Int]
        /// The natural logarithm of each token's probability; the last is that of the end token.
        var logProbabilities: [Float]
        /// For each token, its attention to each frame.
        var attention: [[Float]]
        /// The sentence of ``BeamSearch/spelling`` that it writes, by its index.
        var sentence: Int?

        /// The log probability that exactly this was said, by the decoder.
        var logProbability: Float { logProbabilities.reduce(0, +) }
        /// The same as a probability from 0 to 1.
        var probability: Double { exp(Double(logProbability)) }
        /// The same per token, so that long and short sequences can be compared.
        fileprivate var rank: Float { logProbability / Float(logProbabilities.count) }
    }

    private struct Path {
        var tokens: [Int] = []
        /// The state of ``spelling`` that is reached, and whether the last token did not change it.
        var spelled = 0
        var endsWithMark = false
        var logProbabilities: [Float] = []
        var total: Float = 0
    }

    private struct Step {
        var parent: Int
        var token: Int
        var spelled: Int
        var logProbability: Float
        var total: Float
    }

    /// How many sequences are followed; 1 means a greedy search.
    var width: Int
    /// The largest number of tokens in a sequence.
    var longest: Int
    /// Whether the result may be empty.
    var allowsNothing = true
    /// Nil for any words. Otherwise only the ways to write these are searched.
    var spelling: Spelling?

    /// Nobody says more tokens per second. The second value is the number of positions that the decoder knows.
    private static let tokensPerSecond = 6.5
    private static let mostTokens = 190

    /// The largest number of tokens for sound of this length. Short words may have many.
    static func longest(seconds: Double) -> Int {
        min(mostTokens, Int(seconds * tokensPerSecond) + 4)
    }

    /// The largest number of tokens for given words: each letter alone, and a mark after each.
    static func longest(_ spelling: Spelling) -> Int { min(mostTokens, 2 * spelling.longest + 2) }

    /// - Returns: Finished sequences, most likely first; at least one unless ``spelling`` has too many letters for
    ///   ``longest``.
    func results(_ sound: SpeechTextDecoder.Sound, _ decoder: SpeechTextDecoder) -> [Result] {
        var paths = [Path()]
        var hypotheses = [decoder.begin()]
        var finished: [Result] = []
        var spelled = spelling.map { Spelling.Tokens($0, decoder.tokens) }
        while finished.count < width, !paths.isEmpty {
            let last = paths.map { $0.tokens.last ?? decoder.startToken }
            let logits = decoder.advance(&hypotheses, last: last, sound)
            let isLast = (paths.first?.tokens.count ?? 0) + 1 >= longest
            let steps = steps(logits, paths, &spelled, decoder, endsOnly: isLast)
            var next: [Step] = []
            for step in steps {
                if step.token == decoder.endToken {
                    let path = paths[step.parent]
                    finished.append(
                        Result(
                            tokens: path.tokens,
                            logProbabilities: path.logProbabilities + [step.logProbability],
                            attention: hypotheses[step.parent].attention.dropLast(),
                            sentence: spelling?.sentence(in: step.spelled)))
                } else {
                    next.append(step)
                }
                if next.count == width || finished.count == width { break }
            }
            if let best = finished.map(\.logProbability).max(),
                next.allSatisfy({ $0.total < best })
            {
                break
            }
            hypotheses = next.map { hypotheses[$0.parent] }
            paths = next.map { step in
                var path = paths[step.parent]
                path.tokens.append(step.token)
                path.endsWithMark = path.spelled == step.spelled
                path.spelled = step.spelled
                path.logProbabilities.append(step.logProbability)
                path.total = step.total
                return path
            }
        }
        return finished.sorted { $0.rank > $1.rank }
    }

    /// The most likely next tokens of all paths together, most likely first.
    private func steps(
        _ logits: FloatRows, _ paths: [Path], _ spelled: inout Spelling.Tokens?,
        _ decoder: SpeechTextDecoder, endsOnly: Bool
    ) -> [Step] {
        var steps: [Step] = []
        for (parent, path) in paths.enumerated() {
            let row = Array(logits[parent])
            let sum = unsafe ckernels_log_sum(row, row.count)
            let mayEnd = spelling.map { $0.sentence(in: path.spelled) != nil } ?? true
            var next: [Spelling.Continuation] = []
            if !endsOnly {
                next =
                    spelled?.after(path.spelled)
                    ?? best(row, count: decoder.tokens.count).map { .init(token: $0, state: 0) }
                next.removeAll { $0.token == decoder.endToken }
                // Marks can follow marks for ever.
                if spelled != nil, path.endsWithMark {
                    next.removeAll { $0.state == path.spelled }
                }
            }
            if mayEnd, allowsNothing || !path.tokens.isEmpty {
                next.append(.init(token: decoder.endToken, state: path.spelled))
            }
            for step in next {
                let logProbability = row[step.token] - sum
                steps.append(
                    Step(
                        parent: parent, token: step.token, spelled: step.state,
                        logProbability: logProbability, total: path.total + logProbability))
            }
        }
        return steps.sorted { $0.total > $1.total }
    }

    /// The indices of the greatest values, one more than the beam is wide.
    private func best(_ row: [Float], count: Int) -> [Int] {
        var found: [Int] = []
        var least = -Float.infinity
        for token in 0..<count where row[token] > least {
            let place = found.firstIndex { row[$0] < row[token] } ?? found.count
            found.insert(token, at: place)
            if found.count > width + 1 { found.removeLast() }
            if found.count == width + 1, let last = found.last { least = row[last] }
        }
        return found
    }
}
