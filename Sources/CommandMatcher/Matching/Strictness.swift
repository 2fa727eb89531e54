/// How many errors a judge allows.
public enum Strictness: String, Sendable, Hashable, CaseIterable, Codable {
    /// Accepts only written alternatives, also with other spellings, number formats, articles and
    /// fillers.
    case strict
    /// Also accepts one error per word, the same sound, and sufficient parts.
    case normal
    /// Also accepts two errors in a long word, and similar sounds.
    case relaxed
}
