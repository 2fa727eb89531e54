/// Scores cepstra with the model's Gaussians after subtracting the channel (``CepstralChannel``).
struct GaussianScorer {
    private let scorer: any SenoneScoring
    private let statistics: CepstralChannel?

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
        return GaussianScorer(scorer: scorer, statistics: try CepstralChannel.forModel(model))
    }

    /// The channel of an utterance so far, as `width` values.
    func channel(of cepstra: [Float], width: Int) -> [Float] {
        statistics?.channel(of: cepstra, width: width)
            ?? CepstralChannel.mean(of: cepstra, width: width)
    }

    /// Scores frames of an utterance's cepstra, `width` values each, without the
    /// ``channel(of:width:)``.
    func scores(
        _ frames: Range<Int>, of cepstra: [Float], width: Int, without channel: [Float]
    ) throws(SpeechDecoderError) -> SenoneScores {
        let near = frames.widened(by: SlopedFrames.reach, within: cepstra.count / width)
        let wanted = Array(cepstra[(near.lowerBound * width)..<(near.upperBound * width)])
        let first = frames.lowerBound - near.lowerBound
        return try scorer.scores(
            of: CepstralChannel.removed(channel, from: wanted), width: width
        ).frames(first..<(first + frames.count))
    }
}
