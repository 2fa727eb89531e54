import Foundation

/// Removes noise from the cepstra of an utterance, using a small network of convolutions over time.
/// The network was trained to restore recordings to which noise had been added
/// (`Scripts/learn-denoiser`).
struct CepstralDenoiser: Sendable {
    /// At or above this signal-to-noise ratio, there is no noise to remove, and denoising would lose 0.3 percentage
    /// points of the right answers.
    static let cleanDecibels = 24.0

    private static let fewestFrames = 12

    /// The ``AcousticModel/fingerprint()`` of the model that the denoiser was trained for.
    let model: String
    private let width: Int
    private let centre: [Float]
    private let scale: [Float]
    private let network: LayeredNetwork

    private struct Head: Decodable {
        var format: String
        var version: Int
        var model: String
        var centre: [Float]
        var scale: [Float]
        var layers: [LayeredNetwork.Layer]
    }

    /// The denoiser for a model: the file `denoiser.bin` in the model's folder, or else the one that comes with the
    /// library. Returns nil if there is no denoiser for the model.
    ///
    /// - Throws: ``SpeechDecoderError`` if a file in the folder has the wrong format or belongs to
    ///   a different model.
    static func forModel(
        _ model: AcousticModel
    ) throws(SpeechDecoderError) -> CepstralDenoiser? {
        try model.learned(.denoiser, read: CepstralDenoiser.init(file:), owner: \.model)
    }

    /// Reads a file that `Scripts/learn-denoiser` wrote.
    init?(file: Data) {
        guard let file = NetworkFile<Head>(file), case let head = file.head,
            head.format == "trivia-voice-denoiser", head.version == 2,
            !head.centre.isEmpty,
            ComparableFrames.areFit(centre: head.centre, scale: head.scale),
            let network = LayeredNetwork(
                head.layers, weights: file.weights, inputCount: 2 * head.centre.count,
                outputCount: head.centre.count)
        else { return nil }
        model = head.model
        self.network = network
        width = head.centre.count
        centre = head.centre
        scale = head.scale
    }

    /// Removes the noise from some frames of an utterance.
    ///
    /// - Parameters:
    ///   - cepstra: All frames, with `width` values each. The first value of a frame depends on its energy. The frames
    ///     are returned unchanged if there are fewer than a dozen frames, or if `width` differs from the width used in
    ///     training.
    ///   - frames: The frames to return; nil for all.
    func denoised(_ cepstra: [Float], width: Int, frames: Range<Int>? = nil) -> [Float] {
        let frameCount = cepstra.count / max(width, 1)
        let frames = frames ?? 0..<frameCount
        let wanted = cepstra[(frames.lowerBound * width)..<(frames.upperBound * width)]
        guard width == self.width, frameCount >= Self.fewestFrames else { return Array(wanted) }
        let known = ComparableFrames(cepstra, .first, centre: centre, scale: scale)
        // The input of each frame also contains the average of the utterance's quiet frames.
        let floor = known.quiet
        let changes = network.applied(to: frames, of: frameCount) { near in
            near.flatMap { known[$0] + floor }
        }
        return zip(wanted, changes.indices).map { $0 + changes[$1] * scale[$1 % width] }
    }
}
