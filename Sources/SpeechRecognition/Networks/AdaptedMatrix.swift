/// A layer's weights, to which an adapter may add a change of low rank (LoRA, arXiv 2106.09685): the
/// product of two narrow matrices, which are trained while the weights themselves stay as they are.
struct AdaptedMatrix: Sendable {
    private struct Change: Sendable {
        /// The narrow matrices: one output per rank, and one input per rank.
        let down: ByteMatrix
        let up: ByteMatrix
    }

    private let weights: ByteMatrix
    private let change: Change?

    var outputCount: Int { weights.outputCount }

    /// Reads the matrix from `file`, and its change from `adapter`, if there is one. If `outputs` is
    /// nil, any number of outputs that is a multiple of `multiple` is accepted.
    init(
        _ file: WeightsFile, adapter: WeightsFile?, _ name: String, outputs: Int?, inputs: Int,
        multiple: Int = ByteMatrix.block
    ) throws(WeightsError) {
        let weights = try file.matrix(name, outputs: outputs, inputs: inputs, multiple: multiple)
        self.weights = weights
        guard let adapter else {
            change = nil
            return
        }
        let down = try adapter.matrix("\(name).down", outputs: nil, inputs: inputs)
        let up = try adapter.matrix(
            "\(name).up", outputs: weights.outputCount, inputs: down.outputCount)
        change = Change(down: down, up: up)
    }

    func callAsFunction(_ rows: RoundedRows, bias: [Float]? = nil) -> FloatRows {
        var output = weights(rows, bias: bias)
        addChange(rows, to: &output)
        return output
    }

    /// Multiplies each row by the weights and adds the products to `output`.
    func add(_ rows: RoundedRows, bias: [Float]? = nil, to output: inout FloatRows) {
        weights.add(rows, bias: bias, to: &output)
        addChange(rows, to: &output)
    }

    private func addChange(_ rows: RoundedRows, to output: inout FloatRows) {
        guard let change else { return }
        change.up.add(RoundedRows(change.down(rows)), to: &output)
    }
}
