import Foundation

/// The coefficients in the recognizer's format (`Calibration` in SpeechRecognition).
struct Calibration {
    var model: String
    var seed: UInt64
    var date: String
    var thresholds: [String: Double]
    var limits: Limits
    var trees: BoostedTrees
    /// The weights of the decoder's transcripts, or nil for the recognizer's usual weights.
    var opinion: OpinionTraining?
    var durations: DurationTraining

    /// The limits for words that are not the answer, and for quoted words.
    struct Limits: Encodable {
        /// A probability.
        var somethingElse: Double
        /// A ratio in the engine's units per frame.
        var rivalRatio: Double
    }

    /// A confidence with even odds that accepts nothing. Its threshold is the most that the decoder can add to even
    /// odds, so that each of the decoder's opinions could matter, and the decoder is asked.
    static func acceptingNothing(model: String, date: String) -> Calibration {
        Calibration(
            model: model, seed: 0, date: date,
            thresholds: ["strict": 3, "normal": 3, "relaxed": 3],
            limits: .init(somethingElse: 1e-9, rivalRatio: 0), trees: BoostedTrees(),
            opinion: nil, durations: DurationTraining([]))
    }

    private struct Heading: Encodable {
        var format = "trivia-voice-confidence"
        var version = 2
        var model: String
        var seed: UInt64
        var date: String
        var licence = "Apache-2.0; learned from public recordings, none of which is contained"
        var bias: Double
        /// The values to use for missing evidence.
        var absent: [String: Double]
        var thresholds: [String: Double]
        var limits: Limits
        var opinion: OpinionTraining?
        /// The mean and the standard deviation of the logarithm of each phone's duration in 10 ms frames.
        var durations: [String: [Double]]
    }

    /// Encodes the coefficients, one tree per line.
    func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        let heading = Heading(
            model: model, seed: seed, date: date, bias: trees.bias.rounded5,
            absent: Dictionary(uniqueKeysWithValues: Feature.all.map { ($0.name, $0.absent) }),
            thresholds: thresholds, limits: limits, opinion: opinion,
            durations: durations.rows.mapValues { [$0.mean.rounded5, $0.deviation.rounded5] })
        let text = String(decoding: try encoder.encode(heading), as: UTF8.self)
        let lines = trees.trees.map { "    " + Self.text($0) }
        return Data(
            (text.dropLast(2) + ",\n  \"trees\" : [\n" + lines.joined(separator: ",\n")
                + "\n  ]\n}\n").utf8)
    }

    private static func text(_ tree: BoostedTrees.Tree) -> String {
        switch tree {
        case .leaf(let worth): "\(worth)"
        case .split(let feature, let threshold, let below, let above):
            """
            {"evidence":"\(Feature.all[feature].name)","threshold":\(threshold),\
            "below":\(text(below)),"above":\(text(above))}
            """
        }
    }
}
