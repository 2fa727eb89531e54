import Foundation

/// What a microphone, a room and a voice's loudness add to every frame of cepstra: one constant,
/// which is taken away before the frames are scored.
///
/// The mean of an utterance is a poor estimate of it. Silence shifts the mean by its share, and the
/// phones of a single word by what they are. Here the constant is the most probable one, given what
/// speech without any channel looks like (a mixture of Gaussians made from the acoustic model) and
/// what channels usually are (Rahim and Juang, "Signal bias removal by maximum likelihood estimation
/// for robust telephone speech recognition", 1996, with a prior). Learned by `Scripts/learn-channel`.
struct CepstralChannel: Sendable {
    /// Frames louder than this share of the way from the quietest to the loudest are speech.
    private static let speechShare: Float = 0.3
    /// Neighbouring frames tell nearly the same: each counts as a fifth of one.
    private static let frameWeight: Float = 0.2
    private static let rounds = 2
    /// Frames that what is usual counts for, before the first round.
    private static let startWeight: Float = 40
    /// Components that explain less of a frame than this are passed over.
    private static let leastShare: Float = 1e-4

    /// ``AcousticModel/fingerprint()`` of the model it was learned for.
    let model: String
    private let width: Int
    private let usual: [Float]
    private let deviation: [Float]
    /// How far the mean of speech is from its channel.
    private let offset: [Float]
    /// Of each component: what does not depend on the frame, its mean, its inverse variance.
    private let constants: [Float]
    private let means: [Float]
    private let sharpness: [Float]

    private struct File: Decodable {
        var format: String
        var version: Int
        var model: String
        var usual: [Float]
        var deviation: [Float]
        var offset: [Float]
        var weights: [Float]
        var means: [[Float]]
        var variances: [[Float]]
    }

    /// The one for a model: a file `channel.json` (`channel-telephone.json`) in its folder, or the
    /// one that comes with the library; nil when there is none for that model.
    ///
    /// - Throws: ``SpeechDecoderError`` for a file in the folder that is not of this form or of another
    ///   model.
    static func forModel(
        _ model: AcousticModel, _ bandwidth: SoundBandwidth
    ) throws(SpeechDecoderError) -> CepstralChannel? {
        try model.learned(
            bandwidth == .wide ? .channel : .telephoneChannel, read: CepstralChannel.init(json:),
            owner: \.model)
    }

    /// Reads what `Scripts/learn-channel` writes.
    init?(json: Data) {
        guard let file = try? JSONDecoder().decode(File.self, from: json),
            file.format == "trivia-voice-channel", file.version == 1
        else { return nil }
        let width = file.usual.count
        let rows = file.means + file.variances + [file.deviation, file.offset]
        guard width > 0, !file.weights.isEmpty, file.means.count == file.weights.count,
            file.variances.count == file.weights.count,
            rows.allSatisfy({ $0.count == width }),
            (file.variances + [file.weights, file.deviation]).joined().allSatisfy({ $0 > 0 })
        else { return nil }
        model = file.model
        self.width = width
        usual = file.usual
        deviation = file.deviation
        offset = file.offset
        means = Array(file.means.joined())
        sharpness = file.variances.joined().map { 1 / $0 }
        constants = file.weights.indices.map { index in
            zip(file.means[index], file.variances[index]).reduce(log(file.weights[index])) {
                $0 - (log(2 * .pi * $1.1) + $1.0 * $1.0 / $1.1) / 2
            }
        }
    }

    /// The channel that these frames were heard through, `width` values.
    ///
    /// - Parameter cepstra: frames of `width` values, the first of which follows the energy. Of another
    ///   width than what was learned, their mean is all there is to know.
    func channel(of cepstra: [Float], width: Int) -> [Float] {
        width == self.width && !cepstra.isEmpty
            ? estimate(in: cepstra) : Self.mean(of: cepstra, width: width)
    }

    /// Frames without their channel.
    static func removed(_ channel: [Float], from cepstra: [Float]) -> [Float] {
        cepstra.indices.map { cepstra[$0] - channel[$0 % channel.count] }
    }

    /// The mean of all frames: all there is to know for a model whose channels nobody learned.
    static func mean(of cepstra: [Float], width: Int) -> [Float] {
        let count = Float(max(cepstra.count / width, 1))
        return (0..<width).map { place in
            stride(from: place, to: cepstra.count, by: width).reduce(0) { $0 + cepstra[$1] } / count
        }
    }

    private func estimate(in cepstra: [Float]) -> [Float] {
        let speech = speech(in: cepstra)
        var channel = start(in: speech)
        for _ in 0..<Self.rounds {
            let evidence = evidence(in: speech, without: channel)
            channel = (0..<width).map { place in
                let prior = 1 / (deviation[place] * deviation[place])
                return (Self.frameWeight * evidence.sum[place] + prior * usual[place])
                    / (Self.frameWeight * evidence.weight[place] + prior)
            }
        }
        return channel
    }

    /// A first guess: the speech's own mean, drawn towards what is usual when there is little speech.
    /// Loudness, the first value, is nobody's usual.
    private func start(in speech: [Float]) -> [Float] {
        let count = Float(speech.count / width)
        let share = count / (count + Self.startWeight)
        let mean = zip(Self.mean(of: speech, width: width), offset).map { $0 - $1 }
        return [mean[0]] + zip(mean, usual).dropFirst().map { share * $0 + (1 - share) * $1 }
    }

    private func speech(in cepstra: [Float]) -> [Float] {
        let levels = stride(from: 0, to: cepstra.count, by: width).map { cepstra[$0] }
        let sorted = levels.sorted()
        let low = sorted[sorted.count * 5 / 100]
        let high = sorted[sorted.count * 95 / 100]
        let bar = low + Self.speechShare * (high - low)
        return levels.indices.filter { levels[$0] >= bar }.flatMap {
            cepstra[($0 * width)..<(($0 + 1) * width)]
        }
    }

    /// Where each component of the mixture would have the channel, weighted by how much of the
    /// frames it explains and how sharp it is.
    private func evidence(
        in speech: [Float], without channel: [Float]
    ) -> (sum: [Float], weight: [Float]) {
        var sum = [Float](repeating: 0, count: width)
        var weight = sum
        var scores = constants
        for start in stride(from: 0, to: speech.count, by: width) {
            for component in constants.indices {
                let row = component * width
                var score = constants[component]
                for place in 0..<width {
                    let clean = speech[start + place] - channel[place]
                    score += clean * sharpness[row + place] * (means[row + place] - clean / 2)
                }
                scores[component] = score
            }
            let best = scores.max() ?? 0
            for component in scores.indices { scores[component] = exp(scores[component] - best) }
            let total = scores.reduce(0, +)
            for component in scores.indices where scores[component] > Self.leastShare * total {
                let share = scores[component] / total
                let row = component * width
                for place in 0..<width {
                    let part = share * sharpness[row + place]
                    sum[place] += part * (speech[start + place] - means[row + place])
                    weight[place] += part
                }
            }
        }
        return (sum, weight)
    }
}
