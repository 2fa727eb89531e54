import Foundation

/// Gives every senone's cost in every frame of an utterance.
protocol SenoneScoring {
    /// - Parameter cepstra: frames of `width` values, without their channel.
    func scores(of cepstra: [Float], width: Int) throws(SpeechDecoderError) -> SenoneScores
}

/// Scores an utterance: every senone's cost in every frame, as the engine's own pass would (`-compallsen`),
/// in a fraction of its time.
///
/// The engine goes through the model once for each frame; here each codebook goes through many frames
/// while it is at hand.
struct SenoneScorer: SenoneScoring, Sendable {
    private let parameters: AcousticParameters
    private let gaussians: GaussianTable
    private let mixtures: MixtureTable

    /// Frames that go through the model together: their values stay near.
    private static let framesAtOnce = 64

    init(_ parameters: AcousticParameters) {
        self.init(parameters, mixtures: MixtureTable(parameters))
    }

    private init(_ parameters: AcousticParameters, mixtures: MixtureTable) {
        self.parameters = parameters
        self.mixtures = mixtures
        gaussians = GaussianTable(parameters)
    }

    /// The same for a model that is changed as a telephone does.
    ///
    /// - Throws: ``SpeechDecoderError/unreadable(file:)`` for a transform that is none of this model.
    func changed(
        by transform: TelephoneTransform, of model: AcousticModel
    ) throws(SpeechDecoderError) -> SenoneScorer {
        guard let changed = parameters.changed(by: transform.streams) else {
            throw .unreadable(file: model.path(of: .telephone))
        }
        return SenoneScorer(changed, mixtures: mixtures)
    }

    /// - Parameter width: ``AcousticParameters/width``.
    func scores(of cepstra: [Float], width: Int) throws(SpeechDecoderError) -> SenoneScores {
        guard width == AcousticParameters.width else {
            throw .outOfOrder("frames of \(width) cepstra for a model of others")
        }
        let features = SlopedFrames(cepstra)
        var costs: [Int16] = []
        costs.reserveCapacity(features.count * parameters.senoneCount)
        for first in stride(from: 0, to: features.count, by: Self.framesAtOnce) {
            let frames = first..<min(first + Self.framesAtOnce, features.count)
            costs += mixtures.costs(gaussians.nearest(to: features, in: frames))
        }
        return SenoneScores(
            frameCount: features.count, senoneCount: parameters.senoneCount, costs: costs)
    }
}

/// Cepstra with their slope and its slope, each from the frames around (the engine's `1s_c_d_dd`): what
/// would lie beyond the first and last frame repeats them.
struct SlopedFrames {
    static let width = AcousticParameters.width * AcousticParameters.streamCount
    /// Frames before and after a frame that its slopes depend on.
    static let reach = 3

    let count: Int
    /// Frame by frame, ``width`` values: cepstra, slope, slope of the slope.
    let values: [Float]

    init(_ cepstra: [Float]) {
        let width = AcousticParameters.width
        let count = cepstra.count / width
        var values = [Float](repeating: 0, count: count * Self.width)
        for frame in 0..<count {
            func row(_ offset: Int) -> Int { min(max(frame + offset, 0), count - 1) * width }
            let (ahead, behind) = (row(2), row(-2))
            let (later, late, early, earlier) = (row(3), row(1), row(-1), row(-3))
            for place in 0..<width {
                let target = frame * Self.width + place
                values[target] = cepstra[frame * width + place]
                values[target + width] = cepstra[ahead + place] - cepstra[behind + place]
                values[target + 2 * width] =
                    (cepstra[later + place] - cepstra[early + place])
                    - (cepstra[late + place] - cepstra[earlier + place])
            }
        }
        self.count = count
        self.values = values
    }
}
