/// How much a judge forgives. The same default serves every kind of answer line.
public enum Strictness: String, Sendable, Hashable, CaseIterable, Codable {
    /// The answer must be an alternative; only spelling variants, number formats, articles and
    /// fillers are ignored.
    case strict
    /// Allows one error per word, equal sound, and parts that are enough.
    case normal
    /// Allows two errors in a long word, and looser sound.
    case relaxed
}
