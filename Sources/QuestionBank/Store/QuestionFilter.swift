/// The questions that a draw may take. Empty lists allow everything; case does not matter.
public struct QuestionFilter: Sendable, Hashable {
    /// Titles of packs.
    public var packs: [String]
    /// Category names or paths ("Science" or "Science/Space"); at least one of them must be part of
    /// the question's path.
    public var categories: [String]
    /// The question must have one of these; empty: any difficulty or none.
    public var difficulties: Set<Question.Difficulty>
    /// The question must have all of these.
    public var tags: [String]
    /// The question must have none of these.
    public var withoutTags: [String]

    /// A filter with these conditions; without any it allows every question.
    public init(
        packs: [String] = [], categories: [String] = [],
        difficulties: Set<Question.Difficulty> = [], tags: [String] = [],
        withoutTags: [String] = []
    ) {
        self.packs = packs
        self.categories = categories
        self.difficulties = difficulties
        self.tags = tags
        self.withoutTags = withoutTags
    }
}
