import Foundation

/// Estimates the phone state in each half of an encoder frame (see
/// `Scripts/learning/learn-readout`).
struct EncoderReadout: Sendable {
    private static let halves = 2

    /// The ``AcousticModel/fingerprint()`` of the model that the readout was trained for.
    let model: String
    /// The encoder blocks whose outputs are concatenated, in this order.
    let blocks: [Int]
    /// The acoustic model's phones in the order of the outputs. Each phone has three states.
    let phones: [String]
    let priors: PhonePriors
    private let centre: [Float]
    private let scale: [Float]
    private let network: LayeredNetwork

    private struct Head: Decodable {
        var format: String
        var version: Int
        var model: String
        var phones: [String]
        var blocks: [Int]
        var halves: Int
        var centre: [Float]
        var scale: [Float]
        /// The relative frequency of each phone state in the training data.
        var priors: [Float]
        var layers: [LayeredNetwork.Layer]
    }

    /// Reads a file that a script in `Scripts/learning` wrote.
    init?(file: Data) {
        guard let file = NetworkFile<Head>(file), case let head = file.head,
            head.format == "trivia-voice-readout", head.version == 1, head.halves == Self.halves,
            !head.blocks.isEmpty, !head.centre.isEmpty,
            ComparableFrames.areFit(centre: head.centre, scale: head.scale),
            let priors = PhonePriors(head.priors, phoneCount: head.phones.count),
            let network = LayeredNetwork(
                head.layers, weights: file.weights, inputCount: head.centre.count,
                outputCount: Self.halves * head.priors.count)
        else { return nil }
        model = head.model
        blocks = head.blocks
        phones = head.phones
        self.priors = priors
        centre = head.centre
        scale = head.scale
        self.network = network
    }

    /// Whether the readout can read the frames of this encoder.
    func fits(_ encoder: SpeechEncoder) -> Bool {
        fits(width: encoder.width, blockCount: encoder.blockCount)
    }

    /// Whether the readout matches an encoder's frame width and number of blocks.
    func fits(width: Int, blockCount: Int) -> Bool {
        centre.count == blocks.count * width
            && blocks.allSatisfy { (0..<blockCount).contains($0) }
    }

    /// The outputs for all half frames, before the softmax. `encoded` must contain the outputs of
    /// the ``blocks``.
    func outputs(_ encoded: EncodedSpeech) -> [Float] {
        let looked = blocks.compactMap { encoded.blocks[$0] }
        guard let count = looked.first?.count, count > 0 else { return [] }
        return network.applied(to: 0..<count, of: count) { near in
            near.flatMap { frame in
                let values = looked.flatMap { $0[frame] }
                return values.indices.map { (values[$0] - centre[$0]) / scale[$0] }
            }
        }
    }

    /// The index of the half frame that is nearest to a sample. `count` is the number of half
    /// frames.
    static func half(at sample: Int, of count: Int) -> Int {
        let step = EncodedSpeech.samplesPerFrame / halves
        let first = EncodedSpeech.middle - step / 2
        return min(max((sample - first + step / 2) / step, 0), count - 1)
    }
}
