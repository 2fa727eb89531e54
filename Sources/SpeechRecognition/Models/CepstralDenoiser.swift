import Foundation

/// Takes noise out of an utterance's cepstra: a small network of convolutions over time, which has
/// learned what recordings looked like before noise was mixed into them (`Scripts/learn-denoiser`).
struct CepstralDenoiser: Sendable {
    /// From this signal-to-noise ratio on there is nothing to take out, and what the network would change
    /// costs 0.3 points of the right answers.
    static let cleanDecibels = 24.0

    private static let fewestFrames = 12

    /// ``AcousticModel/fingerprint()`` of the model it was learned for.
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

    /// The one for a model: a file `denoiser.bin` in its folder, or the one that comes with the
    /// library; nil when there is none for that model.
    ///
    /// - Throws: ``SpeechDecoderError`` for a file in the folder that is not of this form or of another
    ///   model.
    static func forModel(
        _ model: AcousticModel
    ) throws(SpeechDecoderError) -> CepstralDenoiser? {
        try model.learned(.denoiser, read: CepstralDenoiser.init(file:), owner: \.model)
    }

    /// Reads what `Scripts/learn-denoiser` writes.
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

    /// Some frames of an utterance without their noise.
    ///
    /// - Parameters:
    ///   - cepstra: all frames, of `width` values, the first of which follows the energy. Fewer than a dozen,
    ///     or of another width than what was learned, they stay as they are.
    ///   - frames: those that are wanted; nil wants all.
    func denoised(_ cepstra: [Float], width: Int, frames: Range<Int>? = nil) -> [Float] {
        let frameCount = cepstra.count / max(width, 1)
        let frames = frames ?? 0..<frameCount
        let wanted = cepstra[(frames.lowerBound * width)..<(frames.upperBound * width)]
        guard width == self.width, frameCount >= Self.fewestFrames else { return Array(wanted) }
        let known = ComparableFrames(cepstra, .first, centre: centre, scale: scale)
        // Beside each frame, what the utterance sounds like when nobody speaks.
        let floor = known.quiet
        let changes = network.applied(to: frames, of: frameCount) { near in
            near.flatMap { known[$0] + floor }
        }
        return zip(wanted, changes.indices).map { $0 + changes[$1] * scale[$1 % width] }
    }
}
