import CKernels
import Foundation

/// Finds the most likely token sequences for an utterance. Several sequences are pursued in
/// parallel.
struct BeamSearch {
    struct Result: Sendable {
        /// The tokens without the start and end tokens.
        var tokens: [Int]
        /// The natural logarithms of the tokens' probabilities. The last value belongs to the end
        /// token.
        var logProbabilities: [Float]
        /// The attention that each token pays to each frame.
        var attention: [[Float]]
        /// The indices of the sentences in ``BeamSearch/spelling`` that the tokens spell out.
        var sentences: [Int] = []

        /// The decoder's log probability of the whole sequence.
        var logProbability: Float { logProbabilities.reduce(0, +) }
        /// The decoder's probability of the whole sequence, from 0 to 1.
        var probability: Double { exp(Double(logProbability)) }
        /// The log probability per token, which makes sequences of different lengths comparable.
        fileprivate var rank: Float { logProbability / Float(logProbabilities.count) }
    }

    private struct Path {
        var tokens: [Int] = []
        /// The place that has been reached in ``spelling``, and whether the last token was a
        /// punctuation mark.
        var place = 0
        var endsWithMark = false
        var logProbabilities: [Float] = []
        var total: Float = 0
    }

    private struct Step {
        var parent: Int
        var token: Int
        var place: Int
        var logProbability: Float
        var total: Float
    }

    /// The number of sequences that are pursued in parallel; 1 means a greedy search.
    var width: Int
    /// The maximum number of tokens in a sequence.
    var longest: Int
    /// Whether the result may be empty.
    var allowsNothing = true
    /// The only sentences that the search may produce; nil to allow any words.
    var spelling: Spelling?
    /// Sequences whose log probability is below this limit are abandoned.
    var least = -Float.infinity

    /// The maximum number of tokens per second, and the number of token positions in the decoder,
    /// which limits the length of a sequence.
    private static let tokensPerSecond = 6.5
    private static let mostTokens = 190

    /// The maximum number of tokens for an utterance of this length. Even a short word may have
    /// many tokens.
    static func longest(seconds: Double) -> Int {
        min(mostTokens, Int(seconds * tokensPerSecond) + 4)
    }

    /// The maximum number of tokens for the given sentences, if a punctuation mark follows every
    /// letter.
    static func longest(_ spelling: Spelling) -> Int { min(mostTokens, 2 * spelling.longest + 2) }

    /// The finished sequences, most likely first. Sequences that are less likely than ``least`` or
    /// longer than ``longest`` are discarded.
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
            for step in steps where step.total >= least {
                if step.token == decoder.endToken {
                    let path = paths[step.parent]
                    finished.append(
                        Result(
                            tokens: path.tokens,
                            logProbabilities: path.logProbabilities + [step.logProbability],
                            attention: hypotheses[step.parent].attention.dropLast(),
                            sentences: spelled?.sentences(in: step.place) ?? []))
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
                path.endsWithMark = path.place == step.place
                path.place = step.place
                path.logProbabilities.append(step.logProbability)
                path.total = step.total
                return path
            }
        }
        return finished.sorted { $0.rank > $1.rank }
    }

    /// The possible next steps of all paths. The step that leads to the most likely path comes
    /// first.
    private func steps(
        _ logits: FloatRows, _ paths: [Path], _ spelled: inout Spelling.Tokens?,
        _ decoder: SpeechTextDecoder, endsOnly: Bool
    ) -> [Step] {
        var steps: [Step] = []
        for (parent, path) in paths.enumerated() {
            let row = Array(logits[parent])
            let sum = unsafe ckernels_log_sum(row, row.count)
            let mayEnd = spelled.map { !$0.sentences(in: path.place).isEmpty } ?? true
            var next: [Spelling.Continuation] = []
            if !endsOnly {
                next =
                    spelled?.after(path.place)
                    ?? best(row, count: decoder.tokens.count).map { .init(token: $0, place: 0) }
                next.removeAll { $0.token == decoder.endToken }
                if spelled != nil, path.endsWithMark {
                    next.removeAll { $0.place == path.place }
                }
            }
            if mayEnd, allowsNothing || !path.tokens.isEmpty {
                next.append(.init(token: decoder.endToken, place: path.place))
            }
            for step in next {
                let logProbability = row[step.token] - sum
                steps.append(
                    Step(
                        parent: parent, token: step.token, place: step.place,
                        logProbability: logProbability, total: path.total + logProbability))
            }
        }
        return steps.sorted { $0.total > $1.total }
    }

    /// The indices of the `width + 1` largest values.
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
