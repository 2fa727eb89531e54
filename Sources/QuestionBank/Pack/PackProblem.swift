/// One thing in a file that a host should know: where it is, what it is and how to mend it.
public struct PackProblem: Sendable, Hashable {
    /// What became of the question.
    public enum Weight: String, Sendable, Hashable, CaseIterable {
        /// The question is left out.
        case refused
        /// The question is kept; part of it could not be carried.
        case lost
        /// The question is kept whole; something about it needs a look.
        case note
    }

    /// What became of the question.
    public var weight: Weight
    /// Nil when the problem is of the whole file.
    public var position: SourcePosition?
    /// The question's id, or the beginning of its prompt.
    public var question: String?
    /// What it is, in words for people.
    public var problem: String
    /// What to do about it.
    public var hint: String

    /// A problem with the way out of it; without a position it is of the whole file.
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
