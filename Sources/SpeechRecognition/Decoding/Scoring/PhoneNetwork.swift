import Foundation

/// Tells which state of which phone each frame of an utterance belongs to: a small network of convolutions
/// over time that has learned from many voices, rooms and noises (`Scripts/learning`).
///
/// It hears how loud bands of the sound are, with noise and channel, and beside them what the utterance
/// sounds like where it is quiet and where it is loud: what to make of those it has learned itself. A few frames in
/// a row share one step of its layers, which tells of each of them apart.
struct PhoneNetwork: Sendable {
    /// ``AcousticModel/fingerprint()`` of the model it was learned for.
    let model: String
    let bands: MelBands
    /// The model's phones, three states each, in the order of the outputs.
    let phones: [String]
    /// Frames that share a step.
    private let framesPerStep: Int
    /// Frames that a step's first layer looks at.
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
        /// How often each state is heard.
        var priors: [Float]
        var layers: [LayeredNetwork.Layer]
    }

    /// The one for a model: a file `network.bin` in its folder, or the one that comes with the library;
    /// nil when there is none for that model.
    ///
    /// - Throws: ``SpeechDecoderError`` for a file in the folder that is not of this form, of another model
    ///   or of another model's phones.
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

    /// Reads what `Scripts/learning` writes.
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
    ///   - energies: all frames of an utterance that are known, as many values each as there are ``bands``.
    ///   - frames: those that are wanted, ascending.
    func probabilities(in energies: [Float], frames: ArraySlice<Int>) -> PhoneProbabilities {
        let frameCount = energies.count / bands.count
        guard let first = frames.first, let last = frames.last, frameCount > 0 else {
            return PhoneProbabilities(priors: priors, values: [])
        }
        let known = ComparableFrames(energies, .mean, centre: centre, scale: scale)
        // Beside what a step looks at, what the utterance sounds like where it is quiet and where it is loud.
        let around = known.quiet + known.loud
        // A last, unfilled frame may be known to the model's front end alone.
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

    /// What a step looks at. Beyond an utterance's ends there is nothing.
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
