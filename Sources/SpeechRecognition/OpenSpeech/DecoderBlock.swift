/// A block of the decoder: attention to earlier tokens, attention to the encoded audio, and a gated
/// feed-forward layer.
struct DecoderBlock: Sendable {
    struct Memory: Sendable {
        var keys: HeadRows
        var values: HeadRows
    }

    private let shape: AttentionShape
    private let attentionNorm: [Float]
    private let own: Attention
    private let crossNorm: [Float]
    private let cross: Attention
    private let forwardNorm: [Float]
    private let expand: AdaptedMatrix
    private let expandBias: [Float]
    private let contract: AdaptedMatrix
    private let contractBias: [Float]

    private struct Attention: Sendable {
        let query: AdaptedMatrix
        let key: AdaptedMatrix
        let value: AdaptedMatrix
        let output: AdaptedMatrix

        init(
            _ file: WeightsFile, adapter: WeightsFile?, _ name: String, width: Int
        ) throws(WeightsError) {
            func matrix(_ part: String) throws(WeightsError) -> AdaptedMatrix {
                try AdaptedMatrix(
                    file, adapter: adapter, "\(name)\(part)", outputs: width, inputs: width)
            }
            query = try matrix("query")
            key = try matrix("key")
            value = try matrix("value")
            output = try matrix("output")
        }
    }

    init(
        _ file: WeightsFile, adapter: WeightsFile? = nil, number: Int, shape: AttentionShape
    ) throws(WeightsError) {
        let name = "layer.\(number)"
        let width = shape.width
        self.shape = shape
        attentionNorm = try file.floats("\(name).attentionNorm", count: width)
        own = try Attention(file, adapter: adapter, "\(name).", width: width)
        crossNorm = try file.floats("\(name).crossNorm", count: width)
        cross = try Attention(file, adapter: adapter, "\(name).cross.", width: width)
        forwardNorm = try file.floats("\(name).forwardNorm", count: width)
        expand = try AdaptedMatrix(
            file, adapter: adapter, "\(name).expand", outputs: nil, inputs: width,
            multiple: 2 * ByteMatrix.block)
        expandBias = try file.floats("\(name).expand.bias", count: expand.outputCount)
        contract = try AdaptedMatrix(
            file, adapter: adapter, "\(name).contract", outputs: width,
            inputs: expand.outputCount / 2)
        contractBias = try file.floats("\(name).contract.bias", count: width)
    }

    /// The keys and values for attention to the encoded audio. These keys and values are the same
    /// for every token.
    func memory(of frames: RoundedRows) -> Memory {
        Memory(
            keys: HeadRows(cross.key(frames), shape: shape, turns: nil),
            values: HeadRows(cross.value(frames), shape: shape, turns: nil))
    }

    /// Replaces each hypothesis's row with this block's output, and adds the row's token to the
    /// hypothesis's memory. `sound` is the result of ``memory(of:)``, and `seen` receives each
    /// head's attention to the frames.
    func advance(
        _ rows: inout FloatRows, memories: inout [Memory], sound: Memory, turns: Rotation,
        seen: ((_ hypothesis: Int, _ head: Int, _ weights: ArraySlice<Float>) -> Void)? = nil
    ) {
        let normal = RoundedRows(rows.normalized(attentionNorm))
        let (queries, keys, values) = (own.query(normal), own.key(normal), own.value(normal))
        var taken: [Float] = []
        for index in memories.indices {
            memories[index].keys.append(keys[index], turns: turns)
            memories[index].values.append(values[index], turns: nil)
            let query = HeadRows(
                FloatRows(Array(queries[index]), width: shape.width), shape: shape, turns: turns)
            taken +=
                shape.attend(
                    query, keys: memories[index].keys, values: memories[index].values
                ).values
        }
        own.output.add(RoundedRows(FloatRows(taken, width: shape.width)), to: &rows)
        let asked = cross.query(RoundedRows(rows.normalized(crossNorm)))
        taken.removeAll(keepingCapacity: true)
        for index in memories.indices {
            let query = HeadRows(
                FloatRows(Array(asked[index]), width: shape.width), shape: shape, turns: nil)
            taken +=
                shape.attend(query, keys: sound.keys, values: sound.values) { head, weights in
                    seen?(index, head, weights)
                }.values
        }
        cross.output.add(RoundedRows(FloatRows(taken, width: shape.width)), to: &rows)
        let inner = expand(RoundedRows(rows.normalized(forwardNorm)), bias: expandBias).gated()
        contract.add(RoundedRows(inner), bias: contractBias, to: &rows)
    }
}
