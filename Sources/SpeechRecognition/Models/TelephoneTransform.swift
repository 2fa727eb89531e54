import Foundation

/// What a telephone does to the sounds an acoustic model knows: a linear change of its means and
/// variances (Leggetter and Woodland, "Maximum likelihood linear regression", 1995; the engine
/// reads it as `-mllr`), learned from recordings and the same recordings through a telephone's
/// band (`Scripts/learn-telephone-transform`).
struct TelephoneTransform: Sendable {
    /// The engine's text format: classes, streams, then for each stream its length, the matrix by
    /// rows, the shift, and the factor of the variances.
    let text: String

    init(text: String) { self.text = text }

    /// The transform for a model: a file `telephone.mllr` in its folder, or the one that comes with
    /// the library; nil when there is none for that model.
    ///
    /// - Throws: ``SpeechDecoderError/unreadable(file:)`` for a file in the folder that is no text.
    static func forModel(
        _ model: AcousticModel
    ) throws(SpeechDecoderError) -> TelephoneTransform? {
        try model.learned(.telephone) { TelephoneTransform(text: $0) }
    }

    /// What becomes of one stream: means by matrix and shift, variances by a factor.
    struct Stream: Sendable {
        /// By rows.
        var matrix: [[Float]]
        var shift: [Float]
        var factor: [Float]
    }

    /// The change of each stream, or nil when the text is not of the engine's format with one class and
    /// the streams of ``AcousticParameters``.
    var streams: [Stream]? {
        var numbers = text.split(whereSeparator: \.isWhitespace).map { Float($0) }[...]
        let (count, width) = (AcousticParameters.streamCount, AcousticParameters.width)
        guard numbers.popFirst() == 1, numbers.popFirst() == Float(count),
            numbers.count == count * (1 + width * (width + 2))
        else { return nil }
        var streams: [Stream] = []
        for _ in 0..<count {
            guard numbers.popFirst() == Float(width) else { return nil }
            let rows = (0..<(width + 2)).map { row in
                numbers.dropFirst(row * width).prefix(width).compactMap(\.self)
            }
            numbers = numbers.dropFirst(rows.count * width)
            guard rows.allSatisfy({ $0.count == width }) else { return nil }
            streams.append(
                Stream(
                    matrix: Array(rows.prefix(width)), shift: rows[width], factor: rows[width + 1]))
        }
        return streams
    }

    /// Lends the transform as a file, as the engine wants it.
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
