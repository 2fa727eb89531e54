import CKernels
import Foundation

/// Weights in the format of `Scripts/learning/weights_file.py`. The file is mapped into
/// memory, which several programs can share.
struct WeightsFile: Sendable {
    /// The part of the model to which the weights belong.
    enum Kind: String, Decodable {
        case encoder, decoder, adapter
    }

    struct Head: Decodable, Sendable {
        var format: String
        var version: Int
        var kind: Kind
        var byteCount: Int
        /// The checksum of the tensors.
        var sha256: String?
        /// The checksum of the tensors that an adapter changes.
        var adapts: String?
        var headCount: Int
        var rotatedWidth: Int
        var layerCount: Int
        var startToken: Int?
        var endToken: Int?
        var tensors: [Tensor]
    }

    struct Tensor: Decodable, Sendable {
        var name: String
        var kind: String
        var shape: [Int]
        var offset: Int
        var scale: Float?
        var zero: Float?
    }

    private static let format = "trivia-voice-weights"
    private static let version = 1
    /// The offset of every tensor must be a multiple of this number.
    private static let alignment = 64
    private static let longestHead = 1 << 20

    let head: Head
    private let path: String
    private let content: Data
    /// The offset of the tensors, after the header and its zero byte.
    private let body: Int
    private let tensors: [String: Tensor]

    /// Reads the header, but does not verify the checksum. Throws ``WeightsError``.
    init(_ content: Data, path: String, kind: Kind) throws(WeightsError) {
        self.content = content
        guard let end = content.prefix(Self.longestHead).firstIndex(of: 0) else {
            throw .notWeights(path: path, why: "it has no header")
        }
        do {
            head = try JSONDecoder().decode(Head.self, from: content[..<end])
        } catch {
            throw .notWeights(path: path, why: "its header cannot be understood")
        }
        guard head.format == Self.format, head.version == Self.version else {
            throw .notWeights(path: path, why: "it has version \(head.version) of \(head.format)")
        }
        guard head.kind == kind else {
            throw .notWeights(path: path, why: "it is for the \(head.kind.rawValue)")
        }
        guard (1...64).contains(head.headCount), (1...64).contains(head.layerCount),
            (0...64).contains(head.rotatedWidth), head.rotatedWidth % 2 == 0
        else { throw .notWeights(path: path, why: "its header has impossible numbers") }
        body = end + 1
        guard content.count - body == head.byteCount else {
            throw .truncated(path: path, expected: head.byteCount, found: content.count - body)
        }
        self.path = path
        tensors = Dictionary(
            head.tensors.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// A copy of a tensor of finite floats, such as a bias or a norm.
    func floats(_ name: String, count: Int) throws(WeightsError) -> [Float] {
        let bytes = try bytes(name, kind: "float32", width: 4) { $0 == [count] }
        let floats = unsafe [Float](unsafeUninitializedCapacity: count) { buffer, initialized in
            _ = unsafe bytes.copyBytes(to: buffer)
            initialized = count
        }
        guard floats.allSatisfy(\.isFinite) else {
            throw .wrongTensor(path: path, name: name, why: "contains values that are not numbers")
        }
        return floats
    }

    /// A layer's weights, read from the file. If `outputs` is nil, any number of outputs that is a
    /// multiple of `multiple` is accepted.
    func matrix(
        _ name: String, outputs: Int?, inputs: Int, multiple: Int = ByteMatrix.block
    ) throws(WeightsError) -> ByteMatrix {
        let width = ByteMatrix.filled(inputs)
        guard let tensor = tensors[name], let scale = tensor.scale, let zero = tensor.zero,
            scale.isFinite, zero.isFinite
        else { throw .wrongTensor(path: path, name: name, why: "is missing") }
        let bytes = try bytes(name, kind: "int8", width: 1, inputs: width) { shape in
            shape.count == 2 && shape[1] == inputs && width <= ByteMatrix.longestRow
                && shape[0] % multiple == 0
                && (outputs ?? shape[0]) == shape[0]
        }
        return ByteMatrix(
            weights: bytes, outputCount: tensor.shape[0], inputCount: inputs, scale: scale,
            zero: zero)
    }

    /// The bytes of a tensor that is stored in a special format.
    func raw(_ name: String) throws(WeightsError) -> Data {
        try bytes(name, kind: "bytes", width: 1) { $0.count == 1 }
    }

    /// The bytes of a tensor. `inputs` is the padded row length, or nil for a one-dimensional
    /// tensor.
    private func bytes(
        _ name: String, kind: String, width: Int, inputs: Int? = nil, fits: ([Int]) -> Bool
    ) throws(WeightsError) -> Data {
        guard let tensor = tensors[name] else {
            throw .wrongTensor(path: path, name: name, why: "is missing")
        }
        guard tensor.kind == kind, tensor.offset >= 0, tensor.offset % Self.alignment == 0,
            tensor.shape.allSatisfy({ (1...(1 << 24)).contains($0) }), fits(tensor.shape)
        else {
            throw .wrongTensor(
                path: path, name: name, why: "is of kind \(tensor.kind) and shape \(tensor.shape)")
        }
        let size = tensor.shape[0] * (inputs ?? 1) * width
        guard tensor.offset <= head.byteCount - size else {
            throw .wrongTensor(path: path, name: name, why: "reaches beyond the end")
        }
        let start = body + tensor.offset
        return content[start..<(start + size)]
    }
}
