import Foundation

/// Tells which state of which phone is said in each half of an encoder's frames: a few convolutions over what its
/// blocks make of them (`Scripts/learning/learn-readout`).
struct EncoderReadout: Sendable {
    /// Targets of a frame, one behind the other.
    private static let halves = 2

    /// ``AcousticModel/fingerprint()`` of the model it was learned for.
    let model: String
    /// Numbers of the encoder's blocks that are looked at, side by side.
    let blocks: [Int]
    /// The model's phones, three states each, in the order of the outputs.
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
        /// How often each state is heard.
        var priors: [Float]
        var layers: [LayeredNetwork.Layer]
    }

    /// Reads what `Scripts/learning` writes.
    init?(file: Data) {
        guard let file = NetworkFile<Head>(file), case let head = file.head,
            head.format == "trivia-voice-readout", head.version == 1, head.halves == Self.halves,
            !head.blocks.isEmpty, ComparableFrames.areFit(centre: head.centre, scale: head.scale),
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

    /// Whether it is about frames of an encoder like this.
    func fits(_ encoder: SpeechEncoder) -> Bool {
        centre.count == blocks.count * encoder.width
            && blocks.allSatisfy { (0..<encoder.blockCount).contains($0) }
    }

    /// Outputs of all half frames, before they are probabilities.
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

    /// The half frame that a sample lies nearest to, of so many.
    static func half(at sample: Int, of count: Int) -> Int {
        let step = EncodedSpeech.samplesPerFrame / halves
        let first = EncodedSpeech.middle - step / 2
        return min(max((sample - first + step / 2) / step, 0), count - 1)
    }
}
