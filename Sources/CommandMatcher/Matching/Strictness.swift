/// How many errors a judge allows.
public enum Strictness: String, Sendable, Hashable, CaseIterable, Codable {
    /// Written alternatives only, with spelling variants, number formats, articles and fillers.
    case strict
    /// Also one error per word, the same sound, and sufficient parts.
    case normal
    /// Also two errors in a long word, and similar sounds.
    case relaxed
}
