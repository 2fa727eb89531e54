import Foundation

/// Tells which state of which phone each frame of an utterance belongs to: a small network of convolutions
/// over time that has learned from many voices, rooms and noises (`Scripts/learning`).
///
/// It sees the front end's cepstra as they come, with noise and channel, and beside each frame what the
/// utterance sounds like where it is quiet and where it is loud: what to make of those it has learned
/// itself.
struct PhoneNetwork: Sendable {
    /// How much of how often a state is heard at all is taken out of its probability.
    private static let priorShare: Float = 0.7

    /// Cepstral values of a frame.
    let width: Int
    /// The model's phones, three states each, in the order of the outputs.
    let phones: [String]
    private let centre: [Float]
    private let scale: [Float]
    private let network: LayeredNetwork
    /// By state, in nats.
    private let priors: [Float]

    private struct File: Decodable {
        var format: String
        var version: Int
        var phones: [String]
        var centre: [Float]
        var scale: [Float]
        /// How often each state is heard.
        var priors: [Float]
        var layers: [LayeredNetwork.Layer]
    }

    /// The one for a model: a file `network.json` in its folder, or the one that comes with the library;
    /// nil when there is none for that model.
    ///
    /// - Parameter width: how many values a frame of the model's front end has.
    /// - Throws: ``SpeechDecoderError/unreadable(file:)`` for a file in the folder that is not of
    ///   this form, of another model's phones or of frames of another width.
    static func forModel(
        _ model: AcousticModel, _ topology: PhoneTopology, width: Int
    ) throws(SpeechDecoderError) -> PhoneNetwork? {
        try model.learned(.network) { text in
            PhoneNetwork(json: text).flatMap {
                $0.phones == topology.names && $0.width == width ? $0 : nil
            }
        }
    }

    /// Reads what `Scripts/learning` writes.
    init?(json: String) {
        guard let file = try? JSONDecoder().decode(File.self, from: Data(json.utf8)),
            file.format == "trivia-voice-network", file.version == 1,
            !file.centre.isEmpty, file.scale.count == file.centre.count,
            file.scale.allSatisfy({ $0 > 0 }),
            file.priors.count == file.phones.count * PhoneTopology.statesPerPhone,
            file.priors.allSatisfy({ $0 > 0 && $0 <= 1 }),
            let network = LayeredNetwork(
                file.layers, inputCount: 3 * file.centre.count, outputCount: file.priors.count)
        else { return nil }
        self.network = network
        width = file.centre.count
        phones = file.phones
        centre = file.centre
        scale = file.scale
        priors = file.priors.map { log($0) }
    }

    /// - Parameters:
    ///   - cepstra: all frames of an utterance, ``width`` values each as the front end gives them, the first
    ///     of which follows the energy.
    ///   - frames: those that are wanted; nil wants all.
    func probabilities(
        in cepstra: [Float], frames: Range<Int>? = nil
    ) -> PhoneProbabilities {
        let count = priors.count
        let frameCount = cepstra.count / width
        guard frameCount > 0 else { return PhoneProbabilities(stateCount: count, values: []) }
        let known = ComparableFrames(cepstra, centre: centre, scale: scale)
        // Beside each frame, what the utterance sounds like where it is quiet and where it is loud.
        let around = known.quiet + known.loud
        var values = network.applied(to: frames ?? 0..<frameCount, of: frameCount) { near in
            near.flatMap { known[$0] + around }
        }
        for start in stride(from: 0, to: values.count, by: count) {
            let frame = start..<(start + count)
            let top = values[frame].max() ?? 0
            let total = top + log(values[frame].reduce(0) { $0 + exp($1 - top) })
            for place in frame { values[place] -= total }
        }
        return PhoneProbabilities(stateCount: count, values: values)
    }

    /// What each state costs in each frame, in nats; of two frames' costs only their differences count.
    func costs(_ probabilities: PhoneProbabilities) -> [Float] {
        let count = priors.count
        var costs = probabilities.values
        for start in stride(from: 0, to: costs.count, by: count) {
            for state in 0..<count {
                costs[start + state] = Self.priorShare * priors[state] - costs[start + state]
            }
        }
        return costs
    }
}
