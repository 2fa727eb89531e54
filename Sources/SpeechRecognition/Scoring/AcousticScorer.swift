/// Processes a whole utterance with the front end and the acoustic model once, and keeps all scores.
///
/// All searches then use these scores. Before scoring, the recording channel is subtracted (``CepstralChannel``). If
/// the model has no channel statistics, the utterance's mean is subtracted instead. If the sound comes from a
/// telephone, the model is changed in the same way as a telephone changes speech, provided that this change is known
/// (``TelephoneTransform``). Finally, the scores of the network or the encoder are added to the scores of the
/// Gaussians (``NetworkScorer``).
struct AcousticScorer: ~Copyable {
    private let model: AcousticModel
    /// Keeps the model's loaded files in memory, so that others can share them.
    private let loaded: LoadedModel
    let senoneCount: Int
    private let transform: TelephoneTransform?
    private let network: NetworkScorer?
    private var wide: AcousticPass
    /// The pass for telephone sound, which is created when the first utterance from a telephone arrives.
    private var telephone: AcousticPass?
    private var frontEnds: FrontEnds

    /// - Parameter weights: The weights of the network and the Gaussians.
    /// - Throws: ``SpeechDecoderError`` if a file of the model is invalid or the engine does not
    ///   start.
    static func open(
        _ model: AcousticModel, weights: NetworkScorer.Weights = .answers
    ) throws(SpeechDecoderError) -> AcousticScorer {
        try open(model, transform: TelephoneTransform.forModel(model), weights: weights)
    }

    static func open(
        _ model: AcousticModel, transform: TelephoneTransform?,
        weights: NetworkScorer.Weights = .answers
    ) throws(SpeechDecoderError) -> AcousticScorer {
        let loaded = LoadedModel.of(model)
        let channel = try CepstralChannel.forModel(model, .wide)
        let topology: PhoneTopology
        let known: SenoneScorer?
        do {
            topology = try PhoneTopology.forModel(model)
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
        let network = try NetworkScorer.forModel(model, topology, weights)
        return AcousticScorer(
            model: model, loaded: loaded, senoneCount: topology.senoneCount, transform: transform,
            network: network, wide: AcousticPass(scorer: scorer, channel: channel),
            frontEnds: try FrontEnds.open(model, bands: network?.network.bands))
    }

    private init(
        model: AcousticModel, loaded: LoadedModel, senoneCount: Int, transform: TelephoneTransform?,
        network: NetworkScorer?, wide: AcousticPass,
        frontEnds: consuming FrontEnds
    ) {
        self.model = model
        self.loaded = loaded
        self.senoneCount = senoneCount
        self.transform = transform
        self.network = network
        self.wide = wide
        self.frontEnds = frontEnds
    }

    /// Whether a network is used in addition to the Gaussians.
    var hasNetwork: Bool { network != nil }

    /// The encoder that scores whole utterances; nil if there is no encoder.
    var encoder: SpeechEncoder? { network?.encoder?.encoder }

    /// Creates front ends for an utterance that is scored while it is being recorded.
    func openFrontEnds() throws(SpeechDecoderError) -> FrontEnds {
        try FrontEnds.open(model, bands: network?.network.bands)
    }

    /// Scores a whole utterance.
    mutating func score(_ samples: [Int16]) throws(SpeechDecoderError) -> ScoredUtterance {
        frontEnds.start()
        try frontEnds.append(samples)
        try frontEnds.finish()
        let heard = frontEnds.frames
        let surroundings = try surroundings(of: samples, heard.cepstra)
        let all = 0..<heard.kept.count
        let times = FrameTimes(keptFrames: heard.kept)
        guard let network, let encoder = network.encoder else {
            let (scores, phones) = try score(all, of: heard, in: surroundings)
            return ScoredUtterance(
                scores: scores, phones: phones, encoded: nil, times: times,
                signalToNoise: surroundings.signalToNoise)
        }
        let found = encoder.hear(samples, frames: heard.kept[all])
        let (scores, phones) = try added(
            found.phones, by: network, to: all, of: heard, in: surroundings)
        return ScoredUtterance(
            scores: scores, phones: phones, encoded: found.encoded, times: times,
            signalToNoise: surroundings.signalToNoise)
    }

    /// The acoustic conditions of the utterance so far: its noise, its bandwidth and its channel.
    struct Surroundings {
        let signalToNoise: SignalToNoise
        fileprivate let pass: AcousticPass
        fileprivate let channel: [Float]
    }

    /// - Parameters:
    ///   - samples: The utterance so far.
    ///   - cepstra: The front end's frames for these samples.
    mutating func surroundings(
        of samples: [Int16], _ cepstra: [Float]
    ) throws(SpeechDecoderError) -> Surroundings {
        let signalToNoise = SignalToNoise(of: samples)
        let pass = try pass(for: samples)
        return Surroundings(
            signalToNoise: signalToNoise, pass: pass,
            channel: pass.channel?.channel(of: cepstra, width: frontEnds.width)
                ?? CepstralChannel.mean(of: cepstra, width: frontEnds.width))
    }

    /// Scores some frames of an utterance that may still continue. This does not use the encoder, which needs the whole
    /// utterance.
    ///
    /// - Parameters:
    ///   - frames: Indices into the kept frames.
    ///   - heard: All frames of the utterance received so far.
    func score(
        _ frames: Range<Int>, of heard: SoundFrames, in surroundings: Surroundings
    ) throws(SpeechDecoderError) -> (scores: SenoneScores, phones: PhoneProbabilities?) {
        guard let network else { return (try gaussians(frames, of: heard, in: surroundings), nil) }
        return try added(
            network.network.probabilities(in: heard.bands, frames: heard.kept[frames]),
            by: network, to: frames, of: heard, in: surroundings)
    }

    private func added(
        _ phones: PhoneProbabilities, by network: NetworkScorer, to frames: Range<Int>,
        of heard: SoundFrames, in surroundings: Surroundings
    ) throws(SpeechDecoderError) -> (scores: SenoneScores, phones: PhoneProbabilities?) {
        let scores = try gaussians(frames, of: heard, in: surroundings)
        return (network.added(phones, to: scores, surroundings.signalToNoise), phones)
    }

    /// The Gaussians' scores for some frames.
    private func gaussians(
        _ frames: Range<Int>, of heard: SoundFrames, in surroundings: Surroundings
    ) throws(SpeechDecoderError) -> SenoneScores {
        let width = frontEnds.width
        let cepstra = heard.cepstra
        let near = frames.widened(by: SlopedFrames.reach, within: cepstra.count / width)
        let wanted = Array(cepstra[(near.lowerBound * width)..<(near.upperBound * width)])
        let first = frames.lowerBound - near.lowerBound
        return try surroundings.pass.scorer.scores(
            of: CepstralChannel.removed(surroundings.channel, from: wanted), width: width
        ).frames(first..<(first + frames.count))
    }

    private mutating func pass(
        for samples: [Int16]
    ) throws(SpeechDecoderError) -> AcousticPass {
        guard let transform, SoundBandwidth(of: samples) == .telephone else { return wide }
        let pass = if let telephone { telephone } else { try changed(by: transform) }
        telephone = pass
        return pass
    }

    private func changed(
        by transform: TelephoneTransform
    ) throws(SpeechDecoderError) -> AcousticPass {
        let scorer: any SenoneScoring =
            if let ours = wide.scorer as? SenoneScorer {
                try ours.changed(by: transform, of: model)
            } else {
                try EngineScorer.open(model, senoneCount: senoneCount, transform: transform)
            }
        return AcousticPass(
            scorer: scorer, channel: try CepstralChannel.forModel(model, .telephone))
    }
}

/// A scorer and its channel statistics.
private struct AcousticPass {
    let scorer: any SenoneScoring
    let channel: CepstralChannel?
}

/// An utterance after its acoustic pass. Only one thread may use it.
final class ScoredUtterance {
    let scores: SenoneScores
    /// The phone probabilities for the same frames, from the encoder or the network; nil if there is no network.
    let phones: PhoneProbabilities?
    /// The encoder's frames for the whole utterance. Nil if there is no encoder, or if the utterance is too long for
    /// one piece.
    let encoded: FloatRows?
    /// The position of each scored 10 ms frame in the sound.
    let times: FrameTimes
    let signalToNoise: SignalToNoise

    init(
        scores: SenoneScores, phones: PhoneProbabilities?, encoded: FloatRows?,
        times: FrameTimes, signalToNoise: SignalToNoise
    ) {
        self.scores = scores
        self.phones = phones
        self.encoded = encoded
        self.times = times
        self.signalToNoise = signalToNoise
    }

    /// The utterance, trimmed to the part in which the nearest voice speaks. Before and after this part, only other
    /// people speak.
    func foreground(of samples: [Int16]) -> ScoredUtterance {
        let heard = Foreground.frames(of: samples)
        let kept = times.keptFrames
        let first = kept.firstIndex { $0 >= heard.lowerBound } ?? kept.count
        let end = kept.firstIndex { $0 >= heard.upperBound } ?? kept.count
        return frames(first..<end)
    }

    /// A part of the utterance. ``encoded`` still covers the whole utterance.
    func frames(_ frames: Range<Int>) -> ScoredUtterance {
        ScoredUtterance(
            scores: scores.frames(frames), phones: phones?.frames(frames), encoded: encoded,
            times: FrameTimes(keptFrames: Array(times.keptFrames[frames])),
            signalToNoise: signalToNoise)
    }
}
