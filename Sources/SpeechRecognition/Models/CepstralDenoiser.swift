import Foundation

/// Takes noise out of an utterance's cepstra: a small network of convolutions over time, which has
/// learned what recordings looked like before noise was mixed into them (`Scripts/learn-denoiser`).
struct CepstralDenoiser: Sendable {
    /// From this signal-to-noise ratio on there is nothing to take out, and what the network would change
    /// costs 0.3 points of the right answers.
    static let cleanDecibels = 24.0

    /// Frames at least this loud, as a share of all, stand for how loud the utterance is; those not
    /// louder than this share stand for what it sounds like when nobody speaks.
    private static let loudShare: Float = 0.95
    private static let quietShare: Float = 0.1
    private static let fewestFrames = 12

    private let width: Int
    private let centre: [Float]
    private let scale: [Float]
    private let layers: [TemporalConvolution]

    private struct File: Decodable {
        var format: String
        var version: Int
        var centre: [Float]
        var scale: [Float]
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

    /// The one for a model: a file `denoiser.json` in its folder, or the one that comes with the
    /// library; nil when there is none for that model.
    ///
    /// - Throws: ``SpeechDecoderError/unreadable(file:)`` for a file in the folder that is not of
    ///   this form.
    static func forModel(
        _ model: AcousticModel
    ) throws(SpeechDecoderError) -> CepstralDenoiser? {
        try model.learned(.denoiser) { CepstralDenoiser(json: $0) }
    }

    /// Reads what `Scripts/learn-denoiser` writes.
    init?(json: String) {
        guard let file = try? JSONDecoder().decode(File.self, from: Data(json.utf8)),
            file.format == "trivia-voice-denoiser", file.version == 1,
            !file.centre.isEmpty, file.scale.count == file.centre.count,
            file.scale.allSatisfy({ $0 > 0 })
        else { return nil }
        width = file.centre.count
        centre = file.centre
        scale = file.scale
        var layers: [TemporalConvolution] = []
        var inputs = 2 * width
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
        guard inputs == width else { return nil }
        self.layers = layers
    }

    /// The frames without their noise.
    ///
    /// - Parameter cepstra: frames of `width` values, the first of which follows the energy. Fewer
    ///   than a dozen, or of another width than what was learned, they stay as they are.
    func denoised(_ cepstra: [Float], width: Int) -> [Float] {
        guard width == self.width, cepstra.count >= Self.fewestFrames * width else {
            return cepstra
        }
        let changes = layers.reduce(input(cepstra)) { $1.applied(to: $0) }
        return cepstra.indices.map { cepstra[$0] + changes[$0] * scale[$0 % width] }
    }

    /// Each frame in comparable measures, relative to how loud the utterance is, and beside it what
    /// the utterance sounds like when nobody speaks.
    private func input(_ cepstra: [Float]) -> [Float] {
        let levels = stride(from: 0, to: cepstra.count, by: width).map { cepstra[$0] }
        let sorted = levels.sorted()
        let loud = Self.quantile(Self.loudShare, of: sorted)
        let quiet = Self.quantile(Self.quietShare, of: sorted)
        let frames = levels.indices.map { frame in
            (0..<width).map { place in
                let value = cepstra[frame * width + place] - (place == 0 ? loud : 0)
                return (value - centre[place]) / scale[place]
            }
        }
        let silence = frames.indices.filter { levels[$0] <= quiet }
        let floor = (0..<width).map { place in
            silence.reduce(0) { $0 + frames[$1][place] } / Float(silence.count)
        }
        return frames.flatMap { $0 + floor }
    }

    /// Between neighbours linearly.
    private static func quantile(_ share: Float, of sorted: [Float]) -> Float {
        let place = share * Float(sorted.count - 1)
        let below = Int(place)
        let above = min(below + 1, sorted.count - 1)
        return sorted[below] + (place - Float(below)) * (sorted[above] - sorted[below])
    }
}
