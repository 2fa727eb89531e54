import Foundation

/// A small network of successive convolutions over time.
struct LayeredNetwork: Sendable {
    private let layers: [TemporalConvolution]

    struct Layer: Decodable {
        var taps: Int
        var dilation: Int
        var kind: TemporalConvolution.Kind
        var scale: [Float]
        var bias: [Float]
    }

    /// Creates a network from the weights of all layers (``NetworkFile/weights``). Returns nil if
    /// the counts do not match.
    init?(_ layers: [Layer], weights: ArraySlice<UInt8>, inputCount: Int, outputCount: Int) {
        var fitting: [TemporalConvolution] = []
        var count = inputCount
        var left = weights
        for layer in layers {
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

    /// The number of frames on each side of a frame that affect the frame's output.
    private var reach: Int { layers.reduce(0) { $0 + $1.reach } }

    /// The network's output for a range of frames, out of `frameCount` frames in all. `input`
    /// returns the values for a range of frames.
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
