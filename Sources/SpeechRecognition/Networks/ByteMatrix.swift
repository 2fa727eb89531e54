import CKernels
import Foundation

/// A layer's weights as bytes, which are read directly from the weights file.
struct ByteMatrix: Sendable {
    /// The number of floats that the kernels process at a time. The number of outputs is a multiple
    /// of this number.
    static let block = ckernels_lanes
    /// The maximum number of inputs. In a longer row, the sum of the products might not fit into 32
    /// bits.
    static let longestRow = ckernels_longest_row

    let outputCount: Int
    let inputCount: Int
    /// The weights as `outputCount` rows of ``filled(_:)`` bytes.
    private let weights: Data
    private let scale: Float
    private let zero: Float

    /// Creates a matrix in which each weight is `scale * byte + zero`.
    init(weights: Data, outputCount: Int, inputCount: Int, scale: Float, zero: Float) {
        precondition(weights.count == outputCount * Self.filled(inputCount))
        self.weights = weights
        self.outputCount = outputCount
        self.inputCount = inputCount
        self.scale = scale
        self.zero = zero
    }

    /// Rounds `count` up to a whole number of vectors.
    static func filled(_ count: Int) -> Int {
        let vector = ckernels_vector
        return (count + vector - 1) / vector * vector
    }

    func callAsFunction(
        _ rows: RoundedRows, bias: [Float]? = nil, path: ckernels_path = KernelPath.fastest
    ) -> FloatRows {
        var output = FloatRows(unfilled: rows.count, width: outputCount)
        multiply(rows, bias: bias, adds: false, path: path, to: &output)
        return output
    }

    /// Multiplies each row by the weights and adds the products to `output`.
    func add(_ rows: RoundedRows, bias: [Float]? = nil, to output: inout FloatRows) {
        multiply(rows, bias: bias, adds: true, path: KernelPath.fastest, to: &output)
    }

    private func multiply(
        _ rows: RoundedRows, bias: [Float]?, adds: Bool, path: ckernels_path,
        to output: inout FloatRows
    ) {
        precondition(rows.width == Self.filled(inputCount) && output.width == outputCount)
        precondition(rows.count == output.count && (bias.map { $0.count == outputCount } ?? true))
        unsafe weights.withUnsafeBytes { weights in
            unsafe ckernels_products(
                path, rows.values, rows.steps, rows.sums, rows.count, rows.width,
                weights.baseAddress?.assumingMemoryBound(to: Int8.self), outputCount, scale, zero,
                bias, adds ? 1 : 0, &output.values)
        }
    }

    /// The weights of one output, converted to floats.
    func row(_ index: Int) -> [Float] {
        let start = weights.startIndex + index * Self.filled(inputCount)
        return weights[start..<(start + inputCount)].map {
            scale * Float(Int8(bitPattern: $0)) + zero
        }
    }
}
