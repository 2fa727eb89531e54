/// A problem that the host should know about, with its position and a remedy.
public struct PackProblem: Sendable, Hashable {
    /// The effect of the problem on the question.
    public enum Weight: String, Sendable, Hashable, CaseIterable {
        /// The question is left out.
        case refused
        /// The question is kept, but part of it is lost.
        case lost
        /// The entire question is kept, but a person should check it.
        case note
    }

    /// The effect of the problem on the question.
    public var weight: Weight
    /// The position of the problem, or nil if the problem concerns the whole file.
    public var position: SourcePosition?
    /// The id of the question, or the beginning of its prompt.
    public var question: String?
    /// A description of the problem in plain language.
    public var problem: String
    /// Advice on how to solve the problem.
    public var hint: String

    /// Creates a problem with a hint. Without a position, the problem concerns the whole file.
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
