/// Which questions a draw may take. Empty lists allow everything; letter case does not matter.
public struct QuestionFilter: Sendable, Hashable {
    /// Titles of packs.
    public var packs: [String]
    /// Category names or paths ("Science" or "Science/Space"); one of them must be part of the
    /// question's path.
    public var categories: [String]
    /// One of these; empty: any, also none.
    public var difficulties: Set<Question.Difficulty>
    /// The question must have all of these.
    public var tags: [String]
    /// The question must have none of these.
    public var withoutTags: [String]

    /// A filter by what is given; nothing lets every question through.
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
