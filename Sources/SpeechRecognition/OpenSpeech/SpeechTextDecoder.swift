import CKernels
import Foundation

/// A decoder that converts an encoder's output to text, token by token (Moonshine, arXiv
/// 2410.15608).
struct SpeechTextDecoder: Sendable {
    let tokens: TokenTable
    let startToken: Int
    let endToken: Int
    private let embedding: ByteMatrix
    private let blocks: [DecoderBlock]
    private let norm: [Float]
    private let shape: AttentionShape

    /// The encoder's output, prepared for each block of the decoder.
    struct Sound: Sendable {
        fileprivate let memories: [DecoderBlock.Memory]
        let frameCount: Int
    }

    /// A partial transcript: the tokens so far, and each block's memory of the tokens.
    struct Hypothesis: Sendable {
        fileprivate(set) var tokens: [Int] = []
        fileprivate var memories: [DecoderBlock.Memory]
        /// The attention that each token pays to each frame.
        fileprivate(set) var attention: [[Float]] = []
    }

    /// The decoder for a model and its encoder, if the model's folder or the library contains
    /// `decoder.weights`. If `isAdapted` is true, `decoder-adapter.weights`, if there is such a file,
    /// changes the decoder's weights.
    static func forModel(
        _ model: AcousticModel, hearing encoder: SpeechEncoder?, isAdapted: Bool = false
    ) throws(SpeechDecoderError) -> SpeechTextDecoder? {
        guard let encoder else { return nil }
        let part: LearnedFile = isAdapted ? .decoderAdapter : .decoder
        return try model.shared(.learned(part)) { () throws(SpeechDecoderError) in
            try read(model, hearing: encoder, isAdapted: isAdapted)
        }
    }

    private static func read(
        _ model: AcousticModel, hearing encoder: SpeechEncoder, isAdapted: Bool
    ) throws(SpeechDecoderError) -> SpeechTextDecoder? {
        guard let content = try model.content(of: .decoder) else { return nil }
        let change = isAdapted ? try model.content(of: .decoderAdapter) : nil
        let path = model.path(of: .decoder)
        do {
            let file = try WeightsFile(content, path: path, kind: .decoder)
            let adapter = try adapter(change, of: file, model)
            return try SpeechTextDecoder(file, adapter: adapter, path: path, width: encoder.width)
        } catch {
            throw .weights(error)
        }
    }

    /// The adapter for a decoder. The library's adapter does not change the decoder of a model's
    /// folder.
    private static func adapter(
        _ content: Data?, of decoder: WeightsFile, _ model: AcousticModel
    ) throws(WeightsError) -> WeightsFile? {
        guard let content else { return nil }
        let path = model.path(of: .decoderAdapter)
        let adapter = try WeightsFile(content, path: path, kind: .adapter)
        if adapter.head.adapts == decoder.head.sha256 { return adapter }
        guard model.ownLearnedFiles.contains(.decoderAdapter) else { return nil }
        throw .notWeights(path: path, why: "it was trained for a different decoder")
    }

    /// Reads the decoder for encoder frames of `width` values. `path` appears in error messages. An
    /// `adapter` changes the decoder's weights.
    init(
        _ file: WeightsFile, adapter: WeightsFile? = nil, path: String, width: Int
    ) throws(WeightsError) {
        guard let start = file.head.startToken, let end = file.head.endToken,
            let tokens = TokenTable(try file.raw("tokens")),
            let shape = AttentionShape(
                width: width, headCount: file.head.headCount, rotatedWidth: file.head.rotatedWidth)
        else { throw .notWeights(path: path, why: "its tokens or its heads are not whole") }
        embedding = try file.matrix("embedding", outputs: nil, inputs: width)
        guard tokens.count <= embedding.outputCount, (0..<tokens.count).contains(start),
            (0..<tokens.count).contains(end)
        else { throw .notWeights(path: path, why: "it has more tokens than weights for them") }
        self.tokens = tokens
        self.shape = shape
        startToken = start
        endToken = end
        var blocks: [DecoderBlock] = []
        for number in 0..<file.head.layerCount {
            blocks.append(
                try DecoderBlock(file, adapter: adapter, number: number, shape: shape))
        }
        self.blocks = blocks
        norm = try file.floats("norm", count: width)
    }

    func sound(_ frames: FloatRows) -> Sound {
        let rounded = RoundedRows(frames)
        return Sound(memories: blocks.map { $0.memory(of: rounded) }, frameCount: frames.count)
    }

    func begin() -> Hypothesis {
        let empty = HeadRows(growing: shape)
        return Hypothesis(
            memories: Array(repeating: .init(keys: empty, values: empty), count: blocks.count))
    }

    /// Adds each hypothesis's last token to the hypothesis, and returns the logits of the next
    /// tokens.
    func advance(_ hypotheses: inout [Hypothesis], last: [Int], _ sound: Sound) -> FloatRows {
        precondition(hypotheses.count == last.count)
        let place = hypotheses.first?.tokens.count ?? 0
        var rows = FloatRows(last.flatMap { embedding.row($0) }, width: shape.width)
        let turns = Rotation(places: place..<(place + 1), width: shape.rotatedWidth)
        var attention = Array(
            repeating: [Float](repeating: 0, count: sound.frameCount), count: hypotheses.count)
        for (number, block) in blocks.enumerated() {
            var memories = hypotheses.map { $0.memories[number] }
            // The hypotheses release their own rows here, so that the storage is not shared and can
            // grow without being copied.
            for index in hypotheses.indices {
                hypotheses[index].memories[number] = .init(
                    keys: HeadRows(growing: shape), values: HeadRows(growing: shape))
            }
            block.advance(&rows, memories: &memories, sound: sound.memories[number], turns: turns) {
                index, _, weights in
                guard number >= blocks.count / 2 else { return }
                for (frame, weight) in weights.enumerated() { attention[index][frame] += weight }
            }
            for index in hypotheses.indices { hypotheses[index].memories[number] = memories[index] }
        }
        for index in hypotheses.indices {
            hypotheses[index].tokens.append(last[index])
            hypotheses[index].attention.append(attention[index])
        }
        return embedding(RoundedRows(rows.normalized(norm)))
    }
}
