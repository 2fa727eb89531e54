import Foundation

/// A small network of convolutions over time, one layer behind the other.
struct LayeredNetwork: Sendable {
    private let layers: [TemporalConvolution]

    /// A layer as learning writes it (`Scripts/learning/writing.py`).
    struct Layer: Decodable {
        var taps: Int
        var dilation: Int
        var kind: TemporalConvolution.Kind
        /// Lines of base 64, bytes: for each output, tap and input a signed weight in steps of its
        /// output's `scale`.
        var weights: [String]
        var scale: [Float]
        var bias: [Float]
    }

    /// - Returns: nil when the layers do not fit each other, these inputs or these outputs.
    init?(_ layers: [Layer], inputCount: Int, outputCount: Int) {
        var fitting: [TemporalConvolution] = []
        var count = inputCount
        for layer in layers {
            guard let weights = Data(base64Encoded: layer.weights.joined()),
                let next = TemporalConvolution(
                    kind: layer.kind, taps: layer.taps, dilation: layer.dilation,
                    inputCount: count, weights: weights.map { Int8(bitPattern: $0) },
                    scale: layer.scale, bias: layer.bias)
            else { return nil }
            count = next.outputCount
            fitting.append(next)
        }
        guard count == outputCount else { return nil }
        self.layers = fitting
    }

    /// - Parameter input: frames of as many values as the first layer takes.
    func applied(to input: [Float]) -> [Float] {
        layers.reduce(input) { $1.applied(to: $0) }
    }
}
