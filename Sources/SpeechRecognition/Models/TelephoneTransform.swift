import Foundation

/// What a telephone does to the sounds an acoustic model knows: a linear change of its means and
/// variances (Leggetter and Woodland, "Maximum likelihood linear regression", 1995; the engine
/// reads it as `-mllr`), learned from recordings and the same recordings through a telephone's
/// band (`Scripts/learn-telephone-transform`).
struct TelephoneTransform: Sendable {
    /// The engine's text format: classes, streams, then for each stream its length, the matrix by
    /// rows, the shift, and the factor of the variances.
    let text: String

    /// The transform for a model: a file `telephone.mllr` in its folder, or the one that comes with
    /// the library; nil when there is none for that model.
    init?(_ model: AcousticModel) {
        let own = model.folder.appendingPathComponent("telephone.mllr")
        if let text = try? String(contentsOf: own, encoding: .utf8) {
            self.text = text
        } else if (try? model.fingerprint()) == AcousticModel.americanEnglishFingerprint {
            text = Self.americanEnglish
        } else {
            return nil
        }
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
