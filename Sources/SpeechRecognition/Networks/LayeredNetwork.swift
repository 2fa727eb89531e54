import Foundation

/// A small network of convolutions over time. The layers are applied one after another.
struct LayeredNetwork: Sendable {
    private let layers: [TemporalConvolution]

    /// Everything in a layer except its weights.
    struct Layer: Decodable {
        var taps: Int
        var dilation: Int
        var kind: TemporalConvolution.Kind
        var scale: [Float]
        var bias: [Float]
    }

    /// - Parameter weights: The weights of all layers (``NetworkFile/weights``).
    /// - Returns: Nil if the layers do not match each other, or do not match the weights, the inputs or the outputs.
    init?(_ layers: [Layer], weights: ArraySlice<UInt8>, inputCount: Int, outputCount: Int) {
        var fitting: [TemporalConvolution] = []
        var count = inputCount
        var left = weights
        for layer in layers {
            // `TemporalConvolution` rejects layers with too many inputs or taps. The limits here merely keep the
            // product from overflowing.
            guard count <= WholeFrames.inputLimit else { return nil }
            let size =
                layer.bias.count * min(max(layer.taps, 0), TemporalConvolution.mostTaps) * count
            guard
                let next = TemporalConvolution(
                    kind: layer.kind, taps: layer.taps, dilation: layer.dilation,
                    inputCount: count, weights: left.prefix(size).map(Int8.init(bitPattern:)),
                    scale: layer.scale, bias: layer.bias)
            else { return nil }
            left = left.dropFirst(size)
            count = next.outputCount
            fitting.append(next)
        }
        guard count == outputCount, left.isEmpty else { return nil }
        self.layers = fitting
    }

    /// The number of frames before and after a frame that affect its output.
    private var reach: Int { layers.reduce(0) { $0 + $1.reach } }

    /// The network's output for some frames of an utterance.
    ///
    /// - Parameters:
    ///   - frames: The frames to compute.
    ///   - frameCount: The number of frames in the utterance.
    ///   - input: Returns the input values for a range of frames. Each frame must have as many values as the first
    ///     layer has inputs.
    func applied(
        to frames: Range<Int>, of frameCount: Int, _ input: (Range<Int>) -> [Float]
    ) -> [Float] {
        let near = frames.widened(by: reach, within: frameCount)
        let output = layers.reduce(input(near)) { $1.applied(to: $0) }
        guard near != frames, let width = layers.last?.outputCount else { return output }
        let first = (frames.lowerBound - near.lowerBound) * width
        return Array(output[first..<(first + frames.count * width)])
    }
}
