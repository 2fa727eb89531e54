import Foundation

/// The constant that a microphone, a room and a voice's loudness add to every frame of cepstra. The
/// estimate is the most probable constant, given distributions of speech and of channels that
/// `Scripts/learn-channel` learns (Rahim and Juang, "Signal bias removal by maximum likelihood
/// estimation for robust telephone speech recognition", 1996, with a prior).
struct CepstralChannel: Sendable {
    /// The minimum loudness of speech, as a fraction of the range from quietest to loudest.
    private static let speechShare: Float = 0.3
    /// Adjacent frames contain almost the same information, so each frame counts only one fifth.
    private static let frameWeight: Float = 0.2
    private static let rounds = 2
    /// The weight of the usual channel in the first guess, in frames of speech.
    private static let startWeight: Float = 40
    /// Components that explain less than this fraction of a frame are skipped.
    private static let leastShare: Float = 1e-4

    /// The ``AcousticModel/fingerprint()`` of the model that the statistics belong to.
    let model: String
    private let width: Int
    private let usual: [Float]
    private let deviation: [Float]
    /// The difference between the mean of the speech and the channel of the same recording.
    private let offset: [Float]
    /// For each component: the constant part of its score, its means, and its inverse variances.
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

    /// The statistics for a model, from its folder or the library; nil if there are none.
    static func forModel(
        _ model: AcousticModel
    ) throws(SpeechDecoderError) -> CepstralChannel? {
        try model.learned(.channel, read: CepstralChannel.init(json:), owner: \.model)
    }

    /// Reads a file that `Scripts/learn-channel` wrote.
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
            let distances = zip(file.means[index], file.variances[index]).map {
                (mean, variance) -> Float in log(2 * .pi * variance) + mean * mean / variance
            }
            return distances.reduce(log(file.weights[index])) { $0 - $1 / 2 }
        }
    }

    /// Estimates the channel of frames with `width` values. For a width without statistics, the
    /// channel is the mean.
    func channel(of cepstra: [Float], width: Int) -> [Float] {
        width == self.width && !cepstra.isEmpty
            ? estimate(in: cepstra) : Self.mean(of: cepstra, width: width)
    }

    /// The frames with the channel subtracted.
    static func removed(_ channel: [Float], from cepstra: [Float]) -> [Float] {
        cepstra.indices.map { cepstra[$0] - channel[$0 % channel.count] }
    }

    /// The mean of all frames, which is the estimate for a model without channel statistics.
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

    /// A first guess: the mean of the speech minus ``offset``, moved toward the usual channel.
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

    /// The channel according to the mixture's components, weighted by their shares and inverse
    /// variances.
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
