/// How many errors a judge allows.
public enum Strictness: String, Sendable, Hashable, CaseIterable, Codable {
    /// Accepts only alternatives from the answer line. Spellings, number formats, articles and
    /// fillers may differ.
    case strict
    /// Also accepts one error per word, words that sound the same, and sufficient parts of an
    /// answer.
    case normal
    /// Also accepts two errors in a long word, and words that sound similar.
    case relaxed
}
