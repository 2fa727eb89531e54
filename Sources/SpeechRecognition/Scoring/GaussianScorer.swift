/// Scores cepstra with the model's Gaussians, after subtracting the mean of the utterance so far.
struct GaussianScorer {
    private let scorer: any SenoneScoring

    /// Throws ``SpeechDecoderError`` if a file of the model is invalid or the engine does not
    /// start.
    static func open(
        _ model: AcousticModel, _ topology: PhoneTopology
    ) throws(SpeechDecoderError) -> GaussianScorer {
        let known: SenoneScorer?
        do {
            known = try SenoneScorer.forModel(model, topology)
        } catch {
            throw .model(error)
        }
        let scorer: any SenoneScoring =
            if let known {
                known
            } else {
                try EngineScorer.open(model, senoneCount: topology.senoneCount)
            }
        return GaussianScorer(scorer: scorer)
    }

    /// Scores frames of an utterance's cepstra, with `width` values per frame.
    func scores(
        _ frames: Range<Int>, of cepstra: [Float], width: Int
    ) throws(SpeechDecoderError) -> SenoneScores {
        let near = frames.widened(by: SlopedFrames.reach, within: cepstra.count / width)
        let wanted = Array(cepstra[(near.lowerBound * width)..<(near.upperBound * width)])
        let mean = Self.mean(of: cepstra, width: width)
        let first = frames.lowerBound - near.lowerBound
        return try scorer.scores(
            of: Self.removed(mean, from: wanted), width: width
        ).frames(first..<(first + frames.count))
    }

    /// The mean of each of the `width` values over all frames.
    static func mean(of cepstra: [Float], width: Int) -> [Float] {
        let count = Float(max(cepstra.count / width, 1))
        return (0..<width).map { place in
            stride(from: place, to: cepstra.count, by: width).reduce(0) { $0 + cepstra[$1] } / count
        }
    }

    /// The cepstra of all frames, with this mean subtracted from each frame.
    static func removed(_ mean: [Float], from cepstra: [Float]) -> [Float] {
        cepstra.indices.map { cepstra[$0] - mean[$0 % mean.count] }
    }
}
