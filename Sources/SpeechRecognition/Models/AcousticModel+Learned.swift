import Foundation

extension AcousticModel {
    /// Something learned for this model: a file of that name in its folder, or what comes with the
    /// library; nil when nobody learned it for this model.
    ///
    /// - Throws: ``SpeechDecoderError/unreadable(file:)`` for a file in the folder that cannot be read
    ///   as what it should be.
    func learned<Value>(
        _ name: String, shipped: String, read: (String) -> Value?
    ) throws(SpeechDecoderError) -> Value? {
        let own = folder.appendingPathComponent(name)
        if FileManager.default.fileExists(atPath: own.path) {
            guard let text = try? String(contentsOf: own, encoding: .utf8), let value = read(text)
            else { throw .unreadable(file: own.path) }
            return value
        }
        guard (try? fingerprint()) == Self.americanEnglishFingerprint else { return nil }
        return read(shipped)
    }
}
