/// A block of the encoder: self-attention and a feed-forward layer, each with a residual
/// connection.
struct EncoderBlock: Sendable {
    private let shape: AttentionShape
    private let attentionNorm: [Float]
    private let query: ByteMatrix
    private let key: ByteMatrix
    private let value: ByteMatrix
    private let output: ByteMatrix
    private let forwardNorm: [Float]
    private let expand: ByteMatrix
    private let expandBias: [Float]
    private let contract: ByteMatrix
    private let contractBias: [Float]

    init(_ file: WeightsFile, number: Int, shape: AttentionShape) throws(WeightsError) {
        let name = "layer.\(number)"
        let width = shape.width
        self.shape = shape
        attentionNorm = try file.floats("\(name).attentionNorm", count: width)
        query = try file.matrix("\(name).query", outputs: width, inputs: width)
        key = try file.matrix("\(name).key", outputs: width, inputs: width)
        value = try file.matrix("\(name).value", outputs: width, inputs: width)
        output = try file.matrix("\(name).output", outputs: width, inputs: width)
        forwardNorm = try file.floats("\(name).forwardNorm", count: width)
        expand = try file.matrix("\(name).expand", outputs: nil, inputs: width)
        expandBias = try file.floats("\(name).expand.bias", count: expand.outputCount)
        contract = try file.matrix(
            "\(name).contract", outputs: width, inputs: expand.outputCount)
        contractBias = try file.floats("\(name).contract.bias", count: width)
    }

    /// Replaces the previous block's output with this block's output. `turns` rotates queries and
    /// keys according to the positions of their frames.
    func advance(_ frames: inout FloatRows, turns: Rotation) {
        let normal = RoundedRows(frames.normalized(attentionNorm))
        let taken = shape.attend(
            HeadRows(query(normal), shape: shape, turns: turns),
            keys: HeadRows(key(normal), shape: shape, turns: turns),
            values: HeadRows(value(normal), shape: shape, turns: nil))
        output.add(RoundedRows(taken), to: &frames)
        var inner = expand(RoundedRows(frames.normalized(forwardNorm)), bias: expandBias)
        inner.applyErrorUnits()
        contract.add(RoundedRows(inner), bias: contractBias, to: &frames)
    }
}
