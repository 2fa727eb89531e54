/// Scores an utterance once for all searches, with the encoder or with Gaussians and a
/// ``NetworkScorer``.
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
        case gaussians(GaussianScorer, NetworkScorer?)

        var network: NetworkScorer? {
            switch self {
            case .encoder(_, let network): network
            case .gaussians(_, let network): network
            }
        }
    }

    /// Throws ``SpeechDecoderError`` if a file of the model is invalid or the engine does not
    /// start.
    static func open(
        _ model: AcousticModel, weights: NetworkScorer.Weights = .answers
    ) throws(SpeechDecoderError) -> AcousticScorer {
        let loaded = LoadedModel.of(model)
        let topology: PhoneTopology
        do {
            topology = try PhoneTopology.forModel(model)
        } catch {
            throw .model(error)
        }
        let network = try NetworkScorer.forModel(model, topology, weights)
        let scoring: Scoring =
            if let network, let encoder = network.encoder {
                .encoder(encoder, network)
            } else {
                .gaussians(try GaussianScorer.open(model, topology), network)
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

    /// Whether a network is used.
    var hasNetwork: Bool { scoring.network != nil }

    /// The encoder that scores whole utterances; nil if there is no encoder.
    var encoder: SpeechEncoder? { scoring.network?.encoder?.encoder }

    /// Creates front ends for an utterance that is scored while it is being recorded.
    func openFrontEnds() throws(SpeechDecoderError) -> FrontEnds {
        try FrontEnds.open(model, bands: scoring.network?.network.bands)
    }

    /// Scores a whole utterance.
    mutating func score(_ samples: [Int16]) throws(SpeechDecoderError) -> ScoredUtterance {
        frontEnds.start()
        try frontEnds.append(samples)
        try frontEnds.finish()
        let heard = frontEnds.frames
        let times = FrameTimes(keptFrames: heard.kept)
        let surroundings = surroundings(of: samples, heard.cepstra)
        switch scoring {
        case .encoder(let encoder, let network):
            let found = encoder.hear(samples, frames: heard.kept[...])
            return ScoredUtterance(
                scores: network.scores(of: found.phones), phones: found.phones,
                encoded: found.encoded, times: times, signalToNoise: surroundings.signalToNoise)
        case .gaussians:
            let (scores, phones) = try score(0..<heard.kept.count, of: heard, in: surroundings)
            return ScoredUtterance(
                scores: scores, phones: phones, encoded: nil, times: times,
                signalToNoise: surroundings.signalToNoise)
        }
    }

    /// The acoustic conditions of the utterance so far.
    struct Surroundings {
        let signalToNoise: SignalToNoise
        /// The channel to subtract before the Gaussians score the cepstra.
        fileprivate let channel: [Float]
    }

    /// The conditions of an utterance so far. `cepstra` are the front end's frames for the samples.
    func surroundings(of samples: [Int16], _ cepstra: [Float]) -> Surroundings {
        let channel: [Float]
        switch scoring {
        case .encoder: channel = []
        case .gaussians(let gaussians, _):
            channel = gaussians.channel(of: cepstra, width: frontEnds.width)
        }
        return Surroundings(signalToNoise: SignalToNoise(of: samples), channel: channel)
    }

    /// Scores some of the kept frames of an unfinished utterance, without the encoder.
    func score(
        _ frames: Range<Int>, of heard: SoundFrames, in surroundings: Surroundings
    ) throws(SpeechDecoderError) -> (scores: SenoneScores, phones: PhoneProbabilities?) {
        switch scoring {
        case .encoder(_, let network):
            let phones = network.network.probabilities(in: heard.bands, frames: heard.kept[frames])
            return (network.scores(of: phones), phones)
        case .gaussians(let gaussians, let network):
            let scores = try gaussians.scores(
                frames, of: heard.cepstra, width: frontEnds.width, without: surroundings.channel)
            guard let network else { return (scores, nil) }
            let phones = network.network.probabilities(in: heard.bands, frames: heard.kept[frames])
            return (network.added(phones, to: scores, surroundings.signalToNoise), phones)
        }
    }
}
