import Foundation

/// Tells which state of which phone each frame of an utterance belongs to: a small network of convolutions
/// over time that has learned from many voices, rooms and noises (`Scripts/learning`).
///
/// It sees the front end's cepstra as they come, with noise and channel, and beside each frame what the
/// utterance sounds like where it is quiet and where it is loud: what to make of those it has learned
/// itself.
struct PhoneNetwork: Sendable {
    /// Frames at least this loud, as a share of all, stand for how loud the utterance is; those not
    /// louder than this share stand for what it sounds like when nobody speaks.
    private static let loudShare: Float = 0.95
    private static let quietShare: Float = 0.1
    /// How much of how often a state is heard at all is taken out of its probability.
    private static let priorShare: Float = 0.7

    /// Cepstral values of a frame.
    let width: Int
    /// The model's phones, three states each, in the order of the outputs.
    let phones: [String]
    private let centre: [Float]
    private let scale: [Float]
    private let layers: [TemporalConvolution]
    /// By state, in nats.
    private let priors: [Float]

    /// What each state costs in each frame, in nats; of two frames' costs only their differences count.
    struct Costs {
        let stateCount: Int
        /// Frame by frame.
        let values: [Float]
    }

    private struct File: Decodable {
        var format: String
        var version: Int
        var phones: [String]
        var centre: [Float]
        var scale: [Float]
        /// How often each state is heard.
        var priors: [Float]
        var layers: [Layer]

        struct Layer: Decodable {
            var taps: Int
            var dilation: Int
            var kind: TemporalConvolution.Kind
            /// Lines of base 64, bytes: for each output, tap and input a signed weight in steps of
            /// its output's `scale`.
            var weights: [String]
            var scale: [Float]
            var bias: [Float]
        }
    }

    /// The one for a model: a file `network.json` in its folder, or the one that comes with the library;
    /// nil when there is none for that model.
    ///
    /// - Throws: ``SpeechDecoderError/unreadable(file:)`` for a file in the folder that is not of
    ///   this form, or of another model's phones.
    static func forModel(
        _ model: AcousticModel, _ topology: PhoneTopology
    ) throws(SpeechDecoderError) -> PhoneNetwork? {
        try model.learned(.network) { text in
            PhoneNetwork(json: text).flatMap { $0.phones == topology.names ? $0 : nil }
        }
    }

    /// Reads what `Scripts/learning` writes.
    init?(json: String) {
        guard let file = try? JSONDecoder().decode(File.self, from: Data(json.utf8)),
            file.format == "trivia-voice-network", file.version == 1,
            !file.centre.isEmpty, file.scale.count == file.centre.count,
            file.scale.allSatisfy({ $0 > 0 }),
            file.priors.count == file.phones.count * PhoneTopology.statesPerPhone,
            file.priors.allSatisfy({ $0 > 0 && $0 <= 1 })
        else { return nil }
        width = file.centre.count
        phones = file.phones
        centre = file.centre
        scale = file.scale
        priors = file.priors.map { log($0) }
        var layers: [TemporalConvolution] = []
        var inputs = 3 * width
        for layer in file.layers {
            guard let weights = Data(base64Encoded: layer.weights.joined()),
                let next = TemporalConvolution(
                    kind: layer.kind, taps: layer.taps, dilation: layer.dilation,
                    inputCount: inputs, weights: weights.map { Int8(bitPattern: $0) },
                    scale: layer.scale, bias: layer.bias)
            else { return nil }
            inputs = next.outputCount
            layers.append(next)
        }
        guard inputs == priors.count else { return nil }
        self.layers = layers
    }

    /// - Parameter cepstra: frames of ``width`` values as the front end gives them, the first of which
    ///   follows the energy.
    func costs(of cepstra: [Float]) -> Costs {
        guard cepstra.count >= width else { return Costs(stateCount: priors.count, values: []) }
        var values = layers.reduce(shown(cepstra)) { $1.applied(to: $0) }
        let count = priors.count
        for start in stride(from: 0, to: values.count, by: count) {
            let frame = start..<(start + count)
            let top = values[frame].max() ?? 0
            let sum = values[frame].reduce(0) { $0 + exp($1 - top) }
            let total = top + log(sum)
            for state in 0..<count {
                values[start + state] =
                    total - values[start + state] + Self.priorShare * priors[state]
            }
        }
        return Costs(stateCount: count, values: values)
    }

    /// Each frame in comparable measures with its loudness against the loudest, and beside it what the
    /// utterance sounds like where it is quiet and where it is loud.
    private func shown(_ cepstra: [Float]) -> [Float] {
        let levels = stride(from: 0, to: cepstra.count, by: width).map { cepstra[$0] }
        let sorted = levels.sorted()
        let low = Self.quantile(Self.quietShare, of: sorted)
        let high = Self.quantile(Self.loudShare, of: sorted)
        let frames = levels.indices.map { frame in
            (0..<width).map { place in
                let value = cepstra[frame * width + place] - (place == 0 ? high : 0)
                return (value - centre[place]) / scale[place]
            }
        }
        func mean(where isCounted: (Float) -> Bool) -> [Float] {
            let counted = frames.indices.filter { isCounted(levels[$0]) }
            return (0..<width).map { place in
                counted.reduce(0) { $0 + frames[$1][place] } / Float(max(counted.count, 1))
            }
        }
        let quiet = mean { $0 <= low }
        let loud = mean { $0 >= (low + high) / 2 }
        return frames.flatMap { $0 + quiet + loud }
    }

    /// Between neighbours linearly.
    private static func quantile(_ share: Float, of sorted: [Float]) -> Float {
        let place = share * Float(sorted.count - 1)
        let below = Int(place)
        let above = min(below + 1, sorted.count - 1)
        return sorted[below] + (place - Float(below)) * (sorted[above] - sorted[below])
    }
}
