import Foundation

/// Estimates phone states with a small network of convolutions over time (see `Scripts/learning`).
/// The input consists of each mel band's energy and its averages over the quiet frames and over the
/// loud frames.
struct PhoneNetwork: Sendable {
    /// The ``AcousticModel/fingerprint()`` of the model that the network was trained for.
    let model: String
    let bands: MelBands
    /// The acoustic model's phones in the order of the outputs. Each phone has three states.
    let phones: [String]
    /// The number of frames that one step of the network covers.
    private let framesPerStep: Int
    /// The number of input frames for one step.
    private let window: Int
    private let centre: [Float]
    private let scale: [Float]
    private let network: LayeredNetwork
    let priors: PhonePriors

    private struct Head: Decodable {
        var format: String
        var version: Int
        var model: String
        var phones: [String]
        var bands: MelBands
        var stride: Int
        var window: Int
        var centre: [Float]
        var scale: [Float]
        /// The relative frequency of each phone state in the training data.
        var priors: [Float]
        var layers: [LayeredNetwork.Layer]
    }

    /// Loads a model's network from `network.bin` in the model's folder or the library. Returns nil
    /// if the file is missing. Throws ``SpeechDecoderError`` if the file is invalid or does not
    /// match the model.
    static func forModel(
        _ model: AcousticModel, _ topology: PhoneTopology
    ) throws(SpeechDecoderError) -> PhoneNetwork? {
        let network = try model.learned(
            .network, read: PhoneNetwork.init(file:), owner: \.model)
        if let network, network.phones != topology.names {
            throw .unreadable(file: model.path(of: .network))
        }
        return network
    }

    /// Reads a file that a script in `Scripts/learning` wrote.
    init?(file: Data) {
        guard let file = NetworkFile<Head>(file), case let head = file.head,
            head.format == "trivia-voice-network", head.version == 3, head.bands.areFit,
            (1...8).contains(head.stride), (head.stride...32).contains(head.window),
            head.centre.count == head.bands.count,
            ComparableFrames.areFit(centre: head.centre, scale: head.scale),
            let priors = PhonePriors(head.priors, phoneCount: head.phones.count),
            let network = LayeredNetwork(
                head.layers, weights: file.weights,
                inputCount: (head.window + 2) * head.bands.count,
                outputCount: head.stride * head.priors.count)
        else { return nil }
        model = head.model
        self.network = network
        bands = head.bands
        phones = head.phones
        framesPerStep = head.stride
        window = head.window
        centre = head.centre
        scale = head.scale
        self.priors = priors
    }

    /// Estimates the phone states in `frames` from the energies of the ``bands`` in all frames of
    /// the utterance so far. `frames` must be in ascending order.
    func probabilities(in energies: [Float], frames: ArraySlice<Int>) -> PhoneProbabilities {
        let frameCount = energies.count / bands.count
        guard let first = frames.first, let last = frames.last, frameCount > 0 else {
            return PhoneProbabilities(priors: priors, values: [])
        }
        let known = ComparableFrames(energies, centre: centre, scale: scale)
        let around = known.quiet + known.loud
        // The last frame can be missing from the band energies, because that frame can be
        // incomplete.
        let place = { min($0, frameCount - 1) }
        let steps = (place(first) / framesPerStep)..<(place(last) / framesPerStep + 1)
        let outputs = network.applied(
            to: steps, of: (frameCount + framesPerStep - 1) / framesPerStep
        ) { near in
            near.flatMap { self.window(of: $0, in: known, of: frameCount) + around }
        }
        return PhoneProbabilities(priors: priors, of: outputs, frameCount: frames.count) {
            index in
            place(frames[frames.startIndex + index]) - steps.lowerBound * framesPerStep
        }
    }

    /// The input frames of a step. Frames outside the utterance are zero.
    private func window(
        of step: Int, in known: ComparableFrames, of frameCount: Int
    ) -> [Float] {
        let start = step * framesPerStep - (window - framesPerStep) / 2
        return (start..<(start + window)).flatMap { frame in
            (0..<frameCount).contains(frame)
                ? known[frame] : [Float](repeating: 0, count: bands.count)
        }
    }
}
