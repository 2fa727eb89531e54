/// Conditions that a question must meet to be drawn. An empty list allows everything. Case is ignored.
public struct QuestionFilter: Sendable, Hashable {
    /// The titles of the allowed packs.
    public var packs: [String]
    /// Category names or paths ("Science" or "Science/Space"). The category path of the question
    /// must contain at least one of these names or paths.
    public var categories: [String]
    /// The allowed difficulties. If the set is empty, questions of any difficulty and without a
    /// difficulty are allowed.
    public var difficulties: Set<Question.Difficulty>
    /// Required tags. The question must have all of these tags.
    public var tags: [String]
    /// Excluded tags. The question must not have any of these tags.
    public var withoutTags: [String]

    /// Creates a filter with these conditions. A filter without conditions allows every question.
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
