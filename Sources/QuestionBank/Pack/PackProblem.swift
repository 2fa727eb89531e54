/// One thing in a file that a host should know: where it is, what it is and how to mend it.
public struct PackProblem: Sendable, Hashable {
    public enum Weight: String, Sendable, Hashable, CaseIterable {
        /// The question is left out.
        case refused
        /// The question is kept; part of it could not be carried.
        case lost
        /// The question is kept whole; something about it needs a look.
        case note
    }

    public var weight: Weight
    /// Nil when the problem is of the whole file.
    public var position: SourcePosition?
    /// The question's id, or the beginning of its prompt.
    public var question: String?
    public var problem: String
    /// What to do about it.
    public var hint: String

    public init(
        _ weight: Weight, at position: SourcePosition? = nil, question: String? = nil,
        _ problem: String, hint: String
    ) {
        self.weight = weight
        self.position = position
        self.question = question
        self.problem = problem
        self.hint = hint
    }
}
