/// A problem in a file that the host should know about: where it is, what is wrong, and how to fix
/// it.
public struct PackProblem: Sendable, Hashable {
    /// What happened to the question.
    public enum Weight: String, Sendable, Hashable, CaseIterable {
        /// The question is left out.
        case refused
        /// The question is kept, but part of it was lost.
        case lost
        /// The whole question is kept, but a person should look at it.
        case note
    }

    /// What happened to the question.
    public var weight: Weight
    /// The position; nil if the problem concerns the whole file.
    public var position: SourcePosition?
    /// The question's id, or the beginning of its prompt.
    public var question: String?
    /// What is wrong, in plain words.
    public var problem: String
    /// What to do about it.
    public var hint: String

    /// Creates a problem with a hint. Without a position, it concerns the whole file.
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
