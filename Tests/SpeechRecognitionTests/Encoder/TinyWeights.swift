import Foundation

@testable import SpeechRecognition

/// Weights of the smallest encoder, of one block of a decoder, and of its adapter: frames of eight
/// values, one block and one head. Matrices share their bytes, and so do norms and biases.
struct TinyWeights {
    var kind = WeightsFile.Kind.encoder
    /// The size of one step of every weight.
    var scale: Float = 0.01
    /// Every value of the norms and biases.
    var value: Float = 1
    /// The number of outputs of the layer that expands a frame.
    var expandedCount = 8

    private static let matrixByteCount = 1_024
    private static let longestVector = 16
    private static let rank = 8

    func opened() throws -> WeightsFile {
        let float = (0..<4).map { UInt8(truncatingIfNeeded: value.bitPattern >> (8 * $0)) }
        let floats = (0..<Self.longestVector).flatMap { _ in float }
        let bytes = (0..<Self.matrixByteCount).map { UInt8(truncatingIfNeeded: $0 * 37) }
        let body = bytes + floats
        return try WeightsFile(
            Data(Array(head(byteCount: body.count).utf8) + [0] + body), path: "tiny.weights",
            kind: kind)
    }

    private func head(byteCount: Int) -> String {
        let attention = ["query", "key", "value", "output"].flatMap { [$0, "cross.\($0)"] }
        let contractedCount = kind == .encoder ? expandedCount : expandedCount / 2
        let layers: [(String, Int, Int)] =
            [
                ("layer.0.expand", expandedCount, 8), ("layer.0.contract", 8, contractedCount),
            ] + attention.map { ("layer.0.\($0)", 8, 8) }
        let changes = layers.flatMap { name, outputs, inputs in
            [("\(name).down", Self.rank, inputs), ("\(name).up", outputs, Self.rank)]
        }
        let matrices: [(String, Int, Int)] =
            [("convolution.0", 8, 127), ("convolution.1", 8, 56), ("convolution.2", 8, 24)]
            + (kind == .adapter ? changes : layers)
        let norms = ["attentionNorm", "crossNorm", "forwardNorm", "contract.bias"]
        let vectors: [(String, Int)] =
            [
                ("groupNorm.weight", 8), ("groupNorm.bias", 8), ("convolution.1.bias", 8),
                ("convolution.2.bias", 8), ("norm", 8), ("layer.0.expand.bias", expandedCount),
            ] + norms.map { ("layer.0.\($0)", 8) }
        var tensors: [String] = []
        for (name, outputs, inputs) in matrices {
            tensors.append(
                """
                {"name":"\(name)","kind":"int8","shape":[\(outputs),\(inputs)],"offset":0,\
                "scale":\(scale),"zero":0}
                """)
        }
        for (name, count) in vectors {
            tensors.append(
                """
                {"name":"\(name)","kind":"float32","shape":[\(count)],\
                "offset":\(Self.matrixByteCount)}
                """)
        }
        return """
            {"format":"trivia-voice-weights","version":1,"kind":"\(kind.rawValue)",\
            "byteCount":\(byteCount),"headCount":1,"rotatedWidth":4,"layerCount":1,\
            "tensors":[\(tensors.joined(separator: ","))]}
            """
    }
}
