/// Scores an utterance only once, for use by all searches. Uses the best scorer that the model has:
/// an encoder, a network, or Gaussians.
struct AcousticScorer: ~Copyable {
    private let model: AcousticModel
    /// Keeps the model's files in memory, so that other scorers can share the files.
    private let loaded: LoadedModel
    let senoneCount: Int
    private let scoring: Scoring
    private var frontEnds: FrontEnds

    private enum Scoring {
        /// While somebody is still speaking, the network replaces the encoder.
        case encoder(PhoneEncoder, NetworkScorer)
        case network(NetworkScorer)
        case gaussians(GaussianScorer)

        var network: NetworkScorer? {
            switch self {
            case .encoder(_, let network), .network(let network): network
            case .gaussians: nil
            }
        }
    }

    /// Throws ``SpeechDecoderError`` if a file of the model is invalid or the engine does not
    /// start.
    static func open(
        _ model: AcousticModel, weight: NetworkScorer.Weight = .answers
    ) throws(SpeechDecoderError) -> AcousticScorer {
        let loaded = LoadedModel.of(model)
        let topology: PhoneTopology
        do {
            topology = try PhoneTopology.forModel(model)
        } catch {
            throw .model(error)
        }
        let network = try NetworkScorer.forModel(model, topology, weight)
        let scoring: Scoring =
            if let network {
                network.encoder.map { .encoder($0, network) } ?? .network(network)
            } else {
                .gaussians(try GaussianScorer.open(model, topology))
            }
        return AcousticScorer(
            model: model, loaded: loaded, senoneCount: topology.senoneCount, scoring: scoring,
            frontEnds: try FrontEnds.open(model, bands: network?.network.bands))
    }

    private init(
        model: AcousticModel, loaded: LoadedModel, senoneCount: Int, scoring: Scoring,
        frontEnds: consuming FrontEnds
    ) {
        self.model = model
        self.loaded = loaded
        self.senoneCount = senoneCount
        self.scoring = scoring
        self.frontEnds = frontEnds
    }

    var hasNetwork: Bool { scoring.network != nil }

    /// The encoder that scores whole utterances; nil if there is no encoder.
    var encoder: SpeechEncoder? { scoring.network?.encoder?.encoder }

    /// Creates front ends for an utterance that is scored while it is being recorded.
    func openFrontEnds() throws(SpeechDecoderError) -> FrontEnds {
        try FrontEnds.open(model, bands: scoring.network?.network.bands)
    }

    mutating func score(_ samples: [Int16]) throws(SpeechDecoderError) -> ScoredUtterance {
        frontEnds.start()
        try frontEnds.append(samples)
        try frontEnds.finish()
        let heard = frontEnds.frames
        let times = FrameTimes(keptFrames: heard.kept, levels: SoundLevels(of: samples))
        let signalToNoise = SignalToNoise(of: samples)
        if case .encoder(let encoder, let network) = scoring {
            let found = encoder.hear(samples, frames: heard.kept[...])
            return ScoredUtterance(
                scores: network.scores(of: found.phones), phones: found.phones,
                encoded: found.encoded, times: times, signalToNoise: signalToNoise)
        }
        let (scores, phones) = try score(0..<heard.kept.count, of: heard)
        return ScoredUtterance(
            scores: scores, phones: phones, encoded: nil, times: times,
            signalToNoise: signalToNoise)
    }

    /// Scores some of the kept frames of an unfinished utterance, without the encoder.
    func score(
        _ frames: Range<Int>, of heard: SoundFrames
    ) throws(SpeechDecoderError) -> (scores: SenoneScores, phones: PhoneProbabilities?) {
        switch scoring {
        case .encoder(_, let network), .network(let network):
            let phones = network.network.probabilities(in: heard.bands, frames: heard.kept[frames])
            return (network.scores(of: phones), phones)
        case .gaussians(let gaussians):
            return (try gaussians.scores(frames, of: heard.cepstra, width: frontEnds.width), nil)
        }
    }
}
