/// How much a judge forgives. One default serves every kind of answer line.
public enum Strictness: String, Sendable, Hashable, CaseIterable, Codable {
    /// What was said must be an alternative, apart from how it is written: spelling variants,
    /// numbers, articles, fillers.
    case strict
    /// One error a word, equal sound, parts that are enough.
    case normal
    /// Two errors in a long word, looser sound.
    case relaxed
}
