/// How many errors a judge allows. The default is the same for all answer lines.
public enum Strictness: String, Sendable, Hashable, CaseIterable, Codable {
    /// Accepts only written alternatives. Ignores spelling variants, number formats, articles and
    /// fillers.
    case strict
    /// Also allows one error per word, words that sound the same, and partial answers that are
    /// sufficient.
    case normal
    /// Also allows two errors in a long word, and words that sound similar.
    case relaxed
}
