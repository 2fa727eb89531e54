import Foundation

/// A small network of convolutions over time, one layer behind the other.
struct LayeredNetwork: Sendable {
    private let layers: [TemporalConvolution]

    /// All of a layer but its weights.
    struct Layer: Decodable {
        var taps: Int
        var dilation: Int
        var kind: TemporalConvolution.Kind
        var scale: [Float]
        var bias: [Float]
    }

    /// - Parameter weights: of all layers (``NetworkFile/weights``).
    /// - Returns: nil when the layers do not fit each other, these weights, inputs or outputs.
    init?(_ layers: [Layer], weights: ArraySlice<UInt8>, inputCount: Int, outputCount: Int) {
        var fitting: [TemporalConvolution] = []
        var count = inputCount
        var left = weights
        for layer in layers {
            // More taps than a layer may have are refused below, whatever they were to be multiplied by.
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

    /// Frames before and after a frame that what becomes of it depends on.
    private var reach: Int { layers.reduce(0) { $0 + $1.reach } }

    /// What becomes of some frames of an utterance.
    ///
    /// - Parameters:
    ///   - frames: the wanted ones.
    ///   - frameCount: how many the utterance has.
    ///   - input: the values of those that are asked for, as many a frame as the first layer takes.
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
