import Foundation

/// Estimates which phone state each frame of an utterance belongs to, using a small network of convolutions over time.
/// The network was trained on many voices, rooms and noises (`Scripts/learning`).
///
/// The network's input is the energy of each frequency band, without any correction for noise or channel. The network
/// also receives the average of the utterance's quiet frames and the average of its loud frames, and has learned how to
/// use them. A few consecutive frames share one step of the layers. Each step has separate outputs for each of these
/// frames.
struct PhoneNetwork: Sendable {
    /// The ``AcousticModel/fingerprint()`` of the model that the network was trained for.
    let model: String
    let bands: MelBands
    /// The acoustic model's phones in the order of the outputs. Each phone has three states.
    let phones: [String]
    /// The number of frames that share a step.
    private let framesPerStep: Int
    /// The number of frames in the input of a step.
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
        /// How often each state occurred in training.
        var priors: [Float]
        var layers: [LayeredNetwork.Layer]
    }

    /// The network for a model: the file `network.bin` in the model's folder, or else the one that comes with the
    /// library. Returns nil if there is no network for the model.
    ///
    /// - Throws: ``SpeechDecoderError`` if a file in the folder has the wrong format, belongs to a
    ///   different model, or has different phones.
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

    /// Reads a file that `Scripts/learning` wrote.
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

    /// - Parameters:
    ///   - energies: All frames of the utterance received so far, with one value for each of the ``bands``.
    ///   - frames: The frames to estimate, in ascending order.
    func probabilities(in energies: [Float], frames: ArraySlice<Int>) -> PhoneProbabilities {
        let frameCount = energies.count / bands.count
        guard let first = frames.first, let last = frames.last, frameCount > 0 else {
            return PhoneProbabilities(priors: priors, values: [])
        }
        let known = ComparableFrames(energies, centre: centre, scale: scale)
        // Every step also receives the average of the quiet frames and the average of the loud frames.
        let around = known.quiet + known.loud
        // The model's front end may have one more frame than the bands do: an incomplete last frame.
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
