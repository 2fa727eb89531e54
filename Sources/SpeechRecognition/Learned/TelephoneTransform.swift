import Foundation

/// How a telephone changes sounds, as a linear change of an acoustic model's means and variances
/// (Leggetter and Woodland, "Maximum likelihood linear regression", 1995; the engine reads it as
/// `-mllr`). It is learned by comparing recordings with copies of them that are limited to a
/// telephone's frequency band (`Scripts/learn-telephone-transform`).
struct TelephoneTransform: Sendable {
    /// The transform in the engine's text format: the numbers of classes and streams, then for each
    /// stream its length, the matrix by rows, the shift, and the factors for the variances.
    let text: String
    /// The transform of each feature stream.
    let streams: [Stream]

    /// The maximum magnitude. Larger numbers do not occur in such a change, and the limit helps to
    /// keep the changed model in range.
    private static let greatest: Float = 100
    /// The allowed number of streams in a model, and of values in a stream.
    private static let counts: ClosedRange<Float> = 1...64

    /// The transform for a model: the file `telephone.mllr` in its folder, or the one that comes
    /// with the library. Returns nil if there is none for the model.
    ///
    /// - Throws: ``SpeechDecoderError/unreadable(file:)`` if a file in the folder has the wrong
    ///   format.
    static func forModel(
        _ model: AcousticModel
    ) throws(SpeechDecoderError) -> TelephoneTransform? {
        try model.learned(
            .telephone,
            read: { String(data: $0, encoding: .utf8).flatMap(TelephoneTransform.init(text:)) },
            owner: { _ in nil })
    }

    /// The transform of one feature stream: a matrix and a shift for the means, and a factor for each variance.
    struct Stream: Sendable {
        /// The matrix, by rows.
        var matrix: [[Float]]
        var shift: [Float]
        var factor: [Float]
    }

    /// - Returns: Nil if the text is not in the engine's format with one class.
    init?(text: String) {
        var numbers = text.split(whereSeparator: \.isWhitespace).map {
            Float($0).flatMap { $0.magnitude <= Self.greatest ? $0 : nil }
        }[...]
        func count() -> Int? {
            guard case .some(.some(let count)) = numbers.popFirst(), Self.counts.contains(count)
            else { return nil }
            return Int(exactly: count)
        }
        guard count() == 1, let streamCount = count() else { return nil }
        var streams: [Stream] = []
        for _ in 0..<streamCount {
            guard let width = count() else { return nil }
            let rows = (0..<(width + 2)).map { row in
                numbers.dropFirst(row * width).prefix(width).compactMap(\.self)
            }
            numbers = numbers.dropFirst(rows.count * width)
            guard rows.allSatisfy({ $0.count == width }) else { return nil }
            streams.append(
                Stream(
                    matrix: Array(rows.prefix(width)), shift: rows[width], factor: rows[width + 1]))
        }
        guard numbers.isEmpty else { return nil }
        self.text = text
        self.streams = streams
    }

    /// Writes the transform to a temporary file, because the engine needs a file, and deletes it
    /// after `body`.
    func withFile<Value: ~Copyable>(
        _ body: (_ path: String) throws(SpeechDecoderError) -> Value
    ) throws(SpeechDecoderError) -> Value {
        let path = NSTemporaryDirectory() + "/trivia-voice-\(UUID().uuidString).mllr"
        do {
            try text.write(toFile: path, atomically: false, encoding: .utf8)
        } catch {
            throw .scoresUnavailable(why: "\(path): \(error.localizedDescription)")
        }
        defer { unsafe _ = unlink(path) }
        return try body(path)
    }
}
