/// Conditions for the questions that may be drawn. Empty lists allow everything. Case is ignored.
public struct QuestionFilter: Sendable, Hashable {
    /// Titles of packs.
    public var packs: [String]
    /// Category names or paths ("Science" or "Science/Space"). At least one of them must be part of
    /// the question's path.
    public var categories: [String]
    /// The question must have one of these difficulties. If empty, any difficulty or none is
    /// allowed.
    public var difficulties: Set<Question.Difficulty>
    /// The question must have all of these tags.
    public var tags: [String]
    /// The question must have none of these tags.
    public var withoutTags: [String]

    /// Creates a filter with these conditions. If there are no conditions, the filter allows every
    /// question.
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
