/// Conditions that a drawn question must meet. Case is ignored, and an empty list allows
/// everything.
public struct QuestionFilter: Sendable, Hashable {
    /// The titles of the allowed packs.
    public var packs: [String]
    /// Category names or paths, such as "Science/Space". A question must match at least one
    /// category.
    public var categories: [String]
    /// The allowed difficulties. An empty set also allows questions without a difficulty.
    public var difficulties: Set<Question.Difficulty>
    /// Tags, all of which the question must have.
    public var tags: [String]
    /// Tags that the question must not have.
    public var withoutTags: [String]

    /// Creates a filter, which allows every question by default.
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
