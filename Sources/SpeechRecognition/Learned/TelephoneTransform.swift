import Foundation

/// How a telephone changes sounds, as a linear transform of an acoustic model's means and variances (Leggetter and
/// Woodland, "Maximum likelihood linear regression", 1995). The engine reads the transform with `-mllr`. The transform
/// was learned by comparing recordings with copies that are limited to a telephone's frequency band
/// (`Scripts/learn-telephone-transform`).
struct TelephoneTransform: Sendable {
    /// The transform in the engine's text format. The numbers of classes and streams come first. For each stream, its
    /// length, the matrix by rows, the shift, and the factors for the variances follow.
    let text: String
    /// The transform of each feature stream.
    let streams: [Stream]

    /// The maximum magnitude. Larger numbers do not occur in such a transform, and the limit helps to keep the
    /// transformed model in range.
    private static let greatest: Float = 100
    /// The allowed number of streams in a model, and the allowed number of values in a stream.
    private static let counts: ClosedRange<Float> = 1...64

    /// The transform for a model: the file `telephone.mllr` in the model's folder, or else the one that comes with the
    /// library. Returns nil if there is no transform for the model.
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

    /// - Returns: Nil if the text is not in the engine's format, or if it does not have exactly one class.
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

    /// Writes the transform to a temporary file, because the engine needs a file. The file is deleted after `body`
    /// returns.
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
