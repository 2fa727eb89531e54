import Foundation

/// A speech encoder trained on 200,000 hours of speech (Moonshine, arXiv 2410.15608). Three
/// convolutions produce a frame for every 384 samples, and attention blocks process all frames
/// together.
struct SpeechEncoder: Sendable {
    /// A convolution. Each output row is computed from a window of `taps` adjacent input rows. From
    /// one output row to the next, the window moves by `step` rows.
    private struct Convolution {
        var weights: ByteMatrix
        var bias: [Float]?
        var taps: Int
        var step: Int

        func outputCount(_ count: Int) -> Int { count < taps ? 0 : (count - taps) / step + 1 }

        func applied(to rows: FloatRows) -> FloatRows {
            weights(
                RoundedRows(
                    rows.values, count: outputCount(rows.count), stride: step * rows.width,
                    width: taps * rows.width), bias: bias)
        }
    }

    static let hertz = 16_000

    var width: Int { shape.width }

    var blockCount: Int { blocks.count }

    private static let taps = [127, 7, 3]
    private static let steps = [64, 3, 2]

    private let convolutions: [Convolution]
    private let groupWeight: [Float]
    private let groupBias: [Float]
    private let blocks: [EncoderBlock]
    private let norm: [Float]
    private let shape: AttentionShape

    /// Loads a model's encoder from `encoder.weights` in the model's folder or the library. Returns
    /// nil if the file is missing.
    static func forModel(
        _ model: AcousticModel
    ) throws(SpeechDecoderError) -> SpeechEncoder? {
        try model.shared(.learned(.encoder)) { () throws(SpeechDecoderError) in try read(model) }
    }

    private static func read(_ model: AcousticModel) throws(SpeechDecoderError) -> SpeechEncoder? {
        guard let content = try model.content(of: .encoder) else { return nil }
        let path = model.path(of: .encoder)
        do {
            return try SpeechEncoder(
                WeightsFile(content, path: path, kind: .encoder), path: path)
        } catch {
            throw .weights(error)
        }
    }

    /// Reads the layers. `path` appears in error messages.
    init(_ file: WeightsFile, path: String) throws(WeightsError) {
        var convolutions: [Convolution] = []
        var width = 1
        for (number, (taps, step)) in zip(Self.taps, Self.steps).enumerated() {
            let name = "convolution.\(number)"
            let weights = try file.matrix(name, outputs: nil, inputs: taps * width)
            width = weights.outputCount
            let bias: [Float]? =
                if number == 0 { nil } else { try file.floats("\(name).bias", count: width) }
            convolutions.append(
                Convolution(weights: weights, bias: bias, taps: taps, step: step))
        }
        self.convolutions = convolutions
        let first = convolutions[0].weights.outputCount
        groupWeight = try file.floats("groupNorm.weight", count: first)
        groupBias = try file.floats("groupNorm.bias", count: first)
        guard
            let shape = AttentionShape(
                width: width, headCount: file.head.headCount, rotatedWidth: file.head.rotatedWidth)
        else {
            throw .notWeights(path: path, why: "\(width) values cannot be divided among heads")
        }
        self.shape = shape
        var blocks: [EncoderBlock] = []
        for number in 0..<file.head.layerCount {
            blocks.append(try EncoderBlock(file, number: number, shape: shape))
        }
        self.blocks = blocks
        norm = try file.floats("norm", count: width)
    }

    /// The number of frames that the encoder produces for this number of samples. Even a single
    /// frame requires 895 samples.
    func frameCount(_ sampleCount: Int) -> Int {
        convolutions.reduce(sampleCount) { $1.outputCount($0) }
    }

    /// Encodes audio at 16 kHz with values from −1 to 1. Audio that is too short for a single frame
    /// produces no frames.
    /// - Parameter kept: The numbers of the blocks whose outputs are also returned.
    func encode(_ samples: [Float], keeping kept: Set<Int> = []) -> EncodedSpeech {
        guard frameCount(samples.count) > 0 else {
            return EncodedSpeech(frames: FloatRows([], width: shape.width), blocks: [:])
        }
        var frames = convolutions[0].applied(to: FloatRows(samples, width: 1))
        frames.applyHyperbolicTangent()
        frames.normalizeTogether(groupWeight, bias: groupBias)
        for convolution in convolutions.dropFirst() {
            frames = convolution.applied(to: frames)
            frames.applyErrorUnits()
        }
        let turns = Rotation(places: 0..<frames.count, width: shape.rotatedWidth)
        var found: [Int: FloatRows] = [:]
        for (number, block) in blocks.enumerated() {
            block.advance(&frames, turns: turns)
            if kept.contains(number) { found[number] = frames }
        }
        return EncodedSpeech(frames: frames.normalized(norm), blocks: found)
    }
}
