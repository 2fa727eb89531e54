/// How many errors a judge allows. The default is the same for all answer lines.
public enum Strictness: String, Sendable, Hashable, CaseIterable, Codable {
    /// Accepts only written alternatives. Ignores spelling variants, number formats, articles and
    /// fillers.
    case strict
    /// Allows one error per word, the same sound, and sufficient parts.
    case normal
    /// Allows two errors in a long word, and similar sounds.
    case relaxed
}
