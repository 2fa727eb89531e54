import Foundation

/// Computes the cost of every senone in every frame of an utterance.
protocol SenoneScoring {
    /// Scores frames of `width` cepstra. The mean over the utterance must already have been
    /// subtracted.
    func scores(of cepstra: [Float], width: Int) throws(SpeechDecoderError) -> SenoneScores
}

/// Computes the cost of every senone in every frame, as the engine does with `-compallsen`, but
/// faster.
struct SenoneScorer: SenoneScoring, Sendable {
    private let parameters: AcousticParameters
    private let gaussians: GaussianTable
    private let mixtures: MixtureTable

    /// The number of frames that are processed together. This many frames fit into the processor's
    /// cache.
    private static let framesAtOnce = 64

    /// The scorer that all users of the model share; nil if only the engine can score the model.
    static func forModel(
        _ model: AcousticModel, _ topology: PhoneTopology
    ) throws(ModelError) -> SenoneScorer? {
        try model.shared(.scorer) { () throws(ModelError) -> SenoneScorer? in
            try AcousticParameters.read(model, topology).map { SenoneScorer($0) }
        }
    }

    init(_ parameters: AcousticParameters) {
        self.parameters = parameters
        mixtures = MixtureTable(parameters)
        gaussians = GaussianTable(parameters)
    }

    /// Scores frames of `width` cepstra, which must be ``AcousticParameters/width``.
    func scores(of cepstra: [Float], width: Int) throws(SpeechDecoderError) -> SenoneScores {
        guard width == AcousticParameters.width else {
            throw .outOfOrder(
                "frames have \(width) cepstra, but the model needs a different number")
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

/// Frames that consist of cepstra, their deltas, and the deltas of the deltas (`1s_c_d_dd`). At
/// both ends of the utterance, the outermost frame is repeated.
struct SlopedFrames {
    static let width = AcousticParameters.width * AcousticParameters.streamCount
    /// The number of frames on each side of a frame that affect the frame's deltas.
    static let reach = 3

    let count: Int
    /// For each frame, ``width`` values: the cepstra, their deltas, and the deltas of the deltas.
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
