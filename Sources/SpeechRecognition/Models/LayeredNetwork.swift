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
            // As an array first: of `Data`, byte by byte, a million weights take 20 ms.
            guard let weights = Data(base64Encoded: layer.weights.joined()).map([UInt8].init),
                let next = TemporalConvolution(
                    kind: layer.kind, taps: layer.taps, dilation: layer.dilation,
                    inputCount: count, weights: weights.map(Int8.init(bitPattern:)),
                    scale: layer.scale, bias: layer.bias)
            else { return nil }
            count = next.outputCount
            fitting.append(next)
        }
        guard count == outputCount else { return nil }
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
